import type { Decision } from '../../shared/domain/decision.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import { newId } from '../base/ids.ts';
import type { Db, Row, Trx } from './schema.ts';

export type StoredDecision = Row<'decision'>;

/** Keeps what was understood of a guest's message, what was decided and why. */
export async function insertDecision(
  trx: Trx,
  given: {
    propertyId: string;
    conversationId: string;
    messageId: string;
    decision: Decision;
    understanding: Understanding;
    at: string;
  },
): Promise<StoredDecision> {
  const row = {
    ...given,
    id: newId('decision'),
    decision: JSON.stringify(given.decision),
    understanding: JSON.stringify(given.understanding),
  };
  await trx.insertInto('decision').values(row).execute();
  return row;
}

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
