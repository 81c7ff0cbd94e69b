import { type AddressGuard, findRefusal } from '../../base/network/address-guard.ts';
import { PmsError } from './errors.ts';

/** Finds a PmsError, or the refusal of an address, among the causes of an error; null: neither. */
export function readCause(error: unknown): PmsError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof PmsError) return cause;
  const refusal = findRefusal(error);
  return refusal === null ? null : new PmsError('address_refused', refusal.message, { cause: refusal });
}

/** Throws a PmsError `address_refused` for a URL that the guard refuses. */
export function checkAddress(guard: AddressGuard, url: URL): void {
  try {
    guard.checkUrl(url);
  } catch (error) {
    throw readCause(error) ?? error;
  }
}
