import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { FaqImport, FaqImportFormat } from '../../../shared/api/house/faq-import.ts';
import { oneOf } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { fileButton } from '../ui/file-button.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { panelStyles } from '../ui/sections.ts';
import { plural } from '../ui/words/plural.ts';
import { FORMATS, formatWord, readImport, skipWord } from './faq-found.ts';
import { guessFormat } from './guess-format.ts';
import { ColleagueWrote, type FaqEntry, type Taught, type TrainingBook } from './training-book.ts';

/**
 * Imports questions and answers from pasted text or a file: shows them for review, then stores them.
 * @fires taught
 */
export class DeskFaqImport extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      .drop {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        padding: var(--space-4);
        border: 2px dashed var(--line-strong);
        border-radius: var(--radius-m);
      }
      .drop.over {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .entries label {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-3);
        cursor: pointer;
      }
      .entries input {
        inline-size: 1.1rem;
        block-size: 1.1rem;
        margin-block-start: 0.2rem;
        accent-color: var(--accent);
      }
      .entries .words,
      .entries .old {
        grid-column: 2;
      }
      .old {
        color: var(--waiting);
        font-size: var(--text-s);
      }
      #format {
        inline-size: auto;
      }
      [type='file'] {
        max-inline-size: 100%;
      }
    `,
  ];

  @property({ attribute: false }) book: TrainingBook | null = null;
  @property({ attribute: false }) taught: Taught | null = null;
  /** Entries that were already found, for review; null: the person chooses a text or file first. */
  @property({ attribute: false }) given: FaqImport | null = null;
  /** Whether it is below another heading of the page. */
  @property({ type: Boolean }) below = false;
  @state() private content = '';
  @state() private format: FaqImportFormat | 'auto' = 'auto';
  @state() private isOver = false;
  @state() private busy = false;
  @state() private failure = '';
  @state() private found: FaqImport | null = null;
  @state() private left: ReadonlySet<number> = new Set();
  /** The entries at the time of the preview. The import replaces no other entries. */
  #shown: readonly FaqEntry[] = [];

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('given') || this.given === null) return;
    this.found = this.given;
    this.left = new Set();
    this.#shown = this.taught?.faqs ?? [];
  }

  override render(): TemplateResult {
    return this.found === null ? this.#source() : this.#preview(this.found);
  }

  #heading(words: string): TemplateResult {
    return this.below ? html`<h2 tabindex="-1">${words}</h2>` : html`<h1 tabindex="-1">${words}</h1>`;
  }

  #source(): TemplateResult {
    const over = (isOver: boolean) => (event: DragEvent) => {
      event.preventDefault();
      this.isOver = isOver;
    };
    return html`<form class="panel" @submit=${this.#read}>
      <div>
        ${this.#heading(msg('Import questions and answers', { id: 'desk-import-title' }))}
        <p class="hint">${msg('From a table, another system, or the page of questions on your site. You look through it before anything is kept.', { id: 'desk-import-hint' })}</p>
      </div>
      <div class="drop ${this.isOver ? 'over' : ''}" @dragover=${over(true)} @dragleave=${over(false)} @drop=${this.#onDrop}>
        <div class="field">
          <label for="content">${msg('Paste text, a table or HTML here, or drop a file', { id: 'desk-import-paste' })}</label>
          <textarea class="input" id="content" rows="9" dir="auto" spellcheck="false" .value=${this.content} @input=${(
            event: Event,
          ) => {
            this.content = inputValue(event);
          }}></textarea>
        </div>
        <div class="row">
          ${fileButton((file) => void this.#take(file), { accept: '.csv,.tsv,.json,.txt,.md,.html,.htm' })}
        </div>
      </div>
      <div class="row">
        <label for="format">${msg('What it is', { id: 'desk-import-format' })}</label>
        <select class="input" id="format" @change=${(event: Event) => {
          this.format = oneOf([...FORMATS, 'auto'] as const, inputValue(event), 'auto');
        }}>
          <option value="auto" ?selected=${this.format === 'auto'}>${msg('Found out by itself', { id: 'desk-import-auto' })}</option>
          ${FORMATS.map((format) => html`<option value=${format} ?selected=${this.format === format}>${formatWord(format)}</option>`)}
        </select>
        <button class="button primary" ?disabled=${this.busy || this.content.trim() === ''}>${msg('Look through it', { id: 'desk-import-read' })}</button>
      </div>
      ${this.#failure()}
    </form>`;
  }

  #preview({ faqs, skipped }: FaqImport): TemplateResult {
    const chosen = faqs.length - this.left.size;
    return html`<section class="panel">
      <div class="head">
        ${this.#heading(plural(msg('one: # question found | other: # questions found', { id: 'desk-import-found' }), faqs.length))}
        ${
          this.given === null
            ? html`<button class="button" @click=${() => {
                this.found = null;
                void focusOn(this, '#content');
              }}>${msg('Back', { id: 'desk-back' })}</button>`
            : nothing
        }
      </div>
      ${faqs.length === 0 ? html`<p>${msg('Nothing here reads like a question with its answer.', { id: 'desk-import-nothing' })}</p>` : nothing}
      <ul class="entries">
        ${faqs.map((faq, index) => this.#entry(faq, index))}
      </ul>
      ${skipped.length === 0 ? nothing : this.#skipped(skipped)}
      ${this.#failure()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy || chosen === 0} @click=${this.#keep}>${plural(msg('one: Keep # question | other: Keep # questions', { id: 'desk-import-keep' }), chosen)}</button>
      </div>
    </section>`;
  }

  #entry({ question, answer, replaces }: FaqImport['faqs'][number], index: number): TemplateResult {
    const old = replaces === null ? undefined : this.taught?.faqs.find(({ id }) => id === replaces);
    const flip = () => {
      const left = new Set(this.left);
      if (!left.delete(index)) left.add(index);
      this.left = left;
    };
    return html`<li><label>
      <input type="checkbox" .checked=${!this.left.has(index)} @change=${flip} />
      <span class="title" dir="auto">${question}</span>
      <span class="words" dir="auto">${answer}</span>
      ${old === undefined ? nothing : html`<span class="old">${msg('Replaces what is taught now:', { id: 'desk-import-replaces' })} <bdi>${old.answer}</bdi></span>`}
    </label></li>`;
  }

  #skipped(skipped: FaqImport['skipped']): TemplateResult {
    return html`<details open>
      <summary>${plural(msg('one: # entry is left out | other: # entries are left out', { id: 'desk-import-skipped' }), skipped.length)}</summary>
      <ul class="entries">
        ${skipped.map(({ where, question, reason }) => html`<li><span><bdi>${where}</bdi>: ${skipWord(reason)} <bdi class="words">${question}</bdi></span></li>`)}
      </ul>
    </details>`;
  }

  #failure(): TemplateResult | typeof nothing {
    return this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`;
  }

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.isOver = false;
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void this.#take(file);
    else this.content = event.dataTransfer?.getData('text/html') || event.dataTransfer?.getData('text/plain') || '';
  };

  async #take(file: File): Promise<void> {
    this.content = await file.text();
    this.format = guessFormat(this.content, file.name);
    await this.#ask();
  }

  readonly #read = (event: Event): void => {
    event.preventDefault();
    void this.#ask();
  };

  async #ask(): Promise<void> {
    const { content } = this;
    const format = this.format === 'auto' ? guessFormat(content) : this.format;
    await this.#attempt(async () => {
      const answer = await this.desk.world.send('POST', '/api/ai/training/import', { body: { format, content } });
      await this.book?.load();
      this.#shown = this.book?.taught?.faqs ?? [];
      this.found = readImport(answer);
      this.left = new Set();
      await focusOn(this, 'h1, h2');
    });
  }

  readonly #keep = async (): Promise<void> => {
    const chosenFaqs = this.found?.faqs.filter((_, index) => !this.left.has(index)) ?? [];
    await this.#attempt(async () => {
      await this.book?.change((taught) => {
        const replaced = new Map(chosenFaqs.map((faq) => [faq.replaces, faq]));
        const rewritten = taught.faqs.find((faq) => faq.id !== undefined && replaced.has(faq.id) && !this.#saw(faq));
        if (rewritten !== undefined) throw new ColleagueWrote(rewritten);
        const old = taught.faqs.map((faq) => {
          const by = faq.id === undefined ? undefined : replaced.get(faq.id);
          return by === undefined ? faq : { ...faq, question: by.question, answer: by.answer };
        });
        const known = new Set(taught.faqs.map(({ id }) => id));
        const fresh = chosenFaqs.filter(({ replaces }) => replaces === null || !known.has(replaces));
        return { ...taught, faqs: [...old, ...fresh.map(({ question, answer }) => ({ question, answer }))] };
      });
      if (this.given === null) this.found = null;
      this.content = '';
      this.desk.toast('done', msg('Saved. It holds from the next message on.', { id: 'desk-saved' }));
      this.dispatchEvent(new Event('taught'));
      if (this.given === null && this.deskState.route.view === 'teach') this.desk.goTo('teach');
    });
  };

  async #attempt(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failure = '';
    try {
      await action();
    } catch (error) {
      this.#shown = this.book?.taught?.faqs ?? [];
      this.failure =
        error instanceof ColleagueWrote
          ? msg('A colleague has changed this meanwhile. Please look at it first.', { id: 'desk-theirs-look' })
          : reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  #saw({ id, question, answer }: FaqEntry): boolean {
    const shown = this.#shown.find((faq) => faq.id === id);
    return shown !== undefined && shown.question === question && shown.answer === answer;
  }
}
