/** What Node knows of its surroundings; the page's own types know nothing of Node. */
declare const process: { env: Record<string, string | undefined> };

export const environment = process.env;
