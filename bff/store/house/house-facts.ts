import { z } from 'zod';
import {
  type FactConditions,
  type FactValue,
  factConditions,
  factExceptions,
  factValue,
} from '../../../shared/api/house/house-facts.ts';
import {
  FACT_SOURCES,
  FACT_STATUSES,
  type FactSourceType,
  type FactStatus,
  SOURCE_STATES,
  type SourceState,
} from '../../../shared/domain/house/fact-terms.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

/** What a fact says, without where it stands. */
export interface FactWords {
  value: FactValue;
  conditions: FactConditions;
  exceptions: z.infer<typeof factExceptions>;
}

/** A fact of the house as it is kept. */
export interface StoredFact extends FactWords {
  id: string;
  propertyId: string;
  /** What it was read as; null: by nobody but the owner. */
  key: string | null;
  attribute: string;
  /** What was read, where the owner corrected it. */
  readAs: FactWords | null;
  status: FactStatus;
  /** The owner took it out while its text still says it. */
  isRemoved: boolean;
  source: { type: FactSourceType; id: string; label: string; quote: string; language: string; state: SourceState };
  createdAt: string;
  updatedAt: string;
}

/** So many facts a property has at most: what is read beyond them stays text. */
export const FACTS_MAX = 3_000;
const INSERTED_AT_ONCE = 200;

const words = z.object({ value: factValue, conditions: factConditions, exceptions: factExceptions });
const status = z.enum(FACT_STATUSES);
const sourceType = z.enum(FACT_SOURCES);
const sourceState = z.enum(SOURCE_STATES);

/** The property's facts by attribute, without those taken out. */
export async function listFacts(
  db: Db | Trx,
  propertyId: string,
  filter: { subject?: string | undefined; status?: FactStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<StoredFact>> {
  let query = db.selectFrom('houseFact').selectAll().where('propertyId', '=', propertyId).where('removed', '=', 0);
  const { subject, cursor, limit } = filter;
  // Names of subjects are letters: what lies between the point and the slash after it begins with the name and a point.
  if (subject !== undefined)
    query = query.where('attribute', '>', `${subject}.`).where('attribute', '<', `${subject}/`);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (cursor !== undefined) {
    const { sortedBy, id } = readCursor(cursor);
    query = query.where((where) =>
      where.or([
        where('attribute', '>', sortedBy),
        where.and([where('attribute', '=', sortedBy), where('id', '>', id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('attribute')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toFact), limit, ({ attribute, id }) => writeCursor(attribute, id));
}

/** Every fact of the property, those taken out as well. */
export async function listAllFacts(db: Db | Trx, propertyId: string): Promise<StoredFact[]> {
  const rows = await db
    .selectFrom('houseFact')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .orderBy('id')
    .execute();
  return rows.map(toFact);
}

const readDecided = keepQuery((db, place: Place<{ propertyId: string }>) =>
  db
    .selectFrom('houseFact')
    .selectAll()
    .where('propertyId', '=', place('propertyId'))
    .where((where) => where.or([where('status', '!=', 'read'), where('removed', '=', 1)]))
    .orderBy('id'),
);

/** The facts that the owner said something of: they count for every guest's message. */
export async function listDecidedFacts(db: Db, propertyId: string): Promise<StoredFact[]> {
  return (await readDecided(db, { propertyId })).rows.map(toFact);
}

export async function findFact(db: Db | Trx, propertyId: string, id: string): Promise<StoredFact | undefined> {
  const row = await db
    .selectFrom('houseFact')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('removed', '=', 0)
    .executeTakeFirst();
  return row && toFact(row);
}

export async function countFacts(db: Db | Trx, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('houseFact')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds facts, each under a new id. */
export async function insertFacts(trx: Trx, given: readonly Omit<StoredFact, 'id'>[]): Promise<StoredFact[]> {
  const facts = given.map((fact) => ({ ...fact, id: newId('fact') }));
  for (let at = 0; at < facts.length; at += INSERTED_AT_ONCE)
    await trx
      .insertInto('houseFact')
      .values(facts.slice(at, at + INSERTED_AT_ONCE).map(toRow))
      .execute();
  return facts;
}

export async function saveFact(trx: Trx, fact: StoredFact): Promise<void> {
  await trx
    .updateTable('houseFact')
    .set(toRow(fact))
    .where('propertyId', '=', fact.propertyId)
    .where('id', '=', fact.id)
    .execute();
}

export async function deleteFacts(trx: Trx, propertyId: string, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += INSERTED_AT_ONCE)
    await trx
      .deleteFrom('houseFact')
      .where('propertyId', '=', propertyId)
      .where('id', 'in', ids.slice(at, at + INSERTED_AT_ONCE))
      .execute();
}

/** Of which state of its texts the facts were read; null: never. */
export async function findReading(db: Db | Trx, propertyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('factReading')
    .select('revision')
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row?.revision ?? null;
}

export async function noteReading(trx: Trx, propertyId: string, revision: string, at: string): Promise<void> {
  await trx
    .insertInto('factReading')
    .values({ propertyId, revision, at })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet({ revision, at }))
    .execute();
}

function toFact(row: Row<'houseFact'>): StoredFact {
  const { id, propertyId, key, attribute, createdAt, updatedAt } = row;
  return {
    id,
    propertyId,
    key,
    attribute,
    value: readJson(factValue, row.value),
    conditions: readJson(factConditions, row.conditions),
    exceptions: readJson(factExceptions, row.exceptions),
    readAs: row.readAs === null ? null : readJson(words, row.readAs),
    status: status.parse(row.status),
    isRemoved: row.removed === 1,
    source: {
      type: sourceType.parse(row.sourceType),
      id: row.sourceId,
      label: row.sourceLabel,
      quote: row.quote,
      language: row.language,
      state: sourceState.parse(row.sourceState),
    },
    createdAt,
    updatedAt,
  };
}

function toRow(fact: StoredFact): Row<'houseFact'> {
  const { id, propertyId, key, attribute, status: now, source, createdAt, updatedAt } = fact;
  return {
    id,
    propertyId,
    key,
    attribute,
    value: JSON.stringify(fact.value),
    conditions: JSON.stringify(fact.conditions),
    exceptions: JSON.stringify(fact.exceptions),
    readAs: fact.readAs === null ? null : JSON.stringify(fact.readAs),
    status: now,
    removed: fact.isRemoved ? 1 : 0,
    sourceType: source.type,
    sourceId: source.id,
    sourceLabel: source.label,
    quote: source.quote,
    language: source.language,
    sourceState: source.state,
    createdAt,
    updatedAt,
  };
}
