import { proofs } from "./proofs";

proofs("terraforming_mars", ["yellow", "blue"]);
