import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CONFLICT_FIELDS, type ConflictField } from '../../../bff/store/pms/conflicts.ts';
import { CONFLICT_RESOLUTIONS, type ConflictResolution } from '../../../shared/domain/pms.ts';
import { refuseWith } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

const OLD_VALUES = { firstName: 'Ada', lastName: 'Byron', email: 'ada@old.example', phone: '+491' };
const PMS_VALUES = { firstName: 'Adah', lastName: 'King', email: 'ada@pms.example', phone: '+492' };
const OUR_VALUES = { firstName: 'Augusta', lastName: 'Lovelace', email: 'ada@here.example', phone: '+493' };

let rig: SyncRig;
afterEach(() => rig?.close());

async function start(conflictResolution: ConflictResolution): Promise<void> {
  rig = await startConnected({}, (pms) => pms.guest({ id: 'G1', ...OLD_VALUES }));
  const settings = { mode: 'manual', interval: 60_000, retryAttempts: 1, conflictResolution } as const;
  await rig.sync.writeSettings(rig.propertyId, settings, rig.by);
}

async function read(who = 'G1'): Promise<{ here: Record<string, unknown>; there: Record<string, unknown> }> {
  const pick = (record: object | undefined) =>
    Object.fromEntries(
      CONFLICT_FIELDS.map((field) => [field, Object.entries(record ?? {}).find(([name]) => name === field)?.[1]]),
    );
  return { here: pick(await rig.guest(who)), there: pick(rig.pms.read('guests', who)) };
}

const CASES = CONFLICT_RESOLUTIONS.flatMap((resolution) => CONFLICT_FIELDS.map((field) => ({ resolution, field })));

describe('[R4] a field changed on both sides', () => {
  it.each(CASES)('$field is resolved by the setting $resolution', async ({ resolution, field }) => {
    await start(resolution);
    await rig.edit('G1', { [field]: OUR_VALUES[field] });
    rig.pms.guest({ id: 'G1', [field]: PMS_VALUES[field] });
    await rig.pull();
    const { here, there } = await read();
    const expected = { 'pms-wins': PMS_VALUES[field], 'service-wins': OUR_VALUES[field], manual: null }[resolution];
    if (expected !== null) {
      expect([here[field], there[field]]).toEqual([expected, expected]);
      expect((await rig.sync.status(rig.propertyId)).openConflicts).toBe(0);
    } else {
      expect([here[field], there[field]]).toEqual([OUR_VALUES[field], PMS_VALUES[field]]);
      const { items } = await rig.sync.conflicts(rig.propertyId, { limit: 10 });
      expect(items).toMatchObject([
        { field, pms: PMS_VALUES[field], service: OUR_VALUES[field], synced: OLD_VALUES[field] },
      ]);
    }
    for (const other of CONFLICT_FIELDS.filter((one) => one !== field))
      expect([here[other], there[other]]).toEqual([OLD_VALUES[other], OLD_VALUES[other]]);
  });

  it.each([
    { winner: 'pms' as const, value: PMS_VALUES.email },
    { winner: 'service' as const, value: OUR_VALUES.email },
  ])('is kept for staff, and after they choose $winner both sides have the chosen value', async ({ winner, value }) => {
    await start('manual');
    await rig.edit('G1', { email: OUR_VALUES.email });
    rig.pms.guest({ id: 'G1', email: PMS_VALUES.email });
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

  it('is no conflict any more once both sides have the same value', async () => {
    await start('manual');
    await rig.edit('G1', { email: OUR_VALUES.email });
    rig.pms.guest({ id: 'G1', email: PMS_VALUES.email });
    await rig.pull();
    rig.pms.guest({ id: 'G1', email: OUR_VALUES.email });
    await rig.pull();
    expect((await rig.sync.status(rig.propertyId)).openConflicts).toBe(0);
  });
});

it.each(CONFLICT_FIELDS)(
  'a value for %s that the PMS once refused is sent again if it wins over a newer value of the PMS',
  async (field) => {
    await start('service-wins');
    rig.pms.before = (call) => {
      if (call === 'push') throw refuseWith('refused');
    };
    await rig.edit('G1', { [field]: OUR_VALUES[field] });
    await rig.sync.work();
    expect((await read()).there[field]).toBe(OLD_VALUES[field]); // it is parked, so nothing sends it
    rig.pms.before = null;
    rig.pms.guest({ id: 'G1', [field]: PMS_VALUES[field] });
    await rig.pull();
    const { here, there } = await read();
    expect([here[field], there[field]]).toEqual([OUR_VALUES[field], OUR_VALUES[field]]);
  },
);

it('a value that lost a conflict and is typed into the PMS again later is synced like any other change', async () => {
  await start('service-wins');
  await rig.edit('G1', { email: OUR_VALUES.email });
  rig.pms.guest({ id: 'G1', email: PMS_VALUES.email });
  await rig.pull();
  expect((await read()).there['email']).toBe(OUR_VALUES.email);
  rig.pms.guest({ id: 'G1', email: PMS_VALUES.email });
  await rig.pull();
  expect((await read()).here['email']).toBe(PMS_VALUES.email);
});

describe('a field changed on one side', () => {
  it.each(CONFLICT_RESOLUTIONS)('is copied to the other side (%s)', async (resolution) => {
    await start(resolution);
    await rig.edit('G1', { email: OUR_VALUES.email });
    rig.pms.guest({ id: 'G1', phone: PMS_VALUES.phone });
    await rig.pull();
    const { here, there } = await read();
    expect(here).toEqual({ ...OLD_VALUES, email: OUR_VALUES.email, phone: PMS_VALUES.phone });
    expect(there).toEqual(here);
  });
});

describe('any edits on both sides and decisions of staff, in any order, also during a sync', () => {
  type Edit =
    | { side: 'here' | 'there'; field: ConflictField; value: string }
    | { side: 'decide'; which: number; winner: 'pms' | 'service' };
  /**
   * `within`: an edit while the PMS handles that call, before it answers. `after`: an edit after the PMS has written,
   * before it answers.
   */
  type Step = Edit | { side: 'pull' | 'tell'; within: [call: string, edit: Edit][]; after: Edit | null };
  const field = fc.constantFrom(...CONFLICT_FIELDS);
  const value = fc.constantFrom('a', 'b', 'c');
  const sides = fc.record({ side: fc.constantFrom('here' as const, 'there' as const), field, value });
  const decision = fc.record({
    side: fc.constant('decide' as const),
    which: fc.nat(3),
    winner: fc.constantFrom('pms' as const, 'service' as const),
  });
  const edit: fc.Arbitrary<Edit> = fc.oneof({ weight: 3, arbitrary: sides }, { weight: 1, arbitrary: decision });
  const exchange = fc.record({
    side: fc.constantFrom('pull' as const, 'tell' as const),
    within: fc.array(fc.tuple(fc.constantFrom('list', 'fetch', 'push'), edit), { maxLength: 3 }),
    after: fc.option(sides, { nil: null }),
  });
  const step: fc.Arbitrary<Step> = fc.oneof({ weight: 3, arbitrary: edit }, { weight: 2, arbitrary: exchange });

  /** Each trial has its own guest. */
  let who = '';
  let trials = 0;
  /** The last value that somebody typed on each side, by field. */
  let typed: { here: Record<string, string>; there: Record<string, string> };

  async function applyEdit(one: Edit): Promise<void> {
    rig.advance(1);
    if (one.side === 'decide') {
      const { items } = await rig.sync.conflicts(rig.propertyId, { limit: 10 });
      const conflict = items[one.which % Math.max(1, items.length)];
      if (conflict === undefined) return;
      await rig.sync.resolveConflict(rig.propertyId, conflict.id, one.winner, rig.by);
    } else {
      typed[one.side][one.field] = one.value;
      if (one.side === 'here') await rig.edit(who, { [one.field]: one.value });
      else rig.pms.guest({ id: who, [one.field]: one.value });
    }
  }

  async function runStep(one: Step): Promise<void> {
    if (!('within' in one)) return applyEdit(one);
    const within = [...one.within];
    rig.pms.before = async (call) => {
      const index = within.findIndex(([on]) => on === call);
      const [found] = index < 0 ? [] : within.splice(index, 1);
      if (found !== undefined) await applyEdit(found[1]);
    };
    rig.pms.afterWrite = () => {
      const { after } = one;
      if (after === null || after.side !== 'there') return;
      typed.there[after.field] = after.value;
      rig.pms.guest({ id: who, [after.field]: after.value });
    };
    if (one.side === 'pull') await rig.pull();
    else await rig.sync.work();
    rig.pms.before = null;
    rig.pms.afterWrite = null;
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      await rig.pull();
      rig.advance(60_000);
    }
  }

  it.each(CONFLICT_RESOLUTIONS)(
    'end with equal values on both sides, or with a conflict that shows both values (%s)',
    { timeout: 60_000 },
    async (resolution) => {
      await start(resolution);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.infiniteStream(decision), async (steps, decisions) => {
          who = `T${++trials}`;
          rig.pms.guest({ id: who, ...OLD_VALUES });
          await rig.pull();
          const before = await read(who);
          typed = { here: { ...before.here }, there: { ...before.there } } as typeof typed;
          for (const one of steps) await runStep(one);
          await settle();
          const { here, there } = await read(who);
          const { items } = await rig.sync.conflicts(rig.propertyId, { limit: 10 });
          if (resolution !== 'manual') expect(items).toEqual([]);
          for (const name of CONFLICT_FIELDS) {
            const open = items.find((one) => one.field === name);
            if (open === undefined) expect([name, here[name]]).toEqual([name, there[name]]);
            else expect([open.service, open.pms]).toEqual([here[name], there[name]]);
            // Each value is the last one typed on one of the sides.
            expect([typed.here[name], typed.there[name]]).toContain(here[name]);
            expect([typed.here[name], typed.there[name]]).toContain(there[name]);
          }
          const decided = new Map<string, unknown>();
          for (const { id, field: name, pms, service } of items) {
            const { winner } = decisions.next().value ?? { winner: 'pms' };
            decided.set(name, winner === 'pms' ? pms : service);
            await rig.sync.resolveConflict(rig.propertyId, id, winner, rig.by);
          }
          await settle();
          const end = await read(who);
          expect(end.here).toEqual(end.there);
          expect(end.here).toEqual({ ...here, ...Object.fromEntries(decided) });
          expect((await rig.sync.status(rig.propertyId)).openConflicts).toBe(0);
        }),
        { numRuns: 30 },
      );
    },
  );
});
