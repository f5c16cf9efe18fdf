// Boards of modules beside a board that would be too small with them: each is a plaque with its official and card, and
// the board, which keeps its size, moves aside for them.

const MAIN = [1200, 700]; // the main board, in its units
const LEAST = 976 / 1200; // pixels for a unit: below it words on the main board beside the wings would give way
const NARROW = matchMedia("(max-width: 699px), (max-height: 499px)"); // a phone has windows of its own

const app = document.getElementById("app");
let whole = MAIN; // the board with its wings
let wings = []; // the names of their windows
let open = false;

const board = () => document.getElementById("board");
const official = (name) => document.querySelector(`.of[data-region="${CSS.escape(name)}"]`);
const isFolded = () => app.hasAttribute("data-plaques");

/** Whether the wings fold, where the board may have this room in pixels; returns the board's size in units. */
export function plan(width, height) {
  const boxes = Object.entries(JSON.parse(app.dataset.regions || "{}")).map(([name, box]) => [name, box.split(" ")]);
  wings = boxes.filter(([name, [x]]) => Number(x) >= MAIN[0] && official(name)).map(([name]) => name);
  const box = boxes.find(([name]) => name === "board")?.[1];
  whole = box ? [Number(box[2]), Number(box[3])] : MAIN;
  const small = Math.min(width / whole[0], height / whole[1]) < LEAST;
  const { status, lesson } = document.body.dataset;
  const fold = small && wings.length > 0 && !NARROW.matches && status !== "over" && lesson === undefined;
  app.toggleAttribute("data-plaques", fold);
  if (fold) hang();
  if (!NARROW.matches && board()) look();
  return fold ? MAIN : whole;
}

/** The view box of what is seen of the board. */
export function seen(usual) {
  if (!isFolded()) return usual;
  return [open ? whole[0] - MAIN[0] : 0, 0, ...MAIN].join(" ");
}

function look() {
  board().setAttribute("viewBox", seen([0, 0, ...whole].join(" ")));
  for (const plaque of document.querySelectorAll(".pq")) plaque.setAttribute("aria-pressed", open);
}

/** The plaques, as their officials are now. */
function hang() {
  let row = document.querySelector(".plaques");
  if (!row) {
    row = document.createElement("nav");
    row.className = "plaques";
    row.setAttribute("aria-label", document.getElementById("part-officials").getAttribute("aria-label"));
    document.querySelector(".bd").append(row);
  }
  wings.forEach((name, order) => {
    const [one, plaque] = [official(name), row.children[order] ?? row.appendChild(document.createElement("button"))];
    plaque.className = `pq ${one.classList.contains("lit") ? "lit" : ""}`;
    plaque.dataset.wing = name;
    plaque.setAttribute("aria-label", one.getAttribute("aria-label"));
    plaque.replaceChildren(...[...one.childNodes].map((child) => child.cloneNode(true)));
    plaque.setAttribute("aria-pressed", open);
  });
}

const at = (lit) => {
  const { left, width } = lit.getBoundingClientRect();
  return new DOMPoint(left + width / 2, 0).matrixTransform(board().getScreenCTM().inverse()).x;
};

/** A question has come: where its only answers on the board lie on a wing, that is shown. */
export function follow() {
  if (!isFolded()) return;
  hang();
  const places = [...document.querySelectorAll("#board [data-action]")].map(at);
  const wanted = places.length > 0 && places.every((x) => x >= MAIN[0]);
  if (open === wanted) return;
  open = wanted;
  look();
}

export function listen() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.(".pq")) return;
    open = !open;
    look();
  });
  document.addEventListener("focusin", (event) => {
    if (!isFolded() || !event.target.closest?.("#board")) return;
    const x = at(event.target);
    if (open ? x >= whole[0] - MAIN[0] : x <= MAIN[0]) return;
    open = !open;
    look();
  });
}
