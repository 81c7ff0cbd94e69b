import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { unlessMissing } from '../adapter/checks.ts';
import { PmsError } from '../net/errors.ts';
import type { ChangeNotice, NoticeRequest, SessionWorld } from '../port.ts';
import type { Client, ListedPage } from './client.ts';
import { notice, webhook } from './contract.ts';

/** Standard Webhooks: older or newer calls are refused, because somebody may be replaying them. */
const TOLERANCE_S = 300;
const ASKING_MS = 10_000;
const EVENTS = ['reservation.*', 'guest.*', 'room.*', 'rate.*'];
const ENTITIES: Record<string, PmsEntity> = {
  reservation: 'reservations',
  guest: 'guests',
  room: 'rooms',
  rate: 'rates',
};

/**
 * Verifies and reads a notice, which is signed by Standard Webhooks (github.com/standard-webhooks/standard-webhooks,
 * spec 1.0: "Signature scheme") with the registered secret or the one that the hotel entered.
 */
export async function readNotices(
  request: NoticeRequest,
  world: SessionWorld,
  client: Client,
): Promise<ChangeNotice[]> {
  const id = request.headers['webhook-id'] ?? '';
  const timestamp = request.headers['webhook-timestamp'] ?? '';
  const signatures = (request.headers['webhook-signature'] ?? '').split(' ');
  const secrets = [world.webhook?.secret ?? '', world.credentials['webhookSecret'] ?? ''].filter((one) => one !== '');
  const expected = secrets.map((secret) => signNotice(secret, id, timestamp, request.body));
  const isSigned = id !== '' && expected.some((one) => signatures.some((given) => isSame(given, one)));
  if (!isSigned || !(await isRecent(timestamp, world, client)))
    throw new PmsError('bad_signature', 'The notice is not signed with the secret of this connection, or not in time');
  const parsed = notice.safeParse(readJson(request.body));
  if (!parsed.success) throw new PmsError('malformed_answer', 'webhook: the notice is not as the bridge describes it');
  const [kind = ''] = parsed.data.type.split('.');
  const entity = ENTITIES[kind];
  if (entity === undefined) return [];
  return [{ entity, id: entity === 'rates' ? null : (parsed.data.data?.id ?? null), noticeId: id }];
}

/** Returns `v1,` and the signature of id, time and body. The secret is plain text, or Base64 after `whsec_`. */
function signNotice(secret: string, id: string, timestamp: string, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * Whether the call is recent by our clock, or else by the bridge's. The bridge's clock is read only if the signature is valid.
 */
async function isRecent(timestamp: string, { clock }: SessionWorld, client: Client): Promise<boolean> {
  const isNear = (now: Date) => Math.abs(+now / 1_000 - Number(timestamp || 'none')) <= TOLERANCE_S;
  return isNear(clock()) || isNear(await client.now(AbortSignal.timeout(ASKING_MS)).catch(clock));
}

function isSame(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Registers our URL; a repeated call replaces events and secret. Does nothing if the bridge has no webhooks. */
export async function subscribe(
  client: Client,
  { url, secret }: { url: string; secret: string },
  signal: AbortSignal,
): Promise<void> {
  if (!(await client.capabilities(signal)).has('webhooks')) return;
  const body = { url, events: EVENTS, secret: `whsec_${Buffer.from(secret, 'utf8').toString('base64')}` };
  await client.write({ method: 'POST', path: '/webhooks', body, key: randomUUID() }, webhook, signal);
}

export async function unsubscribe(client: Client, { url }: { url: string }, signal: AbortSignal): Promise<void> {
  if (!(await client.capabilities(signal)).has('webhooks')) return;
  const ownIds: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: ListedPage<z.infer<typeof webhook>> = await client.list('/webhooks', { cursor }, webhook, signal);
    ownIds.push(...page.items.filter((one) => one.url === url).map(({ id }) => id));
    if (page.nextCursor === null || page.nextCursor === cursor) break;
    cursor = page.nextCursor;
  }
  for (const id of ownIds)
    await unlessMissing(client.write({ method: 'DELETE', path: `/webhooks/${encodeURIComponent(id)}` }, null, signal));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not a notice
  }
}
