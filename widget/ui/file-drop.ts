/** Whether files are being dragged over the chat. Dragged text is handled by the field itself. */
export function dropsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The files in the clipboard; none if it also contains text, as after copying a table or a page. */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  if (clipboard === null || clipboard.types.includes('text/plain')) return [];
  return [...clipboard.files];
}
