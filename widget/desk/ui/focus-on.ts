import { LitElement } from 'lit';

/** Gives the focus to what a action has put onto the page, once it is drawn: `autofocus` works once for each page. */
export async function focusOn(host: LitElement, selector: string): Promise<void> {
  await host.updateComplete;
  const found = host.renderRoot.querySelector<HTMLElement>(selector);
  if (found instanceof LitElement) await found.updateComplete;
  found?.focus();
}
