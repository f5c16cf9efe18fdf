// A hint: three good answers, numbered in the panel, in the list and on the board. It never plays.
import * as arrange from "./arrange.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const panel = document.getElementById("hint");
const body = document.body;
let asking = null; // what would break off the question that is under way
let shown = -1; // the ply that the panel speaks of

/** Open the panel and ask; open already, close it. */
export async function toggle() {
  if (!panel || !document.querySelector(".top [data-do=hint]")) return;
  if (!panel.hidden) return close();
  const ply = (shown = Number(body.dataset.ply));
  if (body.dataset.status !== "your-turn") return open(`<p class="note">${escaped(say("hint-wait-turn"))}</p>`);
  open(`<p class="note think" role="status">${escaped(say("hint-thinking"))}</p>`);
  asking = new AbortController();
  try {
    const answer = await fetch(`/games/${body.dataset.game}/hint?ply=${ply}`, { signal: asking.signal });
    if (answer.status === 204) return close();
    const told = await answer.json();
    if (ply !== Number(body.dataset.ply) || panel.hidden) return;
    if (!answer.ok) return open(`<p class="note">${escaped(told.what)}</p>`);
    open(told.html);
    told.answers.forEach((text, place) => mark(text, place + 1));
    panel.focus({ preventScroll: true });
  } catch (error) {
    if (error.name !== "AbortError") open(`<p class="note">${escaped(say("page-lost"))}</p>`);
  }
}

function escaped(text) {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}

function open(html) {
  panel.innerHTML = html;
  panel.hidden = false;
  document.querySelector(".top [data-do=hint]").setAttribute("aria-pressed", "true");
  body.classList.add("hinting");
  arrange.fit();
}

/** Nobody wants it any more: the search is stopped too. */
export function close() {
  if (!panel || panel.hidden) return false;
  asking?.abort();
  panel.hidden = true;
  panel.replaceChildren();
  body.classList.remove("hinting");
  arrange.fit();
  document.querySelector(".top [data-do=hint]")?.setAttribute("aria-pressed", "false");
  for (const number of document.querySelectorAll(".hint-no")) number.remove();
  return true;
}

/** Another position is shown: a hint for the one before means nothing now. */
export function follow() {
  if (panel && !panel.hidden && shown !== Number(body.dataset.ply)) close();
}

/** A green number at an answer, in the list and where it lies on the board or in the hand. */
function mark(text, number) {
  for (const place of document.querySelectorAll(`[data-action="${CSS.escape(text)}"]`)) {
    const drawing = place.closest("#board, #part-hand svg, #part-own svg");
    if (drawing) onDrawing(drawing, place, number);
    else {
      const badge = document.createElement("i");
      badge.className = "hint-no";
      badge.textContent = number;
      place.append(badge);
    }
  }
}

function onDrawing(drawing, place, number) {
  const box = place.getBoundingClientRect();
  const seen = drawing.parentElement.closest(".bd, .hand, .own, .mine")?.getBoundingClientRect();
  if (!box.width || (seen && (box.right > seen.right + 20 || box.top < seen.top - 20))) return;
  const matrix = drawing.getScreenCTM();
  const corner = new DOMPoint(box.right - 4, box.top + 4).matrixTransform(matrix.inverse());
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "hint-no");
  group.setAttribute("aria-hidden", "true");
  group.setAttribute("transform", `translate(${corner.x} ${corner.y}) scale(${1 / matrix.a})`);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("r", 12);
  const words = document.createElementNS(SVG, "text");
  words.setAttribute("y", 5);
  words.setAttribute("font-size", 14);
  words.setAttribute("text-anchor", "middle");
  words.textContent = number;
  group.append(circle, words);
  drawing.append(group);
}
