// Ghosts: what would change, over the drawing. They take no clicks, and readers pass them by.

const SVG = "http://www.w3.org/2000/svg";
let kept = false; // somebody shows a row of them: pointing elsewhere does not take them away
const WHERE = { board: "#board", own: "#part-own svg", hand: "#part-hand svg" };

/** Show what a preview has found: copies of pieces by drawing, and the places that change. */
export function show({ ghosts = {}, places = [], spots = [] }) {
  clear(true);
  for (const place of places) document.getElementById(place)?.classList.add("ghosted");
  for (const [name, markup] of Object.entries(ghosts)) {
    const drawing = document.querySelector(WHERE[name]);
    if (!drawing) continue;
    const group = element("g", { class: "ghosts", "aria-hidden": "true", "text-anchor": "middle" });
    group.innerHTML = markup;
    drawing.append(group);
    for (const ghost of [...group.children]) frame(ghost);
  }
  const taken = new Map();
  spots.forEach((spot, order) => spot && number(spot, order + 1, taken));
}

/** The number of a clause, where that happens: at a ghost, or else at the piece or the place itself. */
function number(spot, count, taken) {
  const part = spot.endsWith("-") ? "^" : "";
  const at = document.querySelector(`.ghosts [data-of${part}="${spot}"]`) ?? document.getElementById(spot);
  const drawing = at?.closest("#board, #part-own svg, #part-hand svg");
  const box = at?.getBoundingClientRect();
  if (!drawing || !box.width) return;
  const beside = taken.get(at) ?? 0;
  taken.set(at, beside + 1);
  const matrix = drawing.getScreenCTM();
  const corner = new DOMPoint(box.left + 18 * beside, box.top).matrixTransform(matrix.inverse());
  const mark = element("g", {
    class: "clause",
    transform: `translate(${corner.x} ${corner.y}) scale(${1 / matrix.a})`,
  });
  const words = element("text", { y: 4.2, "font-size": 12, "text-anchor": "middle" });
  words.textContent = count;
  mark.append(element("circle", { r: 9 }), words);
  layer(drawing).append(mark);
}

/** The layer of ghosts over a drawing. */
function layer(drawing) {
  const found = drawing.querySelector(":scope > .ghosts");
  if (found) return found;
  const made = element("g", { class: "ghosts", "aria-hidden": "true" });
  drawing.append(made);
  return made;
}

/** While ghosts are kept only `clear(true)` takes them away. */
export function keep(on) {
  kept = on;
}

export function clear(force = false) {
  if (kept && !force) return;
  for (const group of document.querySelectorAll(".ghosts")) group.remove();
  for (const place of document.querySelectorAll(".ghosted")) place.classList.remove("ghosted");
}

/** A dashed box round what is gained, a foot below what is paid, a dotted way to where something went. */
function frame(ghost) {
  const { x, y, width, height } = ghost.getBBox();
  if (ghost.classList.contains("gain")) {
    ghost.append(element("rect", { class: "box", x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 4 }));
  } else if (ghost.classList.contains("paid")) {
    const foot = y + height + 1.5;
    ghost.append(element("line", { class: "foot", x1: x + 1, x2: x + width - 1, y1: foot, y2: foot }));
  } else if (ghost.classList.contains("went") && ghost.previousElementSibling?.classList.contains("was")) {
    const from = ghost.previousElementSibling.getBBox();
    const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
    ghost.prepend(element("line", { class: "route", x1, y1, x2: x + width / 2, y2: y + height / 2 }));
  }
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
