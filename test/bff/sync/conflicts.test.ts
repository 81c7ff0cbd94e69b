import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CONFLICT_FIELDS, type ConflictField } from '../../../bff/store/pms-conflicts.ts';
import { CONFLICT_RESOLUTIONS, type ConflictResolution } from '../../../shared/domain/pms.ts';
import { type SyncRig, startConnected } from '../../support/sync-rig.ts';

const OLD = { firstName: 'Ada', lastName: 'Byron', email: 'ada@old.example', phone: '+491' };
const THEIRS = { firstName: 'Adah', lastName: 'King', email: 'ada@pms.example', phone: '+492' };
const OURS = { firstName: 'Augusta', lastName: 'Lovelace', email: 'ada@here.example', phone: '+493' };

let rig: SyncRig;
afterEach(() => rig?.close());

async function start(conflictResolution: ConflictResolution): Promise<void> {
  rig = await startConnected({}, (pms) => pms.guest({ id: 'G1', ...OLD }));
  const settings = { mode: 'manual', interval: 60_000, retryAttempts: 1, conflictResolution } as const;
  await rig.sync.writeSettings(rig.propertyId, settings, rig.by);
}

async function read(): Promise<{ here: Record<string, unknown>; there: Record<string, unknown> }> {
  const pick = (record: object | undefined) =>
    Object.fromEntries(
      CONFLICT_FIELDS.map((field) => [field, Object.entries(record ?? {}).find(([name]) => name === field)?.[1]]),
    );
  return { here: pick(await rig.guest('G1')), there: pick(rig.pms.read('guests', 'G1')) };
}

const CASES = CONFLICT_RESOLUTIONS.flatMap((resolution) => CONFLICT_FIELDS.map((field) => ({ resolution, field })));

describe('a field changed on both sides', () => {
  it.each(CASES)('$field, $resolution', async ({ resolution, field }) => {
    await start(resolution);
    await rig.edit('G1', { [field]: OURS[field] });
    rig.pms.guest({ id: 'G1', [field]: THEIRS[field] });
    await rig.pull();
    const { here, there } = await read();
    const expected = { 'pms-wins': THEIRS[field], 'service-wins': OURS[field], manual: null }[resolution];
    if (expected !== null) {
      expect([here[field], there[field]]).toEqual([expected, expected]);
      expect((await rig.sync.status(rig.propertyId)).openConflicts).toBe(0);
    } else {
      expect([here[field], there[field]]).toEqual([OURS[field], THEIRS[field]]);
      const { items } = await rig.sync.conflicts(rig.propertyId, { limit: 10 });
      expect(items).toMatchObject([{ field, pms: THEIRS[field], service: OURS[field], synced: OLD[field] }]);
    }
    for (const other of CONFLICT_FIELDS.filter((one) => one !== field))
      expect([here[other], there[other]]).toEqual([OLD[other], OLD[other]]);
  });

  it.each([
    { winner: 'pms' as const, value: THEIRS.email },
    { winner: 'service' as const, value: OURS.email },
  ])('kept for staff, who decide for the $winner: both sides have its value', async ({ winner, value }) => {
    await start('manual');
    await rig.edit('G1', { email: OURS.email });
    rig.pms.guest({ id: 'G1', email: THEIRS.email });
    await rig.pull();
    const [conflict] = (await rig.sync.conflicts(rig.propertyId, { limit: 10 })).items;
    await rig.sync.resolveConflict(rig.propertyId, conflict?.id ?? '', winner, rig.by);
    await rig.sync.work();
    await rig.pull();
    const { here, there } = await read();
    expect([here['email'], there['email']]).toEqual([value, value]);
    const again = rig.sync.resolveConflict(rig.propertyId, conflict?.id ?? '', winner, rig.by);
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is none any more where both sides come to the same', async () => {
    await start('manual');
    await rig.edit('G1', { email: OURS.email });
    rig.pms.guest({ id: 'G1', email: THEIRS.email });
    await rig.pull();
    rig.pms.guest({ id: 'G1', email: OURS.email });
    await rig.pull();
    expect((await rig.sync.status(rig.propertyId)).openConflicts).toBe(0);
  });
});

describe('a field changed on one side', () => {
  it.each(CONFLICT_RESOLUTIONS)('goes to the other (%s)', async (resolution) => {
    await start(resolution);
    await rig.edit('G1', { email: OURS.email });
    rig.pms.guest({ id: 'G1', phone: THEIRS.phone });
    await rig.pull();
    const { here, there } = await read();
    expect(here).toEqual({ ...OLD, email: OURS.email, phone: THEIRS.phone });
    expect(there).toEqual(here);
  });
});

describe('any edits on both sides, in any order', () => {
  type Step = { side: 'here' | 'there'; field: ConflictField; value: string } | { side: 'pull' };
  const value = fc.constantFrom('a', 'b', 'c');
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      side: fc.constantFrom('here' as const, 'there' as const),
      field: fc.constantFrom(...CONFLICT_FIELDS),
      value,
    }),
    fc.constant({ side: 'pull' as const }),
  );

  it.each(['pms-wins', 'service-wins'] as const)(
    'end in the same on both (%s)',
    { timeout: 60_000 },
    async (resolution) => {
      await start(resolution);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          for (const one of steps) {
            rig.advance(1);
            if (one.side === 'pull') await rig.pull();
            else if (one.side === 'here') await rig.edit('G1', { [one.field]: one.value });
            else rig.pms.guest({ id: 'G1', [one.field]: one.value });
          }
          await rig.pull();
          await rig.pull();
          const { here, there } = await read();
          expect(here).toEqual(there);
        }),
        { numRuns: 25 },
      );
    },
  );
});
