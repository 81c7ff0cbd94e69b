import type { CardTexts } from './card-texts.ts';

/** What may be tapped on a card, as the message offers it. */
export interface CardReply {
  readonly label: string;
  readonly value: string;
}

/** What the views of a card are given. */
export interface CardContext {
  texts: CardTexts;
  /** BCP 47. */
  locale: string;
  /** Of an offer: yes and no. Empty once something else was said. */
  replies: readonly CardReply[];
  /** Whether the guest may still fill it in or tap it. */
  isLive: boolean;
  /** For who looks on: all of it is shown, and fields are filled in by nobody. */
  isRecord: boolean;
  /** Today at the reader, `YYYY-MM-DD`. */
  today: string;
  choose(reply: CardReply): void;
  /** `choice`: what the card sends along. */
  say(text: string, choice?: string): void;
  leaveEmail(): void;
}
