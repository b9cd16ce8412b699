import { proofs } from "./proofs";

proofs("terraforming_mars", {
  players: 5,
  seats: ["yellow", "blue"],
  placing: "ask-tile",
  prefix: "",
  options: { beginners: ["yellow"] },
});
