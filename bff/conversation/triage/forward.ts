import { z } from 'zod';
import type { ForwardSummary } from '../../../shared/domain/staff/staff-event.ts';
import { ServiceError } from '../../base/errors.ts';
import { findUserNames } from '../../store/account/user-names.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findLastOfGuests } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { listOpenTasks } from '../../store/tasks/tasks.ts';
import { type Also, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { detectOrKeep } from '../language/detect-language.ts';
import { requireAnswering } from '../staff/colleague.ts';
import { toDialogueView } from '../staff/dialogue-view.ts';
import { assignTo, openAgain } from '../staff/moves.ts';
import { noteForStaff } from '../staff/note-for-staff.ts';
import { sayAsStaff } from '../staff/say.ts';
import type { StaffAct } from '../staff/staff.ts';
import { moveConversation } from '../state.ts';
import { requireFound } from './require-found.ts';

const TASKS_MAX = 5;
/** A longer message of the guest is cut in the summary. */
const WORDS_MAX = 280;
const intents = z.array(z.string());

/**
 * Forwards a conversation to a colleague with a summary: who and where the guest is, the matter, since when they wait,
 * their last message, and open tasks. The summary is made from stored data, without a model. A guest whom nobody held
 * waits for that colleague from now on. `text` is a note of one's own. Throws `validation_failed` if the colleague does
 * not answer guests here, and `already_taken` if another colleague holds the conversation.
 */
export async function forward(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine' | 'log'>,
  { to, text, ...act }: StaffAct & { to: string; text?: string | undefined },
  also?: Also<Conversation>,
): Promise<Conversation> {
  const at = deps.clock().toISOString();
  const { code: language } = await detectOrKeep(deps, text ?? '', {});
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const conversation = await requireFound(trx, act);
      await requireAnswering(trx, act.propertyId, to, '/userId');
      if (conversation.state === 'staffed' && conversation.holder !== act.actor.id && act.actor.userId !== null)
        throw new ServiceError('already_taken', 'A colleague holds this conversation; take it over first');
      const name = (await findUserNames(trx, [to])).get(to) ?? '';
      const summary = await summarise(trx, conversation);
      await noteForStaff(trx, announce, conversation, { kind: 'forwarded', by: act.actor.name, to: name, summary }, at);
      if (text !== undefined)
        await sayAsStaff(trx, announce, conversation, { text, internal: true, language, actor: act.actor, at });
      const openConversation =
        conversation.state === 'resolved'
          ? await openAgain(trx, announce, conversation, { restore: false, at })
          : conversation;
      if (openConversation.state === 'staffed')
        await assignTo(trx, announce, openConversation, { to: { userId: to }, at });
      else
        await moveConversation(trx, announce, openConversation, 'handoff', {
          assigneeId: to,
          waitingWhy: 'forwarded',
          updatedAt: at,
        });
      const detail = act.actor.name;
      await announce.desk(act.propertyId, 'alert', conversation.id, { kind: 'forwarded', userId: to, detail });
      return requireFound(trx, act);
    },
    also,
  );
}

async function summarise(trx: Trx, conversation: Conversation): Promise<ForwardSummary> {
  const { id, propertyId, guestName, room, language, matter, waitingSince, dialogue } = conversation;
  const lastMessage = (await findLastOfGuests(trx, [id])).get(id);
  const tasks = await listOpenTasks(trx, propertyId, id);
  return {
    guest: guestName,
    room,
    language,
    matter: matter === null ? [] : readJson(intents, matter),
    since: waitingSince,
    words: lastMessage === undefined ? null : { text: cutText(lastMessage.text), language: lastMessage.language },
    asks: toDialogueView(dialogue).openQuestion?.about ?? null,
    tasks: tasks.slice(0, TASKS_MAX).map(({ title, state, dueAt }) => ({ title, state, dueAt })),
  };
}

function cutText(text: string): string {
  return text.length <= WORDS_MAX ? text : `${text.slice(0, WORDS_MAX)} …`;
}
