import { ServiceError } from '../../base/errors.ts';

/**
 * What PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the network say when the store cannot
 * be had now, whatever was asked of it. The first prefix that fits counts.
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

/** What `pg` says of a connection that is gone; these errors carry no code. */
const LOST =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client has encountered a connection error)/i;

/** The error as callers are to see it: `store_unavailable` where the store cannot be had, else as it is. */
export function describePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ServiceError) return error;
  const code = findCode(error);
  const words = OUT_OF_REACH.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (words !== undefined) return new ServiceError('store_unavailable', words, { cause: error });
  if (LOST.test(error.message))
    return new ServiceError('store_unavailable', 'The connection to PostgreSQL was lost; it is made again', {
      cause: error,
    });
  return error;
}

/** Of several addresses that were tried (`localhost` has two) the first says what is wrong. */
function findCode(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}
