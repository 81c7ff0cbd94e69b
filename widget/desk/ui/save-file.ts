/** Has the browser save a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
