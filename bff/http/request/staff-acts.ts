import type { z } from 'zod';
import { conversation as conversationAnswer, message as messageAnswer } from '../../../shared/api/conversations.ts';
import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import type { Also } from '../../conversation/commit.ts';
import type { Actor } from '../../conversation/deps.ts';
import { toConversationView, toStaffMessages } from '../../conversation/views.ts';
import { appendAudit } from '../../store/account/audit.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { auditEntry, type Call, param, principalOf, propertyOf } from './call.ts';

type AnyCall = Call<unknown, unknown>;

/** Holds the answer made inside a command's transaction until the route returns it. */
export interface AnswerHolder<S extends z.ZodType> {
  answer?: z.output<S>;
}

/** The conversation of the path, and the actor. */
export function conversationCommand(call: AnyCall): { propertyId: string; conversationId: string; actor: Actor } {
  return { propertyId: propertyOf(call).id, conversationId: param(call, 'id'), actor: actorOf(call) };
}

export function actorOf(call: AnyCall): Actor {
  const { kind, id, name } = principalOf(call);
  return { id, userId: kind === 'user' ? id : null, name };
}

/** Makes the answer, the audit row and the idempotency record in the command's transaction. */
export function answerWithConversation(
  call: AnyCall,
  action: AuditAction,
  holder: AnswerHolder<typeof conversationAnswer>,
): Also<Conversation> {
  return async (trx, row) => {
    holder.answer = conversationAnswer.parse(await toConversationView(trx, row, actorOf(call).userId));
    await recordResult(trx, call, action, row.id, holder.answer);
  };
}

/** As answerWithConversation, for a message. */
export function answerWithMessage(
  call: AnyCall,
  action: AuditAction,
  holder: AnswerHolder<typeof messageAnswer>,
): Also<Message> {
  return async (trx, row) => {
    const [view] = await toStaffMessages(trx, row.propertyId, [row]);
    holder.answer = messageAnswer.parse(view);
    await recordResult(trx, call, action, row.conversationId, holder.answer);
  };
}

/** The audit row and the idempotency record of an answer. */
export async function recordResult(
  trx: Trx,
  call: AnyCall,
  action: AuditAction,
  subject: string,
  answer: unknown,
): Promise<void> {
  await appendAudit(trx, call.deps.secrets, auditEntry(call, action, subject), call.now.toISOString());
  await call.record(trx, answer);
}
