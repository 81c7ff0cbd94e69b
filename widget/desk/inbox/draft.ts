import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { direction } from '../../../shared/language/languages.ts';
import { approve, discard } from '../data/deeds.ts';
import type { DeskState } from '../data/state.ts';
import type { Draft } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { languageName } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';

/** A reply the AI proposes: sent as it is, sent in other words, or discarded. */
export class DeskDraft extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border: 1px solid var(--ai);
        border-radius: var(--radius-l);
        background: var(--ai-soft);
      }
      h2 {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        color: var(--ai);
        font-size: var(--text-s);
      }
      h2 span {
        font-weight: 450;
      }
      .words {
        max-block-size: 12rem;
        overflow-y: auto;
        overflow-wrap: anywhere;
        white-space: pre-line;
      }
      textarea {
        field-sizing: content;
        max-block-size: 14rem;
      }
      .deeds {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) draft: Draft | null = null;
  @state() private editing = false;
  @state() private busy = false;
  @query('textarea') private readonly area!: HTMLTextAreaElement | null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.preferences];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('draft') && changed.get('draft')?.id !== this.draft?.id) this.editing = false;
  }

  /** Sends the draft, in the words that stand in the field if it is being edited. */
  async approve(): Promise<void> {
    const { draft } = this;
    if (draft === null || this.busy) return;
    this.busy = true;
    await approve(this.desk, draft, this.area?.value ?? draft.text);
    this.busy = false;
  }

  override render(): TemplateResult | typeof nothing {
    const { draft, editing } = this;
    if (draft === null) return nothing;
    const key = this.deskState.preferences.shortcuts && !editing;
    return html`
      <h2>${icon('spark')} ${msg('The AI proposes', { id: 'desk-draft' })} <span>${languageName(draft.language)}</span></h2>
      ${
        editing
          ? html`<textarea class="input" rows="3" lang=${draft.language} dir=${direction(draft.language)} aria-label=${msg('Draft', { id: 'desk-draft-label' })} .value=${draft.text}></textarea>`
          : html`<p class="words" lang=${draft.language} dir=${direction(draft.language)}>${draft.text}</p>`
      }
      ${draft.decision ? html`<desk-decision .decision=${draft.decision}></desk-decision>` : nothing}
      <div class="deeds">
        <button class="button primary" ?disabled=${this.busy} @click=${() => this.approve()}>
          ${icon('send')} ${editing ? msg('Send the edited reply', { id: 'desk-draft-send-edited' }) : msg('Approve and send', { id: 'desk-draft-approve' })} ${key ? html`<kbd aria-hidden="true">Y</kbd>` : nothing}
        </button>
        <button class="button" ?disabled=${this.busy} @click=${this.#edit}>${editing ? msg('Cancel', { id: 'desk-cancel' }) : msg('Edit', { id: 'desk-edit' })}</button>
        <button class="button quiet danger" ?disabled=${this.busy} @click=${() => discard(this.desk, draft)}>${msg('Discard', { id: 'desk-discard' })}</button>
      </div>
    `;
  }

  readonly #edit = async (): Promise<void> => {
    this.editing = !this.editing;
    await this.updateComplete;
    this.area?.focus();
  };
}
