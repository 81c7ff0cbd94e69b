import { z } from 'zod';
import type { Channel } from '../../../shared/domain/conversation.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

const LEVELS = ['info', 'warning', 'error'] as const;
const level = z.enum(LEVELS);

/** A notice for staff about a channel's account. `subject`: what it is about, if there may be several of the same code. */
export interface ChannelNotice {
  code: string;
  subject: string;
  level: (typeof LEVELS)[number];
  /** What happened and what to do. Contains no data of guests. */
  message: string;
  /** How often it was reported. */
  count: number;
  since: string;
  at: string;
}

/** Notices with these codes are about single events and expire; all others stay until they are ended. */
const PASSING_CODES = ['undelivered', 'unreadable_call', 'platform_error'];
const PASSING_MS = 7 * 24 * 60 * 60 * 1_000;
const SUBJECT_CHARACTERS_MAX = 200;
const MESSAGE_CHARACTERS_MAX = 500;
/** A platform may report any number of templates, so the oldest notices are dropped. */
const KEPT_MAX = 100;

type Account = { propertyId: string; channel: Channel };

type NewNotice = Pick<ChannelNotice, 'code' | 'subject' | 'level' | 'message'>;

/** Stores a notice; a repeated one is counted, unless the last was more than a week ago. */
export async function saveNotice(trx: Trx, account: Account, notice: NewNotice, at: string): Promise<void> {
  await put(trx, account, notice, { at, overAt: null });
}

/** Ends a notice: it no longer applies. Also stored if there was no such notice. */
export async function endNotice(trx: Trx, account: Account, notice: NewNotice, at: string): Promise<void> {
  await put(trx, account, notice, { at, overAt: at });
}

async function put(
  trx: Trx,
  { propertyId, channel }: Account,
  notice: NewNotice,
  { at, overAt }: Pick<Row<'channelNotice'>, 'at' | 'overAt'>,
): Promise<void> {
  const { code, level } = notice;
  const subject = notice.subject.slice(0, SUBJECT_CHARACTERS_MAX);
  const message = notice.message.slice(0, MESSAGE_CHARACTERS_MAX);
  const earlier = await findNotice(trx, { propertyId, channel }, code, subject);
  const goesOn = earlier !== undefined && !earlier.isOver && isCurrent(earlier, at);
  const counted = goesOn ? { count: earlier.count + 1, since: earlier.since } : { count: 1, since: at };
  const values = { level, message, ...counted, at, overAt };
  await trx
    .insertInto('channelNotice')
    .values({ propertyId, channel, code, subject, ...values })
    .onConflict((conflict) => conflict.columns(['propertyId', 'channel', 'code', 'subject']).doUpdateSet(values))
    .execute();
  if (earlier === undefined) await dropOldest(trx, { propertyId, channel });
}

/** The last notice of a code and subject. `isOver`: it has ended. */
export async function findNotice(
  trx: Trx,
  { propertyId, channel }: Account,
  code: string,
  subject: string,
): Promise<(ChannelNotice & { isOver: boolean }) | undefined> {
  const row = await ofPlace(trx, propertyId, channel)
    .where('code', '=', code)
    .where('subject', '=', subject.slice(0, SUBJECT_CHARACTERS_MAX))
    .executeTakeFirst();
  return row && { ...toNotice(row), isOver: row.overAt !== null };
}

/** Deletes all notices of a connection. */
export async function deleteNotices(trx: Trx, { propertyId, channel }: Account): Promise<void> {
  await trx.deleteFrom('channelNotice').where('propertyId', '=', propertyId).where('channel', '=', channel).execute();
}

/** The notices that apply now, the newest first. */
export async function listNotices(db: Db, propertyId: string, channel: Channel, now: string): Promise<ChannelNotice[]> {
  const rows = await ofPlace(db, propertyId, channel).where('overAt', 'is', null).orderBy('at', 'desc').execute();
  return rows.filter((row) => isCurrent(row, now)).map(toNotice);
}

function ofPlace(db: Db | Trx, propertyId: string, channel: Channel) {
  return db.selectFrom('channelNotice').selectAll().where('propertyId', '=', propertyId).where('channel', '=', channel);
}

function isCurrent({ code, at }: Pick<ChannelNotice, 'code' | 'at'>, now: string): boolean {
  return !PASSING_CODES.includes(code) || Date.parse(now) - Date.parse(at) <= PASSING_MS;
}

/** Drops the oldest notices beyond the limit, ended ones first. */
async function dropOldest(trx: Trx, { propertyId, channel }: Account): Promise<void> {
  for (const isOver of ['is', 'is not'] as const) {
    const beyond = await ofPlace(trx, propertyId, channel)
      .where('overAt', isOver, null)
      .orderBy('at', 'desc')
      .offset(KEPT_MAX)
      .limit(KEPT_MAX)
      .execute();
    for (const { code, subject } of beyond)
      await trx
        .deleteFrom('channelNotice')
        .where('propertyId', '=', propertyId)
        .where('channel', '=', channel)
        .where('code', '=', code)
        .where('subject', '=', subject)
        .execute();
  }
}

function toNotice(row: Row<'channelNotice'>): ChannelNotice {
  const { code, subject, message, count, since, at } = row;
  return { code, subject, level: level.parse(row.level), message, count, since, at };
}
