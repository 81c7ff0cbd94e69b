import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { createRegistry } from '../../../bff/pms/registry.ts';
import { pmsWebhookPath } from '../../../bff/store/pms/source.ts';
import type { SyncDeps } from '../../../bff/sync/deps.ts';
import { createSync, type Sync } from '../../../bff/sync/sync.ts';
import { byCall, createPaperAdapter, createPaperPms, type PaperPms } from './paper-pms.ts';

/** The sync engine of a test's server. Its only PMS is the paper PMS, as provider `custom`. */
export function createPaperSync(
  deps: Pick<SyncDeps, 'db' | 'writer' | 'clock' | 'log' | 'secrets'>,
  baseUrl: string,
): { sync: Sync; pms: PaperPms } {
  const pms = createPaperPms(deps.clock);
  const adapter = createPaperAdapter(byCall(pms));
  const sync = createSync({
    ...deps,
    nodes: soleNode,
    registry: createRegistry({ custom: async () => adapter }),
    allowPrivateNetworks: [],
    webhookUrl: (endpoint) => `${baseUrl}${pmsWebhookPath(endpoint)}`,
    pace: { pushRetryMs: 0, runRetryMs: 0, backoffMs: 1, tickMs: 3_600_000 },
  });
  return { sync, pms };
}
