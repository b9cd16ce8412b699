import { proofs } from "./proofs";

proofs("on_mars", { players: 4, seats: ["purple", "green"], placing: "om-ask-build-at", prefix: "on-mars-" });
