import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import { isSameSecret } from '../values/secret.ts';
import { type Client, readAll } from './client.ts';
import { webhook } from './schema.ts';

/**
 * RMS does not sign its calls, so a header of ours carries the secret. Without one, RMS would send the agent's own
 * password (docs/api/webhooks: "Headers").
 */
const HEADER = 'X-ServiceChat-Token';
/** The query parameter of our address that says the kind of record; the body's envelope is not documented. */
const KIND = 'about';
const ENTITIES: Record<string, PmsEntity> = { reservation: 'reservations', guest: 'guests', area: 'rooms' };
/** The events to subscribe to, one subscription each (models/schema: "webhooks", valid combinations). */
const SUBSCRIPTIONS: readonly [entityType: string, action: string, subAction: string][] = [
  ['reservation', 'creation', ''],
  ['reservation', 'modification', ''],
  ...['unconfirmed', 'confirmed', 'arrived', 'departed', 'cancelled', 'noShow'].map(
    (state): [string, string, string] => ['reservation', 'statusModification', state],
  ),
  ['guest', 'creation', ''],
  ['guest', 'modification', ''],
  ...['areaVacantClean', 'areaVacantDirty', 'areaOccupied', 'areaVacantInspect', 'areaMaintenance'].map(
    (state): [string, string, string] => ['area', 'statusModification', state],
  ),
];

const record = z.looseObject({ id: z.union([z.int(), z.string()]).nullish() });
const delivery = z.union([z.array(record), record]);

/** Verifies and reads a call. If its body has no id, all records of the kind are read again. */
export async function readNotices(request: NoticeRequest, { webhook: hook }: SessionWorld): Promise<ChangeNotice[]> {
  if (hook === null || !isSameSecret(request.headers[HEADER.toLowerCase()], hook.secret))
    throw new PmsError('bad_signature', 'The call does not show the secret that the subscription holds');
  const entity = ENTITIES[request.query[KIND] ?? ''];
  if (entity === undefined) return [];
  const parsed = delivery.safeParse(request.body.trim() === '' ? {} : parseJson(request.body));
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the call is not as RMS describes it');
  const changedRecords = [parsed.data].flat();
  const ids = changedRecords.flatMap(({ id }) => (id === null || id === undefined ? [] : [String(id)]));
  if (ids.length === 0) return [{ entity, id: null, noticeId: null }];
  return ids.map((id) => ({ entity, id, noticeId: null }));
}

interface HookWorld {
  client: Client;
  propertyId: number;
  hook: { url: string; secret: string };
}

/** Creates missing subscriptions, and replaces those that carry an older secret. */
export async function subscribe({ client, propertyId, hook }: HookWorld, signal: AbortSignal): Promise<void> {
  const subscriptions = await listOwnSubscriptions({ client, propertyId, hook }, signal);
  const validNames = new Set<string>();
  for (const { id, headers, entityType, action, subAction } of subscriptions) {
    const hasSecret = headers?.some(({ key, value }) => key === HEADER && value === hook.secret) === true;
    const name = nameOf(entityType ?? '', action ?? '', subAction ?? '');
    if (hasSecret && !validNames.has(name)) validNames.add(name);
    else await client.write({ effect: 'delete', method: 'DELETE', path: `/webhooks/${id}` }, null, signal);
  }
  for (const [entityType, action, subAction] of SUBSCRIPTIONS) {
    if (validNames.has(nameOf(entityType, action, subAction))) continue;
    const body = {
      endpoint: `${hook.url}?${KIND}=${entityType}`,
      entityType,
      action,
      subAction,
      propertyId: entityType === 'guest' ? 0 : propertyId, // guests belong to all properties of a database
      modelType: 'basic',
      entityFilterType: '',
      entityFilterId: '',
      headers: [{ key: HEADER, value: hook.secret }],
    };
    await client.write({ effect: 'append', method: 'POST', path: '/webhooks', body }, webhook, signal);
  }
}

export async function unsubscribe(world: HookWorld, signal: AbortSignal): Promise<void> {
  for (const { id } of await listOwnSubscriptions(world, signal))
    await world.client.write({ effect: 'delete', method: 'DELETE', path: `/webhooks/${id}` }, null, signal);
}

async function listOwnSubscriptions({ client, propertyId, hook }: HookWorld, signal: AbortSignal) {
  const lists = [propertyId, 0].map((id) => readAll(client, '/webhooks', { propertyId: id }, webhook, signal));
  const subscriptions = (await Promise.all(lists)).flat();
  const ownSubscriptions = subscriptions.filter(
    ({ endpoint }) => endpoint === hook.url || endpoint.startsWith(`${hook.url}?`),
  );
  return [...new Map(ownSubscriptions.map((one) => [one.id, one])).values()];
}

function nameOf(...parts: [entityType: string, action: string, subAction: string]): string {
  return parts.join(' ').toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no record
  }
}
