/** Is the person writing? Then single keys are letters, not shortcuts. */
export function isTypingTarget(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}

/** Is this a bare key, free to be a shortcut? */
export function isShortcut(event: KeyboardEvent, enabled: boolean): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return enabled && !held && !event.defaultPrevented && !event.isComposing && !isTypingTarget(event);
}
