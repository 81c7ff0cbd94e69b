import { CLOCKS_APART_MS } from '../clocks-apart.ts';
import { ChannelError, type ChannelEvent } from '../port.ts';
import type { TwilioApi } from './client.ts';
import { listFiles } from './media.ts';
import { toEvents } from './parse.ts';
import { messageList } from './schema.ts';

const PAGE_SIZE = '200';
const PAGES_MAX = 20;

/**
 * Lists guests' messages to the account's number since `since`, the oldest first: Twilio calls only once for a message, and a
 * call may get lost. Rejects with a ChannelError.
 */
export async function listReceived(
  api: TwilioApi,
  account: Readonly<Record<string, string>>,
  since: string,
  signal: AbortSignal,
): Promise<ChannelEvent[]> {
  const { phoneNumber } = account;
  // Twilio's times have no milliseconds.
  const from = `${since.slice(0, 19)}.000Z`;
  let query: Record<string, string> = {
    ...(phoneNumber === undefined ? {} : { To: phoneNumber }),
    'DateSent>': `${new Date(Date.parse(from) - CLOCKS_APART_MS).toISOString().slice(0, 19)}Z`,
    PageSize: PAGE_SIZE,
  };
  const events: ChannelEvent[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const { messages, next_page_uri } = await api.read('/Messages.json', query, messageList, signal);
    for (const one of messages) {
      const [event] = toEvents(one, [], account);
      if (event === undefined || event.at < from) continue;
      const files = one.num_media === 0 ? [] : await listFiles(api, one.sid, signal);
      events.push(...toEvents(one, files, account));
    }
    const next = next_page_uri && URL.parse(next_page_uri, 'https://api.twilio.com');
    if (!next) return events.toReversed();
    query = Object.fromEntries(next.searchParams);
  }
  throw new ChannelError('refused', 'Twilio lists more messages than can have been written');
}
