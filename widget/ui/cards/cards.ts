import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Card } from '../../../shared/protocol/card.ts';
import type { CardContext, CardReply } from './card-context.ts';
import type { CardTexts } from './card-texts.ts';
import { formCard } from './form-card.ts';
import { contactCard, hoursCard, placeCard } from './house-cards.ts';
import { CARD_STYLES } from './styles.ts';
import { bookingCard, listCard, menuCard, offerCard } from './trade-cards.ts';

/** The text of a form that the guest filled in on a card. */
export class CardSayEvent extends Event {
  readonly text: string;
  readonly choice: string | undefined;
  constructor(text: string, choice?: string) {
    super('card-say');
    this.text = text;
    this.choice = choice;
  }
}

/** The guest tapped one of the replies on a card. */
export class CardChooseEvent extends Event {
  readonly reply: CardReply;
  constructor(reply: CardReply) {
    super('card-choose');
    this.reply = reply;
  }
}

/**
 * `<service-chat-card>`: the card below the text of a message. It makes no request before the guest taps it.
 *
 * @fires {CardSayEvent} card-say - The guest filled it in.
 * @fires {CardChooseEvent} card-choose - The guest tapped one of the replies.
 * @fires card-leave-email - The guest wants the reply by e-mail.
 * @csspart card - The card.
 * @csspart card-action - A button or link on the card.
 */
export class ServiceChatCard extends LitElement {
  static override styles = CARD_STYLES;

  @property({ attribute: false }) card!: Card;
  @property({ attribute: false }) texts!: CardTexts;
  @property({ attribute: false }) replies: readonly CardReply[] = [];
  /** BCP 47 */
  @property({ attribute: false }) locale = 'en';
  @property({ attribute: false }) isLive = false;
  /** True for a reader who is not the guest, such as staff. */
  @property({ attribute: false }) isReadOnly = false;

  override render(): TemplateResult | typeof nothing {
    const view = this.#view();
    return view === nothing
      ? nothing
      : html`<div class="card" part="card card-${this.card.type}" data-type=${this.card.type}>${view}</div>`;
  }

  #view(): TemplateResult | typeof nothing {
    const { card } = this;
    const context = this.#context();
    switch (card.type) {
      case 'offer':
        return offerCard(card, context);
      case 'booking':
        return bookingCard(card, context);
      case 'menu':
        return menuCard(card, context);
      case 'list':
        return listCard(card, context);
      case 'place':
        return placeCard(card, context);
      case 'hours':
        return hoursCard(card, context);
      case 'contact':
        return contactCard(card, context);
      case 'form':
        return formCard(card, context);
      default:
        card satisfies never;
        return nothing; // from a newer server; the message's text says the same
    }
  }

  #context(): CardContext {
    const { texts, locale, replies, isLive, isReadOnly } = this;
    const now = new Date();
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    return {
      texts,
      locale,
      replies,
      isLive,
      isReadOnly,
      today,
      choose: (reply) => this.dispatchEvent(new CardChooseEvent(reply)),
      say: (text, choice) => this.dispatchEvent(new CardSayEvent(text, choice)),
      leaveEmail: () => this.dispatchEvent(new Event('card-leave-email')),
    };
  }
}

/** Registers the element unless it is registered already. */
export function defineCards(): void {
  if (customElements.get('service-chat-card') === undefined)
    customElements.define('service-chat-card', ServiceChatCard);
}
