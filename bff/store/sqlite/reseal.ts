import { z } from 'zod';
import type { SealedPurpose } from '../../base/secrets/secrets.ts';
import type { Trx } from '../schema/schema.ts';
import { setMeta } from './meta.ts';
import { EMPTIED } from './outbox.ts';

/** Encrypts a sealed value again with the present key, for the same purpose and row. */
export type Reseal = (purpose: SealedPurpose, sealed: string, bound: string) => string;

const mailPayload = z.looseObject({ sealed: z.string() });

/** Encrypts every sealed value again, all in one transaction. Throws if a value cannot be opened with any of the keys. */
export async function resealStore(trx: Trx, reseal: Reseal): Promise<void> {
  for (const resealPurpose of Object.values(RESEALED)) await resealPurpose(trx, reseal);
}

/** What to reseal for each purpose; a missing purpose does not compile. */
const RESEALED: Record<SealedPurpose, (trx: Trx, reseal: Reseal) => Promise<void>> = {
  pms: resealPms,
  channel: resealChannels,
  'channel-manager': resealChannelManagers,
  webhook: resealWebhooks,
  'identity-keys': resealIdentityKeys,
  totp: resealTotp,
  push: resealPush,
  vapid: (trx, reseal) => resealMeta(trx, reseal, 'vapid', 'vapidKeys'),
  mail: resealMails,
  idempotency: resealAnswers,
  auditKey: (trx, reseal) => resealMeta(trx, reseal, 'auditKey', 'auditKey'),
};

async function resealPms(trx: Trx, reseal: Reseal): Promise<void> {
  const rows = await trx.selectFrom('pmsConnection').select(['id', 'credentials', 'webhookSecret']).execute();
  for (const { id, credentials, webhookSecret } of rows)
    await trx
      .updateTable('pmsConnection')
      .set({
        credentials: credentials === null ? null : reseal('pms', credentials, id),
        webhookSecret: webhookSecret === '' ? '' : reseal('pms', webhookSecret, id),
      })
      .where('id', '=', id)
      .execute();
}

async function resealChannels(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { id, credentials } of await trx.selectFrom('channelConnection').select(['id', 'credentials']).execute())
    await trx
      .updateTable('channelConnection')
      .set({ credentials: reseal('channel', credentials, id) })
      .where('id', '=', id)
      .execute();
}

async function resealChannelManagers(trx: Trx, reseal: Reseal): Promise<void> {
  const rows = await trx.selectFrom('channelManagerConnection').select(['id', 'credentials', 'proof']).execute();
  for (const { id, credentials, proof } of rows)
    await trx
      .updateTable('channelManagerConnection')
      .set({
        credentials: credentials === null ? null : reseal('channel-manager', credentials, id),
        proof: proof === '' ? '' : reseal('channel-manager', proof, id),
      })
      .where('id', '=', id)
      .execute();
}

async function resealWebhooks(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { id, secret, previousSecret } of await trx
    .selectFrom('webhook')
    .select(['id', 'secret', 'previousSecret'])
    .execute())
    await trx
      .updateTable('webhook')
      .set({
        secret: reseal('webhook', secret, id),
        previousSecret: previousSecret === null ? null : reseal('webhook', previousSecret, id),
      })
      .where('id', '=', id)
      .execute();
}

async function resealIdentityKeys(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { id, identityKeys } of await trx.selectFrom('property').select(['id', 'identityKeys']).execute())
    if (identityKeys !== null)
      await trx
        .updateTable('property')
        .set({ identityKeys: reseal('identity-keys', identityKeys, id) })
        .where('id', '=', id)
        .execute();
}

async function resealTotp(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { userId, secret } of await trx.selectFrom('totp').select(['userId', 'secret']).execute())
    await trx
      .updateTable('totp')
      .set({ secret: reseal('totp', secret, userId) })
      .where('userId', '=', userId)
      .execute();
}

async function resealPush(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { id, keys, endpoint } of await trx.selectFrom('pushDevice').select(['id', 'keys', 'endpoint']).execute())
    await trx
      .updateTable('pushDevice')
      .set({ keys: reseal('push', keys, endpoint) })
      .where('id', '=', id)
      .execute();
}

async function resealMails(trx: Trx, reseal: Reseal): Promise<void> {
  for (const { id, key, payload } of await trx
    .selectFrom('outbox')
    .select(['id', 'key', 'payload'])
    .where('kind', '=', 'mail')
    .where('payload', '!=', EMPTIED)
    .execute()) {
    const mail = mailPayload.parse(JSON.parse(payload));
    const sealed = reseal('mail', mail.sealed, key);
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ ...mail, sealed }) })
      .where('id', '=', id)
      .execute();
  }
}

async function resealAnswers(trx: Trx, reseal: Reseal): Promise<void> {
  const rows = await trx.selectFrom('idempotency').select(['scope', 'key', 'response']).execute();
  for (const { scope, key, response } of rows)
    await trx
      .updateTable('idempotency')
      .set({ response: reseal('idempotency', response, `${scope}\n${key}`) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
}

async function resealMeta(
  trx: Trx,
  reseal: Reseal,
  purpose: 'vapid' | 'auditKey',
  key: 'vapidKeys' | 'auditKey',
): Promise<void> {
  const row = await trx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (row !== undefined) await setMeta(trx, key, reseal(purpose, row.value, key));
}
