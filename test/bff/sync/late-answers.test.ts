import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AN_HOUR_MS, byHand, createPaperAdapter, createPaperPms } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

/**
 * Two readings of one record under way at once: which of them holds the newer data cannot be told from when they were asked,
 * nor from when they were answered. Whatever the order, in the end both sides say the same, and stay so.
 */
type Entity = 'reservations' | 'guests';
type Call = 'list' | 'fetch';
/** A call that is held: before the PMS looks, or with the answer it has given by then. */
type Held = 'before it looks' | 'once it has looked';

let rig: SyncRig;
let hold: { entity: Entity; call: Call; held: Held } | null = null;
let release: () => void = () => undefined;
let isHeld = false;
let number = 100;

beforeEach(async () => {
  const pms = createPaperPms();
  const adapter = createPaperAdapter((world) => {
    const call = byHand(pms)(world);
    return async (name, given) => {
      if (hold === null || hold.call !== name || hold.entity !== given['entity']) return call(name, given);
      const { held } = hold;
      hold = null; // this one, and none after it
      const gate = Promise.withResolvers<void>();
      release = gate.resolve;
      isHeld = true;
      const early = held === 'before it looks' ? null : await call(name, given);
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

/** What of each kind of record is changed there, and how it stands here. */
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
const HELD: readonly Held[] = ['before it looks', 'once it has looked'];
const CASES = ENTITIES.flatMap((entity) =>
  CALLS.flatMap((call) => HELD.flatMap((held) => [true, false].map((goesOn) => ({ entity, call, held, goesOn })))),
);

it.each(CASES)(
  '[R3] $entity: a $call that is held $held neither brings back what was, nor loses what is (one more change: $goesOn)',
  async (given) => {
    await overlap({ ...given, clockRuns: 0 });
  },
);

it('[R3] any order of two readings, by any clock of the PMS, ends with what the PMS says', {
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
  /** How wrong the PMS's clock is for the first change. */
  clockRuns: number;
  /** Does the PMS change it once more, while the first call is held? */
  goesOn: boolean;
}

/** One change is read by `call`, which is held; meanwhile the other way brings a second one, and a third may come unheard of. */
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
