import type { Pool } from 'pg';

/** One connection writes; the others read for guests and staff. */
const CONNECTIONS_MAX = 10;
const CONNECT_MS_MAX = 10_000;
const IDLE_MS = 60_000;

/**
 * A client that vanished while writing would hold the writers' lock for two hours, the default TCP timeout. Without TCP
 * (a Unix socket) the keepalive settings have no effect.
 */
const SESSION = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = '60s'`;
const READ_ONLY = 'set default_transaction_read_only = on';

/** Parsers by PostgreSQL's type number, which give the values of SQLite: numbers for integers, 1 or 0 for booleans. */
const READ_AS = new Map<number, (text: string) => unknown>([
  [16, (text) => (text === 't' ? 1 : 0)], // boolean
  [20, Number], // bigint
  [1700, Number], // numeric: the type of a sum of bigint
]);

export interface PoolOptions {
  /** If true, these connections cannot write. */
  readOnly?: boolean;
  /** The schema of the tables; null: the database's default. */
  schema?: string | null;
}

/**
 * Makes a pool, which opens connections when needed and replaces lost ones. The `pg` package is loaded with the first
 * pool.
 */
export async function createPool(url: string, { readOnly = false, schema = null }: PoolOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  // a lost connection makes its user's query fail; the next caller gets another connection
  const ignore = () => undefined;
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
      client.on('error', ignore);
      await client.query(session.join('; '));
    },
    types: { getTypeParser: (id: number) => READ_AS.get(id) ?? pg.types.getTypeParser(id) },
  });
  pool.on('error', ignore);
  return pool;
}

/**
 * Makes `require` and `verify-ca` verify like `verify-full`, because encryption to an unverified server protects from
 * nobody.
 */
function toVerified(url: string): string {
  const parsed = new URL(url);
  if (
    ['require', 'verify-ca'].includes(parsed.searchParams.get('sslmode') ?? '') &&
    !parsed.searchParams.has('uselibpqcompat')
  )
    parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
