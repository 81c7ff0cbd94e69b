import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AN_HOUR_MS, byHand, createPaperAdapter, createPaperPms } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

/**
 * Two readings of one record under way at once: which of them holds the newer data cannot be told from when they were asked,
 * nor from when they were answered. Whatever the order, in the end both sides say the same, and stay so.
 */
type Call = 'list' | 'fetch';
/** A call that is held: before the PMS looks, or with the answer it has given by then. */
type Held = 'before it looks' | 'once it has looked';

let rig: SyncRig;
let hold: { call: Call; held: Held } | null = null;
let release: () => void = () => undefined;
let isHeld = false;
let room = 100;

beforeEach(async () => {
  const pms = createPaperPms();
  const adapter = createPaperAdapter((world) => {
    const call = byHand(pms)(world);
    return async (name, given) => {
      const isOurs = hold?.call === name && (name === 'fetch' || given['entity'] === 'reservations');
      if (!isOurs || hold === null) return call(name, given);
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
    pms.reservation({ id: 'R1', guestId: 'G1', room: '100' });
  });
});
afterEach(() => rig.close());

const CALLS: readonly Call[] = ['list', 'fetch'];
const HELD: readonly Held[] = ['before it looks', 'once it has looked'];
const CASES = CALLS.flatMap((call) => HELD.flatMap((held) => [true, false].map((goesOn) => ({ call, held, goesOn }))));

it.each(CASES)(
  '[R3] a $call that is held $held neither brings back what was, nor loses what is (one more change: $goesOn)',
  async (given) => {
    await overlap({ ...given, clockRuns: 0 });
  },
);

it('[R3] any order of two readings, by any clock of the PMS, ends with what the PMS says', {
  timeout: 120_000,
}, async () => {
  const clockRuns = fc.constantFrom(-AN_HOUR_MS, 0, AN_HOUR_MS);
  const order = fc.record({
    call: fc.constantFrom(...CALLS),
    held: fc.constantFrom(...HELD),
    clockRuns,
    goesOn: fc.boolean(),
  });
  await fc.assert(fc.asyncProperty(order, overlap), { numRuns: 40 });
});

interface Order {
  call: Call;
  held: Held;
  /** How wrong the PMS's clock is for the first change. */
  clockRuns: number;
  /** Does the PMS change it once more, while the first call is held? */
  goesOn: boolean;
}

/** One change is read by `call`, which is held; meanwhile the other way brings a second one, and a third may come unheard of. */
async function overlap({ call, held, clockRuns, goesOn }: Order): Promise<void> {
  const { pms } = rig;
  const [first, second, third] = [`${++room}`, `${++room}`, `${++room}`];
  const last = goesOn ? third : second;
  isHeld = false;
  hold = { call, held };
  pms.skewMs = clockRuns;
  pms.reservation({ id: 'R1', room: first });
  pms.skewMs = 0;
  const ask = { list: pull, fetch: notify };
  await ask[call]();
  await expect.poll(() => isHeld).toBe(true);
  pms.reservation({ id: 'R1', room: second });
  const readBy = call === 'list' ? 'fetch' : 'list';
  await ask[readBy]();
  await expect.poll(async () => (await rig.reservation('R1'))?.room).toBe(second);
  // The last change is told of by nobody: who reads it is the call that is held, or the next pull.
  if (goesOn) pms.reservation({ id: 'R1', room: third });
  release();
  await rig.sync.work();
  await rig.pull();
  await rig.sync.work();
  expect((await rig.reservation('R1'))?.room).toBe(last);
}

async function pull(): Promise<void> {
  await rig.sync.startSync(rig.propertyId, { entities: ['reservations'] });
}

async function notify(): Promise<void> {
  const body = JSON.stringify([{ entity: 'reservations', id: 'R1', noticeId: null }]);
  await rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': 'right' }, query: {}, body });
}
