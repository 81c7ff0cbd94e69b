import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Connection, DeskState } from '../data/state.ts';
import { DeskElement } from './desk-element.ts';
import { controls } from './look/controls.ts';
import { type IconName, icon } from './look/icons.ts';

const place = css`
  :host {
    display: grid;
    place-items: center;
    align-content: center;
    min-block-size: 12rem;
    padding: var(--space-6) var(--space-5);
    color: var(--ink-2);
    text-align: center;
  }
  div {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    max-inline-size: 26rem;
    text-wrap: balance;
  }
  h2 {
    color: var(--ink);
  }
  .emblem {
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: 50%;
    background: var(--surface-2);
    color: var(--ink-2);
  }
  .emblem svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

/**
 * An empty list: what belongs here and, in the slots, a sentence and one action. `<desk-empty icon="tasks" heading=…>A sentence.
 * <wa-button slot="action">…</wa-button></desk-empty>`
 */
export class DeskEmpty extends LitElement {
  static override styles = [controls, place];

  @property() icon: IconName = 'inbox';
  @property() heading = '';

  override render(): TemplateResult {
    return html`<div>
      <span class="emblem">${icon(this.icon)}</span>
      ${this.heading === '' ? nothing : html`<h2>${this.heading}</h2>`}
      <p><slot></slot></p>
      <slot name="action"></slot>
    </div>`;
  }
}

/**
 * A failed load, with the reason and a retry. While offline it says so and retries by itself when the server is back: `<desk-
 * failed heading=… reason=… .retry=${() => …}></desk-failed>`
 */
export class DeskFailed extends DeskElement {
  static override styles = [controls, place];

  @property() heading = '';
  @property() reason = '';
  @property({ attribute: false }) retry: () => unknown = () => undefined;
  #before: Connection | null = null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.connection];
  }

  protected override updated(): void {
    const { connection } = this.deskState;
    if (connection === 'online' && this.#before !== null && this.#before !== 'online') void this.retry();
    this.#before = connection;
  }

  override render(): TemplateResult {
    const offline = this.deskState.connection === 'offline';
    return html`<div role="alert">
      <span class="emblem">${icon('alert')}</span>
      <h2>${this.heading}</h2>
      <p>${offline ? msg('You are offline. It is tried again as soon as the server is back.', { id: 'desk-state-offline' }) : this.reason || msg('The server could not do this. Please try again.', { id: 'desk-problem-server' })}</p>
      <wa-button appearance="outlined" @click=${() => void this.retry()}>${msg('Try again', { id: 'desk-try-again' })}</wa-button>
    </div>`;
  }
}

/**
 * A placeholder in the shape of what is loading, so that nothing jumps. `shape`: `list` rows, `form` fields, `cards`. Set `label`
 * to what is loading.
 */
export class DeskLoading extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        padding: var(--space-4);
      }
      div {
        display: grid;
        gap: var(--space-4);
      }
      .cards {
        grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      }
      .form .skeleton {
        block-size: 2.5rem;
      }
      .cards .skeleton {
        block-size: 8rem;
      }
      .list .skeleton {
        block-size: calc(var(--row) - var(--space-4));
      }
    `,
  ];

  @property() shape: 'list' | 'form' | 'cards' = 'list';
  @property() label = '';
  @property({ type: Number }) count = 5;

  override render(): TemplateResult {
    const label = this.label || msg('Loading …', { id: 'desk-loading' });
    return html`<div class=${this.shape} role="status" aria-label=${label}>
      ${Array.from({ length: this.count }, () => html`<span class="skeleton"></span>`)}
    </div>`;
  }
}
