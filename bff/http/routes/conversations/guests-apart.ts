import {
  conversation as conversationAnswer,
  forwardBody,
  mergeBody,
  noBody,
} from '../../../../shared/api/conversations.ts';
import { blockGuest, unblockGuest } from '../../../conversation/triage/block.ts';
import { forward } from '../../../conversation/triage/forward.ts';
import { mergeInto, unmerge } from '../../../conversation/triage/merge.ts';
import { actOn, type Kept, keepConversation } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

/** What every one of these has in common. */
const act = {
  method: 'POST',
  access: 'conversations:write',
  property: true,
  status: 200,
  answer: conversationAnswer,
} as const;

/** Who a conversation is with, and who looks after them: made one, left unheard, given to a colleague. */
export const guestsApartRoutes = [
  route({
    ...act,
    path: '/api/conversations/{id}/merge',
    summary: 'Make this conversation one with another of the same guest, which goes on; answers the other',
    body: mergeBody,
    errors: ['conflict'],
    async handler(call) {
      const kept: Kept<typeof conversationAnswer> = {};
      const { into } = call.body;
      await mergeInto(call.deps, { ...actOn(call), into }, keepConversation(call, 'conversation.merged', kept));
      return kept.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/unmerge',
    summary: 'Take a merge back',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const kept: Kept<typeof conversationAnswer> = {};
      await unmerge(call.deps, actOn(call), keepConversation(call, 'conversation.unmerged', kept));
      return kept.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/block',
    summary: 'Listen to this guest no more: what they write is kept and told to nobody, but for an emergency',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const kept: Kept<typeof conversationAnswer> = {};
      await blockGuest(call.deps, actOn(call), keepConversation(call, 'guest.blocked', kept));
      return kept.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/unblock',
    summary: 'Listen to this guest again',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const kept: Kept<typeof conversationAnswer> = {};
      await unblockGuest(call.deps, actOn(call), keepConversation(call, 'guest.unblocked', kept));
      return kept.answer;
    },
  }),
  route({
    ...act,
    path: '/api/conversations/{id}/forward',
    summary: 'Give the conversation to a colleague with a summary of what stands in it',
    body: forwardBody,
    errors: ['already_taken'],
    async handler(call) {
      const kept: Kept<typeof conversationAnswer> = {};
      const { userId: to, text } = call.body;
      await forward(call.deps, { ...actOn(call), to, text }, keepConversation(call, 'conversation.forwarded', kept));
      return kept.answer;
    },
  }),
];
