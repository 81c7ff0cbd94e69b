import { sql } from 'kysely';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { selectRows, writeRows } from '../sqlite/bulk.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

export type DeskEvent = Row<'deskEvent'>;
export type DeskEventType = 'conversation' | 'message' | 'draft' | 'task' | 'alert';

/** A change without a number yet. `data` holds the frame's own fields. */
export interface NewDeskEvent {
  propertyId: string;
  type: DeskEventType;
  conversationId: string | null;
  data: Record<string, unknown>;
  at: string;
}

/** Appends changes to the desk streams of their properties, and returns them numbered, in the given order. */
export async function appendDeskEvents(trx: Trx, changes: readonly NewDeskEvent[]): Promise<DeskEvent[]> {
  const lastNumbers = new Map<string, number>();
  for (const [propertyId, { length }] of Map.groupBy(changes, (change) => change.propertyId))
    lastNumbers.set(propertyId, (await reserveNumbers(trx, propertyId, length)) - length);
  const rows = changes.map((change) => {
    const event = (lastNumbers.get(change.propertyId) ?? 0) + 1;
    lastNumbers.set(change.propertyId, event);
    return { ...change, event, data: JSON.stringify(change.data) };
  });
  await insertRows(trx, rows);
  return rows;
}

const COLUMNS = ['propertyId', 'event', 'type', 'conversationId', 'data', 'at'] as const;

/** Inserts all rows with one statement, which takes them as one JSON text. */
async function insertRows(trx: Trx, rows: readonly DeskEvent[]): Promise<void> {
  if (rows.length === 0) return;
  await insertValues(trx, { values: writeRows(trx, COLUMNS, rows) });
}

const insertValues = keepQuery((db, place: Place<{ values: string }>) => ({
  compile: () =>
    sql<never>`insert into "deskEvent" (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
      ${selectRows(db, 'deskEvent', COLUMNS, place('values'))}`.compile(db),
}));

/** Reserves `many` numbers of the property's stream and returns the last of them. */
async function reserveNumbers(trx: Trx, propertyId: string, many: number): Promise<number> {
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

/** The property's newest number, and the oldest that is still stored. */
export async function findDeskRange(db: Db, propertyId: string): Promise<{ newest: number; oldest: number }> {
  const counter = await db
    .selectFrom('deskCounter')
    .select('event')
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  const oldestRow = await db
    .selectFrom('deskEvent')
    .select((select) => select.fn.min('event').as('oldest'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return { newest: counter?.event ?? 0, oldest: oldestRow?.oldest ?? 1 };
}

/**
 * Deletes desk events older than an instant, at most `limit` per property; a desk that was away for longer loads a
 * fresh list. Returns the highest number deleted in one property. Each stream is read from its oldest event, and no
 * further than needed.
 */
export async function deleteDeskEventsBefore(trx: Trx, at: string, limit: number): Promise<number> {
  let mostDeleted = 0;
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
    const lastDeleted = oldest[count - 1];
    if (lastDeleted === undefined) continue;
    await trx
      .deleteFrom('deskEvent')
      .where('propertyId', '=', propertyId)
      .where('event', '<=', lastDeleted.event)
      .execute();
    mostDeleted = Math.max(mostDeleted, count);
  }
  return mostDeleted;
}
