/** Saves a file as a browser download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
