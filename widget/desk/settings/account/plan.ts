import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PLAN_NEAR } from '../../../../shared/domain/house/plans.ts';
import { count, fields, list, text } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { deskLocale, formatNumber } from '../../ui/words/format.ts';
import { plainWords } from '../../ui/words/plain-words.ts';
import { LoadedSection } from '../loaded-section.ts';
import { type PlanOffer, planTable, readPlan } from './plan-table.ts';

interface Used {
  used: number;
  limit: number | null;
}
interface Usage {
  plan: string;
  changedBy: string;
  plans: PlanOffer[];
  period: string;
  conversations: Used;
  properties: Used;
  modelCalls: number;
}

/** The account's plan, and its usage this month. */
export class DeskPlan extends LoadedSection<Usage> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      /* All plans beside one another on a phone, too. */
      @media (max-width: 44rem) {
        th,
        td {
          padding-inline: var(--space-1);
          font-size: var(--text-xs);
        }
      }
    `,
  ];

  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Plan and usage', { id: 'desk-plan' });
  }

  protected override hint(): string {
    return msg('Beyond a limit no guest is dropped: staff are asked instead of the AI.', { id: 'desk-plan-hint' });
  }

  protected override async load(signal: AbortSignal): Promise<Usage> {
    const plans = fields(await this.desk.world.send('GET', '/api/plans', { signal }));
    const usage = fields(await this.desk.world.send('GET', '/api/usage', { signal })) ?? {};
    return {
      plan: text(plans?.['current']),
      changedBy: text(plans?.['changedBy']),
      plans: list(plans?.['items'], readPlan),
      period: text(usage['period']),
      conversations: readUsed(usage['aiConversations']),
      properties: readUsed(usage['properties']),
      modelCalls: count(fields(usage['languageModel'])?.['calls']),
    };
  }

  protected override body({
    plan,
    changedBy,
    plans,
    period,
    conversations,
    properties,
    modelCalls,
  }: Usage): TemplateResult {
    const isOwner = this.can('account:write');
    const choose = isOwner && changedBy === 'owner' ? (id: string) => void this.#choose(id) : null;
    return html`
      <p><span class="chip ok"><bdi lang="en">${plainWords(plan)}</bdi></span> <span class="hint">${monthOf(period)}</span></p>
      ${this.#meter(msg('Conversations with AI this month', { id: 'desk-plan-conversations' }), conversations)}
      ${this.#meter(msg('Properties', { id: 'desk-plan-properties' }), properties)}
      ${modelCalls === 0 ? nothing : html`<p>${modelWords(formatNumber(modelCalls))}</p>`}
      ${isOwner ? this.#addHouse(properties) : nothing}
      ${plans.length === 0 ? nothing : planTable(plans, plan, choose)}
      ${isOwner && changedBy === 'operator' ? html`<p class="hint">${msg('Whoever runs this server changes the plan.', { id: 'desk-plan-operator' })}</p>` : nothing}
      <desk-confirm></desk-confirm>
    `;
  }

  async #choose(id: string): Promise<void> {
    const plan = plainWords(id);
    const yes = await this.confirming.ask(
      msg(str`Change to the plan ${plan}?`, { id: 'desk-plan-ask' }),
      msg(
        'It holds at once. What the new plan does not hold rests until a plan holds it again: what guests write is kept for your staff, and nothing is lost.',
        { id: 'desk-plan-ask-hint' },
      ),
      msg('Choose', { id: 'desk-plan-choose' }),
    );
    const done = msg('The plan is changed.', { id: 'desk-plan-changed' });
    if (yes) await this.act('PUT', '/api/account/plan', { body: { plan: id }, done });
  }

  /** Adds another property to the account, if the plan allows one. */
  #addHouse({ used, limit }: Used): TemplateResult {
    if (limit !== null && used >= limit)
      return html`<p class="hint">${msg('Your plan does not include more of these.', { id: 'desk-problem-plan' })}</p>`;
    return html`<form novalidate @submit=${(event: SubmitEvent) => void this.#add(event)}>
      <div class="field">
        <label for="house">${msg('Add another house', { id: 'desk-house-add' })}</label>
        <input class="input" id="house" name="name" maxlength="200" autocomplete="off" required placeholder=${msg('Its name', { id: 'desk-house-name' })} aria-invalid=${this.isFaulty('/name')} aria-describedby="house-fault" />
        ${this.fault('/name', 'house-fault')}
      </div>
      <p><button class="button">${msg('Add', { id: 'desk-label-add' })}</button></p>
    </form>`;
  }

  /** Creates the property and opens its guide. */
  async #add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const body = { name: String(new FormData(event.target).get('name') ?? '').trim() };
    const done = msg('The house is added.', { id: 'desk-house-added' });
    const answer = await this.act('POST', '/api/properties', { body, done, fields: ['/name'] });
    if (answer === null) return;
    const { properties } = await this.desk.world.api.me();
    this.desk.store.update((state) => ({ ...state, properties }));
    this.desk.switchProperty(text(fields(answer.answer)?.['id']));
    this.desk.goTo('start');
  }

  #meter(label: string, { used, limit }: Used): TemplateResult {
    if (limit === null)
      return html`<p><strong>${label}:</strong> ${formatNumber(used)} <span class="hint">${msg('No limit', { id: 'desk-plan-unlimited' })}</span></p>`;
    return html`<div class="field">
      <span class="label">${label}: ${formatNumber(used)} / ${formatNumber(limit)}</span>
      <meter min="0" max=${limit} high=${limit * PLAN_NEAR} value=${Math.min(used, limit)} aria-label=${label}></meter>
      ${used >= limit ? html`<p class="fault">${msg('The limit is reached.', { id: 'desk-plan-full' })}</p>` : used >= limit * PLAN_NEAR ? html`<p class="warning">${msg('Close to the limit.', { id: 'desk-plan-near' })}</p>` : nothing}
    </div>`;
  }
}

function modelWords(times: string): string {
  return msg(str`The language model was asked ${times} times this month.`, { id: 'desk-plan-model' });
}

function readUsed(value: unknown): Used {
  const from = fields(value);
  const limit = from?.['limit'];
  return { used: count(from?.['used']), limit: typeof limit === 'number' ? limit : null };
}

/** The month `2026-11` in the desk's language. */
function monthOf(period: string): string {
  const first = new Date(`${period}-01T00:00:00Z`);
  if (Number.isNaN(first.getTime())) return period;
  return new Intl.DateTimeFormat(deskLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
