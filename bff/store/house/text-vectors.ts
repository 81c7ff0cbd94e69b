import { sql } from 'kysely';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, upsertRows } from '../sqlite/bulk.ts';

/** A house whose texts may want vectors. */
export interface VectorHouse {
  propertyId: string;
  /** Another one whenever its texts changed, or it declined them. */
  revision: string;
  /** So many vectors of the model are kept. */
  vectors: number;
  /** False where the property wants no model outside: it is to have no vectors then. */
  wanted: boolean;
}

/** Every house of the server, with the state of its texts and how many vectors of a model it has. */
export async function listVectorHouses(db: Db, model: string): Promise<VectorHouse[]> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('training', 'training.propertyId', 'property.id')
    .innerJoin('activation', 'activation.propertyId', 'property.id')
    .select(['property.id', 'property.updatedAt', 'training.revision', 'activation.languageModel'])
    .select((select) =>
      select
        .selectFrom('textVector')
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .whereRef('textVector.propertyId', '=', 'property.id')
        .where('textVector.model', '=', model)
        .as('vectors'),
    )
    .orderBy('property.id')
    .execute();
  return rows.map(({ id, updatedAt, revision, languageModel, vectors }) => ({
    propertyId: id,
    revision: `${revision} ${updatedAt} ${languageModel}`,
    vectors: Number(vectors),
    wanted: languageModel === 1,
  }));
}

/** What is kept of a house: of which texts and by which models. `size` tells vectors of one dimension from those of another. */
export async function listKeptVectors(
  db: Db,
  propertyId: string,
): Promise<{ textHash: string; model: string; size: number }[]> {
  return db
    .selectFrom('textVector')
    .select(['textHash', 'model', sql<number>`length(vector)`.as('size')])
    .where('propertyId', '=', propertyId)
    .execute();
}

/** The vectors that a model made of a house's texts, by the texts' hashes. */
export async function listTextVectors(
  db: Db,
  { propertyId, model }: { propertyId: string; model: string },
): Promise<{ textHash: string; vector: string }[]> {
  return db
    .selectFrom('textVector')
    .select(['textHash', 'vector'])
    .where('propertyId', '=', propertyId)
    .where('model', '=', model)
    .execute();
}

/** Keeps vectors; where there is one of the same text and model, it is replaced. Of a house that is gone by now none is kept. */
export async function saveTextVectors(trx: Trx, given: readonly Row<'textVector'>[]): Promise<void> {
  const ids = [...new Set(given.map(({ propertyId }) => propertyId))];
  const there = await trx.selectFrom('property').select('id').where('id', 'in', anyOf(ids)).execute();
  const known = new Set(there.map(({ id }) => id));
  await upsertRows(
    trx,
    'textVector',
    ['propertyId', 'model', 'textHash', 'vector'],
    given.filter(({ propertyId }) => known.has(propertyId)),
    { key: ['propertyId', 'model', 'textHash'], update: ['vector'] },
  );
}

/** Forgets the vectors of a house's texts but those of some texts by one model: others are of texts or models of before. */
export async function forgetVectorsBut(
  trx: Trx,
  { propertyId, model, textHashes }: { propertyId: string; model: string; textHashes: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('textVector')
    .where('propertyId', '=', propertyId)
    .where((is) => is.or([is('model', '!=', model), is('textHash', 'not in', anyOf(textHashes))]))
    .execute();
}

/** So many vectors are kept. */
export async function countTextVectors(db: Db): Promise<number> {
  const row = await db
    .selectFrom('textVector')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How a model did in the languages it was tried in. */
export async function listEmbeddingTrials(db: Db, model: string): Promise<Row<'embeddingTrial'>[]> {
  return db.selectFrom('embeddingTrial').selectAll().where('model', '=', model).execute();
}

/** Keeps how a model did in a language, in the place of what was known. */
export async function saveEmbeddingTrial(trx: Trx, trial: Row<'embeddingTrial'>): Promise<void> {
  await upsertRows(trx, 'embeddingTrial', ['model', 'language', 'found', 'asked', 'at'], [trial], {
    key: ['model', 'language'],
    update: ['found', 'asked', 'at'],
  });
}

/** Forgets how other models did. */
export async function forgetTrialsBut(trx: Trx, model: string): Promise<void> {
  await trx.deleteFrom('embeddingTrial').where('model', '!=', model).execute();
}
