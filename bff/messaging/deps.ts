import type { Channel } from '../../shared/domain/conversation.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { Turns } from '../conversation/turn/turns.ts';

/** The world the channels live in. */
export interface MessagingDeps extends Omit<ConversationDeps, 'mail' | 'model'> {
  mail: ConversationDeps['mail'];
  turns: Pick<Turns, 'begin'>;
  /** Where a platform reaches this server. */
  webhookUrl(channel: Channel, propertyId: string): string;
  /** Where a file is fetched from by whoever holds the token of its link. */
  fileUrl(token: string): string;
  /** Hosts and networks inside this server's own that a platform may be reached at. */
  allowedPrivate: readonly string[];
  /** The server that e-mail is handed to; null: this server sends none. */
  smtpUrl(): string | null;
  /** How long a platform may take to answer a call, in ms; default: half a minute. */
  callTimeoutMs?: number | undefined;
  /** From 0 up to 1. */
  random?: () => number;
}
