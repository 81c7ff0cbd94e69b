import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';

/** events/general-webhooks: what happened → what is to be read again. */
const ENTITIES: Record<string, PmsEntity> = {
  ServiceOrderUpdated: 'reservations',
  ResourceUpdated: 'rooms',
  ResourceBlockUpdated: 'rooms',
  CustomerAdded: 'guests',
  CustomerUpdated: 'guests',
  PaymentUpdated: 'reservations',
};
/** Theirs are the ids of a block and of a payment: what they belong to comes with the next pull, which is made at once. */
const OTHERS_IDS = ['ResourceBlockUpdated', 'PaymentUpdated'];
const delivery = z.looseObject({
  EnterpriseId: z.string().nullish(),
  Events: z
    .array(z.looseObject({ Discriminator: z.string(), Value: z.looseObject({ Id: z.string().nullish() }).nullish() }))
    .default([]),
});

/**
 * Verifies and reads a call of Mews' general webhook. Mews signs nothing: the address that its support entered shows our
 * secret. The integration webhook's calls hold live keys; nothing of them is read.
 */
export async function readNotices(
  request: NoticeRequest,
  { webhook, credentials }: SessionWorld,
): Promise<ChangeNotice[]> {
  if (webhook === null || !isSameSecret(request.query['secret'], webhook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
  const parsed = delivery.safeParse(parseJson(request.body)); // the type is not declared by a header
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the call is not as Mews describes it');
  // An app has one address for all its hotels: what is about another one is found by that one's own pulls.
  const { EnterpriseId } = parsed.data;
  const own = credentials['enterpriseId'] ?? '';
  if (own !== '' && EnterpriseId != null && EnterpriseId.toLowerCase() !== own.toLowerCase()) return [];
  const told = parsed.data.Events.flatMap(({ Discriminator, Value }): ChangeNotice[] => {
    const entity = ENTITIES[Discriminator];
    if (entity === undefined) return [];
    const id = OTHERS_IDS.includes(Discriminator) ? null : (Value?.Id ?? null);
    return [{ entity, id, noticeId: null }];
  });
  // A new customer is told of as added and as updated.
  return [...new Map(told.map((notice) => [`${notice.entity} ${notice.id ?? ''}`, notice])).values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no delivery
  }
}
