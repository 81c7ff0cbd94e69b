import type { ChannexApi } from './client.ts';
import { webhookList } from './schema.ts';

/** The header in which its calls show our secret: it signs nothing, so what a call says is asked for. */
export const SECRET_HEADER = 'x-servicechat-secret';

/** Where Channex calls, and what it shows there. */
interface Hook {
  propertyId: string;
  url: string;
  secret: string;
}

/** Has Channex call when a guest writes, by one webhook however often it is asked for. False: it does not want to call there. */
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

/** Ends that. What is not there any more is well. */
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
