/** Is the person writing? Then single keys are letters, not shortcuts. */
export function isTypingTarget(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}

/** Is this a bare key, free to be a shortcut? What stands open over the desk keeps the keys to itself. */
export function isShortcut(event: KeyboardEvent, enabled: boolean): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (!enabled || held || event.defaultPrevented || event.isComposing) return false;
  return !isTypingTarget(event) && !isCovered();
}

/** Where the slash key of a Latin keyboard is. */
const SLASH = 'Slash';

/**
 * The key as shortcuts name it: small letters whatever Caps Lock says, and on a keyboard of another script the letter
 * that stands in the same place.
 */
export function shortcutKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length !== 1) return key;
  if (key <= '\x7f') return key.toLowerCase();
  if (code === SLASH) return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

type Cover = HTMLElement & { open: boolean };

/** Dialogs and menus that were opened, the last last; whether they still stand is asked of themselves. */
const covers = new Set<Cover>();

/** Notices every dialog and menu that opens below `root`; answers how to stop. */
export function watchCovers(root: EventTarget): () => void {
  const noticeCover = (event: Event) => {
    const opened = event.composedPath()[0];
    if (!isCover(opened)) return;
    covers.delete(opened);
    covers.add(opened);
  };
  root.addEventListener('wa-show', noticeCover);
  return () => root.removeEventListener('wa-show', noticeCover);
}

function isCover(opened: EventTarget | undefined): opened is Cover {
  return opened instanceof HTMLElement && opened.matches('wa-dialog, wa-drawer, wa-dropdown') && 'open' in opened;
}

function isCovered(): boolean {
  return openCovers().length > 0;
}

/** The dialog that stands open in front, beside which nothing can be touched; null where there is none. */
export function topDialog(): HTMLElement | null {
  return openDialogs().at(-1) ?? null;
}

/** Closes every dialog as its own cross does: what was begun in it is kept, or asked about, by itself. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().reverse()) dialog.open = false;
}

function openDialogs(): Cover[] {
  return openCovers().filter((cover) => cover.matches('wa-dialog, wa-drawer'));
}

function openCovers(): Cover[] {
  for (const cover of covers) if (!cover.isConnected || !cover.open) covers.delete(cover);
  return [...covers];
}
