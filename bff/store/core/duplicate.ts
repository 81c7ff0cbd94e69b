/** The error codes of SQLite and PostgreSQL for a violated unique constraint. */
const CODES: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Did a write fail because another row has that value? Also looks at the causes of the error. */
export function isDuplicate(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CODES.has(String(cause.code))) return true;
  return false;
}
