import { ServiceError } from '../base/errors.ts';
import { type AddressGuard, AddressRefused } from '../base/network/address-guard.ts';

/**
 * Whether this server may post to an address. Throws `validation_failed` if it is not https or leads into the private network, by
 * name or by DNS; checked again at each delivery. A name that cannot be resolved now is accepted, because that may be temporary.
 */
export async function checkWebhookAddress(guard: AddressGuard, url: URL): Promise<void> {
  try {
    guard.checkUrl(url);
    await resolve(guard, url);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new ServiceError('validation_failed', error.message, {
      cause: error,
      fields: [{ pointer: '/url', code: 'address_refused', detail: error.message }],
    });
  }
}

function resolve(guard: AddressGuard, { hostname, port, protocol }: URL): Promise<void> {
  const at = port || (protocol === 'https:' ? '443' : '80');
  const name = hostname.replace(/^\[|\]$/g, '');
  return new Promise((pass, refuse) => {
    guard.lookupAt(at)(name, { all: true }, (error) => (error instanceof AddressRefused ? refuse(error) : pass()));
  });
}
