import { isForHome } from '../../../shared/domain/emergency.ts';
import { findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listUnacknowledgedEmergencies, readEmergency } from '../../store/conversations/emergencies.ts';
import { loadAlertRules } from '../../store/house/alert-rules.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { mailHome } from './call-home.ts';
import { ringEmergency } from './emergency.ts';

/**
 * An emergency without acknowledgement rings again this often, for half an hour. The desks show it until it is
 * acknowledged.
 */
const RING_AGAIN_MS = 2 * 60_000;
const RINGS_MAX = 15;
const CONVERSATIONS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'secrets' | 'mail'>;

/**
 * Rings again for every emergency that nobody has acknowledged: at the desks and on phones. After the time set by the
 * property, colleagues who are not at work get a mail too. `deskUrl` is the link in that mail.
 */
export async function ringForEmergencies(deps: Deps, deskUrl: string): Promise<void> {
  const now = deps.clock();
  const rungBefore = new Date(+now - RING_AGAIN_MS).toISOString();
  const filter = { rungBefore, ringsMax: RINGS_MAX, limit: CONVERSATIONS_MAX };
  for (const { propertyId, id, emergencyRungAt } of await listUnacknowledgedEmergencies(deps.db, filter))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      const emergency = conversation === undefined ? null : readEmergency(conversation);
      if (conversation === undefined || emergency === null) return;
      // A colleague acknowledged it meanwhile, or the guest called for help again.
      if (conversation.acknowledgedAt !== null || conversation.emergencyRungAt !== emergencyRungAt) return;
      const at = now.toISOString();
      const ring = conversation.emergencyRings + 1;
      await updateConversation(trx, conversation, { emergencyRungAt: at, emergencyRings: ring });
      await ringEmergency(announce, conversation, emergency);
      const rules = await loadAlertRules(trx, propertyId);
      if (isForHome(conversation, rules.emergencyAfterMinutes, now))
        await mailHome(trx, deps, conversation, { emergency, rules, ring, deskUrl, at });
    });
  deps.mail?.nudge();
}
