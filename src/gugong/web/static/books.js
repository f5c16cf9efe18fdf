// The rules beside the table: their script comes when they are opened for the first time.
let rules = null;

export const isOpen = () => Boolean(rules?.isOpen());
export const escape = () => Boolean(rules?.escape());

export async function open(address = "") {
  if (!rules) {
    rules = await import("./rules.js");
    rules.listen();
  }
  return rules.open(address);
}

/** The first link to a rule that is followed brings the script; it sees to all others. */
export function listen() {
  document.addEventListener("click", (event) => {
    const link = rules ? null : event.target.closest?.("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link.getAttribute("href"));
  });
}
