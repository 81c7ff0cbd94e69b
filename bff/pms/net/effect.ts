/**
 * The effect of a request on the PMS, which decides if it may be repeated when nobody knows whether it arrived. `read`
 * changes nothing. `idempotent` sets a value, so a repetition has no effect. `append` adds a record each time, or
 * writes back a whole that was read before: it is not repeated without checking. `delete` removes; if a repeated one
 * finds nothing, it has succeeded.
 */
export type Effect = 'read' | 'idempotent' | 'append' | 'delete';

/** Status codes for a record that no longer exists. */
const GONE = [404, 410];

/** The effect of a request. Without one, GET and HEAD read, and other methods are not repeated. */
export function effectOf({ method, effect }: { method: string; effect?: Effect }): Effect {
  return effect ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'append');
}

/** Whether the request may be repeated without knowing whether it arrived. */
export function isRepeatable(effect: Effect): boolean {
  return effect !== 'append';
}

/** Whether this answer to a repeated request means that an earlier attempt succeeded. */
export function isDoneAlready(effect: Effect, status: number): boolean {
  return effect === 'delete' && GONE.includes(status);
}
