// While others have their turn: a card of one's own that is pointed at shows the officials who would take it.
let tried = null; // the card that was pressed, and stays tried

function clear() {
  for (const shown of document.querySelectorAll(".tried")) shown.classList.remove("tried", "fee");
}

function show(card) {
  clear();
  if (!card?.isConnected) return;
  for (const name of [...card.dataset.try.split(" "), ...card.dataset.tryFee.split(" ")].filter(Boolean)) {
    const fee = !card.dataset.try.split(" ").includes(name);
    const official = document.querySelector(`.of[data-region="${CSS.escape(name)}"]`);
    for (const there of [document.getElementById(`at-${name}`), official]) {
      there?.classList.add("tried", ...(fee ? ["fee"] : []));
    }
  }
}

/** Another position: what was tried is over. */
export function follow() {
  if (!tried?.isConnected || tried.getAttribute("aria-pressed") !== "true") tried = null;
  show(tried);
}

export function listen() {
  const at = (event) => event.target.closest?.("[data-try]");
  document.addEventListener("pointerover", (event) => show(at(event) ?? tried));
  document.addEventListener("focusin", (event) => show(at(event) ?? tried));
  document.addEventListener("click", (event) => {
    const card = at(event);
    if (!card) return;
    tried = card === tried ? null : card;
    for (const each of document.querySelectorAll("[data-try]")) each.setAttribute("aria-pressed", each === tried);
    show(tried);
  });
}
