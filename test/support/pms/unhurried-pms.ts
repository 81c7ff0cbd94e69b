import { createRegistry, type PmsRegistry, pmsRegistry } from '../../../bff/pms/registry.ts';
import { PMS_PROVIDERS } from '../../../shared/domain/pms.ts';

/**
 * The shipped adapters without the vendors' limits, for simulators without limits. A test then does in seconds what a
 * hotel does in a day.
 */
export const unhurriedPms: PmsRegistry = createRegistry(
  Object.fromEntries(
    PMS_PROVIDERS.map((provider) => [
      provider,
      async () => ({ ...(await pmsRegistry.load(provider)), budget: { requests: 100_000, perMs: 1_000, atOnce: 8 } }),
    ]),
  ),
);
