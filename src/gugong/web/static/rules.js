// The rules beside the board: any link to a rule opens the drawer, and the drawer searches.
import { say } from "./words.js";

const drawer = document.getElementById("drawer");
let before = null;

export function listen() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link.getAttribute("href"));
  });
  drawer.addEventListener("submit", (event) => {
    event.preventDefault();
    open(`/rules/search?q=${encodeURIComponent(new FormData(event.target).get("q"))}`);
  });
  drawer.addEventListener("click", (event) => {
    if (event.target.closest("[data-close]")) close();
  });
}

export const isOpen = () => !drawer.hidden;

export async function open(address = "/rules/search?q=") {
  if (drawer.hidden) before = document.activeElement;
  const answer = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const book = page.querySelector(".book, .oops");
  const shut = document.createElement("button");
  shut.className = "btn close";
  shut.dataset.close = "";
  shut.textContent = say("page-close");
  drawer.replaceChildren(shut, ...(book ? book.childNodes : []));
  drawer.hidden = false;
  drawer.scrollTop = 0;
  const field = drawer.querySelector("input[name=q]");
  (field ?? shut).focus();
}

export function close() {
  drawer.hidden = true;
  before?.focus?.();
}
