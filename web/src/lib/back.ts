/** On a phone, Back closes what lies over the table, the uppermost first, before it leaves the table. */

interface Mark {
  sheet?: boolean;
}

const marked = () => (history.state as Mark | null)?.sheet === true;
let open: (() => void)[] = [];

addEventListener("popstate", () => {
  const last = open.at(-1);
  if (!last) return;
  if (open.length > 1) history.pushState({ sheet: true } satisfies Mark, "");
  last();
});

/** Something has been opened that Back closes; call what is returned once it is gone. */
export function onBack(close: () => void): () => void {
  if (!marked()) history.pushState({ sheet: true } satisfies Mark, "");
  open.push(close);
  return () => {
    open = open.filter((one) => one !== close);
    // Another sheet may follow at once, and then keeps the place in the history.
    setTimeout(() => {
      if (open.length === 0 && marked()) history.back();
    });
  };
}
