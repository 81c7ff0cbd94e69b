import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld } from '../../bff/simulators/world/world.ts';
import { type SyncRig, startSyncRig } from '../support/pms/sync-rig.ts';
import type { PmsSubject } from './pms-rig.ts';

/** Words of the response that no log may show. */
const DATA = 'Ana Silva';
const HUGE = `"${'x'.repeat(33 * 1_024 * 1_024)}"`;
const ANSWERS: readonly [name: string, body: string][] = [
  ['HTML', `<!doctype html><html><body>Maintenance. ${DATA}</body></html>`],
  ['JSON that breaks off', `{"data": [{"name": "${DATA}"`],
  ['JSON of another shape', JSON.stringify([[DATA]])],
  ['a bare value', '17'],
  ['nothing', ''],
];

/** Tests wrong credentials, addresses, mappings and responses through the sync engine and a real store. */
export function describeBadInput(subject: PmsSubject): void {
  /** A clock that skips the waits between calls. */
  const adapter = { ...subject.adapter, budget: { requests: 10_000, perMs: 1_000, atOnce: 8 } };
  const { provider } = adapter;
  const ofKind = (kind: string, { credentials }: Simulator) =>
    adapter.credentials.filter((field) => field.kind === kind && credentials[field.key] !== undefined);

  describe('with invalid input', () => {
    let simulator: Simulator;
    let rig: SyncRig;
    beforeEach(async () => {
      simulator = await subject.startSimulator({ world: createWorld({ reservations: 30 }), limits: false });
      rig = await startSyncRig({ adapter, allowPrivateNetworks: ['127.0.0.1'] });
    });
    afterEach(async () => {
      await rig.close();
      await simulator.close();
    });

    const connect = (changed: Record<string, string> = {}, on = rig) =>
      on.sync.connect(on.propertyId, { provider, credentials: { ...simulator.credentials, ...changed } }, on.by);
    const storedOf = async ({ db }: SyncRig) => ({
      connections: (await db.selectFrom('pmsConnection').select('id').execute()).length,
      reservations: await db.selectFrom('reservation').selectAll().orderBy('id').execute(),
      guests: await db.selectFrom('guest').selectAll().orderBy('id').execute(),
      rooms: await db.selectFrom('room').selectAll().execute(),
    });
    const NOTHING = { connections: 0, reservations: [], guests: [], rooms: [] };
    const requireLine = async (on: SyncRig) => {
      const lines = await on.logs('error');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('\n')).not.toContain(DATA);
    };

    it('each wrong secret is refused and logged, nothing is stored, and the secret is not shown', async () => {
      const secrets = ofKind('secret', simulator);
      expect(secrets.length).toBeGreaterThan(0);
      for (const { key } of secrets) {
        const failure = await connect({ [key]: 'wrong-secret-1' }).catch((error: unknown) => error);
        expect(failure, key).toMatchObject({ code: 'pms_rejected_credentials' });
        expect(String(failure)).not.toContain('wrong-secret-1');
      }
      await requireLine(rig);
      expect(await storedOf(rig)).toEqual(NOTHING);
      expect(JSON.stringify(await rig.db.selectFrom('pmsLog').selectAll().execute())).not.toContain('wrong-secret-1');
    });

    it('each missing required field is named', async () => {
      const fields = adapter.credentials.filter(({ required, default: usual }) => required && usual === undefined);
      const credentials = Object.fromEntries(
        Object.entries(simulator.credentials).filter(([key]) => !fields.some((field) => field.key === key)),
      );
      const failure = rig.sync.connect(rig.propertyId, { provider, credentials }, rig.by);
      const pointers = fields.map(({ key }) => expect.objectContaining({ pointer: `/credentials/${key}` }));
      await expect(failure).rejects.toMatchObject({ code: 'validation_failed', fields: pointers });
      await requireLine(rig);
      expect(await storedOf(rig)).toEqual(NOTHING);
    });

    it('a private address, also behind a host name, and plain HTTP are refused before any call', async () => {
      const strict = await startSyncRig({ adapter, allowPrivateNetworks: [] });
      try {
        const own = ofKind('url', simulator).filter(
          ({ key }) => simulator.credentials[key]?.startsWith(simulator.url) === true,
        );
        expect(own.length).toBeGreaterThan(0);
        const inside = [
          'https://10.0.0.7',
          'https://169.254.169.254/latest',
          'https://[::ffff:192.168.1.1]',
          'https://localhost:8443',
          'http://pms.example.com',
          simulator.url,
        ];
        for (const { key } of own)
          for (const address of inside) {
            const failure = await connect({ [key]: address }, strict).catch((error: unknown) => error);
            expect(failure, `${key} ${address}`).toMatchObject({ code: 'pms_address_refused' });
          }
        expect(simulator.exchanges).toEqual([]);
        await requireLine(strict);
        expect(await storedOf(strict)).toEqual(NOTHING);
      } finally {
        await strict.close();
      }
    });

    it('a redirect into the private network is not followed', async () => {
      const inside = await listen();
      try {
        const headers = { location: `${inside.url}/secret` };
        for (const status of [301, 302, 307, 308]) {
          simulator.faults.order({ kind: 'status', status, headers, times: 9 });
          await expect(connect(), String(status)).rejects.toMatchObject({ code: expect.stringMatching(/^pms_/) });
          simulator.faults.clear();
        }
        expect(inside.count()).toBe(0);
        await requireLine(rig);
        expect(await storedOf(rig)).toEqual(NOTHING);
      } finally {
        await inside.close();
      }
    });

    it('an invalid answer is reported as such, and nothing is stored', async () => {
      for (const [name, body] of ANSWERS) {
        simulator.faults.order({ kind: 'malformed', body, times: 9 });
        await expect(connect(), name).rejects.toMatchObject({ code: 'pms_failed' });
        simulator.faults.clear();
        expect(await storedOf(rig), name).toEqual(NOTHING);
      }
      await requireLine(rig);
    });

    it('an endless answer is cut off', async () => {
      simulator.faults.order({ kind: 'malformed', body: HUGE, times: 9 });
      await expect(connect()).rejects.toMatchObject({ code: 'pms_failed' });
      await requireLine(rig);
      expect(await storedOf(rig)).toEqual(NOTHING);
    });

    it('an invalid page of a connected PMS fails the run, and the stored data is kept whole', async () => {
      await connect();
      await rig.sync.work();
      const before = await storedOf(rig);
      expect(before.reservations.length).toBeGreaterThan(5);
      const pages = simulator.exchanges.flatMap(({ request, answer }) => {
        const query = request.query.size === 0 ? '' : `?${request.query}`;
        const isList = subject.listCall.test(`${request.method} ${request.path}${query}`);
        return isList && answer !== null ? [answer.body] : [];
      });
      const [page] = pages.toSorted((a, b) => b.length - a.length); // the response with the most records
      const wrong = [...ANSWERS, ['fields of other types', withOtherTypes(page ?? '')], ['a huge body', HUGE]] as const;
      for (const [name, body] of wrong) {
        simulator.faults.order({ kind: 'malformed', body, on: subject.listCall, times: 99 });
        const { syncId } = await rig.sync.startSync(rig.propertyId, { entities: ['reservations'] });
        await rig.sync.work();
        const run = await rig.sync.readSync(rig.propertyId, syncId);
        const errors = [expect.objectContaining({ code: 'malformed_answer', entity: 'reservations' })];
        expect(run, name).toMatchObject({ state: 'failed', errors });
        expect(await storedOf(rig), name).toEqual(before);
        simulator.faults.clear();
      }
      await requireLine(rig);
      const { syncId } = await rig.sync.startSync(rig.propertyId, { entities: ['reservations'] });
      await rig.sync.work();
      expect(await rig.sync.readSync(rig.propertyId, syncId)).toMatchObject({ state: 'done' });
    });

    it('a mapping to an unknown path is refused by name, and the previous mapping is kept', async () => {
      await connect();
      await rig.sync.work();
      const before = await storedOf(rig);
      const mapping = { guest: { firstName: 'no.such[3].path' }, reservation: { checkIn: 'nowhere' } };
      await expect(rig.sync.writeMapping(rig.propertyId, mapping, rig.by)).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [
          expect.objectContaining({ pointer: '/guest/firstName' }),
          expect.objectContaining({ pointer: '/reservation/checkIn' }),
        ],
      });
      expect(await rig.sync.readMapping(rig.propertyId)).toEqual({ guest: {}, reservation: {} });
      expect((await rig.logs('error')).join('\n')).toContain('guest.firstName');
      expect(await storedOf(rig)).toEqual(before);
    });
  });
}

/** Replaces every text and number of a response by an object. */
function withOtherTypes(body: string): string {
  const twist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(twist);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, twist(inner)]));
    return typeof value === 'boolean' || value === null ? value : { was: DATA };
  };
  return JSON.stringify(twist(JSON.parse(body)));
}

async function listen(): Promise<{ url: string; count(): number; close(): Promise<void> }> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the address of a TCP server is an object
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
