import { DAY_MS } from '../../../shared/domain/time.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { chatMarkOf, hideLongNumbers, wordStay } from '../values/wording.ts';
import { type Client, INTERVAL_DAYS_MAX, readList } from './client.ts';
import { type PullContext, toSeconds } from './pull-context.ts';
import { done, message, thread, threads } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const MESSAGES_MAX = 100;

/** Writes one thread per conversation and one message per line; lines that are there already are not added again. */
export async function writeCommunication(
  context: PullContext,
  change: Of<'communication'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client } = context;
  const existingId = change.earlier?.id ?? (attempt > 1 ? await findThread(context, change, signal) : null);
  const id = existingId ?? (await addThread(client, change, signal));
  const missingLines = await findMissing(client, id, existingId !== null || attempt > 1, change, signal);
  for (let start = 0; start < missingLines.length; start += MESSAGES_MAX) {
    const part = missingLines.slice(start, start + MESSAGES_MAX);
    const Messages = part.map((Text, index) => ({
      MessageThreadId: id,
      Text,
      Identifier: `${change.key}-${start + index}`,
    }));
    await client.write('append', 'messages/add', { Messages }, done, signal);
  }
  return { id, place: 'native', detail: `message thread ${id}: ${missingLines.length} added` };
}

/** Finds the thread of an earlier attempt by the conversation's mark in its subject. */
async function findThread({ client, now }: PullContext, change: Of<'communication'>, signal: AbortSignal) {
  const mark = chatMarkOf(change.conversationId);
  const end = +now() + DAY_MS;
  const begin = Math.max(Date.parse(change.startedAt) - DAY_MS, end - INTERVAL_DAYS_MAX * DAY_MS);
  const fields = { CreatedUtc: { StartUtc: toSeconds(begin), EndUtc: toSeconds(end) } };
  const list = { operation: 'messageThreads/getAll', fields, name: 'MessageThreads', item: thread };
  return (await readList(client, list, signal)).find(({ Subject }) => Subject?.includes(mark) === true)?.Id ?? null;
}

async function addThread(client: Client, { stay, conversationId }: Of<'communication'>, signal: AbortSignal) {
  const fields = {
    OriginalSender: stay.guestName || 'Guest',
    Subject: `Chat: ${wordStay(stay)}, ${stay.confirmationNumber ?? ''} ${chatMarkOf(conversationId)}`,
    ...(stay.guestId === null || stay.guestId.startsWith('reservation-') ? {} : { CustomerId: stay.guestId }),
  };
  const added = await client.write('append', 'messageThreads/add', fields, threads, signal);
  const [first] = added.MessageThreads;
  if (first === undefined) throw new PmsError('malformed_answer', 'messageThreads/add: the PMS names no thread');
  return first.Id;
}

async function findMissing(
  client: Client,
  threadId: string,
  mayExist: boolean,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<string[]> {
  const lines = hideLongNumbers(change.text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (!mayExist) return lines;
  const fields = { MessageThreadIds: [threadId] };
  const list = { operation: 'messages/getAll', fields, name: 'Messages', item: message };
  const existingLines = (await readList(client, list, signal))
    .filter(({ Sender }) => (Sender?.Discriminator ?? 'Application') === 'Application')
    .map(({ Text }) => Text ?? '');
  return lines.filter((line) => {
    const index = existingLines.indexOf(line);
    if (index !== -1) existingLines.splice(index, 1); // the same line twice makes two messages
    return index === -1;
  });
}
