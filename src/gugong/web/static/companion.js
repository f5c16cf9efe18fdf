// The figures of one's own box: the file that is chosen goes into the field, where it can be read and changed.
const field = document.getElementById("figures");

document.getElementById("figures-file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (file) field.value = await file.text();
});
