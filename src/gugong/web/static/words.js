// The words that scripts need, in the page's language: the server puts them into the page.

const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** A message by its key; what stands in braces is filled in. */
export function say(key, fields = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => fields[name]);
}
