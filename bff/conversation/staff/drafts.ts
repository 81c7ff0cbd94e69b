import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Pending } from '../../engine/types.ts';
import { findNameForGuest } from '../../store/account/user-names.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findDecisions } from '../../store/conversations/decisions.ts';
import { type Draft, findDraft, findOpenDrafts, reopenDraft, settleDraft } from '../../store/conversations/drafts.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { readTemplateOf } from '../channels/beyond-window.ts';
import { requireReach } from '../channels/queue-outgoing.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';
import { moveConversation } from '../state.ts';
import { seesAllOf, stepsOf } from '../stay/close-bookings.ts';
import { carryOut } from '../turn/carry-out.ts';
import { forgetQuestions, noteTasks, readDialogue } from '../turn/dialogue.ts';
import { supersedes } from '../turn/supersede.ts';
import { type Answer, toAnswer } from '../turn/to-answer.ts';
import { askWithheld, waitsForApproval } from './await-approval.ts';
import { noteForStaff } from './note-for-staff.ts';
import { routeHandOff } from './route.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;
type ApproveDeps = Deps & Pick<ConversationDeps, 'secrets' | 'engine' | 'mail'>;

interface DraftAct {
  propertyId: string;
  draftId: string;
  actor: Actor;
}

/**
 * Sends a draft to the guest, unchanged (its author is then the AI) or edited (its author is then the colleague). While
 * a colleague has the conversation the author is always the colleague. Steps that waited for approval are carried out
 * (await-approval.ts). Throws `conflict` if a colleague settled the draft first, if it is about a booking the
 * conversation may no longer see, or if it has changed since `revision`; `window_closed` or `opted_out` if the guest's
 * channel would not take it.
 */
export async function approveDraft(
  deps: ApproveDeps,
  { text, revision, ...act }: DraftAct & { text?: string | undefined; revision?: number | undefined },
  also?: Also<Message>,
): Promise<Message> {
  const now = deps.clock();
  const at = now.toISOString();
  const message = await commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const draft = await settle(trx, act, 'approved', at);
      if (revision !== undefined && revision !== draft.revision)
        throw new ServiceError('conflict', `A colleague changed the draft: it is at revision ${draft.revision} now`);
      const conversation = await findConversation(trx, act.propertyId, draft.conversationId);
      const serving = await findServing(trx, act.propertyId);
      if (conversation === undefined || serving === undefined)
        throw new ServiceError('not_found', 'The draft’s conversation is gone');
      const isChanged = draft.editedBy !== null || (text !== undefined && text !== draft.text);
      const template = isChanged ? undefined : readTemplateOf(draft);
      await requireReach(trx, conversation.id, { at, isTemplate: template !== undefined });
      const steps = await findSteps(trx, draft);
      const { timezone } = serving.property;
      if (!(await seesAllOf(trx, { ...act, conversationId: conversation.id, timezone }, steps, now)))
        throw new ServiceError('conflict', 'The booking it speaks of is no longer open to this conversation');
      const reply: Answer = JSON.parse(draft.reply);
      const edited = conversation.state === 'staffed' || isChanged;
      const draftText = { text: text ?? draft.text, language: draft.language };
      const message = await insertMessage(trx, conversation, {
        ...(edited ? await byStaff(trx, act, draftText) : toAnswer(reply)),
        at,
        replyTo: draft.replyTo,
        ...(draft.decisionId === null ? {} : { decisionId: draft.decisionId }),
      });
      announce.guest(toGuestEvent(message), { template });
      const doing = { serving, conversation, messageId: draft.replyTo, language: draft.language, at };
      const arranged = await carryOut(deps, trx, announce, steps.filter(waitsForApproval), doing);
      const awaits: Pending[] = draft.awaits === null ? [] : JSON.parse(draft.awaits);
      const dialogue = noteTasks(askWithheld(readDialogue(conversation.dialogue), awaits, message.text), arranged);
      await updateConversation(trx, conversation, {
        dialogue: JSON.stringify(dialogue),
        staffActiveAt: at,
        staffReadSeq: message.staffSeq,
        answeredSeq: message.staffSeq,
      });
      await announce.desk(act.propertyId, 'draft', conversation.id, { draftId: draft.id });
      await announce.desk(act.propertyId, 'message', conversation.id, { messageId: message.id });
      await announce.desk(act.propertyId, 'conversation', conversation.id);
      return message;
    },
    also,
  );
  deps.mail?.nudge(); // a mail with a code may have waited for the approval
  return message;
}

/** The author fields of a colleague's message, with the name that guests see. */
async function byStaff(trx: Trx, { propertyId, actor }: DraftAct, words: { text: string; language: string }) {
  const name = await findNameForGuest(trx, propertyId, actor.userId);
  return { author: 'staff' as const, ...words, name, ...(actor.userId === null ? {} : { userId: actor.userId }) };
}

/** The steps of the draft's decision; none if it has no decision. */
async function findSteps(trx: Trx, draft: Draft): Promise<DecisionStep[]> {
  const { propertyId, decisionId } = draft;
  const stored = decisionId === null ? undefined : (await findDecisions(trx, propertyId, [decisionId])).get(decisionId);
  return stepsOf(draft, stored);
}

/**
 * Discards a draft. If it was the last one of a guest whom no colleague has taken over, the guest now waits for staff.
 * Throws `conflict` if a colleague settled it first.
 */
export async function discardDraft(deps: Deps, act: DraftAct, also?: Also<Draft>): Promise<Draft> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const draft = await settle(trx, act, 'discarded', at);
      const conversation = await findConversation(trx, act.propertyId, draft.conversationId);
      if (conversation !== undefined) await leaveWithStaff(trx, announce, conversation, { ...act, at });
      await announce.desk(act.propertyId, 'draft', draft.conversationId, { draftId: draft.id });
      return draft;
    },
    also,
  );
}

/** Forgets the AI's open questions; after the last draft the guest waits for staff. */
async function leaveWithStaff(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { actor, at }: { actor: Actor; at: string },
): Promise<void> {
  const { propertyId, id } = conversation;
  const dialogue = await forgetQuestions(trx, conversation);
  const isLast = (await findOpenDrafts(trx, propertyId, id)).length === 0;
  if (conversation.state !== 'open' || !isLast) {
    await updateConversation(trx, conversation, { dialogue });
    return;
  }
  const { department, language, assigneeId } = conversation;
  const route = await routeHandOff(trx, { propertyId, department, language, current: actor.userId ?? assigneeId, at });
  const why = { waitingWhy: 'draft_discarded', dialogue, updatedAt: at };
  await noteForStaff(trx, announce, conversation, { kind: 'left_waiting', by: actor.name }, at);
  await moveConversation(trx, announce, conversation, 'handoff', { ...route, ...why });
}

/** Discards open drafts that the guest's newer message has superseded. Drafts about other matters stay. */
export async function supersedeDrafts(
  trx: Trx,
  announce: Announce,
  {
    conversation,
    at,
    ...newer
  }: { conversation: Pick<Conversation, 'id' | 'propertyId'>; at: string } & Parameters<typeof supersedes>[0],
): Promise<void> {
  const { id, propertyId } = conversation;
  const drafts = await findOpenDrafts(trx, propertyId, id);
  const decisions = await findDecisions(
    trx,
    propertyId,
    drafts.flatMap(({ decisionId }) => decisionId ?? []),
  );
  for (const draft of drafts) {
    const stored = decisions.get(draft.decisionId ?? '');
    const older: Decision | null = stored === undefined ? null : JSON.parse(stored.decision);
    if (older === null || !supersedes(newer, older)) continue;
    await settleDraft(trx, draft, { state: 'discarded', decidedBy: null, decidedAt: at });
    await announce.desk(propertyId, 'draft', id, { draftId: draft.id });
  }
}

/** Discards all open drafts of a conversation, for instance because a colleague writes. Returns their ids. */
export async function discardOpenDrafts(
  trx: Trx,
  announce: Announce,
  { id, propertyId }: Pick<Conversation, 'id' | 'propertyId'>,
  { by, at }: { by: string | null; at: string },
): Promise<string[]> {
  const drafts = await findOpenDrafts(trx, propertyId, id);
  for (const draft of drafts) {
    await settleDraft(trx, draft, { state: 'discarded', decidedBy: by, decidedAt: at });
    await announce.desk(propertyId, 'draft', id, { draftId: draft.id });
  }
  return drafts.map((draft) => draft.id);
}

/** Opens drafts again that were discarded by an act of staff which is now undone. */
export async function takeBackDrafts(
  trx: Trx,
  announce: Announce,
  { id, propertyId }: Pick<Conversation, 'id' | 'propertyId'>,
  draftIds: readonly string[],
): Promise<void> {
  for (const draftId of draftIds) {
    if (await reopenDraft(trx, { propertyId, id: draftId })) await announce.desk(propertyId, 'draft', id, { draftId });
  }
}

async function settle(trx: Trx, act: DraftAct, state: 'approved' | 'discarded', at: string): Promise<Draft> {
  const settled = await settleDraft(
    trx,
    { propertyId: act.propertyId, id: act.draftId },
    { state, decidedBy: act.actor.userId, decidedAt: at },
  );
  if (settled !== undefined) return settled;
  const current = await findDraft(trx, act.propertyId, act.draftId);
  if (current === undefined) throw new ServiceError('not_found', 'There is no such draft');
  throw new ServiceError('conflict', `The draft was ${current.state} already`);
}
