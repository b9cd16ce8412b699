import { proofs } from "./proofs";

proofs("on_mars", ["purple", "green"]);
