import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TrainingBody } from '../../../shared/api/training.ts';
import { fields, list, maybeText, text } from '../data/read.ts';
import { formatNumber } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { plural } from '../ui/plural.ts';
import { SetupForm, wordsOf } from './setup-form.ts';

type FaqEntry = TrainingBody['faqs'][number];

/** What the AI may answer from: the house's times and texts, and its questions and answers. */
export class DeskSetupTeach extends SetupForm<TrainingBody> {
  static override styles = [
    ...SetupForm.styles,
    css`
      fieldset {
        display: grid;
        gap: var(--space-4);
      }
      .faqs {
        display: grid;
        gap: var(--space-3);
      }
      .faq {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-2);
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--bg);
      }
      .faq .field {
        grid-column: 1;
      }
      .faq .deeds {
        grid-area: 1 / 2 / span 2;
        display: grid;
        align-content: start;
      }
      .faq textarea {
        field-sizing: content;
        min-block-size: 2.5rem;
      }
      .above {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
      .missing {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      summary + p {
        margin-block: var(--space-1) var(--space-2);
      }
    `,
  ];

  protected override readonly path = '/api/ai/training';
  @state() private coverage: { answered: string[]; missing: string[] } = { answered: [], missing: [] };

  protected override taken(stored: unknown): void {
    const coverage = fields(fields(stored)?.['coverage']);
    this.coverage = {
      answered: list(coverage?.['answered'], maybeText),
      missing: list(coverage?.['missing'], maybeText),
    };
  }

  protected override read(stored: unknown): TrainingBody {
    const from = fields(stored);
    const info = fields(from?.['propertyInfo']) ?? {};
    return {
      propertyInfo: {
        checkIn: text(info['checkIn']),
        checkOut: text(info['checkOut']),
        policies: text(info['policies']),
        specialties: text(info['specialties']),
      },
      faqs: list(from?.['faqs'], readFaq),
    };
  }

  protected override heading(): TemplateResult {
    const { answered, missing } = this.coverage;
    return html`<div>
        <h1>${msg('Teach', { id: 'desk-setup-teach' })}</h1>
        <p class="hint">${msg('The AI answers from this and from nothing else. Write as you would say it to a guest, in any language.', { id: 'desk-teach-hint' })}</p>
      </div>
      ${
        missing.length === 0
          ? nothing
          : html`<details>
            <summary>${this.#coverageWords(answered.length, missing.length)}</summary>
            <p class="hint">${msg('Guests who ask about these are handed to staff:', { id: 'desk-coverage-hint' })}</p>
            <ul class="missing">${missing.map((intent) => html`<li class="chip">${intentWord(intent)}</li>`)}</ul>
          </details>`
      }`;
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

  protected override fieldsOf(value: TrainingBody): TemplateResult {
    const { propertyInfo, faqs } = value;
    return html`
      <div class="pair">
        ${this.#info('checkIn', msg('Check-in from', { id: 'desk-check-in' }), propertyInfo.checkIn)}
        ${this.#info('checkOut', msg('Check-out until', { id: 'desk-check-out' }), propertyInfo.checkOut)}
      </div>
      ${this.#info('policies', msg('House rules and policies', { id: 'desk-policies' }), propertyInfo.policies, true)}
      ${this.#info('specialties', msg('What is special about the house', { id: 'desk-specialties' }), propertyInfo.specialties, true)}
      <div class="above">
        <h2 id="faqs">${msg('Questions and answers', { id: 'desk-faqs' })} <span class="chip">${formatNumber(faqs.length)}</span></h2>
        <button type="button" class="button" @click=${this.#add}>${icon('plus')} ${msg('Add a question', { id: 'desk-faq-add' })}</button>
      </div>
      <ol class="faqs" aria-labelledby="faqs">
        ${repeat(
          faqs,
          (entry, index) => entry.id ?? index,
          (entry, index) => this.#faq(entry, index),
        )}
      </ol>
    `;
  }

  #info(key: keyof TrainingBody['propertyInfo'], label: string, value: string, long = false): TemplateResult {
    const pointer = `/propertyInfo/${key}`;
    const change = (event: Event) => {
      if (this.value) this.change({ propertyInfo: { ...this.value.propertyInfo, [key]: wordsOf(event) } });
    };
    return html`<div class="field">
      <label for=${key}>${label}</label>
      ${
        long
          ? html`<textarea class="input" id=${key} rows="4" dir="auto" aria-invalid=${this.isFaulty(pointer)} .value=${value} @input=${change}></textarea>`
          : html`<input class="input" id=${key} aria-invalid=${this.isFaulty(pointer)} .value=${value} @input=${change} />`
      }
      ${this.fault(pointer)}
    </div>`;
  }

  #faq(entry: FaqEntry, index: number): TemplateResult {
    const at = `/faqs/${index}`;
    const number = formatNumber(index + 1);
    const set = (part: Partial<FaqEntry>) =>
      this.#setFaqs((faqs) => faqs.map((other, place) => (place === index ? { ...other, ...part } : other)));
    return html`<li class="faq">
      <div class="field">
        <label for="question-${index}" class="visually-hidden">${msg(str`Question ${number}`, { id: 'desk-faq-question' })}</label>
        <input class="input" id="question-${index}" dir="auto" placeholder=${msg('A guest asks …', { id: 'desk-faq-question-hint' })} aria-invalid=${this.isFaulty(`${at}/question`)} .value=${entry.question} @input=${(event: Event) => set({ question: wordsOf(event) })} />
        ${this.fault(`${at}/question`)}
      </div>
      <div class="field">
        <label for="answer-${index}" class="visually-hidden">${msg(str`Answer ${number}`, { id: 'desk-faq-answer' })}</label>
        <textarea class="input" id="answer-${index}" rows="2" dir="auto" placeholder=${msg('You answer …', { id: 'desk-faq-answer-hint' })} aria-invalid=${this.isFaulty(`${at}/answer`)} .value=${entry.answer} @input=${(event: Event) => set({ answer: wordsOf(event) })}></textarea>
        ${this.fault(`${at}/answer`)}
      </div>
      <div class="deeds">
        <button type="button" class="button quiet icon-only danger" aria-label=${msg(str`Remove question ${number}`, { id: 'desk-faq-remove' })} @click=${() => this.#setFaqs((faqs) => faqs.filter((_, place) => place !== index))}>${icon('trash')}</button>
      </div>
    </li>`;
  }

  #setFaqs(change: (faqs: FaqEntry[]) => FaqEntry[]): void {
    if (this.value !== null) this.change({ faqs: change(this.value.faqs) });
  }

  readonly #add = async (): Promise<void> => {
    this.#setFaqs((faqs) => [{ question: '', answer: '' }, ...faqs]);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#question-0')?.focus();
  };
}

function readFaq(value: unknown): FaqEntry | null {
  const from = fields(value);
  if (from === null) return null;
  const id = maybeText(from['id']);
  return { ...(id !== null && { id }), question: text(from['question']), answer: text(from['answer']) };
}
