// Pieces move rather than jump: where each was, where it is, and the way between (first, last, invert, play).

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 60;
const SERVANT = /^pc-servant-(?:N-)?[A-Z](?=-)/;
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

/** Let every piece travel from where it was; resolves when all have arrived. `hurry` doubles the speed. */
export async function play(places, hurry = false) {
  const pace = (SPEED[document.body.dataset.speed] ?? 1) * (hurry ? 0.5 : 1);
  const moved = [];
  const carriers = new Set(); // a Servant on a Ship sails with it
  const walked = walks(places);
  for (const piece of document.querySelectorAll("[id^=pc-]")) {
    const was = places.get(piece.id) ?? walked.get(piece.id);
    const is = piece.getBoundingClientRect();
    if (!was || !is.width || carriers.has(piece.parentElement?.closest("[id^=pc-]"))) continue;
    if (Math.abs(was.left - is.left) + Math.abs(was.top - is.top) > 2) {
      moved.push([piece, was, is]);
      carriers.add(piece);
    }
  }
  if (STILL.matches || !pace) {
    for (const [piece] of moved.slice(0, MOST)) mark(piece);
    return;
  }
  let servants = 0;
  const ways = moved.slice(0, MOST).map(([piece, was, is]) => {
    const small = piece.id.startsWith("pc-servant") || piece.id.startsWith("pc-double");
    const delay = small ? Math.min(servants++ * 60, 440) : 0;
    return travel(piece, was, is, duration(piece.id, was, is) * pace, delay * pace);
  });
  await Promise.allSettled(ways);
}

/** Where Servants came from. They are named by where they stand (docs/drawing.md): those that are new walk from where
 * as many others of their colour have gone, the last of each place first; failing that, from the supply. */
function walks(places) {
  const gone = new Map();
  for (const [id, box] of places) {
    if (!SERVANT.test(id) || document.getElementById(id)) continue;
    if (!gone.has(colour(id))) gone.set(colour(id), []);
    gone.get(colour(id)).push(box);
  }
  const found = new Map();
  for (const piece of document.querySelectorAll("[id^=pc-servant-]")) {
    if (places.has(piece.id)) continue;
    const supply = document.getElementById(`supply-${piece.id.split("-")[2]}`);
    const box = gone.get(colour(piece.id))?.pop() ?? supply?.getBoundingClientRect();
    if (box?.width) found.set(piece.id, box);
  }
  return found;
}

/** `pc-servant-R-wall-1` is Red's; `pc-servant-N-R-1` a neutral one of Red's. */
function colour(id) {
  return SERVANT.exec(id)[0];
}

function duration(id, was, is) {
  if (id.startsWith("pc-card")) return 420;
  if (id.startsWith("pc-vp")) return 300 + Math.min(500, Math.hypot(was.left - is.left, was.top - is.top));
  return id.startsWith("pc-servant") ? 260 : 380;
}

function travel(piece, was, is, duration, delay) {
  const matrix = piece.getScreenCTM ? piece.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  const x = (was.left + was.width / 2 - is.left - is.width / 2) / scale;
  const y = (was.top + was.height / 2 - is.top - is.height / 2) / scale;
  const unit = "px";
  const arc = `translate(${x / 2}${unit}, ${y / 2 - 14 / scale}${unit})`;
  const animation = piece.animate(
    [
      { transform: `translate(${x}${unit}, ${y}${unit})` },
      { transform: arc },
      { transform: "translate(0px, 0px)" },
    ],
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
