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

/** Friday, 15:05 at the sample hotel. */
const FRIDAY_AFTERNOON = '2026-11-20T14:05:00.000Z';

/** The sample hotel with the real engine and store, a clock that the test moves, and staff that it can hire. */
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
  /** Sends a guest's message and waits for the answer. */
  say(text: string, session?: GuestSession): Promise<{ session: GuestSession; message: Message }>;
  conversation(session: GuestSession): Promise<Conversation>;
  /** All messages of a conversation, including notes, in order. */
  messages(session: GuestSession): Promise<Message[]>;
  setActivation(change: Partial<Schema['activation']>): Promise<void>;
  /** The alerts at the desks, in order. */
  alerts(): Promise<Record<string, string>[]>;
  /** The kinds of the alerts after a desk event, and the number of the newest event. */
  alertsAfter(event: number): Promise<{ kinds: string[]; event: number }>;
  /** Stops the services and opens them again on the same store, as after a crash. */
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
  const parsedConfig = readConfig({ ...env, DATA_DIR: dataDir });
  if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join());
  let nowMs = Date.parse(FRIDAY_AFTERNOON);
  const config = { ...parsedConfig.config, ...(await prepareStore(dataDir)) };
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
    async hire(name, fields = {}) {
      const email = `${name.toLowerCase()}@hotel.example`;
      const user = {
        ...newUser({ accountId, email, name, role: 'agent', ...fields }, new Date(nowMs).toISOString()),
        ...fields,
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

/** The actor of a program with every right. */
export const PROGRAM: Actor = {
  id: 'key_00000000000000000000000000',
  userId: null,
  name: `A key with ${RIGHTS.length}`,
};
