/** On a phone, Back closes what lies over the table, the uppermost first, before it leaves the table. */

interface Mark {
  sheet?: boolean;
}

const marked = () => (history.state as Mark | null)?.sheet === true;
const mark = () => history.pushState({ sheet: true } satisfies Mark, "");
let open: (() => void)[] = [];
/** How often the page itself went back without having heard of it yet. */
let leaving = 0;

addEventListener("popstate", () => {
  const last = open.at(-1);
  if (leaving > 0) {
    leaving--;
    if (last) mark();
    return;
  }
  if (!last) return;
  if (open.length > 1) mark();
  last();
});

/** Something has been opened that Back closes; call what is returned once it is gone. */
export function onBack(close: () => void): () => void {
  if (!marked()) mark();
  open.push(close);
  return () => {
    open = open.filter((one) => one !== close);
    // Another sheet may follow at once, and then keeps the place in the history.
    setTimeout(() => {
      if (open.length > 0 || !marked() || leaving > 0) return;
      leaving++;
      history.back();
    });
  };
}
