import { z } from 'zod';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';
import type { Client } from './client.ts';
import { appState, done, webhooks } from './schema.ts';

/** What is asked for, as `object/action` (the vendor's "webhooks" page). */
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
/** Cloudbeds signs nothing: what calls must show this, which only the address that we gave it holds. */
const SECRET_NAME = 'secret';

const id = z.union([z.string(), z.number()]).transform(String).nullish();
/** The keys' spelling differs from event to event: both are read. */
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

/** Verifies and reads a delivery. What is not about this property or not known is nothing. */
export async function readNotices(request: NoticeRequest, world: SessionWorld): Promise<ChangeNotice[]> {
  if (world.webhook === null || !isSameSecret(request.query[SECRET_NAME], world.webhook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that our address holds');
  const parsed = delivery.safeParse(parseJson(request.body));
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the call is not as Cloudbeds describes it');
  const told = parsed.data;
  const property = told.propertyID_str ?? told.propertyID ?? told.propertyId;
  if (property !== undefined && property !== null && property !== world.credentials['propertyId']) return [];
  const [object = ''] = told.event.split('/');
  const about = {
    reservation: told.reservationID ?? told.reservationId ?? null,
    guest: told.guestID ?? told.guestId ?? null,
    room: told.roomID ?? told.roomId ?? null,
  };
  const noticeId = `${told.event}:${about.reservation ?? about.guest ?? about.room ?? ''}:${told.timestamp ?? ''}`;
  return notify(object, about).map((notice, index) => ({ ...notice, noticeId: `${noticeId}:${index}` }));
}

function notify(
  object: string,
  about: { reservation: string | null; guest: string | null; room: string | null },
): Omit<ChangeNotice, 'noticeId'>[] {
  const reservation = { entity: 'reservations', id: about.reservation } as const;
  switch (object) {
    case 'reservation':
      // A room that a guest came to or left is another room for housekeeping too.
      return about.room === null ? [reservation] : [reservation, { entity: 'rooms', id: about.room }];
    case 'guest':
      return [{ entity: 'guests', id: about.guest }, ...(about.reservation === null ? [] : [reservation])];
    case 'housekeeping':
      return [{ entity: 'rooms', id: about.room }];
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

/** Asks for what is not asked for yet, and ends what goes to an address of ours that shows an older secret. */
export async function subscribe({ client, propertyId, webhook }: HookWorld, signal: AbortSignal): Promise<void> {
  const endpointUrl = toEndpoint(webhook);
  const own = await listOwn({ client, propertyId, webhook }, signal);
  for (const { id: subscriptionID } of own.filter(({ endpoint }) => endpoint !== endpointUrl))
    await client.send('delete', 'DELETE', 'deleteWebhook', { propertyIDs: propertyId, subscriptionID }, done, signal);
  const present = own.filter(({ endpoint }) => endpoint === endpointUrl).map(({ event }) => event);
  for (const event of EVENTS.filter((one) => !present.includes(one))) {
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

/** Partners' apps show as connected only when they say so; a property's own key has no app and is refused, which is fine. */
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
    return null; // no delivery
  }
}
