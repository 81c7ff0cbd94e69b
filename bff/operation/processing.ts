import type { Processing } from '../../shared/api/account/processing.ts';
import type { Retention } from '../../shared/api/account/retention.ts';
import type { Activity, DataKind, ProcessorKind } from '../../shared/domain/house/processing.ts';
import { CHANNEL_ADAPTERS, findConnected } from '../channels/registry.ts';
import { listPushHosts } from '../store/account/push-devices.ts';
import { listChannelConnections } from '../store/channels/connections.ts';
import { listWebhooks } from '../store/channels/webhooks.ts';
import { loadRetention } from '../store/guests/retention.ts';
import { findAiSwitches } from '../store/house/activation.ts';
import { findChannelManager } from '../store/pms/channel-manager-connections.ts';
import { listConnectionsOf } from '../store/pms/connections.ts';
import type { Db } from '../store/schema/schema.ts';

type Processor = Processing['processors'][number];

/** Where the operator's settings send data; null: nowhere. */
export interface Outlets {
  model: { name: string; host: string } | null;
  embeddings: { name: string; host: string } | null;
  mailHost: string | null;
}

interface Entry {
  purpose: string;
  people: 'guests' | 'staff';
  data: DataKind[];
  kept: keyof Retention;
  /** External recipients, if connected. */
  to: ProcessorKind[];
}

const ENTRIES: Record<Activity, Entry> = {
  conversations: {
    purpose: 'Answering what guests write',
    people: 'guests',
    data: ['contact', 'messages', 'addresses'],
    kept: 'conversationDays',
    to: ['channel', 'model', 'pms', 'mail', 'push'],
  },
  stays: {
    purpose: 'Recognising guests and their bookings, and proving that a booking is theirs',
    people: 'guests',
    data: ['contact', 'stays', 'likes'],
    kept: 'guestDays',
    to: ['pms', 'channel_manager', 'mail'],
  },
  tasks: {
    purpose: 'Work of staff that guests asked for',
    people: 'guests',
    data: ['requests', 'stays'],
    kept: 'taskDays',
    to: ['pms', 'push'],
  },
  exchange: {
    purpose: 'Finding faults in the exchange of bookings; names are masked in it',
    people: 'guests',
    data: ['stays'],
    kept: 'pmsLogDays',
    to: [],
  },
  programs: {
    purpose: 'Telling the hotel’s own programs what happens',
    people: 'guests',
    data: ['messages', 'requests', 'stays'],
    kept: 'webhookDays',
    to: ['program'],
  },
  accounts: {
    purpose: 'Signing colleagues in, and showing who did what',
    people: 'staff',
    data: ['contact', 'addresses', 'deeds'],
    kept: 'auditDays',
    to: ['mail', 'push'],
  },
};

/**
 * A property's record of processing activities, with all external recipients of personal data, from what is connected and enabled
 * now.
 */
export async function describeProcessing(
  db: Db,
  house: { accountId: string; id: string; name: string },
  outlets: Outlets,
  now: Date,
): Promise<Processing> {
  const processors = await listProcessors(db, house, outlets);
  const retention = await loadRetention(db, house.id);
  const activities = Object.entries(ENTRIES) as [Activity, Entry][]; // Object.entries forgets the keys
  return {
    house: house.name,
    at: now.toISOString(),
    activities: activities
      .map(([id, { purpose, people, data, kept: days, to }]) => ({
        id,
        purpose,
        people,
        data,
        keptDays: retention[days],
        recipients: processors.filter(({ kind }) => to.includes(kind)).map((one) => one.id),
      }))
      // Without webhooks, nothing is processed for programs.
      .filter(({ id, recipients }) => id !== 'programs' || recipients.length > 0),
    processors,
  };
}

async function listProcessors(
  db: Db,
  { accountId, id: propertyId }: { accountId: string; id: string },
  { model, embeddings, mailHost }: Outlets,
): Promise<Processor[]> {
  const found: Omit<Processor, 'id'>[] = [];
  for (const { channel, connectedAt } of await listChannelConnections(db, propertyId)) {
    const adapter = findConnected(channel);
    const name = adapter === undefined ? channel : CHANNEL_ADAPTERS[adapter].label;
    found.push({ kind: 'channel', name, host: null, since: connectedAt });
  }
  for (const pms of await listConnectionsOf(db, propertyId))
    if (pms.connected) found.push({ kind: 'pms', name: pms.provider, host: null, since: pms.connectedAt });
  const manager = await findChannelManager(db, propertyId);
  if (manager?.connected)
    found.push({ kind: 'channel_manager', name: manager.provider, host: null, since: manager.connectedAt });
  const { languageModel } = await findAiSwitches(db, propertyId);
  for (const one of languageModel ? [model, embeddings] : [])
    if (one !== null) found.push({ kind: 'model', name: one.name, host: one.host, since: null });
  if (mailHost !== null) found.push({ kind: 'mail', name: 'SMTP', host: mailHost, since: null });
  for (const host of await listPushHosts(db, accountId))
    found.push({ kind: 'push', name: 'Web Push', host, since: null });
  for (const { url, active, createdAt } of await listWebhooks(db, propertyId))
    if (active) found.push({ kind: 'program', name: 'Webhook', host: new URL(url).host, since: createdAt });
  return found.map((one, index) => ({ id: `${one.kind}-${index + 1}`, ...one }));
}
