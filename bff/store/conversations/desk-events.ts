import { sql } from 'kysely';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { selectRows, writeRows } from '../sqlite/bulk.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type DeskEvent = Row<'deskEvent'>;
export type DeskEventType = 'conversation' | 'message' | 'draft' | 'task' | 'alert';

/** A change that has no number yet. `data` is the frame's own fields. */
export interface NewDeskEvent {
  propertyId: string;
  type: DeskEventType;
  conversationId: string | null;
  data: Record<string, unknown>;
  at: string;
}

/** Adds changes to their properties' streams for desks under the next numbers, and gives them in the order given. */
export async function appendDeskEvents(trx: Trx, given: readonly NewDeskEvent[]): Promise<DeskEvent[]> {
  const newest = new Map<string, number>();
  for (const [propertyId, { length }] of Map.groupBy(given, (change) => change.propertyId))
    newest.set(propertyId, (await countOn(trx, propertyId, length)) - length);
  const rows = given.map((change) => {
    const event = (newest.get(change.propertyId) ?? 0) + 1;
    newest.set(change.propertyId, event);
    return { ...change, event, data: JSON.stringify(change.data) };
  });
  await insertRows(trx, rows);
  return rows;
}

const COLUMNS = ['propertyId', 'event', 'type', 'conversationId', 'data', 'at'] as const;

/** One statement for any number of rows, which travel as one JSON text. */
async function insertRows(trx: Trx, rows: readonly DeskEvent[]): Promise<void> {
  if (rows.length === 0) return;
  await insertValues(trx, { values: writeRows(trx, COLUMNS, rows) });
}

const insertValues = keepQuery((db, place: Place<{ values: string }>) => ({
  compile: () =>
    sql<never>`insert into "deskEvent" (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
      ${selectRows(db, 'deskEvent', COLUMNS, place('values'))}`.compile(db),
}));

/** Takes so many numbers of the property's stream and gives the last of them. */
async function countOn(trx: Trx, propertyId: string, many: number): Promise<number> {
  const [counter] = (await countUp(trx, { propertyId, many })).rows;
  if (counter === undefined) throw new Error(`The stream of ${propertyId} could not be counted on`);
  return counter.event;
}

const countUp = keepQuery((db, place: Place<{ propertyId: string; many: number }>) =>
  db
    .insertInto('deskCounter')
    .values({ propertyId: place('propertyId'), event: place('many') })
    .onConflict((conflict) =>
      conflict.column('propertyId').doUpdateSet((set) => ({ event: set('deskCounter.event', '+', place('many')) })),
    )
    .returning('event'),
);

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

/**
 * Forgets desk events older than an instant, so many of a property at once: a desk that was away so long takes a fresh list.
 * Gives how many went of the property that had the most. Each stream is read from its oldest on, and no further than needed.
 */
export async function deleteDeskEventsBefore(trx: Trx, at: string, limit: number): Promise<number> {
  let most = 0;
  for (const { propertyId } of await trx.selectFrom('deskCounter').select('propertyId').execute()) {
    const oldest = await trx
      .selectFrom('deskEvent')
      .select(['event', 'at'])
      .where('propertyId', '=', propertyId)
      .orderBy('event')
      .limit(limit)
      .execute();
    const firstKept = oldest.findIndex((event) => event.at >= at);
    const count = firstKept === -1 ? oldest.length : firstKept;
    const last = oldest[count - 1];
    if (last === undefined) continue;
    await trx.deleteFrom('deskEvent').where('propertyId', '=', propertyId).where('event', '<=', last.event).execute();
    most = Math.max(most, count);
  }
  return most;
}
