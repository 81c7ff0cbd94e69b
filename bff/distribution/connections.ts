import { ServiceError } from '../base/errors.ts';
import { createNet, type NetClient } from '../pms/net/net-client.ts';
import { findProperty } from '../store/house/properties.ts';
import {
  type CallProof,
  type ChannelManagerConnection,
  changeChannelManagerCredentials,
  findChannelManager,
  readChannelManagerSecrets,
  readChannelManagerState,
} from '../store/pms/channel-manager-connections.ts';
import { createBudgets } from '../sync/budgets.ts';
import { type KeptState, keepState } from '../sync/connection/kept-state.ts';
import { createLogBook, type LogBook } from '../sync/log-book.ts';
import { DISTRIBUTION_PACE, type DistributionDeps } from './deps.ts';
import type { ChannelManagerAdapter, ChannelManagerSession } from './port.ts';
import { loadChannelManager } from './registry.ts';

/** Number of retries for calls that can be repeated. */
const RETRIES = 3;

/** An open connection to a property's channel manager. */
export interface OpenChannelManager {
  connection: ChannelManagerConnection;
  adapter: ChannelManagerAdapter;
  session: ChannelManagerSession;
  proof: CallProof;
  logBook: LogBook;
  /** The property's time zone. */
  timezone: string;
  /** Aborted when the connection is closed; nothing is stored after that. */
  signal: AbortSignal;
}

export interface ChannelManagerConnections {
  /** Throws `channel_manager_not_connected`. */
  open(propertyId: string): Promise<OpenChannelManager>;
  /** A session not yet stored for the property; `close` it. */
  tryOut(secretFields: {
    propertyId: string;
    adapter: ChannelManagerAdapter;
    credentials: Readonly<Record<string, string>>;
  }): Promise<{ session: ChannelManagerSession; credentials(): Record<string, string>; close(): Promise<void> }>;
  /** Closes the open session and stops its work. */
  reset(propertyId: string): Promise<void>;
  logBookOf(propertyId: string): LogBook;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  open: OpenChannelManager;
  net: NetClient;
  stop: AbortController;
  state: KeptState;
}

export function createChannelManagerConnections(deps: DistributionDeps): ChannelManagerConnections {
  const { db, secrets, clock, writer } = deps;
  const pace = { ...DISTRIBUTION_PACE, ...deps.pace };
  const budgets = createBudgets(deps);
  const opened = new Map<string, Promise<Opened>>();
  const books = new Map<string, LogBook>();

  function logBookOf(propertyId: string): LogBook {
    const existingBook = books.get(propertyId) ?? createLogBook(deps, propertyId, 'channel_manager');
    books.set(propertyId, existingBook);
    return existingBook;
  }

  function makeNet(propertyId: string, adapter: ChannelManagerAdapter, credentials: Readonly<Record<string, string>>) {
    const hidden = adapter.credentials.flatMap(({ key, kind }) => (kind === 'secret' ? (credentials[key] ?? []) : []));
    const { credentials: asked } = adapter;
    const budget = deps.budget ?? adapter.budget;
    return createNet({
      budget,
      budgetOf: budgets.of(
        { budget, credentials: asked, provider: `channel-manager/${adapter.provider}` },
        credentials,
      ),
      allowedPrivate: deps.allowPrivateNetworks,
      retries: () => RETRIES,
      clock,
      secrets: hidden,
      backoffMs: pace.backoffMs,
      onExchange: (exchange) => logBookOf(propertyId).exchange(exchange),
    });
  }

  async function timezoneOf(propertyId: string): Promise<string> {
    const property = await findProperty(db, propertyId);
    if (property === undefined) throw notConnected();
    return property.timezone;
  }

  async function openAgain(propertyId: string): Promise<Opened> {
    const state = await keepState(deps.nodes, () => readChannelManagerState(db, propertyId));
    const connection = await findChannelManager(db, propertyId);
    const secretFields = connection && (await readChannelManagerSecrets(db, secrets, connection));
    const adapter = connection && (await loadChannelManager(connection.provider));
    if (connection === undefined || secretFields === undefined || adapter === undefined) throw notConnected();
    const timezone = await timezoneOf(propertyId);
    let { credentials } = secretFields;
    const keep = (changed: Readonly<Record<string, string>>) => {
      credentials = putIn(credentials, changed);
      return state.change(() =>
        writer.write((trx) => changeChannelManagerCredentials(trx, secrets, connection, credentials)),
      );
    };
    const net = makeNet(propertyId, adapter, credentials);
    const stop = new AbortController();
    const reachedAt = deps.reachedAt();
    const webhook =
      reachedAt === null ? null : { url: webhookUrl(reachedAt, propertyId), secret: secretFields.proof.secret };
    const open: OpenChannelManager = {
      connection,
      adapter,
      session: adapter.open({ credentials, net, clock, keep, timezone, webhook }),
      proof: secretFields.proof,
      logBook: logBookOf(propertyId),
      timezone,
      signal: stop.signal,
    };
    return { open, net, stop, state };
  }

  async function reset(propertyId: string): Promise<void> {
    const openedBefore = opened.get(propertyId);
    opened.delete(propertyId);
    const earlier = await openedBefore?.catch(() => null);
    earlier?.stop.abort();
    await earlier?.net.close();
  }

  async function open(propertyId: string): Promise<OpenChannelManager> {
    const openedBefore = opened.get(propertyId);
    if (openedBefore !== undefined) {
      const { open: kept, state } = await openedBefore;
      if (await state.isCurrent()) return kept;
      // Another node changed the connection: close it here.
      if (opened.get(propertyId) === openedBefore) await reset(propertyId);
      return open(propertyId);
    }
    const opening = openAgain(propertyId);
    opened.set(propertyId, opening);
    opening.catch(() => opened.delete(propertyId));
    return (await opening).open;
  }

  return {
    logBookOf,
    reset,
    open,
    async tryOut({ propertyId, adapter, credentials }) {
      const net = makeNet(propertyId, adapter, credentials);
      let current: Record<string, string> = { ...credentials };
      const keep = async (changed: Readonly<Record<string, string>>) => {
        current = putIn(current, changed);
      };
      try {
        const timezone = await timezoneOf(propertyId);
        const session = adapter.open({ credentials, net, clock, keep, timezone, webhook: null });
        return { session, credentials: () => current, close: () => net.close() };
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

/** The address at which a channel manager calls a property. */
export function webhookUrl(base: string, propertyId: string): string {
  return `${base}/webhooks/channel-manager/${propertyId}`;
}

export function notConnected(): ServiceError {
  return new ServiceError('channel_manager_not_connected', 'Connect a channel manager first');
}

/** Merges changes; an empty text removes a value. */
function putIn(
  credentials: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...credentials, ...changed }).filter(([, value]) => value !== ''));
}
