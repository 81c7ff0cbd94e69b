import { PmsError } from '../net/errors.ts';
import type { Check } from '../port.ts';

/** A real call with a name. If it resolves to a text, that is the detail; if it throws, the error is. */
export type NamedCall = readonly [name: string, call: () => Promise<unknown>];

/**
 * Makes the calls one after another and reports the result of each. Rejects only for bugs, not for errors of the PMS.
 */
export async function runChecks(calls: readonly NamedCall[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [name, call] of calls) {
    try {
      const result = await call();
      checks.push({ name, ok: true, detail: typeof result === 'string' ? result : 'answered', code: null });
    } catch (error) {
      if (!(error instanceof PmsError)) throw error;
      checks.push({ name, ok: false, detail: error.message, code: error.code });
      // The other calls would fail for the same reason, and could count as failed log-ins.
      if (['rejected_credentials', 'unreachable', 'address_refused', 'cancelled'].includes(error.code)) break;
    }
  }
  return checks;
}

/** Resolves to null instead of throwing `not_found`. */
export async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof PmsError && error.code === 'not_found') return null;
    throw error;
  });
}
