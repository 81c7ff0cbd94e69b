import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Analytics } from '../../../shared/api/analytics.ts';
import { CHANNELS } from '../../../shared/domain/conversation.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { dateRange, deskLocale, formatNumber, languageName, money, percent } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { plainWords } from '../ui/plain-words.ts';
import { panelStyles } from '../ui/sections.ts';
import { channelWord, departmentWord } from '../ui/words.ts';
import { download, toCsv } from './csv.ts';
import { insightsStyles } from './insights-styles.ts';
import { lastDays, type Period, SPANS, spanWord } from './period.ts';
import { readAnalytics } from './read-analytics.ts';

const SHOWN_MAX = 10;
const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** How the house does: figures of a period, charts with their tables, and all of it as a file. */
export class DeskInsights extends DeskElement {
  static override styles = [controls, panelStyles, insightsStyles];

  @state() private period: Period | null = null;
  readonly #load = new Task(this, {
    task: async ([propertyId, from, to], { signal }) => {
      if (propertyId === null) return null;
      const query = new URLSearchParams({ from, to });
      return readAnalytics(await this.desk.world.send('GET', `/api/analytics?${query}`, { signal }));
    },
    args: () => [this.deskState.propertyId, this.#period().from, this.#period().to] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.timezone];
  }

  #period(): Period {
    return this.period ?? lastDays(30, new Date(), this.deskState.timezone);
  }

  override render(): TemplateResult {
    const loading = () => html`<desk-loading shape="cards" count="6"></desk-loading>`;
    const { value } = this.#load;
    return html`
      <div class="head">
        <h1>${msg('Insights', { id: 'desk-insights' })}</h1>
        ${this.#picker()}
        <button class="button" ?disabled=${!value} @click=${() => value && this.#export(value)}>${icon('download')} ${msg('Save as CSV', { id: 'desk-insights-csv' })}</button>
      </div>
      ${this.#load.render({
        initial: loading,
        pending: () => (value ? this.#figures(value) : loading()),
        error: (error) =>
          html`<desk-failed heading=${msg('The figures could not be loaded', { id: 'desk-insights-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
        complete: (figures) => (figures === null ? loading() : this.#figures(figures)),
      })}
    `;
  }

  #picker(): TemplateResult {
    const now = this.#period();
    const today = lastDays(1, new Date(), this.deskState.timezone).to;
    const chosen = SPANS.find(
      (span) => lastDays(span, new Date(), this.deskState.timezone).from === now.from && now.to === today,
    );
    const set = (part: Partial<Period>) => {
      const next = { ...now, ...part };
      if (next.from !== '' && next.to !== '' && next.from <= next.to) this.period = next;
    };
    return html`<div class="picker" role="group" aria-label=${msg('Period', { id: 'desk-period' })}>
      ${SPANS.map(
        (span) =>
          html`<button class="button" aria-pressed=${span === chosen} @click=${() => {
            this.period = lastDays(span, new Date(), this.deskState.timezone);
          }}>${spanWord(span)}</button>`,
      )}
      <span class="days">
        <input class="input" type="date" aria-label=${msg('From', { id: 'desk-period-from' })} max=${now.to} .value=${now.from} @change=${(event: Event) => set({ from: wordsOf(event) })} />
        <input class="input" type="date" aria-label=${msg('To', { id: 'desk-period-to' })} min=${now.from} max=${today} .value=${now.to} @change=${(event: Event) => set({ to: wordsOf(event) })} />
      </span>
    </div>`;
  }

  #figures(figures: Analytics): TemplateResult {
    const { conversations, firstResponse, satisfaction, offers, tasks } = figures;
    if (conversations.total === 0 && tasks.made === 0)
      return html`<desk-empty icon="insights" heading=${msg('Nothing happened in this period', { id: 'desk-insights-none' })}>
        ${msg('As soon as guests write, their figures are here.', { id: 'desk-insights-none-hint' })}
        <wa-button slot="deed" variant="brand" href=${writeRoute('settings', 'script')}>${msg('Put the chat on your site', { id: 'desk-none-setup' })}</wa-button>
      </desk-empty>`;
    return html`
      <p class="hint">${dateRange(figures.from, figures.to)}</p>
      <dl class="figures">
        ${figure(msg('Conversations', { id: 'desk-conversations' }), formatNumber(conversations.total))}
        ${figure(msg('Answered by the AI alone', { id: 'desk-figure-ai' }), shareOf(conversations.answeredByAiShare), `${formatNumber(conversations.answeredByAi)} / ${formatNumber(conversations.total)}`)}
        ${figure(msg('First answer, half of them within', { id: 'desk-figure-first' }), duration(firstResponse.medianMs))}
        ${figure(msg('First word of staff, half of them within', { id: 'desk-figure-staff' }), duration(firstResponse.staffMedianMs))}
        ${figure(msg('Satisfaction, of 5', { id: 'desk-figure-rating' }), satisfaction.average === null ? '–' : new Intl.NumberFormat(deskLocale(), { maximumFractionDigits: 1 }).format(satisfaction.average), satisfaction.ratings === 0 ? '' : `${formatNumber(satisfaction.ratings)} ×`)}
        ${figure(msg('Extras accepted', { id: 'desk-figure-offers' }), formatNumber(offers.accepted), offers.revenue.map(money).join(', '))}
        ${figure(msg('Tasks done', { id: 'desk-figure-tasks' }), formatNumber(tasks.done), `${msg('late', { id: 'desk-figure-late' })}: ${formatNumber(tasks.late)}`)}
        ${figure(
          msg('Not answered yet', { id: 'desk-teach-unanswered' }),
          html`<a href=${writeRoute('teach', 'questions')}>${formatNumber(figures.unanswered)}</a>`,
        )}
      </dl>
      <div class="charts">
        ${this.#days(conversations.byDay)}
        ${this.#named(msg('What guests ask about', { id: 'desk-chart-intents' }), figures.intents, intentWord)}
        ${this.#named(msg('Languages', { id: 'desk-chart-languages' }), figures.languages, languageName)}
        ${chartOf(
          msg('When guests write', { id: 'desk-chart-hours' }),
          'bar',
          conversations.byHour.map((_, hour) => `${hour}`.padStart(2, '0')),
          [{ name: msg('Messages', { id: 'desk-messages' }), values: conversations.byHour }],
        )}
        ${this.#named(msg('Tasks by department', { id: 'desk-chart-tasks' }), tasks.byDepartment, departmentOf)}
        ${this.#named(msg('Channels', { id: 'desk-channels' }), conversations.byChannel, channelOf)}
        ${
          satisfaction.ratings === 0
            ? nothing
            : chartOf(
                msg('Ratings', { id: 'desk-chart-ratings' }),
                'bar',
                satisfaction.byScore.map(({ score }) => formatNumber(score)),
                [
                  {
                    name: msg('Guests', { id: 'desk-guests' }),
                    values: satisfaction.byScore.map(({ count }) => count),
                  },
                ],
              )
        }
      </div>
    `;
  }

  #days(byDay: Analytics['conversations']['byDay']): TemplateResult {
    const day = new Intl.DateTimeFormat(deskLocale() === 'en' ? 'en-GB' : deskLocale(), {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const names = byDay.map(({ date }) => day.format(new Date(date)));
    return html`<div class="wide">${chartOf(msg('Conversations by day', { id: 'desk-chart-days' }), 'line', names, [
      { name: msg('All', { id: 'desk-filter-all' }), values: byDay.map(({ total }) => total) },
      {
        name: msg('Answered by the AI alone', { id: 'desk-figure-ai' }),
        values: byDay.map(({ answeredByAi }) => answeredByAi),
      },
      {
        name: msg('Handed to staff', { id: 'desk-step-handoff' }),
        values: byDay.map(({ handedToStaff }) => handedToStaff),
      },
    ])}</div>`;
  }

  #named(label: string, counted: readonly { name: string; count: number }[], word: (name: string) => string) {
    if (counted.length === 0) return nothing;
    const shown = counted.slice(0, SHOWN_MAX);
    return chartOf(
      label,
      'lying',
      shown.map(({ name }) => word(name)),
      [{ name: msg('Count', { id: 'desk-count' }), values: shown.map(({ count }) => count) }],
    );
  }

  #export(figures: Analytics): void {
    download(`service-chat-${figures.from}-${figures.to}.csv`, toCsv(figures));
  }
}

function figure(word: string, value: string | TemplateResult, more = ''): TemplateResult {
  return html`<div><dt>${word}</dt><dd>${value} ${more === '' ? nothing : html`<span class="hint"><bdi>${more}</bdi></span>`}</dd></div>`;
}

function chartOf(
  label: string,
  kind: 'line' | 'bar' | 'lying',
  names: readonly string[],
  series: readonly { name: string; values: readonly number[] }[],
) {
  return html`<section class="panel"><h2>${label}</h2><desk-chart .label=${label} .kind=${kind} .names=${names} .series=${series}></desk-chart></section>`;
}

function shareOf(share: number | null): string {
  return share === null ? '–' : percent(Math.round(share * 100) / 100);
}

/** "0.4 sec", "3 min", "2 hr" in the desk's language. */
function duration(ms: number | null): string {
  if (ms === null) return '–';
  const seconds = ms / SECOND_MS;
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(deskLocale(), {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  if (seconds < MINUTE_S) return unit(seconds, 'second', seconds < 10 ? 1 : 0);
  return seconds < HOUR_S ? unit(seconds / MINUTE_S, 'minute') : unit(seconds / HOUR_S, 'hour', 1);
}

function departmentOf(name: string): string {
  const known = DEPARTMENTS.find((department) => department === name);
  return known === undefined ? plainWords(name) : departmentWord(known);
}

function channelOf(name: string): string {
  const known = CHANNELS.find((channel) => channel === name);
  return known === undefined ? plainWords(name) : channelWord(known);
}
