import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { describePostgresError } from './errors.ts';
import { toParameter } from './parameters.ts';

/** One is the writer's; the others read for guests and staff. */
const CONNECTIONS_MAX = 10;
const CONNECT_MS_MAX = 10_000;
const IDLE_MS = 60_000;

/**
 * A server that vanished from the network while it wrote would hold the writers' lock for two hours, which is how long a system
 * waits by itself. Where the connection is no TCP connection these say nothing.
 */
const SESSION = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = '60s'`;
const READ_ONLY = 'set default_transaction_read_only = on';

const { BOOL, INT8, NUMERIC } = pg.types.builtins;

/** Values as SQLite gives them: whole numbers as numbers, what is true or not as 1 or 0. */
function readType(id: number): ((text: string) => unknown) | null {
  if (id === INT8 || id === NUMERIC) return Number;
  if (id === BOOL) return (text) => (text === 't' ? 1 : 0);
  return null;
}

export interface PoolOptions {
  /** Nothing can be written through these connections. */
  readOnly?: boolean;
  /** Where the tables are; null: where the database looks by itself. */
  schema?: string | null;
}

/**
 * Connections to PostgreSQL, made when they are needed and made anew when they are lost. What a query is refused with where the
 * store cannot be had is `store_unavailable`.
 */
export function createPool(url: string, { readOnly = false, schema = null }: PoolOptions): PostgresPool {
  const isTold = () => undefined; // whoever used a connection that is lost is told by their query; the next gets another
  const session = [SESSION, ...(readOnly ? [READ_ONLY] : [])];
  if (schema !== null) session.push(`set search_path = ${pg.escapeIdentifier(schema)}`);
  const pool = new pg.Pool({
    connectionString: toVerified(url),
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: 'service-chat',
    async onConnect(client) {
      client.on('error', isTold);
      await client.query(session.join('; '));
    },
    types: { getTypeParser: (id: number) => readType(id) ?? pg.types.getTypeParser(id) },
  });
  pool.on('error', isTold);
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(refuse);
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
  };
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  client.once('error', () => {
    isLost = true;
  });
  async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const result = await client.query(text, values.map(toParameter)).catch(refuse);
    return result as never;
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (discard) => client.release(discard === true || isLost),
  };
}

function refuse(error: unknown): never {
  throw describePostgresError(error);
}

/** `require` and `verify-ca` verify as `verify-full` does: encryption to whoever answers protects from nobody. */
function toVerified(url: string): string {
  const parsed = new URL(url);
  if (
    ['require', 'verify-ca'].includes(parsed.searchParams.get('sslmode') ?? '') &&
    !parsed.searchParams.has('uselibpqcompat')
  )
    parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
