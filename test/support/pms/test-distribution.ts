import type { DistributionDeps } from '../../../bff/distribution/deps.ts';
import { createDistribution, type Distribution } from '../../../bff/distribution/distribution.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';

/** The channel managers of a test's server. They work only when told to, and never wait. */
export function createTestDistribution(
  deps: Pick<DistributionDeps, 'db' | 'writer' | 'clock' | 'log' | 'secrets'>,
  baseUrl: string,
  allowPrivateNetworks: readonly string[] = [],
): Distribution {
  return createDistribution({
    ...deps,
    nodes: soleNode,
    allowPrivateNetworks,
    reachedAt: () => baseUrl,
    address: () => baseUrl,
    pace: { tickMs: 3_600_000, backoffMs: 1, retryMs: 0, nudgeMs: 0 },
    budget: { requests: 100_000, perMs: 1_000, atOnce: 8 },
  });
}
