import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGuestsByEmail, loadGuestsByPhone } from '../../../bff/store/guests/guest-contacts.ts';
import { loadGivenGuests, loadGivenRooms } from '../../../bff/store/pms/channel-manager-bookings.ts';
import { loadGuests, loadGuestsByExternalId } from '../../../bff/store/pms/guests.ts';
import { loadLinks } from '../../../bff/store/pms/links.ts';
import { loadReservations, loadReservationsByNumber } from '../../../bff/store/pms/reservations.ts';
import { toSource } from '../../../bff/store/pms/source.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { openStore } from '../../support/fresh-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-chat-plans-'));
const asked: RootOperationNode[] = [];
let db: Db;
let watched: Db;
beforeAll(async () => {
  db = await openStore(join(folder, 'test.db'));
  watched = db.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const ID = 'one';
it.each([
  ['guests by id', () => loadGuests(watched, 'prp_1', [ID])],
  ['guests by the PMS’s id', () => loadGuestsByExternalId(watched, toSource('prp_1'), [ID])],
  ['guests by their e-mail address', () => loadGuestsByEmail(watched, 'prp_1', [ID])],
  ['guests by their phone', () => loadGuestsByPhone(watched, 'prp_1', [ID])],
  ['links', () => loadLinks(watched, toSource('prp_1'), 'guests', [ID])],
  ['reservations by id', () => loadReservations(watched, 'prp_1', [ID])],
  ['reservations by number', () => loadReservationsByNumber(watched, 'prp_1', [ID])],
  ['what channels told of reservations', () => loadGivenRooms(watched, 'prp_1', [ID])],
  ['what channels told of guests', () => loadGivenGuests(watched, 'prp_1', [ID])],
])('%s are looked up by an index, and not by reading all rows of the property', async (_, look) => {
  asked.length = 0;
  await look();
  const [node] = asked;
  if (node === undefined) throw new Error('Nothing was asked');
  const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const steps = rows.map(({ detail }) => detail).filter((detail) => /^(?:SEARCH|SCAN) (?!json_each)/.test(detail));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step).not.toMatch(/^SCAN|\(propertyId=\?\)/);
});
