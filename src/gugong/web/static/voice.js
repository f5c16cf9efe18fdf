// What is read aloud: the question when it changes, and others' moves, at most one a second.

const live = document.getElementById("live");
const lines = [];
let asked = text("question");
let told = newest();
let busy = false;

function text(id) {
  return document.getElementById(id)?.textContent.trim() ?? "";
}

function newest() {
  return Number(document.querySelector(".log li")?.dataset.ply ?? -1);
}

export function announce() {
  const shown = [...document.querySelectorAll(".log li:not(.by-reader)")];
  const news = shown.filter((line) => Number(line.dataset.ply) > told);
  told = newest();
  const others = news
    .reverse()
    .slice(-4)
    .map((line) => line.querySelector("span").textContent);
  lines.push(...others);
  const question = text("question");
  if (question !== asked) lines.push(question);
  asked = question;
  if (lines.length > 8) lines.splice(0, lines.length - 8);
  if (!busy) speak();
}

function speak() {
  const line = lines.shift();
  busy = Boolean(line);
  if (!line) return;
  live.textContent = line;
  setTimeout(speak, 1000);
}
