import { sql } from 'kysely';
import type { Conversation } from './conversations.ts';
import type { Db } from './schema.ts';

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
    .where('conversation.waitingAlerts', '<', alertsMax)
    .where(isOver('coalesce("waitingAlertAt", "waitingSince")', now))
    .orderBy('conversation.waitingSince')
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
