// An update changes what is there: elements are found again by their ids and never replaced.

/** Make the children of `target` what `html` says. */
export function morph(target, html) {
  const fragment = parse(target, html);
  const known = new Map();
  for (const element of target.querySelectorAll("[id]")) known.set(element.id, element);
  for (const element of fragment.querySelectorAll("[id]")) if (!known.has(element.id)) known.set(element.id, null);
  children(target, fragment, known);
}

function parse(target, html) {
  const template = document.createElement("template");
  if (target instanceof SVGElement) {
    template.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`;
    const fragment = document.createDocumentFragment();
    fragment.append(...template.content.firstChild.childNodes);
    return fragment;
  }
  template.innerHTML = html;
  return template.content;
}

function children(from, to, known) {
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const found = match(place, wanted, known);
    if (found === null) {
      from.insertBefore(wanted, place);
      continue;
    }
    if (found !== place) from.insertBefore(found, place);
    else place = place.nextSibling;
    node(found, wanted, known);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** The node that `wanted` has been until now, or null. */
function match(place, wanted, known) {
  const id = wanted.nodeType === 1 ? wanted.id : "";
  if (id) {
    const same = known.get(id);
    return same && same.nodeName === wanted.nodeName ? same : null;
  }
  for (let at = place, steps = 0; at && steps < 3; at = at.nextSibling, steps++) {
    if (at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName && !(at.nodeType === 1 && at.id)) return at;
  }
  return null;
}

function node(from, to, known) {
  if (from.nodeType !== 1) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && name !== "open") from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from.isEqualNode(to)) return;
  children(from, to, known);
}
