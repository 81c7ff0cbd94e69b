import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newUser } from '../../bff/auth/register.ts';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel } from '../../bff/cli/sample/sample.ts';
import { openServices, type ServiceOptions, type Services } from '../../bff/compose.ts';
import type { Actor } from '../../bff/conversation/deps.ts';
import { type GuestSession, newGuestSession } from '../../bff/conversation/guest/guest-session.ts';
import { receiveMessage } from '../../bff/conversation/turn/receive.ts';
import { insertUser, type User } from '../../bff/store/account/users.ts';
import type { Conversation } from '../../bff/store/conversations/conversations.ts';
import type { Message } from '../../bff/store/conversations/messages.ts';
import type { Schema } from '../../bff/store/schema/schema.ts';
import { findMeta } from '../../bff/store/sqlite/meta.ts';
import { RIGHTS } from '../../shared/domain/staff/rights.ts';
import { prepareStore } from './fresh-store.ts';

/** A Friday afternoon: 15:05 at the sample hotel. */
const FRIDAY_AFTERNOON = '2026-11-20T14:05:00.000Z';

/** The sample hotel with the real engine and store, a clock that is moved by hand, and colleagues who can be hired. */
export interface StaffedHouse {
  services: Services;
  propertyId: string;
  accountId: string;
  now(): Date;
  advance(minutes: number): void;
  hire(
    name: string,
    given?: Partial<Pick<User, 'departments' | 'languages' | 'duty' | 'disabledAt' | 'properties'>>,
  ): Promise<Actor>;
  /** A guest's message, answered. */
  say(text: string, session?: GuestSession): Promise<{ session: GuestSession; message: Message }>;
  conversation(session: GuestSession): Promise<Conversation>;
  /** All of a conversation, notes included, in order. */
  messages(session: GuestSession): Promise<Message[]>;
  setActivation(change: Partial<Schema['activation']>): Promise<void>;
  /** What rang at the desks, in order. */
  alerts(): Promise<Record<string, string>[]>;
  /** What rang after a desk event, and which is the newest now. */
  alertsAfter(event: number): Promise<{ kinds: string[]; event: number }>;
  /** Ends the services and opens them again on the same store, as after a crash. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openStaffedHouse({
  env = {},
  log = createLog('silent'),
  ...options
}: Pick<ServiceOptions, 'mailer' | 'engine' | 'pms'> &
  Partial<Pick<ServiceOptions, 'log'>> & { env?: Record<string, string> } = {}): Promise<StaffedHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-house-'));
  const read = readConfig({ ...env, DATA_DIR: dataDir });
  if ('faults' in read) throw new Error(read.faults.join());
  let nowMs = Date.parse(FRIDAY_AFTERNOON);
  const config = { ...read.config, ...(await prepareStore(dataDir)) };
  const open = () => openServices({ ...options, config, log, clock: () => new Date(nowMs) });
  let services = await open();
  await loadSampleHotel(services);
  const propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
  const { accountId } = await services.db.selectFrom('property').select('accountId').executeTakeFirstOrThrow();
  return {
    get services() {
      return services;
    },
    propertyId,
    accountId,
    now: () => new Date(nowMs),
    advance(minutes) {
      nowMs += minutes * 60_000;
    },
    async hire(name, given = {}) {
      const email = `${name.toLowerCase()}@hotel.example`;
      const user = {
        ...newUser({ accountId, email, name, role: 'agent', ...given }, new Date(nowMs).toISOString()),
        ...given,
      };
      await services.writer.write((trx) => insertUser(trx, user));
      return { id: user.id, userId: user.id, name };
    },
    async say(text, session = newGuestSession(propertyId, new Date(nowMs))) {
      const frame = { type: 'send', id: randomUUID(), text } as const;
      const { message, fresh } = await receiveMessage(services, session, frame, { locale: 'en' });
      await services.turns.begin(message, fresh);
      return { session, message };
    },
    conversation: ({ conversationId }) =>
      services.db.selectFrom('conversation').selectAll().where('id', '=', conversationId).executeTakeFirstOrThrow(),
    messages: ({ conversationId }) =>
      services.db
        .selectFrom('message')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .orderBy('staffSeq')
        .execute(),
    async setActivation(change) {
      await services.writer.write((trx) => trx.updateTable('activation').set(change).execute());
    },
    async alerts() {
      const rows = await services.db
        .selectFrom('deskEvent')
        .select('data')
        .where('type', '=', 'alert')
        .orderBy('event')
        .execute();
      return rows.map(({ data }) => JSON.parse(data));
    },
    async alertsAfter(event) {
      const rows = await services.db
        .selectFrom('deskEvent')
        .select(['event', 'data'])
        .where('propertyId', '=', propertyId)
        .where('event', '>', event)
        .where('type', '=', 'alert')
        .orderBy('event')
        .execute();
      const kinds = rows.map(({ data }) => String(JSON.parse(data).kind ?? ''));
      return { kinds, event: rows.at(-1)?.event ?? event };
    },
    async restart() {
      await services.close();
      services = await open();
    },
    async close() {
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A program with every right, as its actor. */
export const PROGRAM: Actor = {
  id: 'key_00000000000000000000000000',
  userId: null,
  name: `A key with ${RIGHTS.length}`,
};
