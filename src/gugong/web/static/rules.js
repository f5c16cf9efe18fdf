// The rules beside the board: the rule of the question, contents, signs; a search as one types; any link to a rule.

const drawer = document.getElementById("drawer");
const PAUSE = 80; // after the last key
const LEAST = 2; // letters
let before = null;
let typed = 0;
let asked = "";

const field = () => drawer.querySelector("input[name=q]");
const part = (name) => drawer.querySelector(`.rd-${name}`);

export const isOpen = () => !drawer.hidden;

async function html(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  return answer ? answer.text() : null;
}

/** The drawer as it is when it opens: made by the server, since it begins with the question that is asked. */
async function fill() {
  const { game, ply, status } = document.body.dataset;
  const back = status === "replay" ? "&replay" : "";
  const made = await html(game ? `/games/${game}/rules?ply=${ply}${back}` : "/rules/contents");
  if (made === null) return false;
  drawer.innerHTML = made;
  return true;
}

/** Open the drawer; with an address, at that rule. */
export async function open(address = "") {
  if (drawer.hidden) {
    before = document.activeElement;
    if (!(await fill())) return;
    drawer.hidden = false;
    drawer.scrollTop = 0;
  }
  if (address) return read(address);
  field()?.focus();
}

/** One rule, in place of the tabs. */
async function read(address) {
  const made = await html(address);
  if (made === null) return;
  const page = new DOMParser().parseFromString(made, "text/html");
  const book = page.querySelector(".book, .oops");
  book?.querySelector(".find")?.remove();
  part("page").replaceChildren(...(book ? book.childNodes : []));
  show("read");
  drawer.scrollTop = 0;
  part("read").querySelector("[data-back]").focus();
}

function show(name) {
  for (const each of ["found", "read", "tabs"]) part(each).hidden = each !== name;
  field().setAttribute("aria-expanded", String(name === "found"));
}

async function search() {
  const words = field().value.trim();
  if (words.length < LEAST) return empty(false);
  asked = words;
  const made = await html(`/rules/find?q=${encodeURIComponent(words)}`);
  if (made === null || asked !== words) return;
  part("found").innerHTML = made;
  show("found");
  choose(0);
}

/** Back to the tabs; the words go too if the search is emptied. */
function empty(words = true) {
  clearTimeout(typed);
  asked = "";
  if (words) field().value = "";
  show("tabs");
}

function choose(step) {
  const all = [...drawer.querySelectorAll("[role=option]")];
  const now = all.findIndex((each) => each.getAttribute("aria-selected") === "true");
  const next = all[Math.max(0, Math.min(all.length - 1, now + step))];
  for (const each of all) each.setAttribute("aria-selected", String(each === next));
  if (!next) return field().removeAttribute("aria-activedescendant");
  field().setAttribute("aria-activedescendant", next.id);
  next.scrollIntoView({ block: "nearest" });
}

const chosen = () => drawer.querySelector("[role=option][aria-selected=true]");

function tab(button) {
  for (const each of drawer.querySelectorAll("[role=tab]")) {
    const on = each === button;
    each.setAttribute("aria-selected", String(on));
    each.tabIndex = on ? 0 : -1;
    document.getElementById(each.getAttribute("aria-controls")).hidden = !on;
  }
  button.focus();
}

/** Escape empties the search, then closes the drawer; true says that the key was meant for it. */
export function escape() {
  if (drawer.hidden) return false;
  if (field()?.value) empty();
  else if (!part("read").hidden) show("tabs");
  else close();
  return true;
}

export function close() {
  clearTimeout(typed);
  pulse("");
  drawer.hidden = true;
  if (before?.isConnected) before.focus?.();
}

/** Wherever a sign lies on the board it beats; "" ends it. */
function pulse(sign) {
  for (const each of document.querySelectorAll(".pulse")) each.classList.remove("pulse");
  if (!sign) return;
  for (const each of document.querySelectorAll(`#board use[href="#${CSS.escape(sign)}"]`)) each.classList.add("pulse");
}

function press(event) {
  if (drawer.hidden) return;
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    return field()?.focus();
  }
  const button = event.target.closest?.("[role=tab]");
  if (button && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    const all = [...drawer.querySelectorAll("[role=tab]")];
    return tab(all[(all.indexOf(button) + (event.key === "ArrowRight" ? 1 : all.length - 1)) % all.length]);
  }
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    event.stopPropagation();
    return escape();
  }
  if (event.target !== field()) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) choose(step);
  if (event.key === "Enter") search().then(() => chosen() && read(chosen().dataset.href));
  if (step || event.key === "Enter") event.preventDefault();
}

export function listen() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link.dataset.rule ? link.getAttribute("href") : "");
  });
  addEventListener("keydown", press, true);
  drawer.addEventListener("submit", (event) => event.preventDefault());
  drawer.addEventListener("input", () => {
    clearTimeout(typed);
    typed = setTimeout(search, PAUSE);
  });
  drawer.addEventListener("pointerover", (event) => pulse(event.target.closest?.("[data-sign]")?.dataset.sign ?? ""));
  drawer.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    const button = event.target.closest("[role=tab]");
    if (event.target.closest("[data-close]")) close();
    else if (event.target.closest("[data-back]")) field().value.trim().length < LEAST ? show("tabs") : search();
    else if (option) read(option.dataset.href);
    else if (button) tab(button);
  });
}
