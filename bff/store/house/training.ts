import type { Faq, Training, TrainingBody } from '../../../shared/api/house/training.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { forgetTranslations } from './text-translations.ts';

/** What a property taught. `revision` counts up with every change, so that an index made of it can tell its age. */
export type StoredTraining = Training & { revision: number };

/** Throws where there is no such property: every property has training, if only an empty one. */
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

/** Puts the given training in the place of the present one. An entry keeps its id by naming it or by asking the same question. */
export async function replaceTraining(
  trx: Trx,
  propertyId: string,
  given: TrainingBody,
  now: string,
): Promise<StoredTraining> {
  const present = await trx.selectFrom('faq').selectAll().where('propertyId', '=', propertyId).execute();
  const faqs = assignIds(given.faqs, present);
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
    .set((set) => ({ ...given.propertyInfo, revision: set('revision', '+', 1), updatedAt: now }))
    .where('propertyId', '=', propertyId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { propertyInfo: given.propertyInfo, faqs, revision };
}

/** Adds one entry at the end, in force for the next guest message. */
export async function addFaq(
  trx: Trx,
  propertyId: string,
  given: Pick<Faq, 'question' | 'answer'>,
  now: string,
): Promise<Faq> {
  const faq = { ...given, id: newId('faq') };
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

function assignIds(given: TrainingBody['faqs'], present: readonly Faq[]): Faq[] {
  const taken = new Set(given.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return given.map(({ id, question, answer }) => {
    const kept = id ?? present.find((faq) => faq.question === question && !taken.has(faq.id))?.id;
    if (kept !== undefined) taken.add(kept);
    return { id: kept ?? newId('faq'), question, answer };
  });
}
