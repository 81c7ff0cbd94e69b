import { z } from 'zod';
import { setMeta } from './meta.ts';
import type { Trx } from './schema.ts';

/** What was sealed for a purpose and bound to a place, sealed anew for the same. */
export type Reseal = (purpose: SealedPurpose, sealed: string, bound: string) => string;

/** Everything in the store that only a master key opens. A new purpose is resealed below. */
export const SEALED_PURPOSES = [
  'pms',
  'channel-manager',
  'identity-keys',
  'totp',
  'push',
  'vapid',
  'mail',
  'idempotency',
  'auditKey',
] as const;
export type SealedPurpose = (typeof SEALED_PURPOSES)[number];

const mailPayload = z.looseObject({ sealed: z.string() });

/** Seals everything anew, in one transaction: all of it or nothing. Throws where something opens with none of the keys. */
export async function resealStore(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { propertyId, id, credentials, webhookSecret } of await trx
    .selectFrom('pmsConnection')
    .select(['propertyId', 'id', 'credentials', 'webhookSecret'])
    .execute())
    await trx
      .updateTable('pmsConnection')
      .set({
        credentials: credentials === null ? null : reseal('pms', credentials, id),
        webhookSecret: webhookSecret === '' ? '' : reseal('pms', webhookSecret, id),
      })
      .where('propertyId', '=', propertyId)
      .execute();
  for (const { propertyId, id, credentials, proof } of await trx
    .selectFrom('channelManagerConnection')
    .select(['propertyId', 'id', 'credentials', 'proof'])
    .execute())
    await trx
      .updateTable('channelManagerConnection')
      .set({
        credentials: credentials === null ? null : reseal('channel-manager', credentials, id),
        proof: proof === '' ? '' : reseal('channel-manager', proof, id),
      })
      .where('propertyId', '=', propertyId)
      .execute();
  for (const { id, identityKeys } of await trx.selectFrom('property').select(['id', 'identityKeys']).execute())
    if (identityKeys !== null)
      await trx
        .updateTable('property')
        .set({ identityKeys: reseal('identity-keys', identityKeys, id) })
        .where('id', '=', id)
        .execute();
  for (const { userId, secret } of await trx.selectFrom('totp').select(['userId', 'secret']).execute())
    await trx
      .updateTable('totp')
      .set({ secret: reseal('totp', secret, userId) })
      .where('userId', '=', userId)
      .execute();
  for (const { id, keys, endpoint } of await trx.selectFrom('pushDevice').select(['id', 'keys', 'endpoint']).execute())
    await trx
      .updateTable('pushDevice')
      .set({ keys: reseal('push', keys, endpoint) })
      .where('id', '=', id)
      .execute();
  for (const { id, key, payload } of await trx
    .selectFrom('outbox')
    .select(['id', 'key', 'payload'])
    .where('kind', '=', 'mail')
    .execute()) {
    const mail = mailPayload.parse(JSON.parse(payload));
    const sealed = reseal('mail', mail.sealed, key);
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ ...mail, sealed }) })
      .where('id', '=', id)
      .execute();
  }
  for (const { scope, key, response } of await trx
    .selectFrom('idempotency')
    .select(['scope', 'key', 'response'])
    .execute())
    await trx
      .updateTable('idempotency')
      .set({ response: reseal('idempotency', response, `${scope}\n${key}`) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
  for (const [purpose, key] of [
    ['vapid', 'vapidKeys'],
    ['auditKey', 'auditKey'],
  ] as const) {
    const row = await trx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    if (row !== undefined) await setMeta(trx, key, reseal(purpose, row.value, key));
  }
}
