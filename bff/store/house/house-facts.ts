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

/** The content of a fact, without its source. */
export interface FactWords {
  value: FactValue;
  conditions: FactConditions;
  exceptions: z.infer<typeof factExceptions>;
}

/** A stored fact about the house. */
export interface StoredFact extends FactWords {
  id: string;
  propertyId: string;
  /** The key under which it was extracted from the texts; null: the owner entered it. */
  key: string | null;
  attribute: string;
  /** The content of the text, if the owner corrected the fact. */
  readAs: FactWords | null;
  status: FactStatus;
  /** The owner removed it although its text still says it. */
  isRemoved: boolean;
  source: { type: FactSourceType; id: string; label: string; quote: string; language: string; state: SourceState };
  createdAt: string;
  updatedAt: string;
}

/** The most facts of a property; further ones are not extracted. */
export const FACTS_MAX = 3_000;
const INSERTED_AT_ONCE = 200;

const words = z.object({ value: factValue, conditions: factConditions, exceptions: factExceptions });
const status = z.enum(FACT_STATUSES);
const sourceType = z.enum(FACT_SOURCES);
const sourceState = z.enum(SOURCE_STATES);

/** The property's facts by attribute, without removed ones. */
export async function listFacts(
  db: Db | Trx,
  propertyId: string,
  filter: { subject?: string | undefined; status?: FactStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<StoredFact>> {
  let query = db.selectFrom('houseFact').selectAll().where('propertyId', '=', propertyId).where('removed', '=', 0);
  const { subject, cursor, limit } = filter;
  // "spa." up to "spa/" (the next character) is every attribute of the subject "spa".
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

/** All facts of the property, including removed ones. */
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

/** The facts the owner has confirmed, corrected, rejected or removed; read for every guest's message. */
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
export async function insertFacts(trx: Trx, newFacts: readonly Omit<StoredFact, 'id'>[]): Promise<StoredFact[]> {
  const facts = newFacts.map((fact) => ({ ...fact, id: newId('fact') }));
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

/** The revision of the texts from which the facts were extracted; null: never. */
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
