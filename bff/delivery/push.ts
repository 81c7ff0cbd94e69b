import { z } from 'zod';
import { isForHome } from '../../shared/domain/emergency.ts';
import { chooseToAlert, isTaskAlert } from '../../shared/domain/staff/routing.ts';
import { DEPARTMENTS } from '../../shared/domain/task.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { deletePushDevice, listPushDevices, type PushDevice } from '../store/account/push-devices.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import type { DeskEvent } from '../store/conversations/desk-events.ts';
import { loadStaffing } from '../store/conversations/staffing.ts';
import { loadAlertRules } from '../store/house/alert-rules.ts';
import { findProperty } from '../store/house/properties.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { findMeta, insertMeta } from '../store/sqlite/meta.ts';
import { enqueue, listDueWork, type OutboxRow, settleWork } from '../store/sqlite/outbox.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { writePushNotice } from './push-notice.ts';

const AT_ONCE_MAX = 20;
/** Older alerts are no longer pushed. */
const OF_USE_MS = 10 * 60_000;
/** How long the push service keeps a message for a sleeping device. */
const TTL_SECONDS = OF_USE_MS / 1_000;

const payload = z.object({
  kind: z.string(),
  conversationId: z.string().nullable(),
  department: z.enum(DEPARTMENTS).nullable().default(null),
  userId: z.string().nullable().default(null),
  priority: z.string().nullable().default(null),
});
const VAPID = 'vapidKeys';
const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
const deviceKeys = z.object({ p256dh: z.string(), auth: z.string() });

export type VapidKeys = z.infer<typeof vapidKeys>;

/** Posts to an address given by a browser and returns the status. Rejects if it is forbidden or does not answer. */
export type PostBytes = (
  url: string,
  given: { headers: Record<string, string>; body: Uint8Array },
  signal: AbortSignal,
) => Promise<number>;

interface PushDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  post: PostBytes;
  keys: VapidKeys;
  /** The operator's contact for push services: a mailto: or https: address. */
  contact: string;
}

/**
 * Sends alerts to colleagues' browsers (Web Push, RFC 8030; encrypted, RFC 8291; signed, RFC 8292). Each alert is tried once
 * per device, since the desk itself shows everything that waits.
 */
export async function sendPushNotices(deps: PushDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock();
  for (const row of await listDueWork(deps.db, 'push', now.toISOString(), AT_ONCE_MAX)) {
    if (!(await deps.writer.write((trx) => settleWork(trx, 'push', row.key, now.toISOString())))) continue;
    if (+now - Date.parse(row.createdAt) <= OF_USE_MS) await pushAlert(deps, row, signal);
  }
}

async function pushAlert(deps: PushDeps, row: OutboxRow, signal: AbortSignal): Promise<void> {
  const { kind, conversationId, department, userId, priority } = payload.parse(JSON.parse(row.payload));
  const property = await findProperty(deps.db, row.propertyId);
  if (property === undefined) return;
  const { staff, house } = await loadStaffing(deps.db, row.propertyId);
  // A guest in danger or locked out wakes colleagues at home; a broken lamp does not.
  const urgent = kind === 'emergency' || kind === 'emergency_rehearsal' || priority === 'urgent';
  const isEscalated = kind.startsWith('emergency') && (await isCalledHome(deps, row.propertyId, conversationId));
  const recipients = isTaskAlert(kind) ? staff : staff.filter(({ tasksOnly }) => tasksOnly !== true);
  const userIds = isEscalated
    ? recipients.filter(({ disabled }) => !disabled).map(({ id }) => id)
    : chooseToAlert({ department, userId, now: deps.clock(), urgent }, recipients, house);
  const notice = writePushNotice(kind, { property: property.name, conversationId });
  const devices = await listPushDevices(deps.db, userIds);
  await Promise.all(devices.map((device) => wake(deps, device, JSON.stringify(notice), signal)));
}

/** Whether an emergency is unacknowledged for so long that colleagues off duty are called too. */
async function isCalledHome({ db, clock }: PushDeps, propertyId: string, id: string | null): Promise<boolean> {
  const conversation = id === null ? undefined : await findConversation(db, propertyId, id);
  if (conversation === undefined || conversation.emergencyAt === null) return false;
  const { emergencyAfterMinutes } = await loadAlertRules(db, propertyId);
  return isForHome(conversation, emergencyAfterMinutes, clock());
}

async function wake(deps: PushDeps, device: PushDevice, notice: string, signal: AbortSignal): Promise<void> {
  const { post, keys, contact, secrets, log } = deps;
  try {
    const keysOfDevice = deviceKeys.parse(JSON.parse(secrets.decrypt('push', device.keys, device.endpoint)));
    const { default: webPush } = await import('web-push');
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: keysOfDevice },
      notice,
      { TTL: TTL_SECONDS, urgency: 'high', contentEncoding: 'aes128gcm', vapidDetails: { subject: contact, ...keys } },
    );
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const status = await post(
      endpoint,
      { headers: Object.fromEntries(entries), body: body ?? new Uint8Array() },
      signal,
    );
    if (status === 404 || status === 410) await deps.writer.write((trx) => deletePushDevice(trx, device.id));
    else if (status >= 300) log.warn({ status, device: device.id }, 'a push service did not take a notice');
  } catch (error) {
    log.warn({ err: error, device: device.id }, 'a device could not be woken');
  }
}

/** The server's key pair for push messages, made once and stored encrypted. Browsers subscribe with its public key. */
export async function ensureVapidKeys({
  db,
  writer,
  secrets,
}: Pick<PushDeps, 'db' | 'writer' | 'secrets'>): Promise<VapidKeys> {
  const open = (sealed: string) => vapidKeys.parse(JSON.parse(secrets.decrypt('vapid', sealed, VAPID)));
  const stored = await findMeta(db, VAPID);
  if (stored !== null) return open(stored);
  const { default: webPush } = await import('web-push'); // loaded only when needed
  const fresh = secrets.encrypt('vapid', JSON.stringify(webPush.generateVAPIDKeys()), VAPID);
  await writer.write((trx) => insertMeta(trx, VAPID, fresh));
  return open((await findMeta(db, VAPID)) ?? fresh);
}

/** Queues an alert's push message in the transaction that makes the alert. */
export async function queuePush(trx: Trx, { propertyId, event, conversationId, data, at }: DeskEvent): Promise<void> {
  const about = payload.parse({ ...JSON.parse(data), conversationId });
  await enqueue(trx, { propertyId, kind: 'push', key: `${propertyId}:${event}`, payload: about, at, runAt: at });
}
