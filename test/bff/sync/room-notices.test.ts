import { afterEach, describe, expect, it } from 'vitest';
import { insertNotices } from '../../../bff/store/pms/notices.ts';
import { toSource } from '../../../bff/store/pms/source.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

let rig: SyncRig;
afterEach(() => rig.close());

const ROOMS = Array.from({ length: 100 }, (_, index) => `${100 + index}`);

async function report(rooms: readonly string[]): Promise<void> {
  const at = rig.now().toISOString();
  const notices = rooms.map((id) => ({ entity: 'rooms' as const, externalId: id, noticeId: `n-${id}-${at}` }));
  await rig.writer.write((trx) => insertNotices(trx, toSource(rig.propertyId), notices, at));
}

const states = async () =>
  new Map(
    (await rig.db.selectFrom('room').select(['number', 'housekeeping']).execute()).map(
      ({ number, housekeeping }) => [number, housekeeping] as const,
    ),
  );

describe('rooms that notices of the PMS name', () => {
  it('are read in one call if there are many, and each gets its current state', async () => {
    rig = await startConnected({}, (pms) => {
      for (const id of ROOMS) pms.room(id, { number: id, housekeeping: 'dirty' });
    });
    await rig.sync.work();
    const calls: string[] = [];
    rig.pms.before = (call, { entity }) => void calls.push(`${call} ${entity}`);
    for (const id of ROOMS.slice(0, 60)) rig.pms.room(id, { housekeeping: 'clean' });
    rig.pms.remove('rooms', '159');
    await report(ROOMS.slice(0, 60));
    await rig.sync.work();
    expect(calls).not.toContain('fetch rooms');
    expect(calls.filter((call) => call === 'list rooms').length).toBeLessThanOrEqual(11); // one walk
    const now = await states();
    expect(ROOMS.slice(0, 59).filter((id) => now.get(id) !== 'clean')).toEqual([]);
    expect(now.get('160')).toBe('dirty');
    expect(now.has('159')).toBe(false);
  });

  it('are read one by one if there is only one', async () => {
    rig = await startConnected({}, (pms) => {
      for (const id of ROOMS) pms.room(id, { number: id, housekeeping: 'dirty' });
    });
    await rig.sync.work();
    const calls: string[] = [];
    rig.pms.before = (call, { entity }) => void calls.push(`${call} ${entity}`);
    rig.pms.room('101', { housekeeping: 'clean' });
    await report(['101']);
    await rig.sync.work();
    expect(calls).toEqual(['fetch rooms']);
    expect((await states()).get('101')).toBe('clean');
  });
});
