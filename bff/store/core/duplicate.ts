/** What SQLite and PostgreSQL call a row whose key, or whose value that must be one of its kind, another row has. */
const CODES: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Did a write fail because another row has that value? Also where the error was wrapped in another. */
export function isDuplicate(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CODES.has(String(cause.code))) return true;
  return false;
}
