import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Unanswered } from '../../../shared/api/learning.ts';
import { direction } from '../../../shared/language/languages.ts';
import { count, fields, list, text } from '../data/read.ts';
import { conversationPath } from '../data/route.ts';
import { controls } from '../ui/controls.ts';
import { languageName, shortTime } from '../ui/format.ts';
import { ListView } from '../ui/list-view.ts';
import { plural } from '../ui/plural.ts';
import { panelStyles } from '../ui/sections.ts';

type Group = Pick<Unanswered, 'id' | 'question' | 'language' | 'count' | 'lastAt'> & {
  questions: { text: string; language: string; conversationId: string }[];
};

/** What guests asked and nothing answered, the most asked first; one answer teaches it. @fires taught */
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
      details ul {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-2) var(--space-3);
      }
    `,
  ];

  @state() private answers: ReadonlyMap<string, string> = new Map();
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
      question: text(from['question']),
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
          : html`<ul class="entries">
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

  #group(group: Group): TemplateResult {
    const { id, question, language, questions } = group;
    const mayAnswer = this.can('property:write');
    const label = msg(str`Answer to “${question}”`, { id: 'desk-answer-to' });
    const change = (event: Event) => {
      if (event.target instanceof HTMLTextAreaElement) this.answers = new Map(this.answers).set(id, event.target.value);
    };
    const answer = this.answers.get(id) ?? '';
    return html`<li>
      <div class="row">
        <span class="chip waiting">${plural(msg('one: asked once | other: asked # times', { id: 'desk-asked-times' }), group.count)}</span>
        <span class="hint">${languageName(language)} · ${shortTime(group.lastAt, new Date(), this.deskState.timezone)}</span>
      </div>
      <p class="title" lang=${language} dir=${direction(language)}><bdi>${question}</bdi></p>
      ${questions.length < 2 ? nothing : this.#others(questions)}
      ${
        mayAnswer
          ? html`<form class="editor" @submit=${(event: Event) => this.#answer(event, group)}>
            <textarea class="input" rows="2" dir="auto" maxlength="4000" aria-label=${label} placeholder=${msg('You answer …', { id: 'desk-faq-answer-hint' })} .value=${answer} @input=${change}></textarea>
            ${this.failedId === id ? this.refusal() : nothing}
            <div class="row">
              <button class="button primary" ?disabled=${this.busy || answer.trim() === ''}>${msg('Teach this answer', { id: 'desk-teach-answer' })}</button>
              <button type="button" class="button quiet" ?disabled=${this.busy} @click=${() => this.#dismiss(group)}>${msg('Not needed', { id: 'desk-unanswered-dismiss' })}</button>
            </div>
          </form>`
          : nothing
      }
    </li>`;
  }

  #others(questions: Group['questions']): TemplateResult {
    return html`<details>
      <summary class="hint">${msg('In the guests’ own words', { id: 'desk-own-words' })}</summary>
      <ul>
        ${questions.map(
          ({ text: words, language, conversationId }) => html`<li lang=${language} dir=${direction(language)}>
          ${conversationId === '' ? html`<bdi>${words}</bdi>` : html`<a href=${conversationPath(conversationId)}><bdi>${words}</bdi></a>`}
        </li>`,
        )}
      </ul>
    </details>`;
  }

  async #answer(event: Event, { id }: Group): Promise<void> {
    event.preventDefault();
    const answer = (this.answers.get(id) ?? '').trim();
    this.failedId = id;
    const done = await this.attempt(() =>
      this.desk.world.send('POST', `/api/ai/unanswered/${id}/answer`, { body: { answer } }),
    );
    if (!done) return;
    this.#drop(id);
    this.desk.toast('done', msg('Taught. The next guest who asks is answered.', { id: 'desk-taught' }));
    this.dispatchEvent(new Event('taught'));
  }

  async #dismiss({ id }: Group): Promise<void> {
    this.failedId = id;
    if (await this.attempt(() => this.desk.world.send('POST', `/api/ai/unanswered/${id}/dismiss`))) this.#drop(id);
  }

  #drop(id: string): void {
    this.items = this.items.filter((group) => group.id !== id);
  }
}
