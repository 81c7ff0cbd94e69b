import { html, nothing, type TemplateResult } from 'lit';
import type { FormField } from '../../shared/domain/house/form-field.ts';
import type { GuestMessage, QuickReply } from '../../shared/protocol/guest-frames.ts';
import type { CardTexts } from '../ui/cards/card-texts.ts';
import { backAt } from '../ui/format.ts';
import { TEXTS } from './texts.ts';

/** The actions of a guest on the card of the newest message. */
export interface CardActions {
  choose(reply: QuickReply): void;
  say(text: string, choice?: string): void;
  /** Null when this hotel cannot send e-mail. */
  leaveEmail: (() => void) | null;
}

const NAME = 'service-chat-card';
/** Whether the code for cards is being loaded or is loaded. */
let hasStartedLoading = false;

/** Draws the card below a message's text. The code for cards is loaded with the first card; until then only the text is shown. */
export function cardView(
  { card, quickReplies = [] }: GuestMessage,
  { locale, actions, redraw }: { locale: string; actions: CardActions | null; redraw(): void },
): TemplateResult | typeof nothing {
  if (card === undefined) return nothing;
  fetchCards(redraw);
  const say = ({ text, choice }: { text: string; choice?: string }) => actions?.say(text, choice);
  const chosen = ({ reply }: { reply: QuickReply }) => actions?.choose(reply);
  return html`<service-chat-card exportparts="card, card-action" .card=${card} .texts=${cardTexts(locale, actions)} .locale=${locale}
    .replies=${actions === null ? [] : quickReplies} .isLive=${actions !== null}
    @card-say=${say} @card-choose=${chosen} @card-leave-email=${() => actions?.leaveEmail?.()}></service-chat-card>`;
}

/** True when the card draws the quick replies itself. */
export function showsReplies({ card }: GuestMessage): boolean {
  return card?.type === 'offer' && card.state === 'offered' && customElements.get(NAME) !== undefined;
}

function fetchCards(redraw: () => void): void {
  if (hasStartedLoading) return;
  hasStartedLoading = true;
  import('../ui/cards/cards.ts').then(
    ({ defineCards }) => {
      defineCards();
      redraw();
    },
    () => {
      hasStartedLoading = false; // the next card tries to load it again
    },
  );
}

const FIELDS: Record<FormField, () => string> = {
  bookingNumber: TEXTS.fieldBookingNumber,
  code: TEXTS.fieldCode,
  lastName: TEXTS.fieldLastName,
  arrival: TEXTS.fieldArrival,
  departure: TEXTS.fieldDeparture,
  date: TEXTS.fieldDate,
  time: TEXTS.fieldTime,
  quantity: TEXTS.fieldQuantity,
  nights: TEXTS.fieldNights,
  room: TEXTS.fieldRoom,
};

function cardTexts(locale: string, actions: CardActions | null): CardTexts {
  return {
    book: TEXTS.cardBook(),
    directions: TEXTS.cardDirections(),
    hours: TEXTS.cardHours(),
    closed: TEXTS.closedDay(),
    always: TEXTS.openAlways(),
    requested: TEXTS.cardRequested(),
    booked: TEXTS.cardBooked(),
    send: TEXTS.send(),
    ...(actions?.leaveEmail == null ? {} : { leaveEmail: TEXTS.followUp() }),
    call: TEXTS.call,
    backAt: (iso) => TEXTS.closedUntil(backAt(iso, locale, new Date())),
    field: (name) => FIELDS[name](),
  };
}
