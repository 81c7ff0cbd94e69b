/** Does what is dragged over the chat hold files? Words that are dragged are the field's own matter. */
export function dropsFiles(dragged: DataTransfer | null): boolean {
  return dragged?.types.includes('Files') ?? false;
}

/** The files in the clipboard; none where it also holds words, as a table or a page that was copied does. */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  if (clipboard === null || clipboard.types.includes('text/plain')) return [];
  return [...clipboard.files];
}
