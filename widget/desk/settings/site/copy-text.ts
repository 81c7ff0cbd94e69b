/**
 * Puts the words on the clipboard; true where it took them. It is refused on pages without TLS: then `shown`, which shows
 * them, is marked, so that the keys copy it.
 */
export async function copyText(words: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
