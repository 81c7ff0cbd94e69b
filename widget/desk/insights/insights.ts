import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Analytics } from '../../../shared/api/analytics.ts';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { saveFile } from '../ui/save-file.ts';
import { panelStyles } from '../ui/sections.ts';
import { dateRange, deskLocale, formatNumber, languageName, money, percent } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { plural } from '../ui/words/plural.ts';
import { download, toCsv } from './csv.ts';
import { insightsStyles, tableStyles } from './insights-styles.ts';
import { channelOf, departmentOf, duration, rating } from './names.ts';
import { colleaguesTable, commentsList } from './people.ts';
import { lastDays, type Period, SPANS, spanWord } from './period.ts';
import { readAnalytics } from './read-analytics.ts';

const SHOWN_MAX = 10;

/** The figures of a period, with charts, tables and downloads. */
export class DeskInsights extends DeskElement {
  static override styles = [controls, panelStyles, tableStyles, insightsStyles];

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
        <p class="hint when">${dateRange(this.#period().from, this.#period().to)}</p>
        <div class="picker">
          <button class="button" ?disabled=${!value} @click=${() => value && this.#export(value)}>${icon('download')} ${msg('Save as CSV', { id: 'desk-insights-csv' })}</button>
          <button class="button" ?disabled=${!value} @click=${this.#print}>${icon('download')} ${msg('Save as PDF', { id: 'desk-insights-pdf' })}</button>
        </div>
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
        <input class="input" type="date" aria-label=${msg('From', { id: 'desk-period-from' })} max=${now.to} .value=${now.from} @change=${(event: Event) => set({ from: inputValue(event) })} />
        <input class="input" type="date" aria-label=${msg('To', { id: 'desk-period-to' })} min=${now.from} max=${today} .value=${now.to} @change=${(event: Event) => set({ to: inputValue(event) })} />
      </span>
    </div>`;
  }

  #figures(figures: Analytics): TemplateResult {
    const { conversations, satisfaction, tasks } = figures;
    if (conversations.total === 0 && tasks.made === 0)
      return html`<desk-empty icon="insights" heading=${msg('Nothing happened in this period', { id: 'desk-insights-none' })}>
        ${msg('As soon as guests write, their figures are here.', { id: 'desk-insights-none-hint' })}
        <wa-button slot="action" variant="brand" href=${writeRoute('settings', 'script')}>${msg('Put the chat on your site', { id: 'desk-none-setup' })}</wa-button>
      </desk-empty>`;
    return html`
      ${this.#headline(figures)}
      <div class="charts">
        ${this.#days(conversations.byDay)}
        <section class="panel wide">
          <h2>${msg('What became of conversations', { id: 'desk-outcomes' })}</h2>
          <desk-outcome-table .outcomes=${figures.outcomes}></desk-outcome-table>
        </section>
        ${colleaguesTable(figures.colleagues)}
        ${commentsList(satisfaction.comments, this.deskState.timezone)}
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

  #headline(figures: Analytics): TemplateResult {
    const { conversations, firstResponse, resolution, serviceLevel, satisfaction, offers, tasks, previous } = figures;
    const ai = `${formatNumber(conversations.answeredByAi)} / ${formatNumber(conversations.total)}`;
    return html`<dl class="figures">
      ${figure(msg('Conversations', { id: 'desk-conversations' }), formatNumber(conversations.total), before(formatNumber(previous.total)))}
      ${figure(msg('Answered by the AI alone', { id: 'desk-figure-ai' }), shareOf(conversations.answeredByAiShare), ai, before(shareOf(previous.answeredByAiShare)))}
      ${figure(msg('First answer, half of them within', { id: 'desk-figure-first' }), duration(firstResponse.medianMs), before(duration(previous.medianMs)))}
      ${figure(msg('First word of staff, half of them within', { id: 'desk-figure-staff' }), duration(firstResponse.staffMedianMs), before(duration(previous.staffMedianMs)))}
      ${figure(msg('Settled by staff, half of them within', { id: 'desk-figure-settled' }), duration(resolution.medianMs), before(duration(previous.resolutionMedianMs)))}
      ${target(msg('First word of staff in time', { id: 'desk-figure-first-held' }), serviceLevel.firstResponse)}
      ${target(msg('Settled in time', { id: 'desk-figure-settled-held' }), serviceLevel.resolution)}
      ${figure(msg('Satisfaction, of 5', { id: 'desk-figure-rating' }), rating(satisfaction.average), satisfaction.ratings === 0 ? '' : `${formatNumber(satisfaction.ratings)} ×`, before(rating(previous.average)))}
      ${figure(msg('Extras accepted', { id: 'desk-figure-offers' }), formatNumber(offers.accepted), offers.revenue.map(money).join(', '))}
      ${figure(msg('Tasks done', { id: 'desk-figure-tasks' }), formatNumber(tasks.done), `${msg('late', { id: 'desk-figure-late' })}: ${formatNumber(tasks.late)}`)}
      ${figure(
        msg('Not answered yet', { id: 'desk-teach-unanswered' }),
        html`<a href=${writeRoute('teach', 'questions')}>${formatNumber(figures.unanswered)}</a>`,
        plural(
          msg('one: asked by # guest | other: asked by # guests', { id: 'desk-learning-guests' }),
          figures.learning.guests,
        ),
      )}
      ${figure(msg('Learnt of what was asked first', { id: 'desk-learning-done' }), `${formatNumber(figures.learning.answered)} / ${formatNumber(figures.learning.asked)}`)}
    </dl>`;
  }

  #days(byDay: Analytics['conversations']['byDay']): TemplateResult {
    const day = new Intl.DateTimeFormat(deskLocale() === 'en' ? 'en-GB' : deskLocale(), {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const names = byDay.map(({ date }) => day.format(new Date(date)));
    return html`<div class="wide">${chartOf(msg('Conversations by day', { id: 'desk-chart-days' }), 'line', names, [
      { name: msg('All', { id: 'desk-all' }), values: byDay.map(({ total }) => total) },
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

  readonly #print = async (): Promise<void> => {
    const { from, to } = this.#period();
    try {
      const query = new URLSearchParams({ from, to, language: deskLocale() });
      const file = await this.desk.world.send('GET', `/api/analytics.pdf?${query}`, { isFile: 'blob' });
      if (file instanceof Blob) saveFile(file, `service-chat-${from}-${to}.pdf`);
    } catch (error) {
      this.desk.problem(error);
    }
  };

  #export(figures: Analytics): void {
    download(`service-chat-${figures.from}-${figures.to}.csv`, toCsv(figures));
  }
}

function figure(word: string, value: string | TemplateResult, ...more: string[]): TemplateResult {
  const notes = more.filter((one) => one !== '');
  return html`<div><dt>${word}</dt><dd>${value} ${notes.map((one) => html`<span class="hint"><bdi>${one}</bdi></span> `)}</dd></div>`;
}

/** Returns the label of the figure in the period before; empty without such a figure. */
function before(value: string): string {
  return value === '–' ? '' : msg(str`before: ${value}`, { id: 'desk-figure-before' });
}

/** Draws the share of conversations within a time target. Without a target, draws the link to the settings of the targets. */
function target(word: string, { targetMs, met, missed, metShare }: Analytics['serviceLevel']['firstResponse']) {
  if (targetMs === null)
    return figure(
      word,
      html`<a href=${writeRoute('settings', 'targets')}>${msg('Set a target', { id: 'desk-target-set' })}</a>`,
    );
  const limit = duration(targetMs);
  const within = msg(str`within ${limit}`, { id: 'desk-target-within' });
  const counted = met + missed === 0 ? '' : `${formatNumber(met)} / ${formatNumber(met + missed)}`;
  return figure(word, shareOf(metShare), within, counted);
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
