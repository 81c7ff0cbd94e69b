import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import type { Retention } from '../../../../shared/api/account/retention.ts';
import { count, fields } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { formatNumber, listOf } from '../../ui/words/format.ts';
import { plural } from '../../ui/words/plural.ts';
import { inputValue, SetupForm } from './setup-form.ts';

const DAYS_MAX = 3_650;
const KINDS = [
  'conversationDays',
  'guestDays',
  'taskDays',
  'pmsLogDays',
  'webhookDays',
  'auditDays',
] as const satisfies (keyof Retention)[];

/** The settings of the retention period of each kind of data, with the number of records to delete. */
export class DeskSetupRetention extends SetupForm<Retention> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
      .days {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
      }
      .days .input {
        inline-size: 8rem;
      }
    `,
  ];

  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;

  protected override readonly path = '/api/retention';

  protected override read(stored: unknown): Retention {
    const from = fields(stored) ?? {};
    const days = (value: unknown) => (typeof value === 'number' ? value : null);
    return {
      conversationDays: days(from['conversationDays']),
      guestDays: days(from['guestDays']),
      taskDays: days(from['taskDays']),
      pmsLogDays: days(from['pmsLogDays']),
      webhookDays: days(from['webhookDays']),
      auditDays: days(from['auditDays']),
    };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Keeping data', { id: 'desk-set-retention' })}</h1>
      <p class="hint">${msg('What is older is deleted within the hour, for good. A single guest is exported or erased beside their conversation.', { id: 'desk-retention-hint' })}</p>
    </div>`;
  }

  protected override savedText(): string {
    return msg('Saved.', { id: 'desk-saved-plain' });
  }

  protected override fieldsOf(value: Retention, base: Retention | null): TemplateResult {
    return html`
      ${KINDS.map((kind) => this.#days(kind, labelOf(kind), value, base))}
      <desk-confirm></desk-confirm>
    `;
  }

  /** Asks before a shorter period is stored and says which records it deletes, as deleted records cannot be restored. */
  protected override async mayStore(value: Retention, base: Retention | null): Promise<boolean> {
    const shorter = KINDS.filter((kind) => isShorter(value[kind], base?.[kind] ?? null));
    if (shorter.length === 0) return true;
    const query = new URLSearchParams(shorter.map((kind) => [kind, String(value[kind])]));
    const found = fields(await this.desk.world.send('GET', `${this.path}/reach?${query}`));
    const deletedCounts = shorter.map((kind) => reachWords(kind, found));
    const summary = listOf(deletedCounts);
    return this.confirmDialog.ask(
      msg('Delete what is older?', { id: 'desk-retention-ask' }),
      msg(str`This deletes for good, within the hour: ${summary}. Nothing brings them back.`, {
        id: 'desk-retention-goes',
      }),
      msg('Save and delete', { id: 'desk-retention-yes' }),
      'danger',
    );
  }

  #days(key: keyof Retention, label: string, value: Retention, base: Retention | null): TemplateResult {
    const days = value[key];
    const set = (event: Event) => this.change({ [key]: Number(inputValue(event)) });
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <div class="days">
        <label class="days"><input type="checkbox" .checked=${days !== null} @change=${() => this.change({ [key]: days === null ? 365 : null })} /> ${msg('Delete after', { id: 'desk-retention-after' })}</label>
        <input class="input" type="number" min="1" step="1" max=${DAYS_MAX} aria-label=${msg('Days', { id: 'desk-retention-days' })} ?disabled=${days === null} aria-invalid=${this.isFaulty(`/${key}`)} aria-describedby=${this.faultAt(`/${key}`)} .value=${days === null ? '' : String(days)} @input=${set} />
        <span>${msg('days', { id: 'desk-retention-unit' })}</span>
      </div>
      ${this.fault(`/${key}`)}
      <p class=${isShorter(days, base?.[key] ?? null) ? 'warning' : 'hint'}>${consequenceOf(key, days)}</p>
    </fieldset>`;
  }
}

/** Whether this deletes records that were kept until now. */
function isShorter(days: number | null, before: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= 1 && (before === null || days < before);
}

function labelOf(kind: keyof Retention): string {
  switch (kind) {
    case 'conversationDays':
      return msg('Conversations', { id: 'desk-conversations' });
    case 'guestDays':
      return msg('Guests with their stays', { id: 'desk-retention-guests' });
    case 'taskDays':
      return msg('Finished tasks', { id: 'desk-pms-takes-completion' });
    case 'pmsLogDays':
      return msg('Log of the PMS and the channel manager', { id: 'desk-retention-pms' });
    case 'webhookDays':
      return msg('Log of the webhooks', { id: 'desk-retention-hooks' });
    case 'auditDays':
      return msg('Audit log', { id: 'desk-audit' });
    default:
      return kind satisfies never;
  }
}

/** Returns the label of the number of records of a kind that are deleted. */
function reachWords(kind: keyof Retention, found: Record<string, unknown> | null): string {
  switch (kind) {
    case 'conversationDays':
      return plural(
        msg('one: # whole conversation | other: # whole conversations', { id: 'desk-retention-count' }),
        count(found?.['conversations']),
      );
    case 'guestDays':
      return plural(msg('one: # guest | other: # guests', { id: 'desk-stay-guests' }), count(found?.['guests']));
    case 'taskDays':
      return `${labelOf(kind)}: ${formatNumber(count(found?.['tasks']))}`;
    case 'pmsLogDays':
      return `${labelOf(kind)}: ${formatNumber(count(found?.['pmsLogs']))}`;
    case 'webhookDays':
      return `${labelOf(kind)}: ${formatNumber(count(found?.['webhookDeliveries']))}`;
    case 'auditDays':
      return `${labelOf(kind)}: ${formatNumber(count(found?.['auditEntries']))}`;
    default:
      return kind satisfies never;
  }
}

function consequenceOf(kind: keyof Retention, days: number | null): string {
  if (days === null) return msg('Kept until somebody deletes it.', { id: 'desk-retention-forever' });
  const age = plural(msg('one: # day | other: # days', { id: 'desk-days' }), days);
  switch (kind) {
    case 'conversationDays':
      return msg(
        str`Deletes every conversation whose last word is older than ${age}, with all messages, files and drafts.`,
        { id: 'desk-retention-conversations-gone' },
      );
    case 'guestDays':
      return msg(
        str`Deletes every guest whose last stay ended more than ${age} ago, with reservations, likes and conversations.`,
        { id: 'desk-retention-guests-gone' },
      );
    case 'taskDays':
      return msg(str`Deletes tasks that were finished or called off more than ${age} ago.`, {
        id: 'desk-retention-tasks-gone',
      });
    case 'pmsLogDays':
    case 'webhookDays':
      return msg(str`Deletes lines older than ${age}.`, { id: 'desk-retention-lines-gone' });
    case 'auditDays':
      return msg(str`Empties entries older than ${age}; their places stay, so that the log can still be verified.`, {
        id: 'desk-retention-audit-gone',
      });
    default:
      return kind satisfies never;
  }
}
