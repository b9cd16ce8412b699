/**
 * On a phone, Back closes what lies over the table, the uppermost first, before it leaves the table.
 *
 * What is opened first adds an entry to the history, and the next uses it again: going back by script would take a
 * moment, in which something else may be opened, or the page be loaded anew.
 */

interface Mark {
  sheet?: boolean;
}

const marked = () => (history.state as Mark | null)?.sheet === true;
let open: (() => void)[] = [];
/** True if the current entry was added here. */
let added = marked();

function add(): void {
  history.pushState({ sheet: true } satisfies Mark, "");
  added = true;
}

addEventListener("popstate", () => {
  const left = added && !marked();
  added = marked();
  if (!left) return;
  const last = open.at(-1);
  // Nothing was open any more: whoever went back meant the table.
  if (!last) return history.back();
  if (open.length > 1) add();
  last();
});

/** Something has been opened that Back closes; call what is returned once it is gone. */
export function onBack(close: () => void): () => void {
  if (!added) add();
  open.push(close);
  return () => (open = open.filter((one) => one !== close));
}

/** Go to another address, as by a link. */
export function push(to: string): void {
  history.pushState(null, "", to);
  added = false;
}
