/** The name that somebody new has typed: another page that asks for it begins with it. */
export const typed = $state({ name: "" });
