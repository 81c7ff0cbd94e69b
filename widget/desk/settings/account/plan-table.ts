import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { CHANNELS, type Channel } from '../../../../shared/domain/conversation.ts';
import type { Money } from '../../../../shared/domain/house/money.ts';
import { fields, list, text } from '../../data/read/read.ts';
import { formatNumber, listOf, money } from '../../ui/words/format.ts';
import { plainWords } from '../../ui/words/plain-words.ts';
import { channelWord } from '../../ui/words/words.ts';

/** A plan of the server. A limit of null is unlimited; a price of null is negotiated. */
export interface PlanOffer {
  id: string;
  price: Money | null;
  aiConversations: number | null;
  properties: number | null;
  channels: Channel[];
  integrations: boolean;
}

export function readPlan(value: unknown): PlanOffer | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const price = fields(from['price']);
  const limit = (given: unknown) => (typeof given === 'number' ? given : null);
  return {
    id: from['id'],
    price: price === null ? null : { amount: text(price['amount']), currency: text(price['currency']) },
    aiConversations: limit(from['aiConversations']),
    properties: limit(from['properties']),
    channels: list(from['channels'], (name) => CHANNELS.find((channel) => channel === name) ?? null),
    integrations: from['integrations'] === true,
  };
}

/** Draws the plans side by side and marks the plan of the account. With `choose` another plan can be chosen. */
export function planTable(
  plans: readonly PlanOffer[],
  current: string,
  choose: ((id: string) => void) | null,
): TemplateResult {
  const limit = (value: number | null) =>
    value === null ? msg('No limit', { id: 'desk-plan-unlimited' }) : formatNumber(value);
  const row = (label: string, cell: (plan: PlanOffer) => string) =>
    html`<tr><th scope="row">${label}</th>${plans.map((plan) => html`<td class=${plan.id === current ? 'mine' : ''}>${cell(plan)}</td>`)}</tr>`;
  const label = msg('The plans', { id: 'desk-plans' });
  return html`<h2>${label}</h2>
    <div class="scroller" tabindex="0" role="region" aria-label=${label}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${plans.map(
              ({ id }) =>
                html`<th scope="col" class=${id === current ? 'mine' : ''}><bdi lang="en">${plainWords(id)}</bdi>${id === current ? html` <span class="chip ok">${msg('Yours', { id: 'desk-plan-yours' })}</span>` : ''}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${row(msg('Price a month', { id: 'desk-plan-price' }), ({ price }) => (price === null ? msg('By agreement', { id: 'desk-plan-agreed' }) : money(price)))}
          ${row(msg('Conversations with AI a month', { id: 'desk-plan-ai' }), ({ aiConversations }) => limit(aiConversations))}
          ${row(msg('Properties', { id: 'desk-plan-properties' }), ({ properties }) => limit(properties))}
          ${row(msg('Channels', { id: 'desk-channels' }), ({ channels }) => listOf(channels.map(channelWord)))}
          ${row(msg('PMS and other integrations', { id: 'desk-plan-integrations' }), ({ integrations }) => (integrations ? msg('Included', { id: 'desk-plan-yes' }) : msg('Not included', { id: 'desk-plan-no' })))}
          ${choose === null ? nothing : choiceRow(plans, current, choose)}
        </tbody>
      </table>
    </div>
    <p class="hint">${msg('Everything else is the same in each plan.', { id: 'desk-plan-same' })}</p>`;
}

function choiceRow(plans: readonly PlanOffer[], current: string, choose: (id: string) => void): TemplateResult {
  const words = msg('Choose', { id: 'desk-plan-choose' });
  return html`<tr>
    <td></td>
    ${plans.map(({ id }) => (id === current ? html`<td class="mine"></td>` : html`<td><button class="button" aria-label=${`${words}: ${plainWords(id)}`} @click=${() => choose(id)}>${words}</button></td>`))}
  </tr>`;
}
