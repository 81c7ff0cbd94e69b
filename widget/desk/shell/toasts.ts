import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { DeskState, Toast } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';

/**
 * Short messages, announced politely to screen readers, with an optional undo and a button to dismiss. The layout reserves
 * space for them, so that they cover nothing.
 */
export class DeskToasts extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        min-inline-size: 0;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        max-block-size: 30dvh;
        padding: var(--space-1) var(--space-2);
        overflow-y: auto;
      }
      @media (min-width: 64rem) {
        ul {
          flex-wrap: nowrap;
        }
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        max-inline-size: 26rem;
        min-block-size: 2.5rem;
        padding-inline: var(--space-3) 0;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--ok);
        border-radius: var(--radius-m);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.2;
      }
      li .button {
        min-block-size: 2.25rem;
      }
      li.problem {
        border-inline-start-color: var(--danger);
      }
      li.guest {
        border-inline-start-color: var(--waiting-strong);
      }
    `,
  ];

  /** On phones the toasts are at the bottom, otherwise in the bar; the page never has both. */
  readonly #phone = matchMedia('(max-width: 44rem)');
  readonly #onTurn = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#phone.addEventListener('change', this.#onTurn);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#phone.removeEventListener('change', this.#onTurn);
  }

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.toasts];
  }

  override render(): TemplateResult {
    const hold = () => this.desk.holdToasts(true);
    const letGo = () => this.desk.holdToasts(this.matches(':hover, :focus-within'));
    const shownToasts = this.#phone.matches === this.classList.contains('low') ? this.deskState.toasts : [];
    return html`<div aria-live="polite" @pointerenter=${hold} @pointerleave=${letGo} @focusin=${hold} @focusout=${letGo}>
      <ul ?hidden=${shownToasts.length === 0}>
        ${repeat(
          shownToasts,
          ({ id }) => id,
          (toast) => this.#toast(toast),
        )}
      </ul>
    </div>`;
  }

  #toast(toast: Toast): TemplateResult {
    const { action } = toast;
    const act = () => {
      this.desk.dismiss(toast.id);
      action?.run();
    };
    return html`<li class=${toast.tone}>
      <span>${toast.text}</span>
      ${action === null ? nothing : html`<button class="button quiet" @click=${act}>${action.label}</button>`}
      <button class="button quiet icon-only" @click=${() => this.desk.dismiss(toast.id)} aria-label=${msg('Put away', { id: 'desk-dismiss' })}>
        ${icon('close')}
      </button>
    </li>`;
  }
}
