import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';

/** The events (events/general-webhooks) and the kind of record to read again. */
const ENTITIES: Record<string, PmsEntity> = {
  ServiceOrderUpdated: 'reservations',
  ResourceUpdated: 'rooms',
  ResourceBlockUpdated: 'rooms',
  CustomerAdded: 'guests',
  CustomerUpdated: 'guests',
  PaymentUpdated: 'reservations',
};
/**
 * These events hold the id of a block or payment; the record it belongs to comes with the next pull, which begins at
 * once.
 */
const OTHERS_IDS = ['ResourceBlockUpdated', 'PaymentUpdated'];
const delivery = z.looseObject({
  EnterpriseId: z.string().nullish(),
  Events: z
    .array(z.looseObject({ Discriminator: z.string(), Value: z.looseObject({ Id: z.string().nullish() }).nullish() }))
    .default([]),
});

/**
 * Verifies and reads a call of Mews' general webhook. Mews signs nothing, so the URL that its support entered holds our
 * secret. Calls of the integration webhook hold live keys; they are ignored.
 */
export async function readNotices(
  request: NoticeRequest,
  { webhook, credentials }: SessionWorld,
): Promise<ChangeNotice[]> {
  if (webhook === null || !isSameSecret(request.query['secret'], webhook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
  const parsed = delivery.safeParse(parseJson(request.body)); // the header does not declare the type
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the call is not as Mews describes it');
  // An app has one URL for all its hotels. Events of other hotels are ignored; their own pulls find them.
  const { EnterpriseId } = parsed.data;
  const ownId = credentials['enterpriseId'] ?? '';
  if (ownId !== '' && EnterpriseId != null && EnterpriseId.toLowerCase() !== ownId.toLowerCase()) return [];
  const notices = parsed.data.Events.flatMap(({ Discriminator, Value }): ChangeNotice[] => {
    const entity = ENTITIES[Discriminator];
    if (entity === undefined) return [];
    const id = OTHERS_IDS.includes(Discriminator) ? null : (Value?.Id ?? null);
    return [{ entity, id, noticeId: null }];
  });
  // A new customer comes as added and as updated.
  return [...new Map(notices.map((notice) => [`${notice.entity} ${notice.id ?? ''}`, notice])).values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not a delivery
  }
}
