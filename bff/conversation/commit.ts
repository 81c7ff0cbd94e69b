import { queuePush } from '../delivery/push.ts';
import { type Happening, queueHappenings } from '../store/channels/webhooks.ts';
import { isErased } from '../store/conversations/conversations.ts';
import {
  appendDeskEvents,
  type DeskEvent,
  type DeskEventType,
  type NewDeskEvent,
} from '../store/conversations/desk-events.ts';
import type { GuestEvent } from '../store/conversations/guest-events.ts';
import type { Message } from '../store/conversations/messages.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { BatchWrite } from '../store/sqlite/writer.ts';
import { type OutgoingOptions, queueOutgoing } from './channels/queue-outgoing.ts';
import type { ConversationDeps } from './deps.ts';
import { readHappenings } from './happenings.ts';
import { toDeskFrame } from './views.ts';

/** Collects a transaction's changes, to publish them after the commit. */
export interface Announce {
  /** `leaving`: how the message is sent on a channel other than the site's chat. */
  guest(event: GuestEvent, leaving?: OutgoingOptions): void;
  /** Adds an event to the property's desk stream at the end of the transaction. `refersTo` names its row. */
  desk(
    propertyId: string,
    type: DeskEventType,
    conversationId: string | null,
    refersTo?: Record<string, string>,
  ): Promise<void>;
  /** Queues a named event for the hotel's webhooks. Other changes follow from the desk stream (happenings.ts). */
  happened(happening: Happening): void;
}

/** A caller's work in the same transaction, such as storing the idempotency record. */
export type Also<T> = (trx: Trx, value: T) => Promise<void>;

/**
 * Runs work in one transaction and, after the commit, publishes its changes to the guest's pages and the desks. Rejects as
 * `Writer.write` does; then nothing was stored or published.
 */
export async function commitAndAnnounce<T>(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  work: (trx: Trx, announce: Announce) => Promise<T>,
  also?: Also<T>,
): Promise<T> {
  const guestEvents: GuestEvent[] = [];
  const at = deps.clock().toISOString();
  const { value, notified: deskUpdate } = await deps.writer.write(async (trx, addToBatch) => {
    const changes: NewDeskEvent[] = [];
    const happenings: Happening[] = [];
    const leaving: { message: Message; how: OutgoingOptions }[] = [];
    const result = await work(trx, {
      guest(event, how = {}) {
        guestEvents.push(event);
        if (event.message !== null && event.message.author !== 'guest') leaving.push({ message: event.message, how });
      },
      happened: (happening) => happenings.push(happening),
      async desk(propertyId, type, conversationId, refersTo = {}) {
        changes.push({ propertyId, type, conversationId, data: refersTo, at });
      },
    });
    await also?.(trx, result);
    for (const { message, how } of leaving) {
      if (await queueOutgoing(trx, message, how)) continue;
      const { propertyId, conversationId } = message;
      const data = { kind: 'not_delivered', department: 'front_desk' };
      changes.push({ propertyId, type: 'alert', conversationId, data, at });
    }
    await queueHappenings(trx, [...happenings, ...readHappenings(changes)], at);
    const deskUpdate: ToldToDesks = { changes, events: [] };
    addToBatch(desksToNotify, deskUpdate);
    return { value: result, notified: deskUpdate };
  });
  for (const event of guestEvents) deps.feed.publishGuest(event);
  await announceToDesks(deps, deskUpdate.events);
  return value;
}

/** The desk events of one job. `events` has their numbers once they are written. */
interface ToldToDesks {
  changes: readonly NewDeskEvent[];
  events: DeskEvent[];
}

/** Writes the desk events of all jobs that commit together with one statement, and queues push messages for alerts. */
const desksToNotify: BatchWrite<ToldToDesks> = {
  async write(trx, deskUpdate) {
    const erased = await listErased(trx, deskUpdate);
    const keptChanges = deskUpdate.map(({ changes }) => changes.filter((one) => !erased.has(one.conversationId)));
    const events = await appendDeskEvents(trx, keptChanges.flat());
    for (const [index, one] of deskUpdate.entries()) one.events = events.splice(0, keptChanges[index]?.length);
    for (const { events: own } of deskUpdate)
      for (const event of own) if (event.type === 'alert') await queuePush(trx, event);
  },
};

/** Events about conversations that another job of the same batch has erased: they must not be written. */
async function listErased(trx: Trx, deskUpdate: readonly ToldToDesks[]): Promise<ReadonlySet<string | null>> {
  const erased = new Set<string>();
  const ids = new Set(
    deskUpdate.flatMap(({ changes }) => changes.flatMap(({ conversationId }) => conversationId ?? [])),
  );
  for (const id of ids) if (await isErased(trx, id)) erased.add(id);
  return erased;
}

/** Publishes the committed events to the desks as frames. */
export async function announceToDesks(
  { db, feed }: Pick<ConversationDeps, 'db' | 'feed'>,
  events: readonly DeskEvent[],
): Promise<void> {
  for (const event of events) {
    // Only for desks of this process; other processes read the events themselves.
    if (feed.hasDesk(event.propertyId)) feed.publishDesk(event.propertyId, await toDeskFrame(db, event));
    else feed.publishDeskEnd(event.propertyId, event.event);
  }
}
