import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type PmsHouse } from './pms-house.ts';
import type { PmsSubject } from './pms-rig.ts';

const BILL_CURRENCY = 'EUR';

/** A price is posted to the bill only in the bill's currency. */
export function describeCurrencies(subject: PmsSubject): void {
  describe.runIf(subject.adapter.capabilities.takes.charge.place !== 'none')('the currency of prices', () => {
    let house: PmsHouse;
    beforeEach(async () => {
      house = await openHouse(subject);
    });
    afterEach(() => house.stop());

    it.each([
      [{ amount: '35.00', currency: BILL_CURRENCY }, '35.00'],
      [{ amount: '35.00', currency: 'USD' }, null],
      [{ amount: '3500', currency: 'JPY' }, null],
      [{ amount: '3.500', currency: 'KWD' }, null],
    ])('for %o: the bill has %s', async (price, billed) => {
      await house.sell(await house.guest(), 'Late checkout', price);
      await house.tell();
      const charges = house.world.written().filter(({ kind, gone }) => kind === 'charge' && !gone);
      expect(charges.map(({ amount }) => amount?.amount)).toEqual(billed === null ? [] : [billed]);
      const [push] = await house.pushes();
      if (billed !== null) return expect(push).toMatchObject({ state: 'sent' });
      const { currency } = price;
      expect(push).toMatchObject({ state: 'parked', lastError: { code: 'refused' } });
      expect(push?.lastError?.message).toContain(`in ${currency}`);
      expect(push?.lastError?.message).toContain(`in ${BILL_CURRENCY}`);
      expect(push?.lastError?.message).toMatch(/by hand/);
    });
  });
}
