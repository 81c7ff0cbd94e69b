/** Saves a file through the browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has its own copy.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
