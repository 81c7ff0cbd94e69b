import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../../bff/base/errors.ts';
import { readCancelTerms } from '../../../../bff/conversation/house/cancel-terms.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

let house: StaffedHouse;
beforeAll(async () => {
  house = await openStaffedHouse();
});
afterAll(() => house.close());

it('the cancellation terms are the house’s own, word for word', async () => {
  const terms = await readCancelTerms(house.services, house.propertyId);
  const { policies } = await house.services.db.selectFrom('training').select('policies').executeTakeFirstOrThrow();
  const faqs = await house.services.db.selectFrom('faq').select('answer').execute();
  expect(terms).toMatch(/cancel/i);
  expect([policies, ...faqs.map(({ answer }) => answer)].join('\n')).toContain(terms);
});

it('the cancellation terms are left out while the engine is busy, and the rest of the answer is complete', async () => {
  const fails = (error: Error) => ({
    ...house.services,
    engine: { ...house.services.engine, search: () => Promise.reject(error) },
  });
  expect(await readCancelTerms(fails(new ServiceError('overloaded', 'Busy')), house.propertyId)).toBeNull();
  await expect(readCancelTerms(fails(new Error('Broken')), house.propertyId)).rejects.toThrow('Broken');
});

it('the cancellation terms are empty if the house has written none', async () => {
  const { writer } = house.services;
  await writer.write(async (trx) => {
    await trx.deleteFrom('faq').execute();
    await trx
      .updateTable('training')
      .set({ policies: 'Pets are welcome.', revision: (eb) => eb('revision', '+', 1) })
      .execute();
  });
  expect(await readCancelTerms(house.services, house.propertyId)).toBeNull();
});
