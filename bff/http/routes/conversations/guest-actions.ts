import {
  conversation as conversationAnswer,
  forwardBody,
  mergeBody,
  noBody,
} from '../../../../shared/api/conversations.ts';
import { blockGuest, unblockGuest } from '../../../conversation/triage/block.ts';
import { forward } from '../../../conversation/triage/forward.ts';
import { mergeInto, unmerge } from '../../../conversation/triage/merge.ts';
import { type AnswerHolder, answerWithConversation, conversationCommand } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

/** The parts that all of these routes share. */
const act = {
  method: 'POST',
  access: 'conversations:write',
  property: true,
  status: 200,
  answer: conversationAnswer,
} as const;

/** Merging conversations, blocking a guest, and forwarding to a colleague. */
export const guestActionRoutes = [
  route({
    ...act,
    path: '/api/conversations/{id}/merge',
    summary: 'Merge this conversation into another of the same guest; returns the other conversation',
    body: mergeBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const { into } = call.body;
      await mergeInto(
        call.deps,
        { ...conversationCommand(call), into },
        answerWithConversation(call, 'conversation.merged', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/unmerge',
    summary: 'Undo a merge',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      await unmerge(
        call.deps,
        conversationCommand(call),
        answerWithConversation(call, 'conversation.unmerged', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/block',
    summary: 'Block the guest: messages are stored but nobody is notified, except in an emergency',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      await blockGuest(call.deps, conversationCommand(call), answerWithConversation(call, 'guest.blocked', holder));
      return holder.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/unblock',
    summary: 'Unblock the guest',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      await unblockGuest(call.deps, conversationCommand(call), answerWithConversation(call, 'guest.unblocked', holder));
      return holder.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/forward',
    summary: 'Forward the conversation to a colleague, with a summary',
    body: forwardBody,
    errors: ['already_taken'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const { userId: to, text } = call.body;
      await forward(
        call.deps,
        { ...conversationCommand(call), to, text },
        answerWithConversation(call, 'conversation.forwarded', holder),
      );
      return holder.answer;
    },
  }),
];
