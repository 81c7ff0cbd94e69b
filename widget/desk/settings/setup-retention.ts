import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { Retention } from '../../../shared/api/retention.ts';
import { fields } from '../data/read.ts';
import { plural } from '../ui/plural.ts';
import { SetupForm, wordsOf } from './setup-form.ts';

const DAYS_MAX = 3_650;

/** How long guests' data is kept, and what that will delete. */
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

  protected override readonly path = '/api/property/retention';

  protected override read(stored: unknown): Retention {
    const from = fields(stored) ?? {};
    const days = (value: unknown) => (typeof value === 'number' ? value : null);
    return { conversationDays: days(from['conversationDays']), guestDays: days(from['guestDays']) };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Keeping data', { id: 'desk-set-retention' })}</h1>
      <p class="hint">${msg('What is older is deleted within the hour, for good. A single guest is exported or erased beside their conversation.', { id: 'desk-retention-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: Retention): TemplateResult {
    return html`
      ${this.#days('conversationDays', msg('Conversations', { id: 'desk-conversations' }), value)}
      ${this.#days('guestDays', msg('Guests with their stays', { id: 'desk-retention-guests' }), value)}
    `;
  }

  #days(key: keyof Retention, label: string, value: Retention): TemplateResult {
    const days = value[key];
    const set = (event: Event) => this.change({ [key]: Math.round(Number(wordsOf(event))) });
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <div class="days">
        <label class="days"><input type="checkbox" .checked=${days !== null} @change=${() => this.change({ [key]: days === null ? 365 : null })} /> ${msg('Delete after', { id: 'desk-retention-after' })}</label>
        <input class="input" type="number" min="1" max=${DAYS_MAX} aria-label=${msg('Days', { id: 'desk-retention-days' })} ?disabled=${days === null} aria-invalid=${this.isFaulty(`/${key}`)} .value=${days === null ? '' : String(days)} @input=${set} />
        <span>${msg('days', { id: 'desk-retention-unit' })}</span>
      </div>
      ${this.fault(`/${key}`)}
      <p class=${days === null ? 'hint' : 'warning'}>${this.#consequence(key, days)}</p>
    </fieldset>`;
  }

  #consequence(key: keyof Retention, days: number | null): string {
    if (days === null) return msg('Kept until somebody deletes it.', { id: 'desk-retention-forever' });
    const age = plural(msg('one: # day | other: # days', { id: 'desk-days' }), days);
    return key === 'conversationDays'
      ? msg(
          str`Deletes every conversation whose last word is older than ${age}, with all messages, files and drafts.`,
          {
            id: 'desk-retention-conversations-gone',
          },
        )
      : msg(
          str`Deletes every guest whose last stay ended more than ${age} ago, with reservations, likes and conversations.`,
          {
            id: 'desk-retention-guests-gone',
          },
        );
  }
}
