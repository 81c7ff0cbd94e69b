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

/** A template with its places filled. `places`: what they are called, in order; left out, they are counted. */
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

/** What goes out in one piece: words with what may be tapped below them and files, a file, a place on the map, or a template of the platform's. */
export type OutgoingContent = z.infer<typeof content>;
export type ChannelPart = Row<'channelPart'>;

export function readContent(part: Pick<ChannelPart, 'content'>): OutgoingContent {
  return readJson(content, part.content);
}

/** Why a part did not reach its guest; null: nothing says so. */
export function readFault(reason: string | null): ReachFault | null {
  return fault.parse(reason);
}

/** Queues a message's parts, in order, from `dueAt` on. With a `reason` it is not sent, and says why. */
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
    /** The guest's other conversation, whose address it goes to. */
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
 * What may be sent now: of each conversation and channel the first part that is not through, where its time has come. One that is being
 * sent since before its time was cut off by a crash. `busy`: conversations in which one is under way already.
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

/** Counts a try before it is made; `lostAt`: when it counts as cut off. False where it is not due any more: through, held back or taken out. */
export async function beginPart(
  trx: Trx,
  id: string,
  { at, lostAt }: { at: string; lostAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('channelPart')
    .set((set) => ({ state: 'sending', attempts: set('attempts', '+', 1), nextAt: lostAt }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('nextAt', '<=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a part off: it was not taken, and is tried again. `attempts`: with the try that failed, which may have ended before it began. */
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

/** Holds back what waits on a part's channel: nothing else would go better before. */
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

/** Looks at a part again later that may have been taken: the platform is asked then. */
export async function askLater(trx: Trx, id: string, nextAt: string): Promise<void> {
  await trx.updateTable('channelPart').set({ nextAt }).where('id', '=', id).where('state', '=', 'sending').execute();
}

/** What became of a part. `hint`: for staff, what happened and what to do; `code`: the platform's own. */
export interface SettledAs {
  state: ReachedState;
  reason?: ReachFault | null;
  hint?: string | null;
  code?: string | null;
  platformId?: string;
  at: string;
}

/** What became of a part. Gives the part where that changed anything: a notice may come late, twice or before the answer. */
export async function settlePart(
  trx: Trx,
  id: string,
  { state, reason = null, hint = null, code = null, platformId, at }: SettledAs,
): Promise<ChannelPart | undefined> {
  const part = await trx.selectFrom('channelPart').selectAll().where('id', '=', id).executeTakeFirst();
  if (part === undefined) return undefined;
  const named = platformId === undefined || part.platformId !== null ? {} : { platformId };
  if (!mayReach(stateOf(part), state)) {
    if ('platformId' in named) await trx.updateTable('channelPart').set(named).where('id', '=', id).execute();
    return undefined;
  }
  return trx
    .updateTable('channelPart')
    .set({ ...named, state, reason, hint, code, nextAt: null, at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The part a platform speaks of: by the id it was given along, else by the platform's own. */
export async function findPart(
  db: Db | Trx,
  propertyId: string,
  { partId, platformId }: { partId: string | null; platformId: string },
): Promise<ChannelPart | undefined> {
  const ours = db.selectFrom('channelPart').selectAll().where('propertyId', '=', propertyId);
  const known = await ours.where('id', '=', partId ?? '').executeTakeFirst();
  return known ?? ours.where('platformId', '=', platformId).executeTakeFirst();
}

/** The choices that stood below the last part a guest was sent, where that was sent as numbered lines. */
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

/** How far these messages got, by their ids; none for those of the site's own chat. */
export async function findDeliveries(db: Db | Trx, messageIds: readonly string[]): Promise<Map<string, Delivery>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('channelPart')
    .select(['messageId', 'channel', 'via', 'state', 'reason', 'hint', 'code', 'at'])
    .where('messageId', 'in', messageIds)
    .execute();
  const found = new Map<string, Delivery>();
  for (const [messageId, parts] of Map.groupBy(rows, (row) => row.messageId)) {
    const delivery = joinParts(parts.filter(({ via }) => via === null).map(toDelivery));
    if (delivery === undefined) continue;
    const others = parts.filter(({ via }) => via !== null);
    const other = joinParts(others.map(toDelivery));
    const [part] = others;
    if (other === undefined || part === undefined) found.set(messageId, delivery);
    else found.set(messageId, { ...delivery, elsewhere: { ...(await findPlace(db, part)), ...other } });
  }
  return found;
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

/** Where a part goes that goes another way; the address is null where the guest took it back. */
async function findPlace(
  db: Db | Trx,
  { channel, via }: Pick<ChannelPart, 'channel' | 'via'>,
): Promise<{ channel: ConnectedChannel; address: string | null }> {
  const contact = via === null ? undefined : await findContactOf(db, via);
  const owner = contact?.channel === channel || via === null ? contact : await findFollowUp(db, via);
  return { channel: connected.parse(channel), address: owner?.address ?? null };
}

/**
 * Gives up what is left of a message whose sending failed, to send it another way as a whole. False, and nothing is changed, where
 * it went another way before, or anything of it went out or may have.
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

/** Everything of a channel that is held back is due now: its connection is well again. */
export async function releaseParts(trx: Trx, propertyId: string, channel: string, at: string): Promise<void> {
  await trx
    .updateTable('channelPart')
    .set({ nextAt: at })
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .execute();
}

/** Takes out what is not on its way yet: nobody is to be written to any more. */
export async function deleteQueuedParts(trx: Trx, conversationId: string): Promise<void> {
  await trx
    .deleteFrom('channelPart')
    .where('conversationId', '=', conversationId)
    .where('state', '=', 'queued')
    .execute();
}

/** While it is being sent it is queued to whoever looks. */
function stateOf({ state }: Pick<ChannelPart, 'state'>): ReachedState {
  return state === 'sending' ? 'queued' : reached.parse(state);
}
