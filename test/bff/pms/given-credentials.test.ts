import { expect, it } from 'vitest';
import { pmsRegistry } from '../../../bff/pms/registry.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import { startSyncRig } from '../../support/pms/sync-rig.ts';

/** Each vendor's names for the key and the secret. */
const PAIRS = {
  'opera-cloud': { apiKey: 'appKey', apiSecret: 'clientSecret' },
  cloudbeds: { apiKey: 'apiKey' },
  mews: { apiKey: 'accessToken', apiSecret: 'clientToken' },
  apaleo: { apiKey: 'clientId', apiSecret: 'clientSecret' },
  'rms-cloud': { apiKey: 'clientId', apiSecret: 'clientPassword' },
  custom: { apiKey: 'token', apiSecret: 'signingSecret' },
} as const;

it.each(Object.entries(PAIRS))('%s is connected with apiKey and apiSecret', async (provider, pair) => {
  const load = pmsRegistry.has(provider) ? SIMULATORS[provider] : undefined;
  if (!pmsRegistry.has(provider) || load === undefined) throw new Error(`${provider} is not here`);
  const shipped = await pmsRegistry.load(provider);
  const adapter = { ...shipped, budget: { ...shipped.budget, requests: 100_000 } };
  const { startSimulator } = await load();
  const simulator = await startSimulator({ world: createWorld({ reservations: 1 }), limits: false });
  const rig = await startSyncRig({ adapter, allowPrivateNetworks: ['127.0.0.1'] });
  try {
    const own: Record<string, string> = { ...simulator.credentials };
    const credentials: Record<string, string> = {};
    for (const [key, value] of Object.entries(own)) {
      const common = Object.entries(pair).find(([, name]) => name === key)?.[0];
      credentials[common ?? key] = value;
    }
    for (const [word, name] of Object.entries(pair))
      if (own[name] === undefined) delete credentials[word];
      else expect(credentials[word]).toBe(own[name]);
    const connected = await rig.sync.connect(rig.propertyId, { provider, credentials }, rig.by);
    expect(connected).toMatchObject({ connected: true, warnings: [] });
    if ('apiSecret' in pair) return;
    const more = { ...credentials, apiSecret: 'nothing that it knows' };
    const warned = await rig.sync.connect(rig.propertyId, { provider, credentials: more }, rig.by);
    expect(warned.warnings).toMatchObject([{ code: 'credential_ignored' }]);
    expect(JSON.stringify(warned)).not.toContain('nothing that it knows');
  } finally {
    await rig.close();
    await simulator.close();
  }
});
