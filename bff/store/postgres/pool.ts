import type { Pool } from 'pg';

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

/** Values as SQLite gives them: whole numbers as numbers, what is true or not as 1 or 0. By the types' numbers in PostgreSQL. */
const READ_AS = new Map<number, (text: string) => unknown>([
  [16, (text) => (text === 't' ? 1 : 0)], // boolean
  [20, Number], // bigint
  [1700, Number], // numeric: what a sum of bigint is
]);

export interface PoolOptions {
  /** Nothing can be written through these connections. */
  readOnly?: boolean;
  /** Where the tables are; null: where the database looks by itself. */
  schema?: string | null;
}

/** Connections to PostgreSQL, made when they are needed, and made anew when they are lost. Their code comes with the first. */
export async function createPool(url: string, { readOnly = false, schema = null }: PoolOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
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
    types: { getTypeParser: (id: number) => READ_AS.get(id) ?? pg.types.getTypeParser(id) },
  });
  pool.on('error', isTold);
  return pool;
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
