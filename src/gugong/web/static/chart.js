// The chart says its values where it is pointed at: everybody's VP after that answer.

let box = null;

function at(chart, event) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart.getScreenCTM().inverse());
  const { left, end, last } = chart.dataset;
  return { ply: Math.round(((point.x - left) / (end - left)) * last), over: point.x > Number(end) };
}

function show(event) {
  const chart = event.target.closest?.(".chart");
  if (!chart?.dataset.courses) return box?.remove();
  const { ply, over } = at(chart, event);
  const rows = JSON.parse(chart.dataset.courses).map(([name, points, total]) => {
    const there = points.filter(([when]) => when <= ply).at(-1)?.[1] ?? 0;
    return [name, over ? total : there];
  });
  box ??= document.createElement("div");
  box.className = "chart-says";
  box.replaceChildren(
    ...rows
      .sort((a, b) => b[1] - a[1])
      .map(([name, vp]) => {
        const line = document.createElement("span");
        line.textContent = `${name} ${vp}`;
        return line;
      }),
  );
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.min(innerWidth - width - 8, event.clientX + 14)}px`;
  box.style.top = `${Math.min(innerHeight - height - 8, event.clientY + 14)}px`;
}

export function listen() {
  document.addEventListener("pointermove", show);
}
