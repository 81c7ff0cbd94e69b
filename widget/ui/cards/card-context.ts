import type { CardTexts } from './card-texts.ts';

/** A reply that the guest may tap on a card. */
export interface CardReply {
  readonly label: string;
  readonly value: string;
}

/** The values and callbacks that the views of a card need. */
export interface CardContext {
  texts: CardTexts;
  /** BCP 47. */
  locale: string;
  /** The replies of an offer: yes and no. Empty once the conversation has gone on. */
  replies: readonly CardReply[];
  /** Whether the guest may still fill in or tap the card. */
  isLive: boolean;
  /** True for a reader who is not the guest, such as staff: everything is shown, and the fields are disabled. */
  isReadOnly: boolean;
  /** Today in the reader's time zone, `YYYY-MM-DD`. */
  today: string;
  choose(reply: CardReply): void;
  /** Sends `text` as the guest's message. `choice` is the value that the card sends with it. */
  say(text: string, choice?: string): void;
  leaveEmail(): void;
}
