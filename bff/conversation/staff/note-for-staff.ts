import type { StaffEvent, StaffEventKind } from '../../../shared/domain/staff/staff-event.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';

/** In English, like the engine's reasons. The desk shows the event in its own language. */
const WORDS: Record<StaffEventKind, (by: string, to: string) => string> = {
  taken_over: (by) => `${by} took over.`,
  left_waiting: (by) => `${by} discarded the draft; the guest waits for staff.`,
  acknowledged: (by) => `${by} looks after the emergency.`,
  rehearsal: (by) => `A rehearsal of an emergency, begun by ${by}. Nobody is in danger.`,
  forwarded: (by, to) => `${by} forwarded this to ${to}.`,
  merged: (by) => `${by} made two conversations of this guest one.`,
  unmerged: (by) => `${by} took two conversations of this guest apart again.`,
  blocked: (by) => `${by} blocked this guest: nobody is told of what they write, but for an emergency.`,
  unblocked: (by) => `${by} listens to this guest again.`,
  went_to_device: () => 'The guest went on with this chat on another device.',
  went_to_whatsapp: () => 'The guest went on on WhatsApp: that chat is listed with the guest.',
  went_to_mail: () => 'The guest went on by e-mail: that conversation is listed with the guest.',
  came_from_chat: () => 'The guest came here from the chat on the site, which is listed with the guest.',
};

/** Adds a line to the conversation's history, visible to staff only, about something one of them did. */
export async function noteForStaff(
  trx: Trx,
  announce: Announce,
  conversation: Pick<Conversation, 'id' | 'propertyId'>,
  event: StaffEvent,
  at: string,
): Promise<void> {
  const { propertyId, id } = conversation;
  const note = await insertMessage(trx, conversation, {
    author: 'system',
    text: WORDS[event.kind](event.by, event.to ?? ''),
    language: FALLBACK_LANGUAGE,
    internal: true,
    event: JSON.stringify(event),
    at,
  });
  await announce.desk(propertyId, 'message', id, { messageId: note.id });
}
