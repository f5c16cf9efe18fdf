// What is shown, in pieces: a message names the pieces that this page has by number, and holds those that are new.

const MOST = 6;
const known = new Map(); // by mark: the parts of a position, each a list of pieces
let current = "";

/** The mark of what is shown last; "" for a page that was just loaded. */
export const mark = () => current;

/** The parts of a message, whole; null if it builds on a position that this page does not have. */
export function complete(message) {
  if (!message.mark) return message.parts;
  const base = message.base ? known.get(message.base) : {};
  if (!base) return null;
  const parts = { ...base };
  for (const [name, pieces] of Object.entries(message.parts))
    parts[name] = pieces.map((piece) => (typeof piece === "number" ? base[name][piece] : piece));
  known.delete(message.mark);
  known.set(message.mark, parts);
  if (known.size > MOST) known.delete(known.keys().next().value);
  return Object.fromEntries(Object.entries(parts).map(([name, pieces]) => [name, pieces.join("")]));
}

/** This is what is shown now. */
export function shown(message) {
  current = message.mark ?? current;
}
