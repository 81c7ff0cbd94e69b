import type { Faq, Training, TrainingBody } from '../../../shared/api/house/training.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { forgetTranslations } from './text-translations.ts';

/** A property's training. `revision` counts its changes, so that an index built from it can tell whether it is stale. */
export type StoredTraining = Training & { revision: number };

/** Throws if there is no such property: every property has training, perhaps empty. */
export async function loadTraining(db: Db | Trx, propertyId: string): Promise<StoredTraining> {
  const row = await db
    .selectFrom('training')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  const { checkIn, checkOut, policies, specialties, revision } = row;
  return {
    propertyInfo: { checkIn, checkOut, policies, specialties },
    faqs: await listEntries(db, propertyId),
    revision,
  };
}

async function listEntries(db: Db | Trx, propertyId: string): Promise<Faq[]> {
  return db
    .selectFrom('faq')
    .select(['id', 'question', 'answer'])
    .where('propertyId', '=', propertyId)
    .orderBy('position')
    .execute();
}

/** Replaces the training. An entry keeps its id if it names it or has the same question. */
export async function replaceTraining(
  trx: Trx,
  propertyId: string,
  training: TrainingBody,
  now: string,
): Promise<StoredTraining> {
  const present = await trx.selectFrom('faq').selectAll().where('propertyId', '=', propertyId).execute();
  const faqs = assignIds(training.faqs, present);
  const bornAt = new Map(present.map(({ id, createdAt }) => [id, createdAt]));
  await trx.deleteFrom('faq').where('propertyId', '=', propertyId).execute();
  for (const [position, faq] of faqs.entries()) {
    const createdAt = bornAt.get(faq.id) ?? now;
    await trx
      .insertInto('faq')
      .values({ ...faq, propertyId, position, createdAt, updatedAt: now })
      .execute();
  }
  await forgetTranslations(trx, propertyId);
  const { revision } = await trx
    .updateTable('training')
    .set((set) => ({ ...training.propertyInfo, revision: set('revision', '+', 1), updatedAt: now }))
    .where('propertyId', '=', propertyId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { propertyInfo: training.propertyInfo, faqs, revision };
}

/** Adds an entry at the end. It counts from the next guest message on. */
export async function addFaq(
  trx: Trx,
  propertyId: string,
  entry: Pick<Faq, 'question' | 'answer'>,
  now: string,
): Promise<Faq> {
  const faq = { ...entry, id: newId('faq') };
  const { last } = await trx
    .selectFrom('faq')
    .select((select) => select.fn.max('position').as('last'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('faq')
    .values({ ...faq, propertyId, position: (last ?? -1) + 1, createdAt: now, updatedAt: now })
    .execute();
  await trx
    .updateTable('training')
    .set((set) => ({ revision: set('revision', '+', 1), updatedAt: now }))
    .where('propertyId', '=', propertyId)
    .execute();
  return faq;
}

export async function countFaqs(db: Db | Trx, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('faq')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return count;
}

function assignIds(entries: TrainingBody['faqs'], present: readonly Faq[]): Faq[] {
  const usedIds = new Set(entries.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return entries.map(({ id, question, answer }) => {
    const entryId = id ?? present.find((faq) => faq.question === question && !usedIds.has(faq.id))?.id;
    if (entryId !== undefined) usedIds.add(entryId);
    return { id: entryId ?? newId('faq'), question, answer };
  });
}
