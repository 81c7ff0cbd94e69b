import type { SecureVersion } from 'node:tls';
import { buildConnector } from 'undici';
import type { AddressGuard } from './address-guard.ts';

/** How undici opens connections: names are resolved by the guard's rules for the very port that is connected to. */
export function createConnector(
  guard: AddressGuard,
  options: { minVersion?: SecureVersion; timeout: number },
): buildConnector.connector {
  const connectors = new Map<string, buildConnector.connector>();
  return (target, done) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const known = connectors.get(port) ?? buildConnector({ ...options, lookup: guard.lookupAt(port) });
    connectors.set(port, known);
    known(target, done);
  };
}
