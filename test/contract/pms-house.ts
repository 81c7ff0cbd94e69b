import { newId } from '../../bff/base/ids.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../bff/simulators/world/world-types.ts';
import { insertConversation } from '../../bff/store/conversations/conversations.ts';
import { decidePreference, proposePreference } from '../../bff/store/guests/preferences.ts';
import { reportArrival } from '../../bff/store/guests/registrations.ts';
import { insertCharge } from '../../bff/store/house/offers.ts';
import { findLinkOf, type PmsLink, saveLinks } from '../../bff/store/pms/links.ts';
import { listPushes, type PmsPush, queuePmsChange } from '../../bff/store/pms/pushes.ts';
import { toSource } from '../../bff/store/pms/source.ts';
import type { Row } from '../../bff/store/schema/schema.ts';
import { changeTask, insertTask, type Task } from '../../bff/store/tasks/tasks.ts';
import type { Registration } from '../../shared/domain/house/registration.ts';
import { type SyncRig, startSyncRig } from '../support/pms/sync-rig.ts';
import { judgeExchange, type PmsSubject } from './pms-rig.ts';

const HOUR_MS = 3_600_000;
const RESERVATIONS = 40;

/** A hotel whose PMS is connected as in production: changes are made by the product's own commands and queued. */
export interface PmsHouse {
  rig: SyncRig;
  world: World;
  simulator: Simulator;
  /** An in-house guest, by position, with the stay on both sides. */
  guest(nr?: number): Promise<HouseGuest>;
  /** Actions of guests and staff, each of which queues a change for the PMS with words that can be found again. */
  ask(guest: HouseGuest, title: string, more?: Partial<Pick<Task, 'department' | 'kind'>>): Promise<Task>;
  finish(task: Task, state?: 'done' | 'cancelled' | 'open'): Promise<void>;
  talk(guest: HouseGuest, text: string): Promise<string>;
  sell(guest: HouseGuest, description: string, price?: { amount: string; currency: string }): Promise<string>;
  takeBack(chargeId: string): Promise<void>;
  prefer(guest: HouseGuest, text: string): Promise<void>;
  register(guest: HouseGuest, told: Partial<Registration>): Promise<void>;
  correct(guest: HouseGuest, change: Partial<Row<'guest'>>): Promise<void>;
  /** Advances the clock and sends changes until the queue is empty. */
  tell(): Promise<void>;
  /** The states of all queued changes, the oldest first. */
  pushes(): Promise<PmsPush[]>;
  /** Resets the newest change, as if the server had died after the PMS accepted it and before that was stored. */
  forgetAnswer(): Promise<void>;
  /** The exchanges that violate the PMS's published description. */
  undescribed: string[];
  stop(): Promise<void>;
}

export interface HouseGuest {
  world: WorldReservation;
  stay: Row<'reservation'>;
}

/** Connects a hotel with default settings, and imports. */
export async function openHouse(subject: PmsSubject, reservations = RESERVATIONS): Promise<PmsHouse> {
  /** Without the waits between calls. */
  const adapter = { ...subject.adapter, budget: { requests: 100_000, perMs: 1_000, atOnce: 8 } };
  const world = createWorld({ reservations });
  const undescribed: string[] = [];
  const simulator = await subject.startSimulator({
    world,
    limits: false,
    onExchange: (exchange) => undescribed.push(...judgeExchange(subject, exchange)),
  });
  const rig = await startSyncRig({ adapter, allowPrivateNetworks: ['127.0.0.1'] });
  const { propertyId, by, db, writer } = rig;
  const now = () => rig.now().toISOString();
  /** The guest data that both sides had before the correction. */
  let agreedBefore: PmsLink | null = null;
  await rig.sync.connect(propertyId, { provider: adapter.provider, credentials: simulator.credentials }, by);
  await rig.sync.work();

  async function pushes(): Promise<PmsPush[]> {
    return (await listPushes(db, toSource(propertyId), { limit: 1_000 })).items.reverse();
  }

  async function addTalk(guest: HouseGuest, text: string): Promise<string> {
    const id = newId('conversation');
    const given = { id, propertyId, channel: 'web', mode: 'auto', language: 'en', locale: 'en', pageUrl: null };
    await writer.write(async (trx) => {
      await insertConversation(trx, { ...given, dialogue: '{}' }, now());
      await trx
        .updateTable('conversation')
        .set({ guestId: guest.stay.guestId, staffSeq: 1, guestSeq: 1 })
        .where('id', '=', id)
        .execute();
      const grant = { conversationId: id, reservationId: guest.stay.id, level: 'booking', reason: '', grantedBy: null };
      const times = { at: now(), endsAt: new Date(+rig.now() + 24 * HOUR_MS).toISOString(), endedAt: null };
      await trx
        .insertInto('accessGrant')
        .values({ id: newId('grant'), propertyId, ...grant, ...times })
        .execute();
      const nothing = { clientId: null, contentHash: null, userId: null, name: null, parts: null, quickReplies: null };
      const said = { author: 'guest', text, language: 'en', internal: 0, staffSeq: 1, guestSeq: 1, at: now() };
      const links = { sources: null, replyTo: null, decisionId: null };
      await trx
        .insertInto('message')
        .values({ id: newId('message'), propertyId, conversationId: id, ...nothing, ...said, ...links })
        .execute();
    });
    return id;
  }

  return {
    rig,
    world,
    simulator,
    undescribed,
    pushes,
    async guest(nr = 0) {
      const [found] = world.findReservations({ states: ['checked_in'], order: 'created' }).slice(nr, nr + 1);
      if (found === undefined) throw new Error('An empty house');
      const stay = await db
        .selectFrom('reservation')
        .selectAll()
        .where('state', '=', 'checked_in')
        .where('room', '=', found.room)
        .executeTakeFirstOrThrow();
      return { world: found, stay };
    },
    ask: ({ stay }, title, more = {}) =>
      writer.write((trx) =>
        insertTask(trx, {
          propertyId,
          conversationId: null,
          guestId: stay.guestId,
          reservationId: stay.id,
          department: 'housekeeping',
          kind: 'towels_linen',
          title,
          detail: '',
          room: stay.room,
          priority: 'normal',
          dueAt: new Date(+rig.now() + HOUR_MS / 2).toISOString(),
          assigneeId: null,
          createdAt: now(),
          ...more,
        }),
      ),
    async finish(task, state = 'done') {
      await writer.write((trx) => changeTask(trx, task, { state }, { actor: by.id, at: now() }));
    },
    async talk(guest, text) {
      const conversationId = await addTalk(guest, text);
      await writer.write((trx) => queuePmsChange(trx, propertyId, { kind: 'communication', conversationId }, now()));
      return conversationId;
    },
    async sell({ stay }, description, price = { amount: '35.00', currency: world.hotel.currency }) {
      const about = { propertyId, reservationId: stay.id, conversationId: null, taskId: null, offerMadeId: null };
      await writer.write((trx) => insertCharge(trx, { ...about, description, price, at: now() }));
      const { id } = await db
        .selectFrom('charge')
        .select('id')
        .where('description', '=', description)
        .executeTakeFirstOrThrow();
      return id;
    },
    async takeBack(chargeId) {
      const change = { kind: 'charge_void', chargeId, reason: 'The guest took it back' } as const;
      await writer.write((trx) => queuePmsChange(trx, propertyId, change, now()));
    },
    async prefer(guest, text) {
      const conversationId = await addTalk(guest, text);
      const { id: messageId } = await db
        .selectFrom('message')
        .select('id')
        .where('conversationId', '=', conversationId)
        .executeTakeFirstOrThrow();
      const about = { propertyId, conversationId, guestId: guest.stay.guestId, messageId };
      await writer.write(async (trx) => {
        await proposePreference(trx, { ...about, kind: 'floor', quote: text, language: 'en', at: now() });
        const { id } = await trx
          .selectFrom('preference')
          .select('id')
          .where('conversationId', '=', conversationId)
          .executeTakeFirstOrThrow();
        await decidePreference(trx, { propertyId, id }, { state: 'kept', decidedBy: by.id, decidedAt: now() });
      });
    },
    async register({ stay }, told) {
      await writer.write((trx) => reportArrival(trx, stay, told, now()));
    },
    async correct({ stay }, change) {
      agreedBefore = (await findLinkOf(db, propertyId, 'guests', stay.guestId)) ?? null;
      await writer.write(async (trx) => {
        await trx
          .updateTable('guest')
          .set({ ...change, updatedAt: now() })
          .where('id', '=', stay.guestId)
          .execute();
        await queuePmsChange(trx, propertyId, { kind: 'fields', guestId: stay.guestId }, now());
      });
    },
    async tell() {
      for (let look = 0; look < 12; look++) {
        await rig.sync.work();
        if ((await pushes()).every(({ state }) => state !== 'pending')) return;
        rig.advance(HOUR_MS / 4);
      }
      throw new Error(`Something is never told: ${JSON.stringify(await pushes())}`);
    },
    async forgetAnswer() {
      const newest = (await pushes()).at(-1);
      if (newest?.state !== 'sent') throw new Error('Nothing was told');
      const before = { state: 'pending', receipt: null, lastError: null, settledAt: null };
      const { id, kind, createdAt: unsureSince } = newest;
      const link = kind === 'fields' ? agreedBefore : null;
      await writer.write(async (trx) => {
        await trx
          .updateTable('pmsPush')
          .set({ ...before, attempts: 1, unsureSince })
          .where('id', '=', id)
          .execute();
        // The agreed values are stored together with the response.
        if (link !== null) await saveLinks(trx, [link]);
      });
    },
    async stop() {
      await rig.close();
      await simulator.close();
    },
  };
}
