import type { Db, Row, Trx } from './schema.ts';

export type DeskEvent = Row<'deskEvent'>;
export type DeskEventType = 'conversation' | 'message' | 'draft' | 'task' | 'alert';

/** Adds a change to the property's stream for its desks under the next number. `data` is the frame's own fields. */
export async function appendDeskEvent(
  trx: Trx,
  propertyId: string,
  given: { type: DeskEventType; conversationId: string | null; data: Record<string, unknown>; at: string },
): Promise<DeskEvent> {
  const { event } = await trx
    .insertInto('deskCounter')
    .values({ propertyId, event: 1 })
    .onConflict((conflict) =>
      conflict.column('propertyId').doUpdateSet((set) => ({ event: set('deskCounter.event', '+', 1) })),
    )
    .returning('event')
    .executeTakeFirstOrThrow();
  const row = { ...given, propertyId, event, data: JSON.stringify(given.data) };
  await trx.insertInto('deskEvent').values(row).execute();
  return row;
}

/** Events after a number, in order. */
export async function readDeskEvents(db: Db, propertyId: string, after: number, limit: number): Promise<DeskEvent[]> {
  return db
    .selectFrom('deskEvent')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('event', '>', after)
    .orderBy('event')
    .limit(limit)
    .execute();
}

/** The property's newest number, and the oldest that is still kept. */
export async function findDeskRange(db: Db, propertyId: string): Promise<{ newest: number; oldest: number }> {
  const counter = await db
    .selectFrom('deskCounter')
    .select('event')
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  const kept = await db
    .selectFrom('deskEvent')
    .select((select) => select.fn.min('event').as('oldest'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return { newest: counter?.event ?? 0, oldest: kept?.oldest ?? 1 };
}

/** Forgets desk events older than an instant: a desk that was away so long takes a fresh list. */
export async function deleteDeskEventsBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('deskEvent').where('at', '<', at).execute();
}
