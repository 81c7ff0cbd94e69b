import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { inProcess } from '../../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine as engine } from '../../../../bff/embedded-engine.ts';
import { findByNumber } from '../../../../bff/store/guests/reservations.ts';
import type { Trx } from '../../../../bff/store/schema/schema.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

/** A guest accepts an extra that is removed before the decision is stored. */
let house: StaffedHouse;
let meanwhile: ((trx: Trx) => Promise<unknown>) | null = null;

beforeAll(async () => {
  house = await openStaffedHouse({
    engine: inProcess({
      ...engine,
      compose(...given) {
        const happens = meanwhile;
        meanwhile = null;
        // The store runs one write at a time; this one runs before the reply's.
        if (happens !== null) void house.services.writer.write(happens);
        return engine.compose(...given);
      },
    }),
  });
});
afterAll(() => house.close());

it.each([
  ['nothing changes', null, 'booked', 1, /€25 on your bill/],
  [
    'the hotel stops selling it',
    (trx: Trx) => trx.updateTable('offer').set({ active: 0 }).where('kind', '=', 'late_check_out').execute(),
    'unavailable',
    0,
    /not available/,
  ],
  [
    'the PMS turns out to bill in another currency',
    (trx: Trx) => trx.updateTable('reservation').set({ balance: '{"amount":"10.00","currency":"USD"}' }).execute(),
    'requested',
    0,
    /A colleague will confirm/,
  ],
  [
    'the booking is cancelled',
    (trx: Trx) => trx.updateTable('reservation').set({ state: 'cancelled' }).execute(),
    'requested',
    0,
    /A colleague will confirm/,
  ],
] as const)(
  'an accepted extra has its actual outcome stated to the guest if meanwhile %s',
  async (_, happens, act, charges, told) => {
    const { session } = await house.say('Hello');
    const { db, writer, secrets } = house.services;
    await writer.write(async (trx) => {
      await trx.deleteFrom('offerMade').execute();
      await trx.deleteFrom('charge').execute();
      await trx.updateTable('offer').set({ active: 1 }).execute();
      await trx.updateTable('reservation').set({ balance: null }).execute();
      const stay = await findByNumber(trx, house.propertyId, 'LH-50977');
      const { propertyId, conversationId } = session;
      const given = { level: 'booking', reason: 'test', at: house.now().toISOString() } as const;
      await grantStay(trx, secrets, { propertyId, conversationId, reservationId: stay?.id ?? '', ...given });
    });
    await house.say('Is late check-out possible?', session);
    meanwhile = happens;
    await house.say('yes', session);
    expect((await house.messages(session)).at(-1)?.text).toMatch(told);
    expect(
      await db.selectFrom('charge').selectAll().where('conversationId', '=', session.conversationId).execute(),
    ).toHaveLength(charges);
    const decision = await db
      .selectFrom('decision')
      .select('decision')
      .where('conversationId', '=', session.conversationId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(decision.decision).steps).toMatchObject([{ kind: 'offer', act }]);
  },
);
