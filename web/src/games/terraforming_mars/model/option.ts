/** The options of Terraforming Mars, also those that are not asked now. */

import { optionOf, Vocabulary } from "../../../table/option";
import { PRINTED } from "./printed";
import type { Resource } from "../public";

/** The resource of each kind of payment. */
export const PAYMENTS: Readonly<Record<string, Resource>> = {
  "pay:steel": "steel",
  "pay:titanium": "titanium",
  "pay:heat": "heat",
};

export const VOCABULARY = new Vocabulary(PRINTED.vocabulary, ["amount", ...Object.keys(PAYMENTS)]);

/** Selling asks card by card; here all cards are chosen together. */
export const SELL = optionOf("standard", "sell_patents");
export const PASS = optionOf("pass");
