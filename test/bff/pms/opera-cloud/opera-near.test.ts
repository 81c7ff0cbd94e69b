import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operaCloudAdapter } from '../../../../bff/pms/opera-cloud/adapter.ts';
import { startSimulator } from '../../../../bff/simulators/opera-cloud/simulator.ts';
import { EVERYTHING, type PmsRig, type PmsSubject, pullAll, startRig } from '../../../contract/pms-rig.ts';

const HOUR_MS = 3_600_000;
const STAYS = /^GET \/rsv\/v1\/hotels\/HOTEL1\/reservations\?/;

const SUBJECT: PmsSubject = {
  adapter: operaCloudAdapter,
  startSimulator: (options) => startSimulator({ ...options, requestsPerSecond: 10_000 }),
  listCall: STAYS,
  writeCalls: /^(?:POST|PUT) /,
  hasTokens: true,
};

let rig: PmsRig;
beforeEach(async () => {
  rig = await startRig(SUBJECT, 1_000);
});
afterEach(() => rig.stop());

describe('the records that are read again from OPERA Cloud', () => {
  const stays = { near: '2026-03-04', far: '2026-08-04' };
  const book = (checkIn: string, guest: number) =>
    rig.world.book({ guest, checkIn, checkOut: checkIn.replace(/4$/, '6') });
  const calls = () => rig.simulator.exchanges.length;

  it('are those of the next days, and once a night all of them', async () => {
    const first = await pullAll(rig.session, 'reservations');
    const callsAtFirst = calls();
    const [near, far] = [book(stays.near, 1), book(stays.far, 2)];
    const inHouse = rig.world.findReservations({ states: ['checked_in'] }).slice(0, 100);
    const arrivals = (found: Awaited<ReturnType<typeof pullAll<'reservations'>>>) =>
      new Set(found.records.map(({ record }) => record.checkIn));

    rig.pass(HOUR_MS);
    const before = calls();
    const soon = await pullAll(rig.session, 'reservations', { ...EVERYTHING, cursor: first.cursor });
    expect(calls() - before).toBeLessThan(callsAtFirst / 3);
    expect(arrivals(soon)).toContain(near.checkIn);
    expect(arrivals(soon)).not.toContain(far.checkIn);
    expect(soon.records.filter(({ record }) => record.state === 'checked_in')).toHaveLength(inHouse.length);

    rig.pass(18 * HOUR_MS); // eight in the morning
    const night = await pullAll(rig.session, 'reservations', { ...EVERYTHING, cursor: soon.cursor });
    expect(arrivals(night)).toContain(far.checkIn);
    const morning = await pullAll(rig.session, 'reservations', { ...EVERYTHING, cursor: night.cursor });
    expect(arrivals(morning)).not.toContain(far.checkIn);
  });

  it('are the same stays after an interruption', async () => {
    const { cursor } = await pullAll(rig.session, 'reservations');
    rig.pass(18 * HOUR_MS);
    let resume: string | null = null;
    const seen = new Set<string>();
    do
      for await (const page of rig
        .open()
        .pull('reservations', { range: null, cursor, resume }, new AbortController().signal)) {
        for (const { id } of page.records) seen.add(id);
        resume = page.resume;
        break;
      }
    while (resume !== null);
    const all = await pullAll(rig.session, 'reservations');
    expect([...all.byId.keys()].filter((id) => !seen.has(id))).toEqual([]);
  });

  it('do not include a guest who arrives next summer, except at night', async () => {
    const guest = rig.world.addGuest({ firstName: 'Far', lastName: 'Away' });
    const first = await pullAll(rig.session, 'guests');
    rig.pass(HOUR_MS);
    book(stays.far, guest.id);
    const names = (found: Awaited<ReturnType<typeof pullAll<'guests'>>>) =>
      found.records.map(({ record }) => record.lastName);
    const soon = await pullAll(rig.session, 'guests', { ...EVERYTHING, cursor: first.cursor });
    expect(names(soon)).not.toContain('Away');
    rig.pass(18 * HOUR_MS);
    expect(names(await pullAll(rig.session, 'guests', { ...EVERYTHING, cursor: soon.cursor }))).toContain('Away');
  });
});
