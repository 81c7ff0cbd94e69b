import type { Plan } from '../../shared/domain/plans.ts';
import type { Registration } from '../auth/register.ts';
import type { AskedQuestion } from '../conversation/ask.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { Turns } from '../conversation/turns.ts';
import type { LimitName, Quota } from './limits.ts';

/** What the HTTP side is made of. */
export interface HttpDeps extends ConversationDeps {
  config: {
    registration: Registration;
    plan: Plan;
    /** Where the outside reaches this server, without a slash at the end. */
    baseUrl: string;
    /** Addresses and networks whose X-Forwarded-For is believed. */
    trustedProxies: readonly string[];
  };
  /** The public half of the key that notices to browsers are signed with. */
  pushKey: string;
  /** The folder with the built widget, desk and sample page; null: none is served. */
  assetsDir: string | null;
  /** Answers guests' messages that came over HTTP. */
  turns: Pick<Turns, 'begin'>;
  /** Answers as the engine would; nothing is stored. */
  ask(propertyId: string, question: AskedQuestion): Promise<unknown>;
  /** Other quotas than the built-in ones. */
  limits?: Partial<Record<LimitName, Quota>>;
}
