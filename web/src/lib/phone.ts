/** Whether the page is laid out for a phone: narrow, or low as a phone on its side or a page at twice its size. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 700px), (max-height: 560px)");
