import { sql } from 'kysely';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, upsertRows } from '../sqlite/bulk.ts';

/** A house, with what decides whether its texts need new vectors. */
export interface VectorHouse {
  propertyId: string;
  /** Changes whenever its texts change or it declines the model. */
  revision: string;
  /** The number of stored vectors of the model. */
  vectors: number;
  /** False if the property wants no external model; its vectors must then be deleted. */
  wanted: boolean;
}

/** Every house of the server, with its texts' revision and its number of vectors of a model. */
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

/** The stored vectors of a house: text hash, model and size (the dimension), without the vectors themselves. */
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

/** A house's vectors of a model, by text hash. */
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

/** Stores vectors, replacing those of the same text and model. Vectors of a house deleted meanwhile are dropped. */
export async function saveTextVectors(trx: Trx, vectors: readonly Row<'textVector'>[]): Promise<void> {
  const ids = [...new Set(vectors.map(({ propertyId }) => propertyId))];
  const properties = await trx.selectFrom('property').select('id').where('id', 'in', anyOf(ids)).execute();
  const propertyIds = new Set(properties.map(({ id }) => id));
  await upsertRows(
    trx,
    'textVector',
    ['propertyId', 'model', 'textHash', 'vector'],
    vectors.filter(({ propertyId }) => propertyIds.has(propertyId)),
    { key: ['propertyId', 'model', 'textHash'], update: ['vector'] },
  );
}

/** Deletes a house's vectors except those of these texts by this model. */
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

/** Counts all stored vectors. */
export async function countTextVectors(db: Db): Promise<number> {
  const row = await db
    .selectFrom('textVector')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A model's trial results, by language. */
export async function listEmbeddingTrials(db: Db, model: string): Promise<Row<'embeddingTrial'>[]> {
  return db.selectFrom('embeddingTrial').selectAll().where('model', '=', model).execute();
}

/** Stores a model's trial result in a language, replacing an earlier one. */
export async function saveEmbeddingTrial(trx: Trx, trial: Row<'embeddingTrial'>): Promise<void> {
  await upsertRows(trx, 'embeddingTrial', ['model', 'language', 'found', 'asked', 'at'], [trial], {
    key: ['model', 'language'],
    update: ['found', 'asked', 'at'],
  });
}

/** Deletes the trial results of other models. */
export async function forgetTrialsBut(trx: Trx, model: string): Promise<void> {
  await trx.deleteFrom('embeddingTrial').where('model', '!=', model).execute();
}
