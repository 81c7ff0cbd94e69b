import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { OWN_PROVIDER } from '../../../shared/domain/pms.ts';
import type { PmsAdapter } from '../port.ts';
import type { PmsRegistry } from '../registry.ts';

/** An adapter made by `definePmsAdapter`, as far as that can be checked. */
const adapter = z.custom<PmsAdapter>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'provider' in value &&
    OWN_PROVIDER.test(String(value.provider)) &&
    'open' in value &&
    typeof value.open === 'function' &&
    'capabilities' in value,
);

/**
 * Loads adapters from files (`export const adapter = definePmsAdapter({ … })`). Throws an Error with the file's name if
 * it cannot be loaded, exports no adapter, or two have the same provider name; the server then does not start.
 */
export async function loadOwnAdapters(paths: readonly string[]): Promise<PmsAdapter[]> {
  const loaded: PmsAdapter[] = [];
  for (const path of paths) {
    const module: unknown = await import(pathToFileURL(resolve(path)).href).catch((cause: unknown) => {
      throw new Error(`PMS_ADAPTERS: ${path} cannot be loaded: ${cause instanceof Error ? cause.message : ''}`, {
        cause,
      });
    });
    const parsed = z.object({ adapter }).safeParse({ ...(module as object) }); // a module is an object
    if (!parsed.success) throw new Error(`PMS_ADAPTERS: ${path} exports no adapter made by definePmsAdapter`);
    const { provider } = parsed.data.adapter;
    if (loaded.some((other) => other.provider === provider))
      throw new Error(`PMS_ADAPTERS: ${path} is called ${provider}, as another one is`);
    loaded.push(parsed.data.adapter);
  }
  return loaded;
}

/** A registry with these adapters after its own. */
export function withAdapters(registry: PmsRegistry, own: readonly PmsAdapter[]): PmsRegistry {
  if (own.length === 0) return registry;
  const find = (provider: string) => own.find((one) => one.provider === provider);
  const providers = [...registry.providers, ...own.map(({ provider }) => provider)];
  const load: PmsRegistry['load'] = async (provider) => find(provider) ?? registry.load(provider);
  return {
    providers,
    has: (provider): provider is PmsAdapter['provider'] => find(provider) !== undefined || registry.has(provider),
    load,
    loadAll: () => Promise.all(providers.map(load)),
  };
}
