import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import type { StorePlace } from '../core/place.ts';
import type { Db } from '../schema/schema.ts';
import type { OutboxKind } from '../sqlite/outbox.ts';

/** What the store takes on its disk, in bytes: the database and, of SQLite, its log beside it. */
export async function measureBytes(db: Db, place: StorePlace): Promise<Record<string, number>> {
  if ('file' in place) return { database: sizeOf(place.file), log: sizeOf(`${place.file}-wal`) };
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return { database: rows[0]?.bytes ?? 0 };
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** How far a table was read: its newest row then. */
export type Place = number;

const KINDS: readonly OutboxKind[] = ['turn', 'mail', 'push'];

/** Work that is not done, of each kind, and since when the oldest waits. */
export async function measureOutbox(db: Db): Promise<{ kind: OutboxKind; open: number; since: string | null }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['kind', select.fn.countAll<number>().as('open'), select.fn.min('createdAt').as('since')])
    .where('doneAt', 'is', null)
    .groupBy('kind')
    .execute();
  return KINDS.map((kind) => {
    const found = rows.find((row) => row.kind === kind);
    return { kind, open: found?.open ?? 0, since: found?.since ?? null };
  });
}

/** Each property's PMSs by make: when the one that is furthest behind last went well, or was made. */
export async function measureSync(
  db: Db,
): Promise<{ property: string; provider: string; isFailing: boolean; since: string }[]> {
  const rows = await db
    .selectFrom('pmsConnection')
    .select(['propertyId', 'provider', 'health', 'lastSync', 'connectedAt'])
    .where('credentials', 'is not', null)
    .execute();
  const together = Map.groupBy(rows, ({ propertyId, provider }) => `${propertyId} ${provider}`);
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    const [since] = same.map(({ lastSync, connectedAt }) => lastSync ?? connectedAt).toSorted();
    if (first === undefined || since === undefined) return [];
    const isFailing = same.some(({ health }) => health === 'failing');
    return [{ property: first.propertyId, provider: first.provider, isFailing, since }];
  });
}

/** Decisions stored since a place, by the kind of their first step. Asked without a place, it only says where the table ends. */
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

/** What the language model took since a place. Asked without a place, it only says where the table ends. */
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
