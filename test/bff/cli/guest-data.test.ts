import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeGuest, findGuest } from '../../../bff/store/guests/guests.ts';
import { findByNumber } from '../../../bff/store/guests/reservations.ts';
import { listAllProperties } from '../../../bff/store/house/properties.ts';
import { runCommand } from '../../support/process/run-command.ts';
import { openSmallHouse } from '../../support/small-house.ts';

const CANARY = 'Canarybird-of-Lindenhof';
let dataDir: string;
let guestId: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-guest-'));
  const { db, writer, backups, close } = await openSmallHouse(dataDir);
  const [property] = await listAllProperties(db);
  const propertyId = property?.id ?? '';
  const booking = await findByNumber(db, propertyId, 'LH-48213');
  const guest = await findGuest(db, propertyId, booking?.guestId ?? '');
  if (guest === undefined) throw new Error('The sample hotel has no such guest');
  guestId = guest.id;
  await writer.write((trx) => changeGuest(trx, guest, { lastName: CANARY }, new Date().toISOString()));
  await backups.make();
  await close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand(args, { dataDir });

/** The files in the data folder that hold the canary. */
function filesWithCanary(): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(dataDir, name);
    return statSync(path).isFile() && readFileSync(path).includes(CANARY);
  });
}

it('guest-data prints the stored data of a guest, and says if there is no such guest', async () => {
  const { code, stdout } = await run('export', guestId);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ guest: { id: guestId, lastName: CANARY } });
  expect(await run('export', 'gst_nobody')).toMatchObject({ code: 1, stderr: expect.stringContaining('no guest') });
});

it('guest-data leaves no byte of an erased guest in the data folder, and names the backups that still contain the guest', async () => {
  expect(filesWithCanary()).toContain('service-chat.db');
  const { code, stdout, stderr } = await run('erase', guestId, '--json');
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    guest: guestId,
    backups: [{ file: expect.stringMatching(/\.db\.age$/), at: expect.stringMatching(/Z$/) }],
  });
  expect(filesWithCanary()).toEqual([]); // the backup is sealed
  expect((await run('erase', guestId)).code).toBe(1);
  expect((await run('audit', 'verify')).code).toBe(0);
});
