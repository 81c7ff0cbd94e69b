import { z } from 'zod';
import type { Channel } from '../../../shared/domain/conversation.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

const LEVELS = ['info', 'warning', 'error'] as const;
const level = z.enum(LEVELS);

/** What staff ought to know of a channel's account. `subject`: what it is about, where there may be several of its kind. */
export interface ChannelNotice {
  code: string;
  subject: string;
  level: (typeof LEVELS)[number];
  /** What it is and what to do. No guest's data. */
  message: string;
  /** How often it was told since it was first told. */
  count: number;
  since: string;
  at: string;
}

/** Things that happened are of no interest any more after this; what holds until it is told otherwise stays. */
const PASSING_CODES = ['undelivered', 'unreadable_call', 'platform_error'];
const PASSING_MS = 7 * 24 * 60 * 60 * 1_000;
const SUBJECT_CHARACTERS_MAX = 200;
const MESSAGE_CHARACTERS_MAX = 500;
/** More than anybody reads; a platform may tell of as many templates as it likes. */
const KEPT_MAX = 100;

type Place = { propertyId: string; channel: Channel };

type Told = Pick<ChannelNotice, 'code' | 'subject' | 'level' | 'message'>;

/** Keeps a notice: told again it counts up, unless a week was quiet between. */
export async function saveNotice(trx: Trx, place: Place, given: Told, at: string): Promise<void> {
  await put(trx, place, given, { at, overAt: null });
}

/** Keeps that a notice does not hold any more since then, whether or not it was told before. */
export async function endNotice(trx: Trx, place: Place, given: Told, at: string): Promise<void> {
  await put(trx, place, given, { at, overAt: at });
}

async function put(
  trx: Trx,
  { propertyId, channel }: Place,
  given: Told,
  { at, overAt }: Pick<Row<'channelNotice'>, 'at' | 'overAt'>,
): Promise<void> {
  const { code, level } = given;
  const subject = given.subject.slice(0, SUBJECT_CHARACTERS_MAX);
  const message = given.message.slice(0, MESSAGE_CHARACTERS_MAX);
  const known = await findNotice(trx, { propertyId, channel }, code, subject);
  const goesOn = known !== undefined && !known.isOver && isOfInterest(known, at);
  const counted = goesOn ? { count: known.count + 1, since: known.since } : { count: 1, since: at };
  const told = { level, message, ...counted, at, overAt };
  await trx
    .insertInto('channelNotice')
    .values({ propertyId, channel, code, subject, ...told })
    .onConflict((conflict) => conflict.columns(['propertyId', 'channel', 'code', 'subject']).doUpdateSet(told))
    .execute();
  if (known === undefined) await dropOldest(trx, { propertyId, channel });
}

/** What was told last of a kind and subject. `isOver`: that it holds no more. */
export async function findNotice(
  trx: Trx,
  { propertyId, channel }: Place,
  code: string,
  subject: string,
): Promise<(ChannelNotice & { isOver: boolean }) | undefined> {
  const row = await ofPlace(trx, propertyId, channel)
    .where('code', '=', code)
    .where('subject', '=', subject.slice(0, SUBJECT_CHARACTERS_MAX))
    .executeTakeFirst();
  return row && { ...toNotice(row), isOver: row.overAt !== null };
}

/** All of a connection: another account has others. */
export async function deleteNotices(trx: Trx, { propertyId, channel }: Place): Promise<void> {
  await trx.deleteFrom('channelNotice').where('propertyId', '=', propertyId).where('channel', '=', channel).execute();
}

/** What holds and is of interest now, the newest first. */
export async function listNotices(db: Db, propertyId: string, channel: Channel, now: string): Promise<ChannelNotice[]> {
  const rows = await ofPlace(db, propertyId, channel).where('overAt', 'is', null).orderBy('at', 'desc').execute();
  return rows.filter((row) => isOfInterest(row, now)).map(toNotice);
}

function ofPlace(db: Db | Trx, propertyId: string, channel: Channel) {
  return db.selectFrom('channelNotice').selectAll().where('propertyId', '=', propertyId).where('channel', '=', channel);
}

function isOfInterest({ code, at }: Pick<ChannelNotice, 'code' | 'at'>, now: string): boolean {
  return !PASSING_CODES.includes(code) || Date.parse(now) - Date.parse(at) <= PASSING_MS;
}

/** What is over pushes out nothing that holds. */
async function dropOldest(trx: Trx, { propertyId, channel }: Place): Promise<void> {
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
