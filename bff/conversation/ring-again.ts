import { findConversation, updateConversation } from '../store/conversations.ts';
import { listUnheardEmergencies, readEmergency } from '../store/emergencies.ts';
import { commitAndAnnounce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import { ringEmergency } from './emergency.ts';

/** An emergency that nobody looks after is told again so often, for half an hour; at the desks it stands until then and after. */
const RING_AGAIN_MS = 2 * 60_000;
const RINGS_MAX = 15;
const CONVERSATIONS_MAX = 100;

/** Rings again for every emergency that nobody has acknowledged: at the desks, and on the phones of colleagues at home. */
export async function ringForEmergencies(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
): Promise<void> {
  const now = deps.clock();
  const rungBefore = new Date(+now - RING_AGAIN_MS).toISOString();
  const wanted = { rungBefore, ringsMax: RINGS_MAX, limit: CONVERSATIONS_MAX };
  for (const { propertyId, id, emergencyRungAt } of await listUnheardEmergencies(deps.db, wanted))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      const emergency = conversation === undefined ? null : readEmergency(conversation);
      if (conversation === undefined || emergency === null) return;
      // A colleague was faster, or the guest cried again meanwhile.
      if (conversation.acknowledgedAt !== null || conversation.emergencyRungAt !== emergencyRungAt) return;
      await updateConversation(trx, conversation, {
        emergencyRungAt: now.toISOString(),
        emergencyRings: conversation.emergencyRings + 1,
      });
      await ringEmergency(announce, conversation, emergency);
    });
}
