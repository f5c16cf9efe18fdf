// What the coach has found in one's games, kept in this browser alone: by game, how close to the best one was (0-100),
// and what cost most, as { close, source, turns, cost }. The coach's page calls `remember`, the page of numbers reads.

const KEPT = "gugong-coach";
const MOST = 200; // games, the latest

/** Everything that is kept, by game; whatever is damaged counts for nothing. */
export function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Keep what the coach says of a game. */
export function remember(game, { close, source = "", turns = 0, cost = 0 }) {
  const { [game]: _, ...others } = all();
  const entries = [...Object.entries(others), [game, { close, source, turns, cost }]].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries)));
}

/** Nothing is kept any more. */
export function forget() {
  localStorage.removeItem(KEPT);
}

/** By source: in how many games it cost something, and how much of 100 in all; what cost most first. */
export function bySource() {
  const found = new Map();
  for (const { source, cost } of Object.values(all())) {
    if (!source || !(cost > 0)) continue;
    const { games, lost } = found.get(source) ?? { games: 0, lost: 0 };
    found.set(source, { games: games + 1, lost: lost + cost });
  }
  return [...found].map(([source, each]) => ({ source, ...each })).sort((a, b) => b.lost - a.lost);
}
