import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { FormField } from '../../../shared/domain/house/form-field.ts';
import type { CardTexts } from '../../ui/cards/card-texts.ts';
import { readCard } from '../data/read/read-card.ts';
import { deskLocale, fullTime } from '../ui/words/format.ts';

/** Draws the guest's cards in the desk's colours. */
export const cardStyles = css`
  service-chat-card {
    --_text: var(--ink);
    --_muted: var(--ink-2);
    --_line: var(--line);
    --_control: var(--line-strong);
    --_surface: var(--surface);
    --_raised: var(--surface);
    --_sunken: var(--surface-2);
    --_accent: var(--accent);
    --_on-accent: var(--on-accent);
    --_accent-text: var(--accent);
    --_tint: var(--accent-soft);
    --_round: var(--radius-l);
    inline-size: fit-content;
  }
`;

/** Whether the code for cards is being loaded or is loaded. */
let hasStartedLoading = false;

/** Draws a message's card as the guest sees it. Staff cannot fill in the fields of the card. */
export function cardView(value: unknown, timezone: string | null): TemplateResult | typeof nothing {
  const card = value === undefined ? null : readCard(value);
  if (card === null) return nothing;
  if (!hasStartedLoading) {
    hasStartedLoading = true;
    import('../../ui/cards/cards.ts').then(
      ({ defineCards }) => defineCards(),
      () => {
        hasStartedLoading = false; // loading failed: the next card tries again
      },
    );
  }
  return html`<service-chat-card .card=${card} .texts=${cardTexts(timezone)} .locale=${deskLocale()} .isReadOnly=${true}></service-chat-card>`;
}

function cardTexts(timezone: string | null): CardTexts {
  return {
    book: msg('Book online', { id: 'desk-card-book' }),
    directions: msg('Directions', { id: 'desk-card-directions' }),
    hours: msg('Opening hours', { id: 'desk-card-hours' }),
    closed: msg('closed', { id: 'desk-card-closed' }),
    always: msg('around the clock', { id: 'desk-card-always' }),
    requested: msg('Requested', { id: 'desk-card-requested' }),
    booked: msg('Booked', { id: 'desk-stay-booked' }),
    call: (name) => msg(str`Call ${name}`, { id: 'desk-card-call' }),
    backAt: (iso) => fullTime(iso, timezone),
    field: fieldWord,
  };
}

function fieldWord(field: FormField): string {
  switch (field) {
    case 'bookingNumber':
      return msg('Booking number', { id: 'desk-ask-number' });
    case 'code':
      return msg('Code', { id: 'desk-card-code' });
    case 'lastName':
      return msg('Last name', { id: 'desk-card-last-name' });
    case 'arrival':
      return msg('Arrival', { id: 'desk-fill-arrival' });
    case 'departure':
      return msg('Departure', { id: 'desk-fill-departure' });
    case 'date':
      return msg('Day', { id: 'desk-card-date' });
    case 'time':
      return msg('Time', { id: 'desk-card-time' });
    case 'quantity':
      return msg('How many?', { id: 'desk-card-quantity' });
    case 'nights':
      return msg('Nights', { id: 'desk-card-nights' });
    case 'room':
      return msg('Room number', { id: 'desk-card-room' });
    default:
      return field satisfies never;
  }
}
