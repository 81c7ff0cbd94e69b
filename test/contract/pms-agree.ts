import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConflictResolution } from '../../shared/domain/pms.ts';
import { type HouseGuest, openHouse, type PmsHouse } from './pms-house.ts';
import type { PmsSubject } from './pms-rig.ts';

const OURS = 'told.to.us@guest.example';
const THEIRS = 'typed.at.the.desk@pms.example';
const LATER = 'typed.again@pms.example';

/** A guest's data that was changed on both sides, decided for ours: the PMS has it then, and nothing begins again. */
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
      await house.correct(guest, { email: OURS });
      house.world.editGuest(guest.world.guestId, { email: THEIRS });
      await pull();
    }

    async function pull(): Promise<void> {
      house.rig.advance(60_000);
      await house.rig.pull();
      await house.tell();
    }

    const here = async () => {
      const { guestId } = guest.stay;
      const row = await house.rig.db
        .selectFrom('guest')
        .select('email')
        .where('id', '=', guestId)
        .executeTakeFirstOrThrow();
      return row.email;
    };
    const there = () => house.world.guest(guest.world.guestId)?.email ?? '';
    const asks = () =>
      house.world
        .written()
        .filter(({ kind, gone }) => kind === 'note' && !gone)
        .reduce((sum, { text }) => sum + text.split(OURS).length - 1, 0);

    /** Ours on both sides; where the PMS can only be asked by a note it is asked once, and its staff do it. */
    async function expectOurs(): Promise<void> {
      const writes = house.world.written().length;
      for (const round of [1, 2]) {
        expect([round, await here()]).toEqual([round, OURS]);
        expect([round, asks(), there()]).toEqual([round, ...(place === 'note' ? [1, THEIRS] : [0, OURS])]);
        expect((await house.rig.sync.status(house.rig.propertyId)).openConflicts).toBe(0);
        await pull();
      }
      expect(house.world.written()).toHaveLength(writes);
      expect((await house.pushes()).filter(({ state }) => state === 'parked')).toEqual([]);
      if (place !== 'note') return;
      house.world.editGuest(guest.world.guestId, { email: OURS });
      await pull();
      expect([await here(), there()]).toEqual([OURS, OURS]);
      expect(house.world.written()).toHaveLength(writes);
    }

    it('is ours if the hotel prefers its own data', async () => {
      await begin('service-wins');
      await expectOurs();
    });

    it('is ours if a colleague decides so', async () => {
      await begin('manual');
      const { rig } = house;
      const [conflict] = (await rig.sync.conflicts(rig.propertyId, { limit: 10 })).items;
      expect(conflict).toMatchObject({ field: 'email', pms: THEIRS, service: OURS });
      await rig.sync.resolveConflict(rig.propertyId, conflict?.id ?? '', 'service', rig.by);
      await house.tell();
      await expectOurs();
    });

    it('[R8] takes what is typed there afterwards, once both had the same', async () => {
      await begin('service-wins');
      if (place === 'note') house.world.editGuest(guest.world.guestId, { email: OURS });
      await pull();
      house.world.editGuest(guest.world.guestId, { email: LATER });
      await pull();
      expect([await here(), there()]).toEqual([LATER, LATER]);
    });
  });
}
