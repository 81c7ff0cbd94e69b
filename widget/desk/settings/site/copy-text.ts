/**
 * Copies a text to the clipboard and returns whether the browser allowed the copy. Browsers refuse it on pages without TLS:
 * then the text in `element` is selected, so that Ctrl + C copies it.
 */
export async function copyText(text: string, element: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element !== null) getSelection()?.selectAllChildren(element);
    return false;
  }
}
