// On a narrow page one region of the board fills the width: the same drawing through another window.

const NARROW = matchMedia("(max-width: 599px)");
const MARGIN = 10;
let whole = null;
let shown = "";

export const isNarrow = () => NARROW.matches;

/** Show the region of this name; without one the whole board. */
export function show(name) {
  const board = document.getElementById("board");
  if (!board) return;
  whole ??= board.getAttribute("viewBox");
  const window = NARROW.matches ? box(board, name) : null;
  board.setAttribute("viewBox", window ?? whole);
  shown = window ? name : "";
  for (const button of document.querySelectorAll(".of")) button.classList.toggle("on", button.dataset.region === shown);
}

function box(board, name) {
  const said = JSON.parse(document.getElementById("app").dataset.regions || "{}")[name];
  if (said) return said;
  const region = name && document.getElementById(`region-${name}`);
  if (!region) return null;
  const { x, y, width, height } = region.getBBox();
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(Math.round).join(" ");
}

/** Move to where the answers are: the region that holds most of them. */
export function follow() {
  if (!NARROW.matches || document.body.dataset.status === "over") return show("");
  const count = new Map();
  for (const lit of document.querySelectorAll("#board [data-action]")) {
    const name = lit.closest("[data-region]")?.dataset.region ?? lit.closest("[id^=region-]")?.id.slice(7);
    if (name) count.set(name, (count.get(name) ?? 0) + 1);
  }
  const [best] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (count.size > 3) show("");
  else show(best ?? shown);
}

export function listen() {
  NARROW.addEventListener("change", follow);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".of");
    if (button && !button.dataset.action) show(shown === button.dataset.region ? "" : button.dataset.region);
  });
}
