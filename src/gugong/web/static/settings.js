// Settings are a cookie that holds no secret; the server reads it when it makes a page.

export function settings() {
  const dialog = document.getElementById("settings");
  if (!dialog) return;
  const before = read(dialog);
  dialog.addEventListener("close", () => {
    const now = read(dialog);
    if (now === before) return;
    document.cookie = `gugong_settings=${now}; path=/; max-age=31536000; SameSite=Lax`;
    location.reload();
  });
}

function read(dialog) {
  return [...dialog.querySelectorAll("[data-setting]")]
    .map((field) => `${field.dataset.setting}.${field.type === "checkbox" ? Number(field.checked) : field.value}`)
    .join("-");
}
