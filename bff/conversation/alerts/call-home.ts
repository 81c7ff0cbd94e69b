import type { AlertRules } from '../../../shared/api/alerts.ts';
import type { Danger, Emergency } from '../../../shared/domain/emergency.ts';
import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { queueMail } from '../../delivery/deliveries.ts';
import { listEmergencyAddresses } from '../../store/account/users.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findProperty } from '../../store/house/properties.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { ConversationDeps } from '../deps.ts';

/** The desks and phones ring every two minutes; a mail is written with every third of these calls. */
const MAIL_EVERY_CALLS = 3;

/** In English, as all mail to staff. */
const DANGERS: Record<Danger, string> = {
  fire: 'fire or smoke',
  medical: 'medical emergency',
  security: 'danger',
};

/**
 * Queues mails about an emergency to all colleagues who see conversations and to the house's emergency addresses, in the
 * transaction that rings again; `ring` counts the rings from one. Nothing is queued if this server sends no mail.
 */
export async function mailHome(
  trx: Trx,
  { secrets, mail }: Pick<ConversationDeps, 'secrets' | 'mail'>,
  conversation: Conversation,
  {
    emergency,
    rules,
    ring,
    deskUrl,
    at,
  }: { emergency: Emergency; rules: AlertRules; ring: number; deskUrl: string; at: string },
): Promise<void> {
  const { propertyId, id } = conversation;
  const firstCall = Math.ceil(rules.emergencyAfterMinutes / 2);
  if (mail === null || (ring - firstCall) % MAIL_EVERY_CALLS !== 0) return;
  const property = await findProperty(trx, propertyId);
  if (property === undefined) return;
  const staff = await listEmergencyAddresses(trx, property.accountId, propertyId);
  const words = callTexts(conversation, emergency, { house: property.name, timezone: property.timezone, deskUrl });
  for (const to of new Set([...staff, ...rules.emergencyMail])) {
    const key = `emergency ${id} ${conversation.emergencyAt} ${ring} ${to}`;
    await queueMail(trx, secrets, { propertyId, key, mail: { to, ...words }, at });
  }
}

/** Contains neither the guest's words nor a name, since others may see the mail. */
function callTexts(
  { id, emergencyAt }: Pick<Conversation, 'id' | 'emergencyAt'>,
  { danger, room, messageId }: Emergency,
  { house, timezone, deskUrl }: { house: string; timezone: string; deskUrl: string },
): { subject: string; text: string } {
  const isRehearsal = messageId === null;
  const description = isRehearsal ? 'rehearsal of an emergency' : DANGERS[danger];
  const where = room === null ? '' : `, room ${room}`;
  const at = new Date(emergencyAt ?? 0);
  const since = `${localTime(at, timezone)} (${timezone}, ${localDate(at, timezone)})`;
  return {
    subject: `${isRehearsal ? 'Rehearsal' : 'EMERGENCY'}: ${description}${where} (${house})`,
    text: [
      isRehearsal
        ? 'An emergency is rehearsed, and nobody has acknowledged it yet.'
        : `A guest of ${house} wrote of ${description}${where}, and nobody has acknowledged it yet.`,
      `It has rung since ${since}. Open the desk and say that you look after it; it rings until somebody does:`,
      `${deskUrl}/inbox/${id}`,
    ].join('\n'),
  };
}
