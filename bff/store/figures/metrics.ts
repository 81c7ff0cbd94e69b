import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import type { StorePlace } from '../core/place.ts';
import type { Db } from '../schema/schema.ts';
import type { OutboxKind } from '../sqlite/outbox.ts';

/** The bytes that the store takes on disk: the database and, for SQLite, its log. */
export async function measureBytes(db: Db, place: StorePlace): Promise<Record<string, number>> {
  if ('file' in place) return { database: sizeOf(place.file), log: sizeOf(`${place.file}-wal`) };
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return { database: rows[0]?.bytes ?? 0 };
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** The number of the last row of a table that was read. */
export type Place = number;

const KINDS: readonly OutboxKind[] = ['turn', 'mail', 'push'];

/** Counts the open work of each kind, with the time since which the oldest waits. */
export async function measureOutbox(db: Db): Promise<{ kind: OutboxKind; open: number; since: string | null }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['kind', select.fn.countAll<number>().as('open'), select.fn.min('createdAt').as('since')])
    .where('doneAt', 'is', null)
    .groupBy('kind')
    .execute();
  return KINDS.map((kind) => {
    const openRow = rows.find((row) => row.kind === kind);
    return { kind, open: openRow?.open ?? 0, since: openRow?.since ?? null };
  });
}

/** The PMSs of each property by vendor: when the one furthest behind was last synced, or else connected. */
export async function measureSync(
  db: Db,
): Promise<{ property: string; provider: string; isFailing: boolean; since: string }[]> {
  const rows = await db
    .selectFrom('pmsConnection')
    .select(['propertyId', 'provider', 'health', 'lastSync', 'connectedAt'])
    .where('credentials', 'is not', null)
    .execute();
  const byConnection = Map.groupBy(rows, ({ propertyId, provider }) => `${propertyId} ${provider}`);
  return [...byConnection.values()].flatMap((connections) => {
    const [first] = connections;
    const [since] = connections.map(({ lastSync, connectedAt }) => lastSync ?? connectedAt).toSorted();
    if (first === undefined || since === undefined) return [];
    const isFailing = connections.some(({ health }) => health === 'failing');
    return [{ property: first.propertyId, provider: first.provider, isFailing, since }];
  });
}

/**
 * Counts the decisions stored after a row, by the kind of their first step. Without a row it only returns the table's
 * last row.
 */
export async function readNewDecisions(
  db: Db,
  after: Place | null,
): Promise<{ counts: { kind: string; count: number }[]; next: Place }> {
  const next = await endOf(db, 'decision');
  if (after === null) return { counts: [], next };
  const kind = sql<string>`coalesce(json_extract("decision", '$.steps[0].kind'), 'none')`;
  const counts = await db
    .selectFrom('decision')
    .select((select) => [kind.as('kind'), select.fn.countAll<number>().as('count')])
    .where(sql<boolean>`rowid > ${after} and rowid <= ${next}`)
    .groupBy(kind)
    .execute();
  return { counts, next };
}

/** Sums up the usage of the language model after a row. Without a row it only returns the table's last row. */
export async function readNewCalls(
  db: Db,
  after: Place | null,
): Promise<{
  counts: {
    outcome: string;
    currency: string;
    count: number;
    inputTokens: number;
    outputTokens: number;
    costMicros: number;
  }[];
  next: Place;
}> {
  const next = await endOf(db, 'modelUsage');
  if (after === null) return { counts: [], next };
  const counts = await db
    .selectFrom('modelUsage')
    .select((select) => [
      'outcome',
      'currency',
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number>('inputTokens').as('inputTokens'),
      select.fn.sum<number>('outputTokens').as('outputTokens'),
      select.fn.sum<number>('costMicros').as('costMicros'),
    ])
    .where(sql<boolean>`rowid > ${after} and rowid <= ${next}`)
    .groupBy(['outcome', 'currency'])
    .execute();
  return { counts, next };
}

async function endOf(db: Db, table: 'decision' | 'modelUsage'): Promise<Place> {
  const { rows } = await sql<{ last: number | null }>`select max(rowid) as last from ${sql.table(table)}`.execute(db);
  return rows[0]?.last ?? 0;
}
