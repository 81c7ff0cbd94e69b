import { type AddressGuard, findRefusal } from '../../base/network/address-guard.ts';
import { PmsError } from './errors.ts';

/** A PMS's failure among the causes of another, or the refusal of its address; null: neither. */
export function readCause(error: unknown): PmsError | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof PmsError) return one;
  const refused = findRefusal(error);
  return refused === null ? null : new PmsError('address_refused', refused.message, { cause: refused });
}

/** Throws a PmsError `address_refused` for a URL that the guard refuses. */
export function checkAddress(guard: AddressGuard, url: URL): void {
  try {
    guard.checkUrl(url);
  } catch (error) {
    throw readCause(error) ?? error;
  }
}
