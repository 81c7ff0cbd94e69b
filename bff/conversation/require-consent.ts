import { ServiceError } from '../base/errors.ts';
import { hasConsented } from '../store/consents.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { Serving } from '../store/serving.ts';
import type { GuestSession } from './guest-session.ts';

/**
 * Nothing of a guest's is stored before they agreed to the text of today, where the property asks for that. Throws
 * `consent_required`.
 */
export async function requireConsent(
  db: Db | Trx,
  { conversationId }: Pick<GuestSession, 'conversationId'>,
  { consentVersion }: Pick<Serving, 'consentVersion'>,
): Promise<void> {
  if (consentVersion === null || (await hasConsented(db, conversationId, consentVersion))) return;
  throw new ServiceError(
    'consent_required',
    `Send a consent to version ${consentVersion} of the property's text first`,
  );
}
