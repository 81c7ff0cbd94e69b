import { sql } from 'kysely';
import { z } from 'zod';
import { CHANNELS, type ConnectedChannel } from '../../../shared/domain/conversation.ts';
import {
  type Delivery,
  joinParts,
  mayReach,
  REACH_FAULTS,
  REACHED_STATES,
  type ReachedState,
  type ReachFault,
} from '../../../shared/domain/delivery.ts';
import { newId } from '../../base/ids.ts';
import { findFollowUp } from '../conversations/follow-ups.ts';
import type { Message } from '../conversations/messages.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { findContactOf } from './contacts.ts';

/** A message template with its values. `places`: the names of its placeholders, in order; left out: they are numbered. */
export const outgoingTemplate = z.object({
  name: z.string(),
  language: z.string(),
  variables: z.array(z.string()),
  places: z.array(z.string()).optional(),
});
export type OutgoingTemplate = z.infer<typeof outgoingTemplate>;

const choice = z.object({ label: z.string(), value: z.string() });
const uploadRef = z.object({ uploadId: z.string() });
const content = z.union([
  z.object({ text: z.string(), choices: z.array(choice), files: z.array(uploadRef).optional() }),
  z.object({ file: uploadRef }),
  z.object({ template: outgoingTemplate }),
  z.object({
    place: z.object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number() }),
  }),
]);
const reached = z.enum(REACHED_STATES);
const connected = z.enum(CHANNELS).exclude(['widget']);
const fault = z.enum(REACH_FAULTS).nullable();

/** The content of one outgoing part: text with buttons and files, a file, a location, or a template of the platform. */
export type OutgoingContent = z.infer<typeof content>;
export type ChannelPart = Row<'channelPart'>;

export function readContent(part: Pick<ChannelPart, 'content'>): OutgoingContent {
  return readJson(content, part.content);
}

/** Why a part did not arrive; null if that is not known. */
export function readFault(reason: string | null): ReachFault | null {
  return fault.parse(reason);
}

/** Queues a message's parts, in order, from `dueAt` on. With a `reason` they are stored as failed instead. */
export async function insertParts(
  trx: Trx,
  message: Pick<Message, 'id' | 'propertyId' | 'conversationId'>,
  {
    channel,
    contents,
    reason,
    dueAt,
    via = null,
  }: {
    channel: string;
    contents: readonly OutgoingContent[];
    reason?: ReachFault | undefined;
    dueAt?: string | undefined;
    /** Another conversation of the guest, whose address it is sent to. */
    via?: string | null;
  },
  at: string,
): Promise<void> {
  for (const one of contents)
    await trx
      .insertInto('channelPart')
      .values({
        id: newId('part'),
        propertyId: message.propertyId,
        conversationId: message.conversationId,
        messageId: message.id,
        channel,
        via,
        content: JSON.stringify(one),
        state: reason === undefined ? 'queued' : 'failed',
        reason: reason ?? null,
        hint: null,
        code: null,
        platformId: null,
        attempts: 0,
        nextAt: reason === undefined ? (dueAt ?? at) : null,
        at,
        createdAt: at,
      })
      .execute();
}

/**
 * The parts to send now: the first unfinished one of each conversation and channel, if it is due. A part that is still
 * "sending" when it is due again was interrupted by a crash. `busy`: conversations that are sending already.
 */
export async function listDueParts(
  db: Db,
  now: string,
  limit: number,
  busy: readonly string[] = [],
): Promise<ChannelPart[]> {
  return db
    .selectFrom('channelPart as part')
    .selectAll('part')
    .where('part.nextAt', '<=', now)
    .where('part.conversationId', 'not in', sql<string>`(select value from json_each(${JSON.stringify(busy)}))`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('channelPart as earlier')
            .select('earlier.id')
            .whereRef('earlier.conversationId', '=', 'part.conversationId')
            .whereRef('earlier.channel', '=', 'part.channel')
            .whereRef('earlier.id', '<', 'part.id')
            .where('earlier.nextAt', 'is not', null),
        ),
      ),
    )
    .orderBy('part.id')
    .limit(limit)
    .execute();
}

/** Counts an attempt before sending; at `retryAt` it counts as interrupted. False if the part is no longer due. */
export async function beginPart(
  trx: Trx,
  id: string,
  { at, retryAt }: { at: string; retryAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('channelPart')
    .set((set) => ({ state: 'sending', attempts: set('attempts', '+', 1), nextAt: retryAt }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('nextAt', '<=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Postpones a part after a failed attempt. `attempts`: the count including that attempt, which may not have begun. */
export async function postponePart(
  trx: Trx,
  { id, attempts }: Pick<ChannelPart, 'id' | 'attempts'>,
  nextAt: string,
): Promise<void> {
  await trx
    .updateTable('channelPart')
    .set({ state: 'queued', attempts, nextAt })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

/** Holds back all waiting parts of a part's channel, since they would fail as well. */
export async function holdParts(
  trx: Trx,
  { propertyId, channel }: Pick<ChannelPart, 'propertyId' | 'channel'>,
  until: string,
): Promise<void> {
  await trx
    .updateTable('channelPart')
    .set({ nextAt: until })
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('nextAt', '<', until)
    .execute();
}

/** Postpones a part whose outcome is unknown; the platform will be asked about it. */
export async function askLater(trx: Trx, id: string, nextAt: string): Promise<void> {
  await trx.updateTable('channelPart').set({ nextAt }).where('id', '=', id).where('state', '=', 'sending').execute();
}

/** The outcome of a part. `hint`: for staff, what happened and what to do; `code`: the platform's error code. */
export interface SettledAs {
  state: ReachedState;
  reason?: ReachFault | null;
  hint?: string | null;
  code?: string | null;
  platformId?: string;
  at: string;
}

/** Stores a part's outcome. Returns the part if that changed it: reports may come late, twice or before the answer. */
export async function settlePart(
  trx: Trx,
  id: string,
  { state, reason = null, hint = null, code = null, platformId, at }: SettledAs,
): Promise<ChannelPart | undefined> {
  const part = await trx.selectFrom('channelPart').selectAll().where('id', '=', id).executeTakeFirst();
  if (part === undefined) return undefined;
  const newId = platformId === undefined || part.platformId !== null ? {} : { platformId };
  if (!mayReach(stateOf(part), state)) {
    if ('platformId' in newId) await trx.updateTable('channelPart').set(newId).where('id', '=', id).execute();
    return undefined;
  }
  return trx
    .updateTable('channelPart')
    .set({ ...newId, state, reason, hint, code, nextAt: null, at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The part a platform reports on: by our id if it has that, else by the platform's. */
export async function findPart(
  db: Db | Trx,
  propertyId: string,
  { partId, platformId }: { partId: string | null; platformId: string },
): Promise<ChannelPart | undefined> {
  const ours = db.selectFrom('channelPart').selectAll().where('propertyId', '=', propertyId);
  const byOurId = await ours.where('id', '=', partId ?? '').executeTakeFirst();
  return byOurId ?? ours.where('platformId', '=', platformId).executeTakeFirst();
}

/** The choices of the last part sent to a guest, if they were sent as numbered lines. */
export async function findLastChoices(db: Db, conversationId: string): Promise<{ label: string; value: string }[]> {
  const part = await db
    .selectFrom('channelPart')
    .select('content')
    .where((row) =>
      row.or([
        row.and([row('conversationId', '=', conversationId), row('via', 'is', null)]),
        row('via', '=', conversationId),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last = part && readContent(part);
  return last !== undefined && 'choices' in last ? last.choices : [];
}

/** The delivery states of messages, by id; messages of the site's chat have none. */
export async function findDeliveries(db: Db | Trx, messageIds: readonly string[]): Promise<Map<string, Delivery>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('channelPart')
    .select(['messageId', 'channel', 'via', 'state', 'reason', 'hint', 'code', 'at'])
    .where('messageId', 'in', messageIds)
    .execute();
  const deliveries = new Map<string, Delivery>();
  for (const [messageId, parts] of Map.groupBy(rows, (row) => row.messageId)) {
    const delivery = joinParts(parts.filter(({ via }) => via === null).map(toDelivery));
    if (delivery === undefined) continue;
    const others = parts.filter(({ via }) => via !== null);
    const other = joinParts(others.map(toDelivery));
    const [part] = others;
    if (other === undefined || part === undefined) deliveries.set(messageId, delivery);
    else deliveries.set(messageId, { ...delivery, elsewhere: { ...(await findPlace(db, part)), ...other } });
  }
  return deliveries;
}

function toDelivery(
  part: Pick<ChannelPart, 'state' | 'reason' | 'hint' | 'code' | 'at'>,
): Omit<Delivery, 'parts' | 'elsewhere'> {
  const { hint, code, at } = part;
  const reason = readFault(part.reason);
  return {
    state: stateOf(part),
    ...(reason === null ? {} : { reason }),
    ...(hint === null ? {} : { hint }),
    ...(code === null ? {} : { code }),
    at,
  };
}

/** The channel and address of a part that is sent another way; the address is null if the guest withdrew it. */
async function findPlace(
  db: Db | Trx,
  { channel, via }: Pick<ChannelPart, 'channel' | 'via'>,
): Promise<{ channel: ConnectedChannel; address: string | null }> {
  const contact = via === null ? undefined : await findContactOf(db, via);
  const owner = contact?.channel === channel || via === null ? contact : await findFollowUp(db, via);
  return { channel: connected.parse(channel), address: owner?.address ?? null };
}

/**
 * Gives up the rest of a message that failed, so that the whole of it can be sent another way. False, without a change, if
 * that was done before, or if a part of it was or may have been sent.
 */
export async function giveUpUnsent(
  trx: Trx,
  messageId: string,
  reason: ReachFault | null,
  at: string,
): Promise<boolean> {
  const parts = await trx
    .selectFrom('channelPart')
    .select(['state', 'via'])
    .where('messageId', '=', messageId)
    .execute();
  if (parts.some(({ state, via }) => via !== null || (state !== 'failed' && state !== 'queued'))) return false;
  await trx
    .updateTable('channelPart')
    .set({ state: 'failed', reason, nextAt: null, at })
    .where('messageId', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
  return true;
}

/** Makes all held-back parts of a channel due, once its connection works again. */
export async function releaseParts(trx: Trx, propertyId: string, channel: string, at: string): Promise<void> {
  await trx
    .updateTable('channelPart')
    .set({ nextAt: at })
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .execute();
}

/** Deletes the parts of a conversation that are not being sent yet. */
export async function deleteQueuedParts(trx: Trx, conversationId: string): Promise<void> {
  await trx
    .deleteFrom('channelPart')
    .where('conversationId', '=', conversationId)
    .where('state', '=', 'queued')
    .execute();
}

/** "Sending" is shown as "queued". */
function stateOf({ state }: Pick<ChannelPart, 'state'>): ReachedState {
  return state === 'sending' ? 'queued' : reached.parse(state);
}
