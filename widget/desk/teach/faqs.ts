import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { HalfWritten } from '../settings/half-written.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { plural } from '../ui/plural.ts';
import { fieldWords } from '../ui/problem-words.ts';
import { panelStyles } from '../ui/sections.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { ColleagueWrote, type FaqEntry, type Taught, type TrainingBook } from './training-book.ts';

type Words = Pick<FaqEntry, 'question' | 'answer'>;
/**
 * Which entry is being written: its id, that of a new one, or none. `base` is what stood there when the writing began; `theirs` what
 * a colleague wrote since, null where they took it out.
 */
type Editing = (Words & { id: string; base: Words; fault: string; theirs?: Words | null }) | null;

/** The questions and answers: searched, written, moved and taken out in place; what is still missing leads to writing it. */
export class DeskFaqs extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    theirsStyles,
    css`
      .entries > li {
        content-visibility: auto;
        contain-intrinsic-block-size: auto 4.5rem;
      }
      .open {
        display: grid;
        gap: 0.15rem;
        inline-size: 100%;
        padding: 0;
        border: 0;
        background: none;
        text-align: start;
        cursor: pointer;
      }
      .open .words {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      .open:hover .title {
        color: var(--accent);
      }
      .missing {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-block-start: var(--space-2);
      }
      .missing .button {
        min-block-size: 2rem;
        border-style: dashed;
        font-size: var(--text-s);
        white-space: normal;
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      [type='search'] {
        flex: 1 1 14rem;
        inline-size: auto;
      }
    `,
  ];

  @property({ attribute: false }) book: TrainingBook | null = null;
  @property({ attribute: false }) taught: Taught | null = null;
  @state() private search = '';
  @state() private editing: Editing = null;
  @state() private saving = false;
  readonly #half = new HalfWritten<NonNullable<Editing>>(this, {
    read: () => this.editing,
    show: (editing) => {
      this.editing = editing;
    },
    isChanged: (editing) => !isSame(editing, editing.base),
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId];
  }

  override render(): TemplateResult {
    const faqs = this.taught?.faqs ?? [];
    const found = this.#found(faqs);
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Questions and answers', { id: 'desk-faqs' })} <span class="chip">${formatNumber(faqs.length)}</span></h1>
          <p class="hint">${msg('The AI answers from this and from nothing else. Write as you would say it to a guest, in any language.', { id: 'desk-teach-hint' })}</p>
        </div>
        <div class="row">
          <a class="button" href=${writeRoute('teach', 'import')}>${icon('download')} ${msg('Import', { id: 'desk-teach-import' })}</a>
          <button class="button primary" @click=${() => this.#edit({ question: '', answer: '' })}>${icon('plus')} ${msg('Add a question', { id: 'desk-faq-add' })}</button>
        </div>
      </div>
      ${this.#coverage()}
      ${this.editing !== null && !faqs.some(({ id }) => id === this.editing?.id) ? this.#editor(this.editing) : nothing}
      ${faqs.length === 0 ? this.#none() : this.#list(faqs, found)}
    </section>`;
  }

  #none(): TemplateResult {
    return html`<desk-empty icon="teach" heading=${msg('Nothing is taught yet', { id: 'desk-faqs-none' })}>
      ${msg('Add the first question, or import the page of questions your site has already.', { id: 'desk-faqs-none-hint' })}
    </desk-empty>`;
  }

  #list(faqs: readonly FaqEntry[], found: readonly FaqEntry[]): TemplateResult {
    const label = msg('Search questions and answers', { id: 'desk-faqs-search' });
    return html`
      <div class="row">
        <input class="input" type="search" aria-label=${label} placeholder=${label} .value=${this.search} @input=${(
          event: Event,
        ) => {
          this.search = wordsOf(event);
        }} />
        <span class="hint" role="status">${this.search === '' ? '' : plural(msg('one: # found | other: # found', { id: 'desk-found' }), found.length)}</span>
      </div>
      <ol class="entries">
        ${repeat(
          found,
          (entry) => entry.id ?? entry.question,
          (entry) => this.#row(entry, faqs),
        )}
      </ol>
    `;
  }

  #row(entry: FaqEntry, faqs: readonly FaqEntry[]): TemplateResult {
    if (entry.id !== undefined && this.editing?.id === entry.id) return html`<li>${this.#editor(this.editing)}</li>`;
    const at = faqs.indexOf(entry);
    const { question: name } = entry;
    const move = (way: 'up' | 'down', label: string, usable: boolean) =>
      html`<button class="button quiet icon-only" id="${way}-${entry.id}" ?disabled=${!usable} aria-label=${label} title=${label} @click=${() => this.#move(entry, way)}>${icon(way)}</button>`;
    return html`<li>
      <button class="open" @click=${() => this.#edit(entry)}>
        <span class="title" dir="auto">${name}</span>
        <span class="words" dir="auto">${entry.answer}</span>
      </button>
      <div class="deeds">
        ${
          this.search === ''
            ? [
                move('up', msg(str`Move “${name}” up`, { id: 'desk-faq-up' }), at > 0),
                move('down', msg(str`Move “${name}” down`, { id: 'desk-faq-down' }), at < faqs.length - 1),
              ]
            : nothing
        }
        <button class="button quiet icon-only danger" aria-label=${msg(str`Delete “${name}”`, { id: 'desk-delete-named' })} @click=${() => this.#remove(entry)}>${icon('trash')}</button>
      </div>
    </li>`;
  }

  #editor(editing: NonNullable<Editing>): TemplateResult {
    const set = (part: { question?: string; answer?: string }) => {
      this.editing = { ...editing, ...part };
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') this.#half.putAside();
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#save();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    return html`<form class="editor" @submit=${this.#onSubmit} @keydown=${onKey} novalidate>
      ${this.#theirs(editing)}
      <div class="field">
        <label for="question">${msg('Question', { id: 'desk-question' })}</label>
        <input class="input" id="question" dir="auto" placeholder=${msg('A guest asks …', { id: 'desk-faq-question-hint' })} .value=${editing.question} @input=${(event: Event) => set({ question: wordsOf(event) })} />
      </div>
      <div class="field">
        <label for="answer">${msg('Answer', { id: 'desk-answer' })}</label>
        <textarea class="input" id="answer" rows="3" dir="auto" placeholder=${msg('You answer …', { id: 'desk-faq-answer-hint' })} .value=${editing.answer} @input=${(event: Event) => set({ answer: wordsOf(event) })}></textarea>
      </div>
      ${editing.fault === '' ? nothing : html`<p class="fault" role="alert">${editing.fault}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.saving}>${msg('Save', { id: 'desk-save' })}</button>
        <button type="button" class="button" @click=${() => {
          this.editing = null;
        }}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  #theirs(editing: NonNullable<Editing>): TemplateResult | typeof nothing {
    const { theirs, ...mine } = editing;
    if (theirs === undefined) return nothing;
    const shown =
      theirs === null
        ? null
        : html`<div><p class="title" dir="auto">${theirs.question}</p><p class="words" dir="auto">${theirs.answer}</p></div>`;
    return theirsBox(shown, {
      take: () => {
        this.editing = theirs === null ? null : { ...mine, ...theirs, base: theirs };
      },
      keep: () => {
        this.editing = theirs === null ? { ...mine, id: 'new' } : { ...mine, base: theirs };
      },
    });
  }

  #coverage(): TemplateResult | typeof nothing {
    const { answered, missing } = this.taught?.coverage ?? { answered: [], missing: [] };
    if (missing.length === 0) return nothing;
    return html`<details ?open=${answered.length < missing.length && answered.length > 0}>
      <summary>${this.#coverageWords(answered.length, missing.length)}</summary>
      <p class="hint">${msg('Guests who ask about these are handed to staff. Choose one to write it:', { id: 'desk-coverage-write' })}</p>
      <ul class="missing">
        ${missing.map((intent) => html`<li><button class="button" @click=${() => this.#edit({ question: intentWord(intent), answer: '' })}>${icon('plus')} ${intentWord(intent)}</button></li>`)}
      </ul>
    </details>`;
  }

  #coverageWords(answeredCount: number, missingCount: number): string {
    const answered = plural(
      msg('one: # topic is answered | other: # topics are answered', { id: 'desk-coverage-answered' }),
      answeredCount,
    );
    const missing = plural(
      msg('one: # has no answer yet | other: # have no answer yet', { id: 'desk-coverage-missing' }),
      missingCount,
    );
    return msg(str`${answered}, ${missing}`, { id: 'desk-coverage' });
  }

  #found(faqs: readonly FaqEntry[]): readonly FaqEntry[] {
    const words = this.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return faqs;
    return faqs.filter(({ question, answer }) => {
      const all = `${question} ${answer}`.toLocaleLowerCase();
      return words.every((word) => all.includes(word));
    });
  }

  async #edit(entry: FaqEntry): Promise<void> {
    const { question, answer, id = newId(question) } = entry;
    const fresh = { id, question, answer, base: { question, answer }, fault: '' };
    this.editing = this.#half.turnTo(id) ?? fresh;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(question === '' || !isNew(id) ? '#question' : '#answer')?.focus();
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    void this.#save();
  };

  async #save(): Promise<void> {
    const { book, editing } = this;
    if (book === null || editing === null || this.saving) return;
    const entry = { question: editing.question.trim(), answer: editing.answer.trim() };
    this.saving = true;
    try {
      await book.change((taught) => {
        if (isNew(editing.id)) return { ...taught, faqs: [entry, ...taught.faqs] };
        const present = taught.faqs.find(({ id }) => id === editing.id) ?? null;
        if (present === null || !(isSame(present, editing.base) || isSame(present, entry)))
          throw new ColleagueWrote(present);
        return {
          ...taught,
          faqs: taught.faqs.map((other) => (other === present ? { ...entry, id: editing.id } : other)),
        };
      });
      this.editing = null;
      this.desk.toast('done', msg('Saved. It holds from the next message on.', { id: 'desk-saved' }));
    } catch (error) {
      if (error instanceof ColleagueWrote) {
        this.editing = { ...editing, fault: '', theirs: error.theirs };
        return;
      }
      const [field] = error instanceof DeskError ? error.fields : [];
      this.editing = { ...editing, fault: field === undefined ? reasonOf(error) : fieldWords(field) };
    } finally {
      this.saving = false;
    }
  }

  async #move(entry: FaqEntry, way: 'up' | 'down'): Promise<void> {
    const moved = this.#change((faqs) => {
      const at = faqs.findIndex(({ id }) => id === entry.id);
      const to = way === 'up' ? at - 1 : at + 1;
      const [one, other] = [faqs[at], faqs[to]];
      if (one === undefined || other === undefined) return faqs;
      return faqs.map((faq, index) => (index === at ? other : index === to ? one : faq));
    });
    await new Promise(requestAnimationFrame); // Then the list stands in its new order.
    const button = this.renderRoot.querySelector<HTMLButtonElement>(`#${way}-${entry.id}`);
    (button?.disabled
      ? this.renderRoot.querySelector<HTMLElement>(`#${way === 'up' ? 'down' : 'up'}-${entry.id}`)
      : button
    )?.focus();
    await moved;
  }

  async #remove(entry: FaqEntry): Promise<void> {
    const at = this.taught?.faqs.indexOf(entry) ?? 0;
    const { question: name, answer } = entry;
    const removed = this.#change((faqs) => {
      const present = faqs.find(({ id }) => id === entry.id);
      if (present !== undefined && !isSame(present, entry)) throw new ColleagueWrote(present);
      return faqs.filter((other) => other !== present);
    });
    if (!(await removed)) return;
    this.desk.toast('done', msg(str`Deleted: ${name}`, { id: 'desk-deleted-named' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      isUndo: true,
      run: () => void this.#change((faqs) => faqs.toSpliced(at, 0, { question: name, answer })),
    });
  }

  async #change(edit: (faqs: readonly FaqEntry[]) => readonly FaqEntry[]): Promise<boolean> {
    try {
      await this.book?.change((taught) => ({ ...taught, faqs: edit(taught.faqs) }));
      return true;
    } catch (error) {
      if (error instanceof ColleagueWrote) this.desk.toast('problem', changedWord());
      else this.desk.problem(error);
      return false;
    }
  }
}

function isSame(one: Words, other: Words): boolean {
  return one.question === other.question && one.answer === other.answer;
}

/** One more entry has no id yet; each topic that is begun from its suggestion is a text of its own. */
function newId(topic: string): string {
  return `new ${topic}`.trim();
}

function isNew(id: string): boolean {
  return id.startsWith('new');
}

function changedWord(): string {
  return msg('A colleague has changed this meanwhile. Please look at it first.', { id: 'desk-theirs-look' });
}
