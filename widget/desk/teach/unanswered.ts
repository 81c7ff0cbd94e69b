import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Unanswered } from '../../../shared/api/house/learning.ts';
import { isIntent } from '../../../shared/domain/intents.ts';
import { direction } from '../../../shared/language/languages.ts';
import { count, fields, list, maybeText, text } from '../data/read/read.ts';
import { conversationPath } from '../data/route.ts';
import { ListView } from '../ui/list-view.ts';
import { controls } from '../ui/look/controls.ts';
import { panelStyles } from '../ui/sections.ts';
import { languageName, shortTime } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { plural } from '../ui/words/plural.ts';

type Group = Pick<Unanswered, 'id' | 'gist' | 'matter' | 'language' | 'count' | 'lastAt'> & {
  questions: { text: string; language: string; conversationId: string }[];
};

/** The key for errors that concern the whole selection. */
const ALL = 'all';

/**
 * The questions that the AI could not answer, the most frequent first, each with a form for its answer.
 * @fires taught
 */
export class DeskUnanswered extends ListView<Group> {
  static override styles = [
    controls,
    panelStyles,
    css`
      .entries > li {
        grid-template-columns: minmax(0, 1fr);
      }
      summary {
        cursor: pointer;
      }
      .editor {
        grid-template-columns: minmax(0, 1fr);
      }
      .same {
        flex: 1 1 12rem;
        min-inline-size: 0;
        max-inline-size: 20rem;
      }
      details ul {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-2) var(--space-3);
      }
    `,
  ];

  @state() private answers: ReadonlyMap<string, string> = new Map();
  /** The edited wordings of the questions, by group. */
  @state() private questions: ReadonlyMap<string, string> = new Map();
  @state() private chosen: ReadonlySet<string> = new Set();
  @state() private failedId = '';

  protected override path(): string {
    return '/api/ai/unanswered?sort=most_asked&limit=50';
  }

  protected override failedWords(): string {
    return msg('The questions could not be loaded', { id: 'desk-unanswered-failed' });
  }

  protected override readItem(value: unknown): Group | null {
    const from = fields(value);
    if (from === null || typeof from['id'] !== 'string') return null;
    return {
      id: from['id'],
      gist: text(from['gist'], text(from['question'])),
      matter: list(from['matter'], maybeText),
      language: text(from['language'], 'und'),
      count: count(from['count']),
      lastAt: text(from['lastAt']),
      questions: list(from['questions'], (item) => {
        const one = fields(item);
        return {
          text: text(one?.['text']),
          language: text(one?.['language'], 'und'),
          conversationId: text(one?.['conversationId']),
        };
      }),
    };
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div>
        <h1>${msg('Not answered yet', { id: 'desk-teach-unanswered' })}</h1>
        <p class="hint">${msg('What guests asked and the AI could not answer, the most asked first. Your answer holds in every language at once.', { id: 'desk-unanswered-hint' })}</p>
      </div>
      ${this.frame(() =>
        this.items.length === 0
          ? html`<desk-empty icon="check" heading=${msg('Every question had an answer', { id: 'desk-unanswered-none' })}></desk-empty>`
          : html`${this.can('property:write') ? this.#choosing() : nothing}<ul class="entries">
              ${repeat(
                this.items,
                ({ id }) => id,
                (group) => this.#group(group),
              )}
            </ul>
            ${this.more()}`,
      )}
    </section>`;
  }

  #choosing(): TemplateResult {
    const all = this.items.length === this.chosen.size;
    return html`<div class="row">
      <button class="button quiet" @click=${() => {
        this.chosen = all ? new Set() : new Set(this.items.map(({ id }) => id));
      }}>${all ? msg('Choose none', { id: 'desk-unanswered-choose-none' }) : msg('Choose all', { id: 'desk-unanswered-choose-all' })}</button>
      ${this.chosen.size === 0 ? nothing : html`<button class="button" ?disabled=${this.busy} @click=${this.#dismissChosen}>${plural(msg('one: # question is not needed | other: # questions are not needed', { id: 'desk-unanswered-dismiss-many' }), this.chosen.size)}</button>`}
      ${this.failedId === ALL ? this.refusal() : nothing}
    </div>`;
  }

  #group(group: Group): TemplateResult {
    const { id, gist: question, matter, language } = group;
    const [about] = matter.filter((one) => isIntent(one) && one !== 'out_of_scope');
    const mayAnswer = this.can('property:write');
    const label = msg(str`Answer to “${question}”`, { id: 'desk-answer-to' });
    const change = (event: Event) => {
      if (event.target instanceof HTMLTextAreaElement) this.answers = new Map(this.answers).set(id, event.target.value);
    };
    const rename = (event: Event) => {
      if (event.target instanceof HTMLInputElement)
        this.questions = new Map(this.questions).set(id, event.target.value);
    };
    const answer = this.answers.get(id) ?? '';
    return html`<li>
      <div class="row">
        ${mayAnswer ? html`<input type="checkbox" aria-label=${msg(str`Choose “${question}”`, { id: 'desk-unanswered-choose' })} .checked=${this.chosen.has(id)} @change=${() => this.#flip(id)} />` : nothing}
        <span class="chip waiting">${plural(msg('one: asked once | other: asked # times', { id: 'desk-asked-times' }), group.count)}</span>
        ${about === undefined ? nothing : html`<span class="chip">${intentWord(about)}</span>`}
        <span class="hint">${languageName(language)} · ${shortTime(group.lastAt, new Date(), this.deskState.timezone)}</span>
      </div>
      <p class="title" lang=${language} dir=${direction(language)}><bdi>${question}</bdi></p>
      ${this.#asked(group)}
      ${
        mayAnswer
          ? html`<form class="editor" @submit=${(event: Event) => this.#answer(event, group)}>
            <input class="input" dir="auto" required maxlength="500" aria-label=${msg('The question as it shall stand in the entry', { id: 'desk-unanswered-question' })} .value=${this.questions.get(id) ?? question} @input=${rename} />
            <textarea class="input" rows="2" dir="auto" maxlength="4000" aria-label=${label} placeholder=${msg('You answer …', { id: 'desk-faq-answer-hint' })} .value=${answer} @input=${change}></textarea>
            ${this.failedId === id ? this.refusal() : nothing}
            <div class="row">
              <button class="button primary" ?disabled=${this.busy || answer.trim() === ''}>${msg('Teach this answer', { id: 'desk-teach-answer' })}</button>
              <button type="button" class="button quiet" ?disabled=${this.busy} @click=${() => this.#dismiss(group)}>${msg('Not needed', { id: 'desk-unanswered-dismiss' })}</button>
              ${this.items.length < 2 ? nothing : this.#merging(group)}
            </div>
          </form>`
          : nothing
      }
    </li>`;
  }

  /** The menu to merge a group into another one. */
  #merging(group: Group): TemplateResult {
    const label = msg('It is the same question as …', { id: 'desk-unanswered-same' });
    return html`<select class="input same" aria-label="${label} (${group.gist})" ?disabled=${this.busy} @change=${(event: Event) => this.#merge(event, group)}>
      <option value="">${label}</option>
      ${this.items.map((other) => (other.id === group.id ? nothing : html`<option value=${other.id}>${other.gist}</option>`))}
    </select>`;
  }

  /** A link to the latest conversation with the question, and the other wordings. */
  #asked({ gist, questions }: Group): TemplateResult {
    const [last] = questions;
    const isWhole = questions.length === 1 && last?.text === gist;
    return html`${
      last === undefined || last.conversationId === ''
        ? nothing
        : html`<p><a href=${conversationPath(last.conversationId)}>${msg('Open the conversation', { id: 'desk-unanswered-open' })}</a></p>`
    }${
      isWhole || last === undefined
        ? nothing
        : html`<details>
            <summary class="hint">${msg('In the guests’ own words', { id: 'desk-own-words' })}</summary>
            <ul>
              ${questions.map(
                ({ text: words, language, conversationId }) => html`<li lang=${language} dir=${direction(language)}>
                  ${conversationId === '' ? html`<bdi>${words}</bdi>` : html`<a href=${conversationPath(conversationId)}><bdi>${words}</bdi></a>`}
                </li>`,
              )}
            </ul>
          </details>`
    }`;
  }

  async #answer(event: Event, { id, gist: asked }: Group): Promise<void> {
    event.preventDefault();
    const answer = (this.answers.get(id) ?? '').trim();
    const question = (this.questions.get(id) ?? asked).trim();
    this.failedId = id;
    const done = await this.attempt(() =>
      this.desk.world.send('POST', `/api/ai/unanswered/${id}/answer`, { body: { answer, question } }),
    );
    if (!done) return;
    this.#drop(id);
    this.desk.toast('done', msg('Taught. The next guest who asks is answered.', { id: 'desk-taught' }));
    this.dispatchEvent(new Event('taught'));
  }

  async #dismiss({ id }: Group): Promise<void> {
    this.failedId = id;
    if (!(await this.attempt(() => this.desk.world.send('POST', `/api/ai/unanswered/${id}/dismiss`)))) return;
    this.#drop(id);
    this.#offerUndo([id]);
  }

  readonly #dismissChosen = async (): Promise<void> => {
    const ids = [...this.chosen];
    this.failedId = ALL;
    const body = { ids };
    if (!(await this.attempt(() => this.desk.world.send('POST', '/api/ai/unanswered/dismiss', { body })))) return;
    this.chosen = new Set();
    this.#offerUndo(ids);
    await this.reload();
  };

  #offerUndo(ids: readonly string[]): void {
    const words = plural(
      msg('one: # question was put aside | other: # questions were put aside', { id: 'desk-unanswered-dismissed' }),
      ids.length,
    );
    const run = async () => {
      if (await this.attempt(() => this.desk.world.send('POST', '/api/ai/unanswered/reopen', { body: { ids } })))
        await this.reload();
    };
    this.desk.toast('done', words, { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run: () => void run() });
  }

  async #merge(event: Event, { id }: Group): Promise<void> {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || target.value === '') return;
    const body = { into: target.value };
    this.failedId = id;
    const done = await this.attempt(() => this.desk.world.send('POST', `/api/ai/unanswered/${id}/merge`, { body }));
    if (done) await this.reload();
    else target.value = '';
  }

  #flip(id: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  #drop(id: string): void {
    this.items = this.items.filter((group) => group.id !== id);
    this.chosen = new Set([...this.chosen].filter((one) => one !== id));
  }
}
