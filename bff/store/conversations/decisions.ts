import type { Decision } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { keepQuery, type Place, placeEach } from '../sqlite/kept-query.ts';

export type StoredDecision = Row<'decision'>;

/** Stores what was understood of a guest's message, what was decided and why. */
export async function insertDecision(
  trx: Trx,
  decided: {
    propertyId: string;
    conversationId: string;
    messageId: string;
    decision: Decision;
    understanding: Understanding;
    at: string;
  },
): Promise<StoredDecision> {
  const row = {
    ...decided,
    id: newId('decision'),
    decision: JSON.stringify(decided.decision),
    understanding: JSON.stringify(decided.understanding),
  };
  await insertRow(trx, row);
  return row;
}

const insertRow = keepQuery((db, place: Place<StoredDecision>) =>
  db
    .insertInto('decision')
    .values(placeEach(place, ['id', 'propertyId', 'conversationId', 'messageId', 'decision', 'understanding', 'at'])),
);

export async function findDecisions(
  db: Db | Trx,
  propertyId: string,
  ids: string[],
): Promise<Map<string, StoredDecision>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('decision')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The decisions in a conversation, the newest first. */
export async function listDecisions(
  db: Db,
  propertyId: string,
  conversationId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<StoredDecision>> {
  let query = db
    .selectFrom('decision')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId);
  if (cursor !== undefined) query = query.where('id', '<', readCursor(cursor).id);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ id }) => writeCursor(id, id));
}
