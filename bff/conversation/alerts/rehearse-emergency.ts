import { newId } from '../../base/ids.ts';
import { NEW_DIALOGUE } from '../../engine/types.ts';
import { type Conversation, insertConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findOpenRehearsal } from '../../store/conversations/emergencies.ts';
import { type Also, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';
import { ringEmergency } from './emergency.ts';

/**
 * Rehearses an emergency: every desk and colleagues' phones ring until somebody acknowledges it. The conversation is
 * marked as a rehearsal, and has no guest and no task; webhooks get nothing. Only one rings at a time: a second call
 * returns the present one.
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
      const openRehearsal = await findOpenRehearsal(trx, propertyId);
      if (openRehearsal !== undefined) return openRehearsal;
      const rehearsal = await insertConversation(
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
      await noteForStaff(trx, announce, rehearsal, { kind: 'rehearsal', by: actor.name }, at);
      const ringing = await updateConversation(trx, rehearsal, {
        state: 'waiting',
        waitingSince: at,
        department: 'front_desk',
        emergency: JSON.stringify(emergency),
        emergencyAt: at,
        emergencyRungAt: at,
      });
      await announce.desk(propertyId, 'conversation', rehearsal.id);
      await ringEmergency(announce, rehearsal, emergency);
      return ringing;
    },
    also,
  );
}
