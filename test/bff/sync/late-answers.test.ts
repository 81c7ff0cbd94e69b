import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AN_HOUR_MS, byCall, createPaperAdapter, createPaperPms } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

/**
 * Two reads of one record at the same time. Neither the order of requests nor that of answers shows which has the newer
 * data. In every order both sides hold the same in the end.
 */
type Entity = 'reservations' | 'guests';
type Call = 'list' | 'fetch';
/** Where a call is held: before the PMS reads, or after it with its answer. */
type Held = 'before the read' | 'after the read';

let rig: SyncRig;
let hold: { entity: Entity; call: Call; held: Held } | null = null;
let release: () => void = () => undefined;
let isHeld = false;
let number = 100;

beforeEach(async () => {
  const pms = createPaperPms();
  const adapter = createPaperAdapter((world) => {
    const call = byCall(pms)(world);
    return async (name, given) => {
      if (hold === null || hold.call !== name || hold.entity !== given['entity']) return call(name, given);
      const { held } = hold;
      hold = null; // holds only this call
      const gate = Promise.withResolvers<void>();
      release = gate.resolve;
      isHeld = true;
      const early = held === 'before the read' ? null : await call(name, given);
      await gate.promise;
      return early ?? call(name, given);
    };
  });
  rig = await startConnected({ pms, adapter }, () => {
    pms.guest({ id: 'G1' });
    pms.reservation({ id: 'R1', guestId: 'G1' });
  });
});
afterEach(() => rig.close());

/** For each kind of record: the change in the PMS, and how to read our copy. */
const RECORDS: Record<Entity, { id: string; change(word: string): void; read(): Promise<string | null | undefined> }> =
  {
    reservations: {
      id: 'R1',
      change: (word) => rig.pms.reservation({ id: 'R1', room: word }),
      read: async () => (await rig.reservation('R1'))?.room,
    },
    guests: {
      id: 'G1',
      change: (word) => rig.pms.guest({ id: 'G1', lastName: word }),
      read: async () => (await rig.guest('G1'))?.lastName,
    },
  };
const ENTITIES: readonly Entity[] = ['reservations', 'guests'];
const CALLS: readonly Call[] = ['list', 'fetch'];
const HELD: readonly Held[] = ['before the read', 'after the read'];
const CASES = ENTITIES.flatMap((entity) =>
  CALLS.flatMap((call) => HELD.flatMap((held) => [true, false].map((goesOn) => ({ entity, call, held, goesOn })))),
);

it.each(CASES)(
  '[R3] $entity: an answer to $call that is late $held neither restores old data nor loses new data (one more change: $goesOn)',
  async (given) => {
    await overlap({ ...given, clockRuns: 0 });
  },
);

it('[R3] two readings in any order, with any clock of the PMS, end with the PMS’s data', {
  timeout: 120_000,
}, async () => {
  const order = fc.record({
    entity: fc.constantFrom(...ENTITIES),
    call: fc.constantFrom(...CALLS),
    held: fc.constantFrom(...HELD),
    clockRuns: fc.constantFrom(-AN_HOUR_MS, 0, AN_HOUR_MS),
    goesOn: fc.boolean(),
  });
  await fc.assert(fc.asyncProperty(order, overlap), { numRuns: 40 });
});

interface Order {
  entity: Entity;
  call: Call;
  held: Held;
  /** The error of the PMS's clock at the first change. */
  clockRuns: number;
  /** Whether the PMS changes it again while the first call is held. */
  goesOn: boolean;
}

/**
 * `call` reads one change and is held. Meanwhile the other way brings a second change, and a third may happen without a
 * notice.
 */
async function overlap({ entity, call, held, clockRuns, goesOn }: Order): Promise<void> {
  const { id, change, read } = RECORDS[entity];
  const ask = {
    list: () => rig.sync.startSync(rig.propertyId, { entities: [entity] }),
    fetch: () => {
      const body = JSON.stringify([{ entity, id, noticeId: null }]);
      return rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': 'right' }, query: {}, body });
    },
  };
  const [first, second, third] = [`${++number}`, `${++number}`, `${++number}`];
  isHeld = false;
  hold = { entity, call, held };
  rig.pms.skewMs = clockRuns;
  change(first);
  rig.pms.skewMs = 0;
  await ask[call]();
  await expect.poll(() => isHeld).toBe(true);
  change(second);
  await ask[call === 'list' ? 'fetch' : 'list']();
  await expect.poll(read).toBe(second);
  if (goesOn) change(third);
  release();
  await rig.sync.work();
  await rig.pull();
  await rig.sync.work();
  expect(await read()).toBe(goesOn ? third : second);
}
