/** Whether the person is typing, so that single keys are letters and not shortcuts. */
export function isTypingTarget(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}

/** Whether a key without modifiers may be a shortcut. An open dialog or menu handles its own keys. */
export function isShortcut(event: KeyboardEvent, enabled: boolean): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (!enabled || hasModifier || event.defaultPrevented || event.isComposing) return false;
  return !isTypingTarget(event) && !isCovered();
}

/** The position of the slash key on a Latin keyboard. */
const SLASH = 'Slash';

/**
 * The key in the form that shortcuts use: lower case whatever Caps Lock says, and on a keyboard of another script the
 * Latin letter at the same position.
 */
export function shortcutKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length !== 1) return key;
  if (key <= '\x7f') return key.toLowerCase();
  if (code === SLASH) return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

type Cover = HTMLElement & { open: boolean };

/** The opened dialogs and menus, the newest last. Some may be closed already. */
const openedCovers = new Set<Cover>();

/** Records every dialog and menu that opens below `root`. Returns a function that ends this. */
export function watchCovers(root: EventTarget): () => void {
  const noticeCover = (event: Event) => {
    const opened = event.composedPath()[0];
    if (!isCover(opened)) return;
    openedCovers.delete(opened);
    openedCovers.add(opened);
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

/** The open dialog in front; null: none. */
export function topDialog(): HTMLElement | null {
  return openDialogs().at(-1) ?? null;
}

/** Closes every dialog like its own close button, so that unsaved input is kept or asked about. */
export function closeDialogs(): void {
  for (const dialog of openDialogs().reverse()) dialog.open = false;
}

function openDialogs(): Cover[] {
  return openCovers().filter((cover) => cover.matches('wa-dialog, wa-drawer'));
}

function openCovers(): Cover[] {
  for (const cover of openedCovers) if (!cover.isConnected || !cover.open) openedCovers.delete(cover);
  return [...openedCovers];
}
