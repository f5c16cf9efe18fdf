// Settings are a cookie that holds no secret; the server reads it when it makes a page.

const dialog = document.getElementById("settings");

export function open() {
  dialog.showModal();
}

/** When the dialog is closed, what was changed there is kept, and the page made anew. */
export function listen() {
  const before = read();
  const notice = dialog.querySelector("[data-setting=notice]");
  notice.addEventListener("change", async () => {
    // Browsers ask only after a click, and this is one.
    if (notice.checked && (await window.Notification?.requestPermission()) !== "granted") notice.checked = false;
  });
  dialog.addEventListener("close", () => {
    const now = read();
    if (now === before) return;
    document.cookie = `gugong_settings=${now}; path=/; max-age=31536000; SameSite=Lax`;
    location.reload();
  });
}

function read() {
  return [...dialog.querySelectorAll("[data-setting]")]
    .map((field) => `${field.dataset.setting}.${field.type === "checkbox" ? Number(field.checked) : field.value}`)
    .join("-");
}
