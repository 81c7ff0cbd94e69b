import { isForHome } from '../../../shared/domain/emergency.ts';
import { findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listUnacknowledgedEmergencies, readEmergency } from '../../store/conversations/emergencies.ts';
import { loadAlertRules } from '../../store/house/alert-rules.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { mailHome } from './call-home.ts';
import { ringEmergency } from './emergency.ts';

/** An emergency that nobody looks after is told again so often, for half an hour; at the desks it stands until then and after. */
const RING_AGAIN_MS = 2 * 60_000;
const RINGS_MAX = 15;
const CONVERSATIONS_MAX = 100;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'secrets' | 'mail'>;

/**
 * Rings again for every emergency that nobody has acknowledged: at the desks, on phones, and after as long as the house said with
 * all colleagues at home, by mail too. `deskUrl` is where a mail leads.
 */
export async function ringForEmergencies(deps: Deps, deskUrl: string): Promise<void> {
  const now = deps.clock();
  const rungBefore = new Date(+now - RING_AGAIN_MS).toISOString();
  const wanted = { rungBefore, ringsMax: RINGS_MAX, limit: CONVERSATIONS_MAX };
  for (const { propertyId, id, emergencyRungAt } of await listUnacknowledgedEmergencies(deps.db, wanted))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      const emergency = conversation === undefined ? null : readEmergency(conversation);
      if (conversation === undefined || emergency === null) return;
      // A colleague was faster, or the guest cried again meanwhile.
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
