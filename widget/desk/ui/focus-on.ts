import { LitElement } from 'lit';

/** Focuses an element that an action has added, after the next render; `autofocus` works only once per page. */
export async function focusOn(host: LitElement, selector: string): Promise<void> {
  await host.updateComplete;
  const found = host.renderRoot.querySelector<HTMLElement>(selector);
  if (found instanceof LitElement) await found.updateComplete;
  found?.focus();
}
