import type { Db } from '../schema/schema.ts';
import { AT_ONCE_MAX } from './node-messages.ts';

/** The newest number of each conversation's guest stream. */
export async function findGuestEnds(db: Db, conversationIds: readonly string[]): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const ids of inParts(conversationIds)) {
    const rows = await db.selectFrom('conversation').select(['id', 'guestSeq']).where('id', 'in', ids).execute();
    for (const { id, guestSeq } of rows) ends.set(id, guestSeq);
  }
  return ends;
}

/** The newest number of each property's desk stream. */
export async function findDeskEnds(db: Db, propertyIds: readonly string[]): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const ids of inParts(propertyIds)) {
    const rows = await db
      .selectFrom('deskCounter')
      .select(['propertyId', 'event'])
      .where('propertyId', 'in', ids)
      .execute();
    for (const { propertyId, event } of rows) ends.set(propertyId, event);
  }
  return ends;
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE_MAX) }, (_, part) =>
    ids.slice(part * AT_ONCE_MAX, (part + 1) * AT_ONCE_MAX),
  );
}
