// Keys while something is shown step by step.

/** Space goes on to the next step, Escape ends it; true says that the key was meant for this. */
export function press({ key }, { at, step, stop }) {
  if (at < 0) return false;
  if (key === " ") step(at + 1);
  else if (key === "Escape") stop();
  else return false;
  return true;
}
