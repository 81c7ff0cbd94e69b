import { CLOCKS_APART_MS } from '../clocks-apart.ts';
import type { ChannelEvent, SentFile } from '../port.ts';
import type { ChannexApi } from './client.ts';
import { type Message, messageList, oneMessage, oneThread, type Thread, threadList } from './schema.ts';

const PICTURES = /\.(?:jpe?g|png|gif|webp)$/i;

/** Reads an instant; without a zone it is in UTC. */
export function readInstant(text: string): number {
  return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
}

/**
 * Lists guests' messages since `since`, in one conversation or in all of the property's, the oldest first. Rejects with a
 * ChannelError.
 */
export async function listReceived(
  api: ChannexApi,
  propertyId: string,
  since: string,
  signal: AbortSignal,
  threadId?: string,
): Promise<ChannelEvent[]> {
  const from = Date.parse(since) - CLOCKS_APART_MS;
  const threads = threadId === undefined ? await listThreads(api, propertyId, from, signal) : [threadId];
  const events: ChannelEvent[] = [];
  for (const one of threads) {
    const thread = typeof one === 'string' ? await readThread(api, one, signal) : one;
    if (!isOfProperty(thread, propertyId)) continue; // a key may have access to several properties
    for (const message of await readMessages(api, thread.id, signal)) {
      const event = toEvent(thread, message, from);
      if (event !== null) events.push(event);
    }
  }
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

async function listThreads(api: ChannexApi, propertyId: string, from: number, signal: AbortSignal): Promise<Thread[]> {
  const query = { 'filter[property_id]': propertyId };
  const threads = await api.readAll('/message_threads', query, threadList, signal);
  return threads.filter(({ attributes: { last_message_received_at: at } }) => at == null || readInstant(at) >= from);
}

async function readThread(api: ChannexApi, id: string, signal: AbortSignal): Promise<Thread> {
  return (await api.read(`/message_threads/${encodeURIComponent(id)}`, {}, oneThread, signal)).data;
}

/** Reads all messages of a conversation, in the API's order. */
export async function readMessages(
  api: ChannexApi,
  threadId: string,
  signal: AbortSignal,
): Promise<(Message | { unread: true })[]> {
  const path = `/message_threads/${encodeURIComponent(threadId)}/messages`;
  const records = await api.readAll(path, {}, messageList, signal);
  return records.map((record) => oneMessage.safeParse(record).data ?? { unread: true });
}

function isOfProperty({ relationships }: Thread, propertyId: string): boolean {
  const of = relationships?.property?.data?.id;
  return of === undefined || of === propertyId;
}

function toEvent(thread: Thread, message: Message | { unread: true }, from: number): ChannelEvent | null {
  if ('unread' in message) return { kind: 'unread', what: 'message', at: new Date(from).toISOString() };
  const { sender, inserted_at, message: words, attachments } = message.attributes;
  const written = readInstant(inserted_at);
  if (sender !== 'guest' || !(written >= from)) return null;
  const caption = words ?? '';
  const files = (attachments ?? []).map(toSentFile);
  return {
    kind: 'message',
    platformId: message.id,
    address: thread.id,
    at: new Date(written).toISOString(),
    content: files.length === 0 ? { kind: 'text', text: caption } : { kind: 'media', caption, files },
    booking: thread.relationships?.booking?.data?.id ?? null,
  };
}

function toSentFile(address: string): SentFile {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return { media: PICTURES.test(name) ? 'image' : 'document', mediaId: address, name };
}
