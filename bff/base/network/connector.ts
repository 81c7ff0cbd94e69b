import type { SecureVersion } from 'node:tls';
import { buildConnector } from 'undici';
import type { AddressGuard } from './address-guard.ts';

/** Opens connections for undici: the guard resolves names by its rules for the port that is connected to. */
export function createConnector(
  guard: AddressGuard,
  options: { minVersion?: SecureVersion; timeout: number },
): buildConnector.connector {
  const connectors = new Map<string, buildConnector.connector>();
  return (target, done) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const connect = connectors.get(port) ?? buildConnector({ ...options, lookup: guard.lookupAt(port) });
    connectors.set(port, connect);
    connect(target, done);
  };
}
