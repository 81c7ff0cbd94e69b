import { ServiceError } from '../../base/errors.ts';

/**
 * Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network that
 * mean the store is unavailable, with the message for callers. The first matching prefix counts.
 */
const OUT_OF_REACH = [
  ['53100', 'The disk of PostgreSQL is full: nothing more can be stored until whoever runs it makes room'],
  ['53300', 'PostgreSQL takes no more connections: raise max_connections, or let fewer programs connect'],
  ['53', 'PostgreSQL has no memory or room left: whoever runs it must look at it'],
  ['58', 'The disk of PostgreSQL does not take what is written: whoever runs it must look at it'],
  ['25006', 'PostgreSQL takes no writes: DATABASE_URL leads to a copy that only reads'],
  ['08', 'The connection to PostgreSQL was lost; it is made again'],
  ['57P', 'PostgreSQL is stopping or starting; the connection is made again'],
  ['40', 'PostgreSQL undid the write because of another one'],
  ['55P03', 'PostgreSQL is busy with another write for too long'],
  ['ECONN', 'PostgreSQL does not answer at DATABASE_URL; the connection is made again'],
  ['EPIPE', 'The connection to PostgreSQL was lost; it is made again'],
  ['ETIMEDOUT', 'PostgreSQL does not answer at DATABASE_URL; the connection is made again'],
  ['EHOSTUNREACH', 'The host of DATABASE_URL cannot be reached'],
  ['ENETUNREACH', 'The host of DATABASE_URL cannot be reached'],
  ['ENOTFOUND', 'The host of DATABASE_URL is not known'],
  ['EAI_AGAIN', 'The host of DATABASE_URL cannot be looked up now'],
  ['ENOENT', 'The socket of DATABASE_URL is not there'],
] as const;

/** Messages of `pg` for a lost connection; these errors have no code. */
const LOST =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client has encountered a connection error)/i;

/** Turns an error into `store_unavailable` if the store cannot be reached; other errors stay as they are. */
export function describePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ServiceError) return error;
  const code = findCode(error);
  const message = OUT_OF_REACH.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (message !== undefined) return new ServiceError('store_unavailable', message, { cause: error });
  if (LOST.test(error.message))
    return new ServiceError('store_unavailable', 'The connection to PostgreSQL was lost; it is made again', {
      cause: error,
    });
  return error;
}

/** If several addresses were tried (`localhost` has two), the first one's code counts. */
function findCode(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}
