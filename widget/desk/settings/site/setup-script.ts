import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { formStyles } from '../property/setup-styles.ts';
import { copyText } from './copy-text.ts';
import { scriptTag } from './script-tag.ts';
import { tagWarning } from './tag-warning.ts';

const COPIED_MS = 4_000;

/** The script tag for the hotel's site, with a copy button. */
export class DeskSetupScript extends DeskElement {
  static override styles = [
    controls,
    formStyles,
    css`
      pre {
        margin: 0;
        padding: var(--space-4);
        overflow-x: auto;
        border-radius: var(--radius-m);
        background: var(--surface-2);
        font-size: var(--text-s);
        line-height: 1.6;
        direction: ltr;
        text-align: start;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      ol {
        padding-inline-start: 1.3em;
        list-style: decimal;
      }
      .row {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
    `,
  ];

  @state() private copied = false;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId];
  }

  override render(): TemplateResult {
    return html`<div class="panel">
      <div>
        <h1>${msg('On your site', { id: 'desk-setup-script' })}</h1>
        <p class="hint">${msg('One line brings the chat to every page that has it.', { id: 'desk-script-hint' })}</p>
      </div>
      <pre tabindex="0" role="region" aria-label=${msg('Script tag', { id: 'desk-script-label' })}><code>${this.#tag()}</code></pre>
      <p class="row">
        <button class="button primary" @click=${this.#copy}>${icon('copy')} ${msg('Copy', { id: 'desk-copy' })}</button>
        <span class="hint" role="status">${this.copied ? msg('Copied.', { id: 'desk-copied' }) : ''}</span>
      </p>
      ${tagWarning(location)}
      <ol>
        <li>${msg('Copy the line.', { id: 'desk-script-step-1' })}</li>
        <li>${msg('Paste it into your site’s pages, before the end of the body; most website builders call this “custom code” or “tracking code”.', { id: 'desk-script-step-2' })}</li>
        <li>${msg('Open your site and ask the chat a question. It appears in the inbox here.', { id: 'desk-script-step-3' })}</li>
      </ol>
    </div>`;
  }

  #tag(): string {
    return scriptTag(this.deskState.propertyId ?? '');
  }

  readonly #copy = async (): Promise<void> => {
    this.copied = await copyText(this.#tag(), this.renderRoot.querySelector('code'));
    if (!this.copied) return;
    setTimeout(() => {
      this.copied = false;
    }, COPIED_MS);
  };
}
