import { newId } from '../../base/ids.ts';
import { NEW_DIALOGUE } from '../../engine/types.ts';
import { type Conversation, insertConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findOpenRehearsal } from '../../store/conversations/emergencies.ts';
import { type Also, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';
import { ringEmergency } from './emergency.ts';

/**
 * Rings every desk, and colleagues' phones, as an emergency does, until somebody acknowledges it: a conversation that says
 * it is a rehearsal, with no guest, no task, and nothing told to the hotel's own programs. One at a time: a second press
 * gives the one that rings.
 */
export function rehearseEmergency(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  { propertyId, actor }: { propertyId: string; actor: Actor },
  also?: Also<Conversation>,
): Promise<Conversation> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const known = await findOpenRehearsal(trx, propertyId);
      if (known !== undefined) return known;
      const made = await insertConversation(
        trx,
        {
          id: newId('conversation'),
          propertyId,
          channel: 'widget',
          mode: 'staff',
          language: null,
          locale: null,
          pageUrl: null,
          dialogue: JSON.stringify(NEW_DIALOGUE),
        },
        at,
      );
      const emergency = { danger: 'security', room: null, messageId: null } as const;
      await noteForStaff(trx, announce, made, { kind: 'rehearsal', by: actor.name }, at);
      const ringing = await updateConversation(trx, made, {
        state: 'waiting',
        waitingSince: at,
        department: 'front_desk',
        emergency: JSON.stringify(emergency),
        emergencyAt: at,
        emergencyRungAt: at,
      });
      await announce.desk(propertyId, 'conversation', made.id);
      await ringEmergency(announce, made, emergency);
      return ringing;
    },
    also,
  );
}
