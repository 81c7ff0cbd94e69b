import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConflictResolution } from '../../shared/domain/pms.ts';
import { type HouseGuest, openHouse, type PmsHouse } from './pms-house.ts';
import type { PmsSubject } from './pms-rig.ts';

const OUR_ADDRESS = 'told.to.us@guest.example';
const THEIR_ADDRESS = 'typed.at.the.desk@pms.example';
const LATER_ADDRESS = 'typed.again@pms.example';

/**
 * A guest's data that was changed on both sides and resolved in favour of our value: the PMS then has it, and the conflict does
 * not come back.
 */
export function describeAgreeing(subject: PmsSubject): void {
  const { place } = subject.adapter.capabilities.takes.fields;

  describe.runIf(place !== 'none')('a guest’s address that was changed on both sides', () => {
    let house: PmsHouse;
    let guest: HouseGuest;
    beforeEach(async () => {
      house = await openHouse(subject);
      guest = await house.guest();
    });
    afterEach(() => house.stop());

    async function begin(conflictResolution: ConflictResolution): Promise<void> {
      const { rig } = house;
      const settings = { mode: 'manual', interval: 60_000, retryAttempts: 3, conflictResolution } as const;
      await rig.sync.writeSettings(rig.propertyId, settings, rig.by);
      await house.correct(guest, { email: OUR_ADDRESS });
      house.world.editGuest(guest.world.guestId, { email: THEIR_ADDRESS });
      await pull();
    }

    async function pull(): Promise<void> {
      house.rig.advance(60_000);
      await house.rig.pull();
      await house.tell();
    }

    const ourAddress = async () => {
      const { guestId } = guest.stay;
      const row = await house.rig.db
        .selectFrom('guest')
        .select('email')
        .where('id', '=', guestId)
        .executeTakeFirstOrThrow();
      return row.email;
    };
    const pmsAddress = () => house.world.guest(guest.world.guestId)?.email ?? '';
    const countAsks = () =>
      house.world
        .written()
        .filter(({ kind, gone }) => kind === 'note' && !gone)
        .reduce((sum, { text }) => sum + text.split(OUR_ADDRESS).length - 1, 0);

    /** Expects our value on both sides; if the PMS only takes a note, it gets one note, and its staff enter the value. */
    async function expectOurs(): Promise<void> {
      const writes = house.world.written().length;
      for (const round of [1, 2]) {
        expect([round, await ourAddress()]).toEqual([round, OUR_ADDRESS]);
        expect([round, countAsks(), pmsAddress()]).toEqual([
          round,
          ...(place === 'note' ? [1, THEIR_ADDRESS] : [0, OUR_ADDRESS]),
        ]);
        expect((await house.rig.sync.status(house.rig.propertyId)).openConflicts).toBe(0);
        await pull();
      }
      expect(house.world.written()).toHaveLength(writes);
      expect((await house.pushes()).filter(({ state }) => state === 'parked')).toEqual([]);
      if (place !== 'note') return;
      house.world.editGuest(guest.world.guestId, { email: OUR_ADDRESS });
      await pull();
      expect([await ourAddress(), pmsAddress()]).toEqual([OUR_ADDRESS, OUR_ADDRESS]);
      expect(house.world.written()).toHaveLength(writes);
    }

    it('has our value if the hotel’s setting prefers ours', async () => {
      await begin('service-wins');
      await expectOurs();
    });

    it('has our value if a colleague chooses it', async () => {
      await begin('manual');
      const { rig } = house;
      const [conflict] = (await rig.sync.conflicts(rig.propertyId, { limit: 10 })).items;
      expect(conflict).toMatchObject({ field: 'email', pms: THEIR_ADDRESS, service: OUR_ADDRESS });
      await rig.sync.resolveConflict(rig.propertyId, conflict?.id ?? '', 'service', rig.by);
      await house.tell();
      await expectOurs();
    });

    it('[R8] takes a value that is typed into the PMS later, after both sides were equal', async () => {
      await begin('service-wins');
      if (place === 'note') house.world.editGuest(guest.world.guestId, { email: OUR_ADDRESS });
      await pull();
      house.world.editGuest(guest.world.guestId, { email: LATER_ADDRESS });
      await pull();
      expect([await ourAddress(), pmsAddress()]).toEqual([LATER_ADDRESS, LATER_ADDRESS]);
    });
  });
}
