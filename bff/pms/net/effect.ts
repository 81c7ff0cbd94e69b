/**
 * What a request does to the PMS. From it follows what may be done where nobody knows whether it arrived: `read` changes
 * nothing; `idempotent` sets what it says, so that twice is once; `append` adds another each time, or puts back a whole that
 * was made of what stood there: it is not sent again before somebody looked; `delete` takes away, and where it is gone
 * already when the same is said again, it is done.
 */
export type Effect = 'read' | 'idempotent' | 'append' | 'delete';

/** Gone for good, as answers say it. */
const GONE = [404, 410];

/** What a request does; one that does not say so reads by GET and HEAD, and is not repeated by any other method. */
export function effectOf({ method, effect }: { method: string; effect?: Effect }): Effect {
  return effect ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'append');
}

/** May it be sent again without knowing whether it arrived? */
export function isRepeatable(effect: Effect): boolean {
  return effect !== 'append';
}

/** Does this answer to something said before mean that the first time did it? */
export function isDoneAlready(effect: Effect, status: number): boolean {
  return effect === 'delete' && GONE.includes(status);
}
