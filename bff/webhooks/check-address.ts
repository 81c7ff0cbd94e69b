import { ServiceError } from '../base/errors.ts';
import { type AddressGuard, AddressRefused } from '../base/network/address-guard.ts';

/**
 * May this server post there? Refuses with `validation_failed` what is not https or leads into its own network, by its
 * name or by what the name resolves to now; it is looked at again whenever something is sent. A name that cannot be
 * resolved now is let pass: that is a fault of the moment, and shows at the first try.
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
