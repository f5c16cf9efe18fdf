// What is amiss on a page of the table: one sentence for each thing; run in the page by layouts.py.
({ touched, most }) => {
  const found = [];
  const say = (...words) => found.push(words.join(" "));
  const round = (number) => Math.round(number * 10) / 10;
  const name = (element) => {
    const words = (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ");
    const id = element.id ? `#${element.id}` : "";
    return `${element.tagName.toLowerCase()}${id}.${element.getAttribute("class") ?? ""} “${words.slice(0, 40)}”`;
  };
  const box = (element) => element.getBoundingClientRect();
  const drawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(element).width > 1;
  const all = (which) => [...document.querySelectorAll(which)].filter(drawn);
  const over = (a, b, slack = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

  // Nothing is wider or higher than the window.
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) say("wider than the window:", page.scrollWidth);
  if (page.scrollHeight > innerHeight + 1) say("higher than the window:", page.scrollHeight);

  // Question, hand and answers are in sight; what is not is counted.
  const inSight = (element) => {
    const at = box(element);
    if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) return false;
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible" || up === page || up === document.body) continue;
      if (at.bottom > box(up).bottom + 1.5 || at.top < box(up).top - 1.5) return false;
    }
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.contains(element);
  };
  for (const which of ["#question", "#part-hand > *"]) {
    const there = all(which)[0];
    if (!there) say("not there:", which);
    else if (!inSight(there)) say("not in sight:", which, JSON.stringify(box(there)));
  }
  const answers = [...document.querySelectorAll("#part-answers [data-action]")];
  const officials = [...document.querySelectorAll(".of")];
  const official = (item) => officials.find((of) => of.dataset.action === item.dataset.action);
  const missing = answers.filter((item) => {
    const shown = drawn(item) ? item : official(item);
    return !shown || !drawn(shown) || !inSight(shown);
  });
  const follow = document.getElementById("more-below");
  if (missing.length && answers.length <= most) say("answers not in sight:", missing.map(name).join(", "));
  if (missing.length && (follow.hidden || !follow.textContent.includes(String(missing.length))))
    say(`${missing.length} answers are below, and “${follow.textContent}” is said of it`);
  if (!missing.length && !follow.hidden) say("nothing is below, but", follow.textContent);

  // Letters are large enough.
  const least = (element) => {
    if (element.closest(".rule, .since h2, i, em, kbd")) return 12;
    if (element.closest(".an")) return element.closest("s") ? 13 : 14;
    if (element.closest("b")) return 12;
    return element.closest(".ask p, .what li span, .hint, .since > li, .log li span, .known") ? 14 : 12;
  };
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const written = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() && !(element instanceof SVGElement) && !element.closest(".sr") && drawn(element))
      written.push(element);
  }
  for (const element of new Set(written)) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least(element)) say(`${size}px:`, name(element));
    const style = getComputedStyle(element);
    if (element.matches(".row b") && style.textOverflow === "ellipsis") continue; // whole on the board that opens
    const clips = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    if (clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2))
      if (!["auto", "scroll"].includes(style.overflowY)) say("cut off:", name(element));
  }
  const scale = (element) => {
    const matrix = element.getScreenCTM();
    return Math.hypot(matrix.a, matrix.b);
  };
  const frame = box(document.querySelector(".bw"));
  const within = (at) => over(at, frame, 3);
  const words = all("#board text, .own text, .rival text, #part-hand text").filter((text) => text.textContent.trim());
  for (const text of words) {
    if (text.closest("#board") && !within(box(text))) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * scale(text);
    if (size < 10.95) say(`${round(size)}px on the board:`, name(text));
  }
  // Figures inside symbols of the board.
  for (const use of all("#board use")) {
    const symbol = document.querySelector(use.getAttribute("href"));
    const shown = getComputedStyle(use).getPropertyValue("--figures").trim() !== "0";
    for (const text of symbol?.querySelectorAll("text") ?? []) {
      const figure = text.classList.contains("ft") ? "--ft" : text.classList.contains("fd") ? "--fd" : "";
      if ((figure && !shown) || !within(box(use))) continue;
      if (text.classList.contains("fv") && getComputedStyle(use).getPropertyValue("--vp").trim() === "0") continue;
      const usual = parseFloat(getComputedStyle(text).fontSize);
      const size = (figure && parseFloat(getComputedStyle(use).getPropertyValue(figure))) || usual;
      const wide = symbol.viewBox.baseVal.width;
      const seen = (size * use.width.baseVal.value * scale(use)) / wide;
      if (seen < 10.95) say(`${round(seen)}px in a symbol:`, symbol.id, text.textContent);
    }
  }
  // Words on the board lie beside each other; a line's box is higher than its letters.
  const lines = words
    .filter((text) => text.closest("#board") && within(box(text)) && !text.closest(".ghosts"))
    .map((text) => {
      const at = box(text);
      const air = at.height * 0.24;
      return { text, left: at.left + 1, right: at.right - 1, top: at.top + air, bottom: at.bottom - air };
    });
  lines.forEach((one, order) => {
    for (const other of lines.slice(order + 1))
      if (over(one, other)) say("words over words:", name(one.text), "and", name(other.text));
  });

  // The parts lie beside each other, and so do answers.
  const parts = all(".top, .riv, .ask, .tools, .answers, .what, .mine, .offs, .bw, .tabs").filter(
    (part) => getComputedStyle(part).position !== "fixed" && !part.matches("[data-near] .tools"),
  );
  parts.forEach((one, order) => {
    for (const other of parts.slice(order + 1)) {
      const phone = matchMedia("(max-width: 699px), (max-height: 499px)").matches;
      if (phone && one.matches(".ask") && other.matches(".tools")) continue; // the buttons stand in the question's slip
      if (over(box(one), box(other), 1.5))
        say("over each other:", name(one).slice(0, 30), "and", name(other).slice(0, 30));
    }
  });
  const buttons = all("#part-answers [data-action]");
  buttons.forEach((one, order) => {
    for (const other of buttons.slice(order + 1))
      if (over(box(one), box(other))) say("answers over each other:", name(one));
  });
  for (const part of all(".an, .an b, .an s, .tools, .ask, .row, .st, .of, .seal, .top"))
    if (part.scrollWidth > part.clientWidth + 2 && part.clientWidth) say("too narrow:", name(part));

  // The round button of a phone covers no answer's middle.
  const whole = all(".round")[0];
  for (const lit of whole ? all("#board [data-action]") : []) {
    const [at, it] = [box(lit), box(whole)];
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (x > it.left && x < it.right && y > it.top && y < it.bottom) say("under the round button:", name(lit));
  }

  // Fingers.
  if (touched) {
    for (const button of all("#app button, #app a, #app summary, .people button")) {
      const at = box(button);
      if (button.closest(".slip") || !inSight(button)) continue;
      if (Math.min(at.width, at.height) < 43.5)
        say(`${round(at.width)} × ${round(at.height)} for a finger:`, name(button));
    }
  }
  return found;
};
