import { ServiceError } from '../../base/errors.ts';
import { hasConsented } from '../../store/guests/consents.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { GuestSession } from './guest-session.ts';

type Asking = Pick<Serving, 'consentVersion'>;

/** Whether the property needs a consent that this guest has not given, or has withdrawn. */
export async function lacksConsent(db: Db | Trx, conversationId: string, { consentVersion }: Asking): Promise<boolean> {
  return consentVersion !== null && !(await hasConsented(db, conversationId, consentVersion));
}

/** Throws `consent_required` if the guest has not agreed to the property's present consent text. Call before storing. */
export async function requireConsent(
  db: Db | Trx,
  { conversationId }: Pick<GuestSession, 'conversationId'>,
  serving: Asking,
): Promise<void> {
  if (!(await lacksConsent(db, conversationId, serving))) return;
  throw new ServiceError(
    'consent_required',
    `Send a consent to version ${serving.consentVersion} of the property's text first`,
  );
}
