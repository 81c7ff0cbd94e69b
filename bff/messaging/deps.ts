import type { Channel } from '../../shared/domain/conversation.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { Turns } from '../conversation/turn/turns.ts';

/** The dependencies of the channels. */
export interface MessagingDeps extends Omit<ConversationDeps, 'mail' | 'model'> {
  mail: ConversationDeps['mail'];
  turns: Pick<Turns, 'begin'>;
  /** The address at which a platform calls this server. */
  webhookUrl(channel: Channel, propertyId: string): string;
  /** The public address of a file, for whoever has its token. */
  fileUrl(token: string): string;
  /** Private hosts and networks at which a platform may be reached. */
  allowedPrivate: readonly string[];
  /** The mail server; null: no e-mail is sent. */
  smtpUrl(): string | null;
  /** How long a platform may take to answer a call, in ms; default: half a minute. */
  callTimeoutMs?: number | undefined;
  /** As Math.random. */
  random?: () => number;
}
