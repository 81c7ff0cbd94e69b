import { PmsError } from '../net/errors.ts';
import type { Check } from '../port.ts';

/** A named real call. What it resolves to, if a text, is told; what it throws is what is wrong. */
export type NamedCall = readonly [name: string, call: () => Promise<unknown>];

/** Makes the calls one after the other and tells how each went. Never rejects for what a PMS does. */
export async function runChecks(calls: readonly NamedCall[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [name, call] of calls) {
    try {
      const found = await call();
      checks.push({ name, ok: true, detail: typeof found === 'string' ? found : 'answered', code: null });
    } catch (error) {
      if (!(error instanceof PmsError)) throw error;
      checks.push({ name, ok: false, detail: error.message, code: error.code });
      // Without an address or a key all others would fail for the same reason, and count as so many wrong log-ins.
      if (['rejected_credentials', 'unreachable', 'address_refused', 'cancelled'].includes(error.code)) break;
    }
  }
  return checks;
}

/** null in place of a `not_found`. */
export async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof PmsError && error.code === 'not_found') return null;
    throw error;
  });
}
