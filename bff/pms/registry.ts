import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { PmsAdapter } from './port.ts';

/** The adapters by provider, each loaded on first use. */
export interface PmsRegistry {
  /** In display order. */
  providers: readonly PmsProvider[];
  has(provider: string): provider is PmsProvider;
  load(provider: PmsProvider): Promise<PmsAdapter>;
  loadAll(): Promise<PmsAdapter[]>;
}

export type AdapterLoaders = Partial<Record<PmsProvider, () => Promise<PmsAdapter>>>;

/** One line for each supported PMS. */
const LOADERS: AdapterLoaders = {
  'opera-cloud': async () => (await import('./opera-cloud/adapter.ts')).operaCloudAdapter,
  cloudbeds: async () => (await import('./cloudbeds/adapter.ts')).cloudbedsAdapter,
  mews: async () => (await import('./mews/adapter.ts')).mewsAdapter,
  apaleo: async () => (await import('./apaleo/adapter.ts')).apaleoAdapter,
  'rms-cloud': async () => (await import('./rms-cloud/adapter.ts')).rmsCloudAdapter,
  custom: async () => (await import('./custom/adapter.ts')).customAdapter,
};

export const pmsRegistry: PmsRegistry = createRegistry(LOADERS);

/** Makes a registry of the given adapters. */
export function createRegistry(loaders: AdapterLoaders): PmsRegistry {
  const providers = Object.keys(loaders) as PmsProvider[]; // the keys of a Partial<Record<PmsProvider, …>>
  const load = async (provider: PmsProvider) => {
    const loader = loaders[provider];
    if (loader === undefined) throw new Error(`There is no adapter for ${provider}`);
    return loader();
  };
  return {
    providers,
    has: (provider): provider is PmsProvider => Object.hasOwn(loaders, provider),
    load,
    loadAll: () => Promise.all(providers.map(load)),
  };
}
