import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';
import type { Conversation } from './conversations.ts';

/** A conversation, and after how many minutes of silence its property wants something done. */
export type Watched = Conversation & { staffIdleMinutes: number };

/** Conversations of every property that a colleague holds who has done nothing there for the property's time. */
export async function listSilentlyHeld(db: Db, now: string, limit: number): Promise<Watched[]> {
  return watched(db)
    .where('conversation.state', '=', 'staffed')
    .where(isOver('"staffActiveAt"', now))
    .orderBy('conversation.staffActiveAt')
    .limit(limit)
    .execute();
}

/** Conversations of every property that nobody took for the property's time, since they began to wait or since it was last told. */
export async function listLongWaiting(db: Db, now: string, alertsMax: number, limit: number): Promise<Watched[]> {
  return watched(db)
    .where('conversation.state', '=', 'waiting')
    .where('conversation.snoozedUntil', 'is', null)
    .where('conversation.waitingAlerts', '<', alertsMax)
    .where(isOver('coalesce("waitingAlertAt", "waitingSince")', now))
    .orderBy('conversation.waitingSince')
    .limit(limit)
    .execute();
}

/** Conversations of every property whose guest is to be asked how it was, the one that is due longest first. */
export async function listRatingDue(
  db: Db,
  now: string,
  limit: number,
): Promise<Pick<Conversation, 'id' | 'propertyId'>[]> {
  return db
    .selectFrom('conversation')
    .select(['id', 'propertyId'])
    .where('ratingDueAt', '<=', now)
    .orderBy('ratingDueAt')
    .limit(limit)
    .execute();
}

/** Conversations of every property whose holder no longer works there, or whose program's key was revoked. */
export async function listHeldByNobody(db: Db, limit: number): Promise<Watched[]> {
  const holds = sql.ref('conversation.holder');
  return db
    .selectFrom('conversation')
    .innerJoin('activation', 'activation.propertyId', 'conversation.propertyId')
    .selectAll('conversation')
    .select('activation.staffIdleMinutes')
    .where('conversation.state', '=', 'staffed')
    .where(sql<boolean>`not exists (select 1 from "user" where id = ${holds} and "disabledAt" is null)`)
    .where(sql<boolean>`not exists (select 1 from "apiKey" where id = ${holds} and "revokedAt" is null)`)
    .limit(limit)
    .execute();
}

/** Conversations of every property with a draft that nobody approved or threw away for the property's time. */
export async function listUnapproved(
  db: Db,
  now: string,
  alertsMax: number,
  limit: number,
): Promise<(Watched & { draftAt: string })[]> {
  const again = sql<boolean>`"waitingAlertAt" >= "oldest"."draftAt"`; // it was told of this very draft before
  return watched(db)
    .innerJoin(
      (from) =>
        from
          .selectFrom('draft')
          .select((select) => ['conversationId', select.fn.min('at').as('draftAt')])
          .where('state', '=', 'open')
          .groupBy('conversationId')
          .as('oldest'),
      (join) => join.onRef('oldest.conversationId', '=', 'conversation.id'),
    )
    .select('oldest.draftAt')
    .where('conversation.state', '=', 'open')
    .where((where) => where.or([sql<boolean>`(${again}) is not true`, where('waitingAlerts', '<', alertsMax)]))
    .where(
      isOver(
        'case when ("waitingAlertAt" > "oldest"."draftAt") then "waitingAlertAt" else "oldest"."draftAt" end',
        now,
      ),
    )
    .orderBy('oldest.draftAt')
    .limit(limit)
    .execute();
}

function watched(db: Db) {
  return db
    .selectFrom('conversation')
    .innerJoin('activation', 'activation.propertyId', 'conversation.propertyId')
    .selectAll('conversation')
    .select('activation.staffIdleMinutes')
    .where('activation.staffIdleMinutes', '>', 0);
}

/** Has the property's time passed since the instant in that column? Not where there is none. */
function isOver(column: string, now: string) {
  return sql<boolean>`unixepoch(${sql.raw(column)}) + "staffIdleMinutes" * 60 <= unixepoch(${now})`;
}

/** Conversations of every property that were put off until a time that has come. */
export async function listWaking(db: Db, now: string, limit: number): Promise<Conversation[]> {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('snoozedUntil', '<=', now)
    .orderBy('snoozedUntil')
    .limit(limit)
    .execute();
}
