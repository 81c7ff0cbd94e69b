import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeNotifyingAgain } from './pms-again.ts';
import { describeAgreeing } from './pms-agree.ts';
import { describeBadInput } from './pms-bad-input.ts';
import { describeCalls } from './pms-calls.ts';
import { describeCurrencies } from './pms-currency.ts';
import { describeFaults } from './pms-faults.ts';
import { describeMidway } from './pms-midway.ts';
import { describeNotices } from './pms-notices.ts';
import { describeOnce } from './pms-once.ts';
import { describeReading } from './pms-reading.ts';
import { NEVER, type PmsRig, type PmsSubject, startRig } from './pms-rig.ts';
import { describeWriting } from './pms-writing.ts';

/**
 * The contract of every adapter, tested against its simulator: each kind of record that is exchanged with a PMS, in both
 * directions.
 */
export function describePmsAdapter(subject: PmsSubject): void {
  describe(`${subject.adapter.name}, as every PMS`, () => {
    let rig: PmsRig;
    beforeEach(async () => {
      rig = await startRig(subject);
    });
    afterEach(async () => {
      await rig.stop();
      expect(rig.undescribed).toEqual([]);
    });

    it('is reached with valid credentials and returns the hotel', async () => {
      const checks = await rig.session.test(NEVER);
      expect(checks.length).toBeGreaterThan(1);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      const property = await rig.session.property(NEVER);
      expect(property.name).toContain('Aurora');
      expect(property.id).not.toBe('');
      for (const known of [property.timezone, property.currency].filter((one) => one !== null))
        expect([rig.world.hotel.timezone, rig.world.hotel.currency]).toContain(known);
    });

    it('names the problem after access is revoked', async () => {
      rig.simulator.revoke();
      await expect(rig.session.property(NEVER)).rejects.toMatchObject({ code: 'rejected_credentials' });
      const checks = await rig.session.test(NEVER);
      expect(checks.some(({ ok }) => !ok)).toBe(true);
      expect(JSON.stringify(checks)).not.toContain('undefined');
    });

    it.runIf(subject.hasTokens)('gets a new token after the old one is refused', async () => {
      await rig.session.property(NEVER);
      rig.simulator.expireTokens();
      const sessions = [rig.session.property(NEVER), rig.session.test(NEVER)];
      await expect(Promise.all(sessions)).resolves.toBeDefined();
    });

    describeReading(subject, () => rig);
    describeWriting(subject, () => rig);
    describeNotifyingAgain(subject, () => rig);
    describeNotices(() => rig);
    describeMidway(subject, () => rig);
    describeFaults(subject, () => rig);
    describeBadInput(subject);
    describeOnce(subject);
    describeAgreeing(subject);
    describeCurrencies(subject);
    describeCalls(subject);
  });
}
