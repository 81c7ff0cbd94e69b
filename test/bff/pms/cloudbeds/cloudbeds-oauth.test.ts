import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../../bff/pms/cloudbeds/adapter.ts';
import {
  type CloudbedsOptions,
  type CloudbedsSimulator,
  startSimulator,
} from '../../../../bff/simulators/cloudbeds/simulator.ts';
import { createWorld } from '../../../../bff/simulators/world/world.ts';
import { readApiDescription } from '../../../support/pms/openapi.ts';
import { openSession, SIGNAL } from '../../../support/pms/pms-session.ts';
import { type SyncRig, startSyncRig } from '../../../support/pms/sync-rig.ts';

const description = readApiDescription('cloudbeds');
const HOURS_MS = 3_600_000;
/** The adapter without the waits between calls. */
const adapter = { ...cloudbedsAdapter, budget: { requests: 1_000, perMs: 1_000, atOnce: 8 } };

let simulator: CloudbedsSimulator;
let rig: SyncRig;
const undescribed: string[] = [];

async function start(login: CloudbedsOptions['login']): Promise<void> {
  simulator = await startSimulator({
    world: createWorld({ clock: () => rig.now(), reservations: 12 }),
    requestsPerSecond: 10_000,
    ...(login === undefined ? {} : { login }),
    onExchange: (exchange) => {
      // A refused login has a status that no description names.
      if (exchange.fault === null && (exchange.answer?.status ?? 0) < 400)
        undescribed.push(...(description?.check(exchange) ?? []));
    },
  });
}
const connect = (changed: Record<string, string> = {}) =>
  rig.sync.connect(
    rig.propertyId,
    { provider: 'cloudbeds', credentials: { ...simulator.credentials, ...changed } },
    rig.by,
  );
const logIns = () => simulator.exchanges.filter(({ request }) => request.path.endsWith('/access_token'));

beforeEach(async () => {
  undescribed.length = 0;
  rig = await startSyncRig({ adapter, allowPrivateNetworks: ['127.0.0.1'] });
});
afterEach(async () => {
  await rig.close();
  await simulator.close();
  expect(undescribed).toEqual([]);
});

describe('Cloudbeds by OAuth', () => {
  it('exchanges the code once and continues with the refresh token', async () => {
    await start('oauth');
    await connect();
    await rig.sync.work();
    expect(await rig.sync.status(rig.propertyId)).toMatchObject({ connected: true, health: 'ok' });
    const grants = logIns().map(({ request }) => new URLSearchParams(request.body).get('grant_type'));
    expect(grants).toEqual(['authorization_code', 'refresh_token']);
    const [first] = logIns();
    expect(Object.fromEntries(new URLSearchParams(first?.request.body))).toEqual({
      grant_type: 'authorization_code',
      client_id: simulator.oauth.app.clientId,
      client_secret: simulator.oauth.app.clientSecret,
      redirect_uri: simulator.oauth.app.redirectUri,
      code: simulator.credentials['code'],
    });
  });

  it('[R11] renews the token before it expires and after a refusal, always with the newest refresh token, also after a restart', async () => {
    await start('oauth');
    await connect();
    await rig.sync.work();
    const count = simulator.oauth.refreshes();
    rig.advance(9 * HOURS_MS);
    await rig.sync.test(rig.propertyId);
    expect(simulator.oauth.refreshes()).toBe(count + 1);
    simulator.expireTokens();
    expect(await rig.sync.test(rig.propertyId)).toMatchObject({ ok: true });
    expect(simulator.oauth.refreshes()).toBe(count + 2);
    // The next process starts with the stored data; any other refresh token would be refused.
    await rig.sync.writeSettings(
      rig.propertyId,
      { ...(await rig.sync.readSettings(rig.propertyId)), retryAttempts: 2 },
      rig.by,
    );
    expect(await rig.sync.test(rig.propertyId)).toMatchObject({ ok: true });
    expect(simulator.oauth.refreshes()).toBe(count + 3);
  });

  it('requests one token for all calls that need it at the same time', async () => {
    await start('oauth');
    const kept: Record<string, string>[] = [];
    const { session, net } = openSession(cloudbedsAdapter, simulator, {
      keep: async (changed) => {
        kept.push({ ...changed });
      },
    });
    try {
      await Promise.all([session.property(SIGNAL), session.test(SIGNAL), session.fetch('guests', '1', SIGNAL)]);
      expect(logIns()).toHaveLength(1);
      expect(kept).toEqual([{ refreshToken: expect.any(String), code: '' }]);
    } finally {
      await net.close();
    }
  });

  it('exchanges the code for an API key if the app is set up so', async () => {
    await start('oauth_key');
    await connect();
    await rig.sync.work();
    expect(await rig.sync.test(rig.propertyId)).toMatchObject({ ok: true });
    expect(logIns()).toHaveLength(1);
    const calls = simulator.exchanges.filter(({ request }) => !request.path.endsWith('/access_token'));
    expect(new Set(calls.map(({ request }) => request.headers['authorization']?.slice(0, 12)))).toEqual(
      new Set(['Bearer cbat_']),
    );
  });

  it.each([
    ['a code that was used', { code: 'used' }, 'pms_rejected_credentials'],
    ['another app’s secret', { clientSecret: 'wrong' }, 'pms_rejected_credentials'],
    ['another redirect address', { redirectUri: 'https://other.example.org' }, 'pms_rejected_credentials'],
    ['no code', { code: '' }, 'validation_failed'],
    ['no client ID', { clientId: '' }, 'validation_failed'],
  ])('%s: the connection is refused, and nothing is stored', async (_, changed, code) => {
    await start('oauth');
    await expect(connect(changed)).rejects.toMatchObject({ code });
    expect(await rig.db.selectFrom('pmsConnection').selectAll().execute()).toEqual([]);
    expect((await rig.logs('error')).length).toBe(1);
  });

  it('reports what to do if the hotel has to authorize it again', async () => {
    await start('oauth');
    await connect();
    await rig.sync.work();
    simulator.oauth.authorise();
    const { session, net } = openSession(cloudbedsAdapter, simulator, {
      credentials: { code: simulator.oauth.authorise() },
    });
    await session.property(SIGNAL); // another installation of the same app makes our refresh token invalid
    await net.close();
    simulator.expireTokens();
    const { checks } = await rig.sync.test(rig.propertyId);
    expect(checks.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({ detail: expect.stringContaining('Allow the connection again') }),
    ]);
  });
});
