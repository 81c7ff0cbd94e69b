import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Analytics } from '../../../shared/api/analytics.ts';
import type { DeskState } from '../data/state.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { formatNumber, languageName, percent } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { tableStyles } from './insights-styles.ts';
import { channelOf } from './names.ts';
import type { Outcomes } from './read-analytics.ts';

const SHOWN_MAX = 15;
const PARTS = ['topics', 'languages', 'channels', 'hours'] as const;
type Part = (typeof PARTS)[number];

/** The outcomes of conversations by intent, language, channel or hour. */
export class DeskOutcomeTable extends DeskElement {
  static override styles = [
    controls,
    tableStyles,
    css`
      .by {
        margin-block: var(--space-2) var(--space-3);
        inline-size: fit-content;
        max-inline-size: 100%;
      }
    `,
  ];

  @property({ attribute: false }) outcomes: Analytics['outcomes'] | null = null;
  @state() private by: Part = 'topics';

  protected override lookAt(_state: DeskState): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult | typeof nothing {
    if (this.outcomes === null) return nothing;
    const all = this.outcomes[this.by];
    const rows = this.by === 'hours' ? all.filter(({ total }) => total > 0) : all.slice(0, SHOWN_MAX);
    const choose = (event: Event) => {
      this.by = PARTS.find((part) => part === inputValue(event)) ?? 'topics';
    };
    return html`
      <p class="hint">${msg('The AI is credited with what it answered alone, and nobody asked again or complained of.', { id: 'desk-outcomes-hint' })}</p>
      <select class="input by" aria-label=${msg('Divided by', { id: 'desk-outcomes-by' })} @change=${choose}>
        ${PARTS.map((part) => html`<option value=${part} ?selected=${part === this.by}>${partWord(part)}</option>`)}
      </select>
      <div class="scroll" tabindex="0" role="region" aria-label=${partWord(this.by)}>
        <table>
          <thead><tr><th scope="col">${partWord(this.by)}</th>${columns().map(({ word }) => html`<th scope="col">${word}</th>`)}</tr></thead>
          <tbody>${rows.map((row) => this.#row(row))}</tbody>
        </table>
      </div>`;
  }

  #row(row: Outcomes): TemplateResult {
    const name = row.name === '' ? msg('Not known', { id: 'desk-not-known' }) : nameOf(this.by, row.name);
    const shareOf = row.answeredByAiShare === null ? '–' : percent(row.answeredByAiShare);
    return html`<tr>
      <th scope="row"><bdi>${name}</bdi></th>
      ${columns().map(({ of }) => html`<td>${formatNumber(row[of])}${of === 'answeredByAi' ? html` <span class="hint"><bdi>${shareOf}</bdi></span>` : nothing}</td>`)}
    </tr>`;
  }
}

function columns() {
  return [
    { of: 'total', word: msg('All', { id: 'desk-all' }) },
    { of: 'answeredByAi', word: msg('Answered by the AI alone', { id: 'desk-figure-ai' }) },
    { of: 'askedAgain', word: msg('Asked again', { id: 'desk-outcome-again' }) },
    { of: 'complained', word: msg('Not content', { id: 'desk-outcome-complained' }) },
    { of: 'leftOpen', word: msg('Left open', { id: 'desk-outcome-open' }) },
    { of: 'smalltalk', word: msg('Nothing asked', { id: 'desk-outcome-talk' }) },
    { of: 'handedToStaff', word: msg('Handed to staff', { id: 'desk-step-handoff' }) },
  ] as const;
}

function partWord(part: Part): string {
  switch (part) {
    case 'topics':
      return msg('What guests ask about', { id: 'desk-chart-intents' });
    case 'languages':
      return msg('Languages', { id: 'desk-chart-languages' });
    case 'channels':
      return msg('Channels', { id: 'desk-channels' });
    case 'hours':
      return msg('When guests write', { id: 'desk-chart-hours' });
    default:
      return part satisfies never;
  }
}

function nameOf(part: Part, name: string): string {
  switch (part) {
    case 'topics':
      return intentWord(name);
    case 'languages':
      return languageName(name);
    case 'channels':
      return channelOf(name);
    case 'hours':
      return `${name.padStart(2, '0')}:00`;
    default:
      return part satisfies never;
  }
}
