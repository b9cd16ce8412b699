/** True if the page is laid out for a phone: narrow, or low as a phone on its side or a page at twice its size. */

import { MediaQuery } from "svelte/reactivity";

import { BREAKPOINT } from "./breakpoint";

export const phone = new MediaQuery(BREAKPOINT.phone);
