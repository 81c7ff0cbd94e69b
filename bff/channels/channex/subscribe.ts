import type { ChannexApi } from './client.ts';
import { webhookList } from './schema.ts';

/** The header of Channex's calls that contains our secret. Calls are not signed, so their content is read from the API instead. */
export const SECRET_HEADER = 'x-servicechat-secret';

/** Our webhook at Channex: its address, and the secret that calls contain. */
interface Hook {
  propertyId: string;
  url: string;
  secret: string;
}

/** Makes or updates the webhook by which Channex reports guests' messages. False: Channex refused the address. */
export async function subscribe(
  api: ChannexApi,
  { propertyId, url, secret }: Hook,
  signal: AbortSignal,
): Promise<boolean> {
  const webhook = {
    property_id: propertyId,
    callback_url: url,
    event_mask: 'message',
    is_active: true,
    send_data: true,
    headers: { [SECRET_HEADER]: secret },
    request_params: {},
  };
  const known = await findWebhook(api, { propertyId, url }, signal);
  const answer =
    known === undefined
      ? await api.send('POST', '/webhooks', { webhook }, signal)
      : await api.send('PUT', `/webhooks/${encodeURIComponent(known)}`, { webhook }, signal);
  return answer.status >= 200 && answer.status < 300;
}

/** Deletes the webhook if it still exists. */
export async function unsubscribe(api: ChannexApi, place: Omit<Hook, 'secret'>, signal: AbortSignal): Promise<void> {
  const known = await findWebhook(api, place, signal);
  if (known !== undefined) await api.send('DELETE', `/webhooks/${encodeURIComponent(known)}`, null, signal);
}

async function findWebhook(
  api: ChannexApi,
  { propertyId, url }: Omit<Hook, 'secret'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const hooks = await api.readAll('/webhooks', { 'filter[property_id]': propertyId }, webhookList, signal);
  return hooks.find(({ attributes }) => attributes.callback_url === url)?.id;
}
