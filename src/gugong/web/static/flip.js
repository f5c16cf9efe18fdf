// Pieces move rather than jump: where each was, where it is, and the way between (first, last, invert, play).

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 60;
const LEAST = 6; // pixels: a key that comes and goes moves nothing
const SERVANT = /^pc-servant-(?:N-)?[A-Z](?=-)/; // whose it is
const SPEED = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const running = new Set();

/** Where every piece is now. */
export function first() {
  const places = new Map();
  for (const piece of document.querySelectorAll("[id^=pc-]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.id, box);
  }
  return places;
}

/** Servants are counted, not named: one that is gone here and one that is new there are taken for the same. */
function walkers(places) {
  const gone = new Map();
  for (const [id, box] of places) {
    const whose = id.match(SERVANT)?.[0];
    if (!whose || document.getElementById(id)) continue;
    if (!gone.has(whose)) gone.set(whose, []);
    gone.get(whose).push(box);
  }
  return gone;
}

/** The pieces that are elsewhere than they were; one that rides on another goes with it. */
function changes(places) {
  const gone = walkers(places);
  const moved = new Map();
  for (const piece of document.querySelectorAll("[id^=pc-]")) {
    const was = places.get(piece.id) ?? gone.get(piece.id.match(SERVANT)?.[0])?.pop();
    const is = piece.getBoundingClientRect();
    if (!was || !is.width) continue;
    const x = was.left + was.width / 2 - is.left - is.width / 2;
    const y = was.top + was.height / 2 - is.top - is.height / 2;
    const carrier = piece.parentElement.closest("[id^=pc-]");
    if (Math.hypot(x, y) > LEAST && !moved.has(carrier)) moved.set(piece, [x, y]);
  }
  return [...moved];
}

/** Let every piece travel from where it was; resolves when all have arrived. `hurry` doubles the speed. */
export async function play(places, hurry = false) {
  const pace = (SPEED[document.body.dataset.speed] ?? 1) * (hurry ? 0.5 : 1);
  const moved = changes(places).slice(0, MOST);
  if (STILL.matches || !pace) {
    for (const [piece] of moved) mark(piece);
    return;
  }
  let servants = 0;
  const ways = moved.map(([piece, [x, y]]) => {
    const small = piece.id.startsWith("pc-servant") || piece.id.startsWith("pc-double");
    const delay = small ? Math.min(servants++ * 60, 440) : 0;
    return travel(piece, x, y, duration(piece.id, Math.hypot(x, y)) * pace, delay * pace);
  });
  await Promise.allSettled(ways);
}

function duration(id, far) {
  if (id.startsWith("pc-card")) return 420;
  if (id.startsWith("pc-vp")) return 300 + Math.min(500, far);
  return id.startsWith("pc-servant") ? 260 : 380;
}

/** Move a piece from so far away; on screen, so the scale of its drawing is taken out. */
function travel(piece, dx, dy, duration, delay) {
  const matrix = piece.getScreenCTM ? piece.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  const [x, y] = [dx / scale, dy / scale];
  const arc = `translate(${x / 2}px, ${y / 2 - 14 / scale}px)`;
  const animation = piece.animate(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: arc }, { transform: "translate(0px, 0px)" }],
    { duration, delay, easing: "cubic-bezier(.2,.7,.3,1)", composite: "add", fill: "backwards" },
  );
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

function mark(piece) {
  piece.classList.add("changed");
  setTimeout(() => piece.classList.remove("changed"), 1200);
}

/** Whatever moves is there at once. */
export function finish() {
  for (const animation of running) animation.finish();
}
