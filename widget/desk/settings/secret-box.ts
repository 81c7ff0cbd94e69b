import { msg } from '@lit/localize';
import { html, LitElement, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';

const COPIED_MS = 4_000;

/** A value that is shown once or meant to be copied, with a copy button. */
export class DeskSecretBox extends LitElement {
  static override styles = [controls, panelStyles];

  @property() heading = '';
  @property() value = '';
  @state() private copied = false;

  override render(): TemplateResult {
    return html`<div class="secret" role="status">
      <p class="title">${this.heading}</p>
      <code dir="ltr">${this.value}</code>
      <div class="row">
        <button type="button" class="button" @click=${this.#copy}>${icon('copy')} ${msg('Copy', { id: 'desk-copy' })}</button>
        <span class="hint">${this.copied ? msg('Copied.', { id: 'desk-copied' }) : ''}</span>
      </div>
    </div>`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.value);
      this.copied = true;
      setTimeout(() => {
        this.copied = false;
      }, COPIED_MS);
    } catch {
      // Browsers refuse the clipboard on pages without TLS: select the text, so that Ctrl + C copies it.
      const code = this.renderRoot.querySelector('code');
      if (code !== null) getSelection()?.selectAllChildren(code);
    }
  };
}
