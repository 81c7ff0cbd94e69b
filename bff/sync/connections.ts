import type { FieldMapping } from '../../shared/domain/pms.ts';
import { ServiceError } from '../base/errors.ts';
import { mergeMapping } from '../pms/mapping.ts';
import { createNet, type NetClient } from '../pms/net-client.ts';
import type { PmsAdapter, PmsSession } from '../pms/port.ts';
import { changeCredentials, findConnection, type PmsConnection, readCredentials } from '../store/pms-connections.ts';
import { findProperty } from '../store/properties.ts';
import { createBudgets } from './budgets.ts';
import { PACE, type SyncDeps } from './deps.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { createLogBook, type LogBook } from './log-book.ts';

/** A property's PMS, ready to be spoken to. */
export interface OpenConnection {
  connection: PmsConnection;
  adapter: PmsAdapter;
  session: PmsSession;
  /** The adapter's mapping with what the hotel says over it. */
  mapping: FieldMapping;
  timezone: string;
  book: LogBook;
  freshness: Freshness;
  /** Aborted when the connection is closed: nothing is stored from it after that. */
  signal: AbortSignal;
}

export interface Connections {
  /** Throws `pms_not_connected`. */
  open(propertyId: string): Promise<OpenConnection>;
  /** The stored connection, whether it has credentials or not. */
  find(propertyId: string): Promise<PmsConnection | undefined>;
  /** A session that is not the property's yet; `close` it. `credentials`: as the PMS changed them meanwhile. */
  tryOut(
    given: TryOut,
  ): Promise<{ session: PmsSession; credentials(): Record<string, string>; close(): Promise<void> }>;
  /** Forgets the open session; what is under way on it is stopped. */
  reset(propertyId: string): Promise<void>;
  book(propertyId: string): LogBook;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface TryOut {
  propertyId: string;
  adapter: PmsAdapter;
  credentials: Readonly<Record<string, string>>;
  timezone: string;
}

interface Opened {
  open: OpenConnection;
  net: NetClient;
  stop: AbortController;
}

export function createConnections(deps: SyncDeps): Connections {
  const { db, secrets, clock, registry } = deps;
  const pace = { ...PACE, ...deps.pace };
  const budgets = createBudgets(deps);
  const opened = new Map<string, Promise<Opened>>();
  const books = new Map<string, LogBook>();

  function book(propertyId: string): LogBook {
    const known = books.get(propertyId) ?? createLogBook(deps, propertyId);
    books.set(propertyId, known);
    return known;
  }

  function makeNet(
    propertyId: string,
    adapter: PmsAdapter,
    credentials: Readonly<Record<string, string>>,
    retries: () => number,
  ): NetClient {
    return createNet({
      budget: adapter.budget,
      budgetOf: budgets.of(adapter, credentials),
      allowedPrivate: deps.allowPrivateNetworks,
      retries,
      clock,
      secrets: secretsOf(adapter, credentials),
      backoffMs: pace.backoffMs,
      onExchange: (exchange) => book(propertyId).exchange(exchange),
    });
  }

  async function openAnew(propertyId: string): Promise<Opened> {
    const connection = await findConnection(db, propertyId);
    const given = connection === undefined ? undefined : await readCredentials(db, secrets, connection);
    const property = await findProperty(db, propertyId);
    if (connection === undefined || given === undefined || property === undefined || !registry.has(connection.provider))
      throw new ServiceError('pms_not_connected', 'Connect a PMS first');
    const adapter = await registry.load(connection.provider);
    const { webhookSecret } = given;
    let { credentials } = given;
    const keep = (changed: Readonly<Record<string, string>>) => {
      credentials = putIn(credentials, changed);
      return deps.writer.write((trx) => changeCredentials(trx, secrets, connection, credentials));
    };
    const net = makeNet(propertyId, adapter, credentials, () => connection.settings.retryAttempts);
    const url = deps.webhookUrl(propertyId);
    const { timezone } = property;
    const stop = new AbortController();
    const webhook = url === null ? null : { url, secret: webhookSecret };
    const open: OpenConnection = {
      connection,
      adapter,
      session: adapter.open({ credentials, net, clock, keep, timezone, webhook }),
      mapping: mergeMapping(adapter, connection.mapping),
      timezone,
      book: book(propertyId),
      freshness: createFreshness(),
      signal: stop.signal,
    };
    return { open, net, stop };
  }

  async function reset(propertyId: string): Promise<void> {
    const known = opened.get(propertyId);
    opened.delete(propertyId);
    const earlier = await known?.catch(() => null);
    earlier?.stop.abort();
    await earlier?.net.close();
  }

  return {
    book,
    reset,
    async open(propertyId) {
      const known = opened.get(propertyId);
      if (known !== undefined) return (await known).open;
      const opening = openAnew(propertyId);
      opened.set(propertyId, opening);
      opening.catch(() => opened.delete(propertyId));
      return (await opening).open;
    },
    find: (propertyId) => findConnection(db, propertyId),
    async tryOut({ propertyId, adapter, credentials, timezone }) {
      const net = makeNet(propertyId, adapter, credentials, () => 1);
      try {
        let known: Record<string, string> = { ...credentials };
        const keep = async (changed: Readonly<Record<string, string>>) => {
          known = putIn(known, changed);
        };
        const session = adapter.open({ credentials, net, clock, keep, timezone, webhook: null });
        return { session, credentials: () => known, close: () => net.close() };
      } catch (error) {
        await net.close();
        throw error;
      }
    },
    async flush() {
      for (const one of books.values()) await one.flush();
    },
    async close() {
      for (const propertyId of [...opened.keys()]) await reset(propertyId);
      for (const one of books.values()) await one.flush();
    },
  };
}

/** What the PMS changed, over what there was; an empty text takes one away. */
function putIn(
  credentials: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...credentials, ...changed }).filter(([, value]) => value !== ''));
}

/** Values of the credentials that no log may show. */
function secretsOf({ credentials }: PmsAdapter, given: Readonly<Record<string, string>>): string[] {
  return credentials.flatMap(({ key, kind }) => (kind === 'secret' || kind === 'json' ? (given[key] ?? []) : []));
}
