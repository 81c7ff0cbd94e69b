import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { direction } from '../../../shared/language/languages.ts';
import { approve, discard, editDraft } from '../data/commands.ts';
import { findBegun, forgetBegun, keepBegun } from '../data/kept/begun-drafts.ts';
import type { Draft } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { languageName } from '../ui/words/format.ts';
import { cardStyles, cardView } from './card-view.ts';

/**
 * A reply proposed by the AI: sent unchanged, edited and sent, saved for a colleague, or discarded. A colleague's change never
 * replaces words being edited here: both versions are shown. Edits are stored with the draft, so they survive a reload.
 * @fires draft-late - A colleague was faster; the edited words are kept and not sent.
 */
export class DeskDraft extends DeskElement {
  static override styles = [
    controls,
    cardStyles,
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
      .theirs {
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--waiting-strong);
      }
      .word {
        color: var(--waiting);
        font-size: var(--text-s);
        font-weight: 600;
      }
      textarea {
        field-sizing: content;
        max-block-size: 14rem;
      }
      @media (max-width: 44rem) {
        textarea {
          max-block-size: 7.5rem;
        }
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) draft: Draft | null = null;
  /** The shortcut is for the first of several drafts. */
  @property({ attribute: false }) isFirst = true;
  @state() private editing = false;
  @state() private words = '';
  /** The version of the draft that editing started from. */
  @state() private base: Draft | null = null;
  @state() private busy = false;
  @query('textarea') private readonly area!: HTMLTextAreaElement | null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.preferences];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('draft') || this.draft === null || changed.get('draft')?.id === this.draft.id) return;
    const edit = findBegun(this.desk.unsent, this.draft);
    this.editing = edit !== null;
    this.base = edit?.base ?? null;
    this.words = edit?.words ?? '';
  }

  /** Sends the draft, with the edited words if it is being edited. */
  async approve(): Promise<void> {
    const { draft } = this;
    if (draft === null || this.busy) return;
    this.busy = true;
    const seen = this.editing && this.base !== null ? this.base : draft;
    const words = this.editing ? this.words : draft.text;
    const edit = this.editing ? { words, base: seen } : null;
    // The edit is removed before sending; otherwise it would count as too late once the draft is closed.
    forgetBegun(this.desk.unsent, seen);
    const result = await approve(this.desk, seen, words);
    this.busy = false;
    if (result === 'sent') this.editing = false;
    else if (edit !== null) keepBegun(this.desk.unsent, edit);
    if (result === 'late') this.dispatchEvent(new Event('draft-late'));
  }

  override render(): TemplateResult | typeof nothing {
    const { draft, editing, busy } = this;
    if (draft === null) return nothing;
    const key = this.isFirst && this.deskState.preferences.shortcuts && !editing;
    const own = { lang: draft.language, dir: direction(draft.language) };
    return html`
      <h2 tabindex="-1">${icon('spark')} ${msg('The AI proposes', { id: 'desk-draft' })} <span>${languageName(draft.language)}</span>${this.#editor(draft)}</h2>
      ${draft.stale ? html`<p class="word">${msg('The guest has written again since.', { id: 'desk-draft-stale' })}</p>` : nothing}
      ${
        editing
          ? html`${this.#theirs(draft)}
            <textarea class="input" rows="3" lang=${own.lang} dir=${own.dir} aria-label=${msg('Draft', { id: 'desk-draft-label' })} .value=${this.words} @input=${this.#onInput} @keydown=${this.#onKey}></textarea>`
          : html`<p class="words" lang=${own.lang} dir=${own.dir}>${draft.text}</p>${cardView(draft.card, this.deskState.timezone)}`
      }
      ${draft.decision ? html`<desk-decision .decision=${draft.decision}></desk-decision>` : nothing}
      <div class="actions">
        <wa-button variant="brand" size="s" @click=${() => this.approve()}>
          ${icon('send')} ${editing ? msg('Send the edited reply', { id: 'desk-draft-send-edited' }) : msg('Approve and send', { id: 'desk-draft-approve' })} ${key ? html`<kbd slot="end" aria-hidden="true">Y</kbd>` : nothing}
        </wa-button>
        ${editing ? html`<wa-button size="s" appearance="outlined" @click=${this.#keep}>${msg('Keep as draft', { id: 'desk-draft-keep' })}</wa-button>` : nothing}
        <wa-button size="s" appearance="outlined" ?disabled=${busy} @click=${this.#edit}>${editing ? msg('Cancel', { id: 'desk-cancel' }) : msg('Edit', { id: 'desk-edit' })}</wa-button>
        ${editing ? nothing : html`<wa-button size="s" appearance="plain" variant="danger" ?disabled=${busy} @click=${() => discard(this.desk, draft)}>${msg('Discard', { id: 'desk-discard' })}</wa-button>`}
      </div>
    `;
  }

  #editor({ editedBy }: Draft): TemplateResult | typeof nothing {
    if (editedBy === null) return nothing;
    const { name } = editedBy;
    return html`<span>· ${msg(str`changed by ${name}`, { id: 'desk-draft-changed-by' })}</span>`;
  }

  /** A colleague's newer version, shown while editing. */
  #theirs(draft: Draft): TemplateResult | typeof nothing {
    if (this.base === null || this.base.revision === draft.revision) return nothing;
    const take = () => {
      this.base = draft;
      this.#write(draft.text);
    };
    const stay = () => {
      this.base = draft;
      this.#write(this.words);
    };
    return html`<p class="word" role="alert">${msg('A colleague has changed this draft meanwhile.', { id: 'desk-draft-changed' })}</p>
      <p class="words theirs" lang=${draft.language} dir=${direction(draft.language)}>${draft.text}</p>
      <div class="actions">
        <wa-button size="s" appearance="outlined" @click=${take}>${msg('Take theirs', { id: 'desk-draft-take' })}</wa-button>
        <wa-button size="s" appearance="outlined" @click=${stay}>${msg('Go on with mine', { id: 'desk-draft-mine' })}</wa-button>
      </div>`;
  }

  readonly #onInput = (): void => {
    this.#write(this.area?.value ?? '');
  };

  /** Same keys as in the reply field. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    void this.approve();
  };

  #write(words: string): void {
    this.words = words;
    if (this.base !== null) keepBegun(this.desk.unsent, { words, base: this.base });
  }

  readonly #keep = async (): Promise<void> => {
    const { base, words } = this;
    if (base === null || this.busy || words.trim() === '') return;
    this.busy = true;
    const saved = await editDraft(this.desk, base, words);
    this.busy = false;
    if (saved === null) return;
    this.editing = false;
    forgetBegun(this.desk.unsent, saved);
    void focusOn(this, 'h2');
  };

  readonly #edit = async (): Promise<void> => {
    this.editing = !this.editing;
    this.base = this.draft;
    this.words = this.draft?.text ?? '';
    if (this.draft !== null) forgetBegun(this.desk.unsent, this.draft);
    await this.updateComplete;
    this.area?.focus();
  };
}
