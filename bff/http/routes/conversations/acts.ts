import type { z } from 'zod';
import { conversation as conversationAnswer } from '../../../../shared/api/conversations.ts';
import { actBody, acted, type ConversationAction } from '../../../../shared/api/macros.ts';
import { may } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { runActions } from '../../../conversation/triage/run-actions.ts';
import { toConversationView } from '../../../conversation/views.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findMacro } from '../../../store/house/macros.ts';
import { auditEntry, type Call, orNotFound, principalOf, propertyOf } from '../../request/call.ts';
import { actorOf } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';
import { watchWriting } from '../../signing-in/watch-writing.ts';

type Body = z.output<typeof actBody>;
type Outcome = z.output<typeof acted>['items'][number];
type ActCall = Call<unknown, Body>;

export const actRoutes = [
  route({
    method: 'POST',
    path: '/api/conversations/actions',
    access: 'conversations:write',
    property: true,
    summary:
      'Perform actions on one or many conversations. For each conversation either all actions are performed or none; failures are reported per conversation',
    status: 200,
    body: actBody,
    answer: acted,
    errors: ['conflict'],
    async handler(call) {
      const { macroId, items } = call.body;
      const macro =
        macroId === undefined ? null : orNotFound(await findMacro(call.deps.db, propertyOf(call).id, macroId), 'macro');
      const outcomes: Outcome[] = [];
      // One after another: each item has its own transaction, and guests' messages are handled in between.
      for (const item of items) {
        const actions = macro?.actions ?? item.actions ?? [];
        outcomes.push(await actOnOne(call, { ...item, actions, macroId }));
      }
      return { items: outcomes };
    },
  }),
];

async function actOnOne(
  call: ActCall,
  {
    id,
    actions,
    seen,
    macroId,
  }: Body['items'][number] & { actions: ConversationAction[]; macroId: string | undefined },
): Promise<Outcome> {
  const actor = actorOf(call);
  const shown: { conversation: Outcome['conversation'] } = { conversation: null };
  try {
    if (actions.some(({ do: what }) => what === 'task') && !may(principalOf(call), 'tasks:write'))
      throw new ServiceError('forbidden', 'Making tasks needs the right tasks:write');
    const command = { propertyId: propertyOf(call).id, conversationId: id, actor, actions, seen };
    const { undo } = await runActions(call.deps, command, async (trx, { conversation, messages }) => {
      shown.conversation = conversationAnswer.parse(await toConversationView(trx, conversation, actor.userId));
      const detail = { did: actions.map(({ do: what }) => what), ...(macroId === undefined ? {} : { macro: macroId }) };
      const entry = auditEntry(call, 'conversation.changed', id, detail);
      await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
      for (const message of messages) await watchWriting(call)(trx, message);
    });
    return { id, done: true, ...shown, undo, code: null, detail: null };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'store_unavailable') throw error;
    return { id, done: false, conversation: null, undo: [], code: error.code, detail: error.message };
  }
}
