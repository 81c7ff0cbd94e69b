import { z } from 'zod';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';
import type { Client } from './client.ts';
import { created, subscriptions } from './schema.ts';

const PATH = '/v1/subscriptions';
const EVENTS = ['reservation/*', 'maintenance/*', 'unit/*', 'folio/balance-changed'];

const delivery = z.looseObject({
  id: z.string(),
  topic: z.string(),
  type: z.string(),
  propertyId: z.string().nullish(),
  clientId: z.string().nullish(),
  data: z.looseObject({ entityId: z.string().nullish() }).nullish(),
});

/** Verifies and reads an event. apaleo signs nothing, so our secret is part of the URL. */
export async function readNotices(request: NoticeRequest, world: SessionWorld): Promise<ChangeNotice[]> {
  const { webhook, credentials } = world;
  if (webhook === null || !isSameSecret(request.query['secret'], webhook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
  const parsed = delivery.safeParse(parseJson(request.body));
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the event is not as apaleo describes it');
  const { id: noticeId, topic, type, propertyId, clientId, data } = parsed.data;
  if (propertyId != null && propertyId !== credentials['propertyId']) return [];
  const id = data?.entityId ?? null;
  // The case differs between subscribed and delivered topics.
  switch (topic.toLowerCase()) {
    case 'reservation':
      // Our own comment comes back as a change; reading it again brings nothing new.
      if (type === 'changed' && clientId != null && clientId === credentials['clientId']) return [];
      return [{ entity: 'reservations', id, noticeId }];
    case 'folio':
      return [{ entity: 'reservations', id: id === null ? null : id.replace(/-\d+$/, ''), noticeId }];
    case 'unit':
      return [{ entity: 'rooms', id, noticeId }];
    case 'maintenance':
      return [{ entity: 'rooms', id: null, noticeId }];
    default:
      return []; // "system/healthcheck", and events we did not subscribe to
  }
}

interface HookWorld {
  client: Client;
  propertyId: string;
  webhook: { url: string; secret: string };
}

/** Makes sure that there is one subscription for our URL, and removes those with an older secret. */
export async function subscribe(world: HookWorld, signal: AbortSignal): Promise<void> {
  const { client, propertyId, webhook } = world;
  const endpointUrl = `${webhook.url}?secret=${encodeURIComponent(webhook.secret)}`;
  const ours = await listOwn(world, signal);
  const [current] = ours.filter((one) => one.endpointUrl === endpointUrl);
  for (const { id } of ours) if (id !== current?.id) await client.remove(`${PATH}/${encodeURIComponent(id)}`, signal);
  if (current !== undefined) return;
  const body = { endpointUrl, events: EVENTS, propertyIds: [propertyId] };
  await client.post(PATH, body, crypto.randomUUID(), created, signal);
}

export async function unsubscribe(world: HookWorld, signal: AbortSignal): Promise<void> {
  for (const { id } of await listOwn(world, signal))
    await world.client.remove(`${PATH}/${encodeURIComponent(id)}`, signal);
}

async function listOwn({ client, webhook }: HookWorld, signal: AbortSignal) {
  const { page } = await client.list(PATH, {}, subscriptions, signal);
  return (page ?? []).filter(
    ({ endpointUrl }) => endpointUrl === webhook.url || endpointUrl?.startsWith(`${webhook.url}?`),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not an event
  }
}
