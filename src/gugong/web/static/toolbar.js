// The buttons of the bar are one stop of the Tab key; from there the arrows, Home and End go through them.
let last = ""; // what the button does that was there last

const buttons = () => {
  const bar = document.querySelector(".top [role=toolbar]");
  return bar ? [...bar.querySelectorAll("button, a")].filter((each) => each.checkVisibility()) : [];
};
const called = (button) => button.dataset.do ?? button.getAttribute("href");

/** One of the buttons in sight is the stop: the one that had the focus last, or the first. */
export function follow() {
  const all = buttons();
  const stop = all.find((each) => called(each) === last) ?? all[0];
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

/** Whether a key goes from one button to another. */
export function press(event) {
  const all = buttons();
  const at = all.indexOf(event.target);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || to === undefined) return false;
  all[(to + all.length) % all.length].focus();
  return true;
}

export function listen() {
  document.addEventListener("focusin", ({ target }) => {
    if (!buttons().includes(target)) return;
    last = called(target);
    follow();
  });
  addEventListener("resize", follow);
  follow();
}
