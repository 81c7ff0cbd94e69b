import { z } from 'zod';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';
import type { Client } from './client.ts';
import { appState, done, webhooks } from './schema.ts';

/** The events we subscribe to, as `object/action` (the vendor's "webhooks" page). */
export const EVENTS: readonly string[] = [
  'reservation/created',
  'reservation/status_changed',
  'reservation/dates_changed',
  'reservation/accommodation_status_changed',
  'reservation/accommodation_type_changed',
  'reservation/accommodation_changed',
  'reservation/deleted',
  'guest/created',
  'guest/assigned',
  'guest/removed',
  'guest/details_changed',
  'guest/accommodation_changed',
  'housekeeping/room_condition_changed',
  'housekeeping/housekeeping_room_occupancy_status_changed',
  'roomblock/created',
  'roomblock/removed',
  'roomblock/details_changed',
];
/** Cloudbeds signs nothing, so our URL holds this secret, which calls must contain. */
const SECRET_NAME = 'secret';

const id = z.union([z.string(), z.number()]).transform(String).nullish();
/** The spelling of the keys differs between events, so both are read. */
const delivery = z.looseObject({
  event: z.string(),
  timestamp: z.union([z.string(), z.number()]).nullish(),
  propertyID: id,
  propertyId: id,
  propertyID_str: id,
  reservationID: id,
  reservationId: id,
  guestID: id,
  guestId: id,
  roomID: id,
  roomId: id,
});

/** Verifies and reads a delivery. Events of other properties and unknown events are ignored. */
export async function readNotices(request: NoticeRequest, world: SessionWorld): Promise<ChangeNotice[]> {
  if (world.webhook === null || !isSameSecret(request.query[SECRET_NAME], world.webhook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
  const parsed = delivery.safeParse(parseJson(request.body));
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the call is not as Cloudbeds describes it');
  const event = parsed.data;
  const property = event.propertyID_str ?? event.propertyID ?? event.propertyId;
  if (property !== undefined && property !== null && property !== world.credentials['propertyId']) return [];
  const [object = ''] = event.event.split('/');
  const ids = {
    reservation: event.reservationID ?? event.reservationId ?? null,
    guest: event.guestID ?? event.guestId ?? null,
    room: event.roomID ?? event.roomId ?? null,
  };
  const noticeId = `${event.event}:${ids.reservation ?? ids.guest ?? ids.room ?? ''}:${event.timestamp ?? ''}`;
  return notify(object, ids).map((notice, index) => ({ ...notice, noticeId: `${noticeId}:${index}` }));
}

function notify(
  object: string,
  ids: { reservation: string | null; guest: string | null; room: string | null },
): Omit<ChangeNotice, 'noticeId'>[] {
  const reservation = { entity: 'reservations', id: ids.reservation } as const;
  switch (object) {
    case 'reservation':
      // If a guest moves into or out of a room, its housekeeping state changes too.
      return ids.room === null ? [reservation] : [reservation, { entity: 'rooms', id: ids.room }];
    case 'guest':
      return [{ entity: 'guests', id: ids.guest }, ...(ids.reservation === null ? [] : [reservation])];
    case 'housekeeping':
      return [{ entity: 'rooms', id: ids.room }];
    case 'roomblock':
      return [{ entity: 'rooms', id: null }];
    case 'night_audit':
      return [{ entity: 'reservations', id: null }];
    default:
      return [];
  }
}

interface HookWorld {
  client: Client;
  propertyId: string;
  webhook: { url: string; secret: string };
}

/** Subscribes to missing events, and removes subscriptions for our URL with an older secret. */
export async function subscribe({ client, propertyId, webhook }: HookWorld, signal: AbortSignal): Promise<void> {
  const endpointUrl = toEndpoint(webhook);
  const ours = await listOwn({ client, propertyId, webhook }, signal);
  for (const { id: subscriptionID } of ours.filter(({ endpoint }) => endpoint !== endpointUrl))
    await client.send('delete', 'DELETE', 'deleteWebhook', { propertyIDs: propertyId, subscriptionID }, done, signal);
  const subscribedEvents = ours.filter(({ endpoint }) => endpoint === endpointUrl).map(({ event }) => event);
  for (const event of EVENTS.filter((one) => !subscribedEvents.includes(one))) {
    const [object, action] = event.split('/');
    await client.send(
      'append',
      'POST',
      'postWebhook',
      { propertyID: propertyId, object, action, endpointUrl },
      done,
      signal,
    );
  }
  await enableApp(client, propertyId, signal);
}

export async function unsubscribe(world: HookWorld, signal: AbortSignal): Promise<void> {
  const { client, propertyId } = world;
  for (const { id: subscriptionID } of await listOwn(world, signal))
    await client.send('delete', 'DELETE', 'deleteWebhook', { propertyIDs: propertyId, subscriptionID }, done, signal);
}

async function listOwn({ client, propertyId, webhook }: HookWorld, signal: AbortSignal) {
  const { data } = await client.get('getWebhooks', { propertyID: propertyId }, webhooks, signal);
  const all = data.map((hook) => ({
    id: hook.id,
    event: `${hook.event?.entity ?? ''}/${hook.event?.action ?? ''}`,
    endpoint: hook.subscriptionData?.endpoint ?? '',
  }));
  return all.filter(({ endpoint }) => endpoint === webhook.url || endpoint.startsWith(`${webhook.url}?`));
}

/**
 * Marks a partner's app as connected, which it must do itself. A property's own key has no app; the refusal is ignored.
 */
async function enableApp(client: Client, propertyId: string, signal: AbortSignal): Promise<void> {
  try {
    const { data } = await client.get('getAppState', { propertyID: propertyId }, appState, signal);
    if (data.app_state === 'enabled') return;
    await client.send(
      'idempotent',
      'POST',
      'postAppState',
      { propertyID: propertyId, app_state: 'enabled' },
      done,
      signal,
    );
  } catch (error) {
    if (!(error instanceof PmsError) || !['refused', 'not_allowed', 'not_found'].includes(error.code)) throw error;
  }
}

function toEndpoint({ url, secret }: { url: string; secret: string }): string {
  return `${url}?${SECRET_NAME}=${encodeURIComponent(secret)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not a delivery
  }
}
