import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFolioCurrency, isBillable } from '../../../bff/store/guests/folio-currency.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

let rig: SyncRig;
beforeEach(async () => {
  rig = await startConnected({}, (pms) => {
    pms.guest({ id: 'G1' });
    pms.reservation({ id: 'R1', guestId: 'G1' });
  });
});
afterEach(() => rig.close());

const STATED_CURRENCIES = {
  booking: '{"amount":"10.00","currency":"USD"}',
  pms: '{"id":"H1","name":"Paper Inn","timezone":null,"currency":"CHF"}',
  unsaid: '{"id":"H1","name":"Paper Inn","timezone":null,"currency":null}',
};

it.each([
  ['the booking’s', { balance: STATED_CURRENCIES.booking, hotel: STATED_CURRENCIES.pms, own: 'EUR' }, 'USD'],
  ['the PMS’s', { balance: null, hotel: STATED_CURRENCIES.pms, own: 'EUR' }, 'CHF'],
  [
    'the property’s own, where the PMS names none',
    { balance: null, hotel: STATED_CURRENCIES.unsaid, own: 'EUR' },
    'EUR',
  ],
  ['unknown, where nobody said', { balance: null, hotel: STATED_CURRENCIES.unsaid, own: '' }, null],
])('a property’s billing currency is %s', async (_, { balance, hotel, own }, expected) => {
  const { writer, db, propertyId } = rig;
  await writer.write(async (trx) => {
    await trx.updateTable('reservation').set({ balance }).execute();
    await trx.updateTable('pmsConnection').set({ externalProperty: hotel }).execute();
    await trx.updateTable('property').set({ currency: own }).execute();
  });
  const stay = await rig.reservation('R1');
  expect(await findFolioCurrency(db, propertyId, stay?.id)).toBe(expected);
});

it('a property’s billing currency is its own again after its PMS is disconnected', async () => {
  await rig.writer.write((trx) =>
    trx.updateTable('pmsConnection').set({ externalProperty: STATED_CURRENCIES.pms }).execute(),
  );
  expect(await findFolioCurrency(rig.db, rig.propertyId)).toBe('CHF');
  await rig.sync.disconnect(rig.propertyId, rig.by);
  expect(await findFolioCurrency(rig.db, rig.propertyId)).toBe('EUR');
});

it.each([
  ['EUR', 'EUR', true],
  ['USD', 'EUR', false],
  [null, 'EUR', true],
  ['USD', null, true],
])('a price in %s can be posted to a bill in %s: %s', (currency, folio, expected) => {
  expect(isBillable(currency === null ? null : { currency }, folio)).toBe(expected);
});
