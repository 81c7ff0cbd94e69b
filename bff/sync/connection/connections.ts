import type { FieldMapping } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { mergeMapping } from '../../pms/adapter/mapping.ts';
import { createNet, type NetClient } from '../../pms/net/net-client.ts';
import type { PmsAdapter, PmsSession } from '../../pms/port.ts';
import { findProperty } from '../../store/house/properties.ts';
import {
  changeCredentials,
  findConnection,
  listConnectionsOf,
  type PmsConnection,
  readConnectionState,
  readCredentials,
} from '../../store/pms/connections.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';
import { createBudgets } from '../budgets.ts';
import { PACE, type SyncDeps } from '../deps.ts';
import { createLogBook, type LogBook } from '../log-book.ts';
import { createFreshness, type Freshness } from '../pull/freshness.ts';
import { type KeptState, keepState } from './kept-state.ts';

/** An open connection to a property's PMS. */
export interface OpenConnection {
  connection: PmsConnection;
  adapter: PmsAdapter;
  session: PmsSession;
  /** The adapter's mapping with the hotel's changes. */
  mapping: FieldMapping;
  timezone: string;
  logBook: LogBook;
  freshness: Freshness;
  /** Aborted when the connection is closed; nothing is stored after that. */
  signal: AbortSignal;
}

export interface Connections {
  /** Throws `pms_not_connected`. */
  open(of: PmsSource): Promise<OpenConnection>;
  /** The stored connection, with or without credentials. */
  find(of: PmsSource): Promise<PmsConnection | undefined>;
  /** A property's stored connections, the first one first. */
  findAll(propertyId: string): Promise<PmsConnection[]>;
  /** A session not yet stored for the property; `close` it. `credentials`: as the PMS changed them. */
  tryOut(
    given: TryOut,
  ): Promise<{ session: PmsSession; credentials(): Record<string, string>; close(): Promise<void> }>;
  /** Closes the open session and stops its work. */
  reset(of: PmsSource): Promise<void>;
  logBookOf(of: PmsSource): LogBook;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface TryOut extends PmsSource {
  adapter: PmsAdapter;
  credentials: Readonly<Record<string, string>>;
  timezone: string;
}

interface Opened {
  open: OpenConnection;
  net: NetClient;
  stop: AbortController;
  state: KeptState;
}

export function createConnections(deps: SyncDeps): Connections {
  const { db, secrets, clock, registry } = deps;
  const pace = { ...PACE, ...deps.pace };
  const budgets = createBudgets(deps);
  const opened = new Map<string, Promise<Opened>>();
  const books = new Map<string, LogBook>();

  function logBookOf(of: PmsSource): LogBook {
    const logBook = books.get(keyOfSource(of)) ?? createLogBook(deps, of.propertyId, of.source);
    books.set(keyOfSource(of), logBook);
    return logBook;
  }

  function makeNet(
    of: PmsSource,
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
      onExchange: (exchange) => logBookOf(of).exchange(exchange),
    });
  }

  async function openAgain(of: PmsSource): Promise<Opened> {
    const state = await keepState(deps.nodes, () => readConnectionState(db, of));
    const connection = await findConnection(db, of);
    const given = connection === undefined ? undefined : await readCredentials(db, secrets, connection);
    const property = await findProperty(db, of.propertyId);
    if (connection === undefined || given === undefined || property === undefined || !registry.has(connection.provider))
      throw new ServiceError('pms_not_connected', 'Connect a PMS first');
    const adapter = await registry.load(connection.provider);
    const { webhookSecret } = given;
    let { credentials } = given;
    const keep = (changed: Readonly<Record<string, string>>) => {
      credentials = putIn(credentials, changed);
      return state.change(() => deps.writer.write((trx) => changeCredentials(trx, secrets, connection, credentials)));
    };
    const net = makeNet(of, adapter, credentials, () => connection.settings.retryAttempts);
    const url = deps.webhookUrl(of);
    const { timezone } = property;
    const stop = new AbortController();
    const webhook = url === null ? null : { url, secret: webhookSecret };
    const open: OpenConnection = {
      connection,
      adapter,
      session: adapter.open({ credentials, net, clock, keep, timezone, webhook }),
      mapping: mergeMapping(adapter, connection.mapping),
      timezone,
      logBook: logBookOf(of),
      freshness: createFreshness(),
      signal: stop.signal,
    };
    return { open, net, stop, state };
  }

  const reset = (of: PmsSource) => closeOpened(keyOfSource(of));

  async function closeOpened(key: string): Promise<void> {
    const known = opened.get(key);
    opened.delete(key);
    const earlier = await known?.catch(() => null);
    earlier?.stop.abort();
    await earlier?.net.close();
  }

  async function open(of: PmsSource): Promise<OpenConnection> {
    const key = keyOfSource(of);
    const known = opened.get(key);
    if (known !== undefined) {
      const { open: kept, state } = await known;
      if (await state.isCurrent()) return kept;
      // Another node changed the connection: close it here.
      if (opened.get(key) === known) await closeOpened(key);
      return open(of);
    }
    const opening = openAgain(of);
    opened.set(key, opening);
    opening.catch(() => opened.delete(key));
    return (await opening).open;
  }

  return {
    logBookOf,
    reset,
    open,
    find: (of) => findConnection(db, of),
    findAll: (propertyId) => listConnectionsOf(db, propertyId),
    async tryOut({ adapter, credentials, timezone, ...of }) {
      const net = makeNet(of, adapter, credentials, () => 1);
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
      for (const key of [...opened.keys()]) await closeOpened(key);
      for (const one of books.values()) await one.flush();
    },
  };
}

/** Merges changes of the PMS; an empty text removes a value. */
function putIn(
  credentials: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...credentials, ...changed }).filter(([, value]) => value !== ''));
}

/** Secret values that must not be logged. */
function secretsOf({ credentials }: PmsAdapter, given: Readonly<Record<string, string>>): string[] {
  return credentials.flatMap(({ key, kind }) => (kind === 'secret' || kind === 'json' ? (given[key] ?? []) : []));
}
