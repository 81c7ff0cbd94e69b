import type { Measured } from '../operation/measured.ts';
import type { Feed } from './feed.ts';

/** The number of unanswered messages that are remembered. Above this number the oldest messages are not measured. */
const AWAITED_MAX = 10_000;

/** A feed that counts messages and measures the time from a guest's message to the AI's answer. */
export function measureFeed(feed: Feed, measured: Pick<Measured, 'message' | 'answered'>): Feed {
  const askedAtById = new Map<string, number>();
  return {
    ...feed,
    publishGuest(event) {
      const { message } = event;
      if (message !== null) {
        measured.message(message.author);
        if (message.author === 'guest') askedAtById.set(message.id, Date.parse(message.at));
        const askedAt = message.replyTo === null ? undefined : askedAtById.get(message.replyTo);
        if (message.author === 'ai' && askedAt !== undefined)
          measured.answered(Math.max(0, Date.parse(message.at) - askedAt) / 1_000);
        if (message.replyTo !== null) askedAtById.delete(message.replyTo);
        const [oldest] = askedAtById.keys();
        if (askedAtById.size > AWAITED_MAX && oldest !== undefined) askedAtById.delete(oldest);
      }
      feed.publishGuest(event);
    },
  };
}
