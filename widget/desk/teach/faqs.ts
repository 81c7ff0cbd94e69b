import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { HalfWritten } from '../settings/half-written.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { theirsStyles } from '../ui/theirs-box.ts';
import { formatNumber } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { fieldWords } from '../ui/words/problem-words.ts';
import { faqCoverage } from './faq-coverage.ts';
import { type FaqEditing, type FaqFault, faqForm, isNewFaq, isSameFaq, newFaqId } from './faq-form.ts';
import { ColleagueWrote, type FaqEntry, type Taught, type TrainingBook } from './training-book.ts';

/** The questions and answers: searched, edited, sorted and deleted in place. Suggestions lead to missing topics. */
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
      @media (pointer: coarse) {
        .missing .button {
          min-block-size: var(--target);
        }
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
  @state() private editing: FaqEditing | null = null;
  @state() private saving = false;
  readonly #half = new HalfWritten<FaqEditing>(this, {
    read: () => this.editing,
    show: (editing) => {
      this.editing = editing;
    },
    isChanged: (editing) => !isSameFaq(editing, editing.base),
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
      ${faqCoverage(this.taught, (question) => void this.#edit({ question, answer: '' }))}
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
          this.search = inputValue(event);
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
      <div class="actions">
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

  #editor(editing: FaqEditing): TemplateResult {
    return faqForm(editing, {
      isSaving: this.saving,
      set: (changed) => {
        this.editing = changed;
      },
      save: () => void this.#save(),
      putAside: () => this.#half.putAside(),
    });
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
    const { question, answer, id = newFaqId(question) } = entry;
    const fresh = { id, question, answer, base: { question, answer }, fault: null };
    this.editing = this.#half.turnTo(id) ?? fresh;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(question === '' || !isNewFaq(id) ? '#question' : '#answer')?.focus();
  }

  async #save(): Promise<void> {
    const { book, editing } = this;
    if (book === null || editing === null || this.saving) return;
    const entry = { question: editing.question.trim(), answer: editing.answer.trim() };
    this.saving = true;
    try {
      await book.change((taught) => {
        if (isNewFaq(editing.id)) return { ...taught, faqs: [entry, ...taught.faqs] };
        const present = taught.faqs.find(({ id }) => id === editing.id) ?? null;
        if (present === null || !(isSameFaq(present, editing.base) || isSameFaq(present, entry)))
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
        this.editing = { ...editing, fault: null, theirs: error.theirs };
        return;
      }
      this.editing = { ...editing, fault: faultOf(error) };
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
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
    await new Promise(requestAnimationFrame); // After saving, the list is in its new order.
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
      if (present !== undefined && !isSameFaq(present, entry)) throw new ColleagueWrote(present);
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

/** The server names the entry by its position, such as `/faqs/3/answer`. */
function faultOf(error: unknown): FaqFault {
  const [problem] = error instanceof DeskError ? error.fields : [];
  if (problem === undefined) return { words: reasonOf(error), field: null };
  const name = problem.pointer.split('/').at(-1);
  return { words: fieldWords(problem), field: name === 'question' || name === 'answer' ? name : null };
}

function changedWord(): string {
  return msg('A colleague has changed this meanwhile. Please look at it first.', { id: 'desk-theirs-look' });
}
