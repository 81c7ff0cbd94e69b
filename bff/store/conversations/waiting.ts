import { sql } from 'kysely';
import type { Db } from '../schema/schema.ts';
import type { Conversation } from './conversations.ts';

/** A conversation with its property's idle time. */
export type Watched = Conversation & { staffIdleMinutes: number };

/** Conversations whose colleague has done nothing there for the property's idle time. Of every property. */
export async function listSilentlyHeld(db: Db, now: string, limit: number): Promise<Watched[]> {
  return watched(db)
    .where('conversation.state', '=', 'staffed')
    .where(isOver('"staffActiveAt"', now))
    .orderBy('conversation.staffActiveAt')
    .limit(limit)
    .execute();
}

/** Conversations that have waited for the property's idle time since they began to wait or since the last reminder. */
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

/** Conversations whose guest is to be asked for a rating, the longest due first. */
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

/** Conversations held by a colleague who no longer works there, or by a program whose key was revoked. */
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

/** Conversations with a draft that has been open for the property's idle time. */
export async function listUnapproved(
  db: Db,
  now: string,
  alertsMax: number,
  limit: number,
): Promise<(Watched & { draftAt: string })[]> {
  const isReminder = sql<boolean>`"waitingAlertAt" >= "oldest"."draftAt"`; // an alert about this draft was sent before
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
    .where((where) => where.or([sql<boolean>`(${isReminder}) is not true`, where('waitingAlerts', '<', alertsMax)]))
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

/** Whether the property's idle time has passed since the instant in that column. Not if it is null. */
function isOver(column: string, now: string) {
  return sql<boolean>`unixepoch(${sql.raw(column)}) + "staffIdleMinutes" * 60 <= unixepoch(${now})`;
}

/** Conversations whose snooze is over. Of every property. */
export async function listWaking(db: Db, now: string, limit: number): Promise<Conversation[]> {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('snoozedUntil', '<=', now)
    .orderBy('snoozedUntil')
    .limit(limit)
    .execute();
}
