import type { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import {
  assignBody,
  conversation as conversationAnswer,
  conversationCounts,
  conversationQuery,
  decisionsQuery,
  message as messageAnswer,
  messagesQuery,
  noBody,
  noteBody,
  reopenBody,
  sortConversationBody,
  staffMessageBody,
  storedDecision,
  takeoverBody,
} from '../../../../shared/api/conversations.ts';
import { sortConversation } from '../../../conversation/staff/sort.ts';
import { assign, release, reopen, resolve, sendStaffMessage, takeOver } from '../../../conversation/staff/staff.ts';
import {
  toConversationView,
  toConversationViews,
  toDecisionEntry,
  toStaffMessages,
} from '../../../conversation/views.ts';
import {
  countConversationsInThread,
  findConversation,
  listConversationsInThread,
} from '../../../store/conversations/conversations.ts';
import { listDecisions } from '../../../store/conversations/decisions.ts';
import { listMessages, listMessagesBefore, type Message } from '../../../store/conversations/messages.ts';
import { indexMessages } from '../../../store/conversations/search.ts';
import type { Db } from '../../../store/schema/schema.ts';
import { readHere } from '../../../store/sqlite/reader.ts';
import { describeMatches } from '../../docs/describe-matches.ts';
import { type Call, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { readTemplate } from '../../request/read-template.ts';
import {
  type AnswerHolder,
  actorOf,
  answerWithConversation,
  answerWithMessage,
  conversationCommand,
} from '../../request/staff-acts.ts';
import { route } from '../../route.ts';
import { watchWriting } from '../../signing-in/watch-writing.ts';

const READ = 'conversations:read' as const;
const WRITE = 'conversations:write' as const;

/** The parts that all routes which move a conversation share. */
const move = { method: 'POST', access: WRITE, property: true, status: 200, answer: conversationAnswer } as const;

export const conversationRoutes = [
  route({
    method: 'GET',
    path: '/api/conversations',
    access: READ,
    property: true,
    summary: 'List the property’s conversations, most recently changed first',
    status: 200,
    query: conversationQuery,
    answer: listOf(conversationAnswer),
    async handler(call) {
      const { assignee, unread, attention, snoozed, blocked, merged, q, ...filter } = call.query;
      const { db, writer } = call.deps;
      if (q !== undefined) await indexMessages(db, writer);
      // A search goes through all messages, so it runs in another thread: no guest waits for it.
      const reader = q === undefined ? readHere(db) : call.deps.reader;
      const page = await reader.read(listConversationsInThread, propertyOf(call).id, {
        ...filter,
        assigneeId: assignee === 'me' ? principalOf(call).id : assignee,
        ...(unread === undefined ? {} : { unreadBy: actorOf(call).userId }),
        attention: attention === 'true',
        blocked: blocked === 'true',
        merged: merged === 'true',
        snoozed: snoozed === undefined ? undefined : snoozed === 'true',
        query: q,
      });
      const views = await toConversationViews(db, page.items, actorOf(call).userId);
      const matches = q === undefined ? null : await describeMatches(reader, propertyOf(call).id, page.items, q);
      const items = views.map((view) => (matches === null ? view : { ...view, match: matches.get(view.id) ?? null }));
      return { items: items.map((item) => conversationAnswer.parse(item)), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'GET',
    path: '/api/conversations/counts',
    access: READ,
    property: true,
    summary: 'Return the number of conversations by state',
    status: 200,
    answer: conversationCounts,
    handler: (call) => call.deps.reader.read(countConversationsInThread, propertyOf(call).id, actorOf(call).userId),
  }),
  route({
    method: 'GET',
    path: '/api/conversations/{id}',
    access: READ,
    property: true,
    summary: 'Return a conversation',
    status: 200,
    answer: conversationAnswer,
    async handler(call) {
      const { db } = call.deps;
      const conversation = orNotFound(
        await findConversation(db, propertyOf(call).id, param(call, 'id')),
        'conversation',
      );
      return conversationAnswer.parse(await toConversationView(db, conversation, actorOf(call).userId));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/conversations/{id}',
    access: WRITE,
    property: true,
    summary: 'Change a conversation’s labels, priority or snooze time; absent fields stay unchanged',
    status: 200,
    body: sortConversationBody,
    answer: conversationAnswer,
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const act = { ...conversationCommand(call), change: call.body };
      await sortConversation(call.deps, act, answerWithConversation(call, 'conversation.changed', holder));
      return holder.answer;
    },
  }),
  route({
    method: 'GET',
    path: '/api/conversations/{id}/decisions',
    access: READ,
    property: true,
    summary: 'List the engine’s decisions on the guest’s messages, each with its reason, newest first',
    status: 200,
    query: decisionsQuery,
    answer: listOf(storedDecision),
    async handler(call) {
      const { db } = call.deps;
      const { id: propertyId } = propertyOf(call);
      const { id } = orNotFound(await findConversation(db, propertyId, param(call, 'id')), 'conversation');
      const page = await listDecisions(db, propertyId, id, call.query);
      const items = page.items.map((row) => storedDecision.parse(toDecisionEntry(row)));
      return { items, nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'GET',
    path: '/api/conversations/{id}/messages',
    access: READ,
    property: true,
    summary: 'List messages and notes after a sequence number of the staff stream, in order',
    status: 200,
    query: messagesQuery,
    answer: listOf(messageAnswer),
    async handler(call) {
      const { db } = call.deps;
      const propertyId = propertyOf(call).id;
      const { id } = orNotFound(await findConversation(db, propertyId, param(call, 'id')), 'conversation');
      const { rows, nextCursor } = await readMessages(db, propertyId, id, call.query);
      const views = await toStaffMessages(db, propertyId, rows);
      return { items: views.map((view) => messageAnswer.parse(view)), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/conversations/{id}/messages',
    access: WRITE,
    property: true,
    summary: 'Send a message to the guest; takes the conversation over if no colleague has',
    status: 201,
    body: staffMessageBody,
    answer: messageAnswer,
    errors: [
      'already_taken',
      'conflict',
      'upload_unknown',
      'window_closed',
      'opted_out',
      'plan_limit',
      'channel_not_connected',
      'channel_unreachable',
      'channel_rejected_credentials',
    ],
    async handler(call) {
      const holder: AnswerHolder<typeof messageAnswer> = {};
      const act = { ...conversationCommand(call), ...(await readContent(call)), internal: false };
      const keep = answerWithMessage(call, 'conversation.answered', holder);
      const watch = watchWriting(call);
      await sendStaffMessage(call.deps, act, async (trx, message) => {
        await keep(trx, message);
        await watch(trx, message);
      });
      return holder.answer;
    },
  }),
  route({
    method: 'POST',
    path: '/api/conversations/{id}/notes',
    access: WRITE,
    property: true,
    summary: 'Add a note that guests do not see; a colleague mentioned by @ and full name is notified',
    status: 201,
    body: noteBody,
    answer: messageAnswer,
    async handler(call) {
      const holder: AnswerHolder<typeof messageAnswer> = {};
      const act = { ...conversationCommand(call), text: call.body.text, internal: true };
      await sendStaffMessage(call.deps, act, answerWithMessage(call, 'conversation.noted', holder));
      return holder.answer;
    },
  }),
  route({
    ...move,
    path: '/api/conversations/{id}/takeover',
    summary: 'Take the conversation over: the AI stops answering',
    body: takeoverBody,
    errors: ['already_taken', 'conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const force = call.body.force ?? false;
      await takeOver(
        call.deps,
        { ...conversationCommand(call), force },
        answerWithConversation(call, 'conversation.taken_over', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...move,
    path: '/api/conversations/{id}/release',
    summary: 'Release the conversation to the AI; if another colleague has taken it over, `force` is needed',
    body: takeoverBody,
    errors: ['already_taken', 'conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const { force } = call.body;
      await release(
        call.deps,
        { ...conversationCommand(call), force },
        answerWithConversation(call, 'conversation.released', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...move,
    path: '/api/conversations/{id}/assign',
    summary: 'Assign the conversation to a colleague or a department',
    body: assignBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const { userId, department } = call.body;
      const to = department === undefined ? { userId: userId ?? null } : { department };
      await assign(
        call.deps,
        { ...conversationCommand(call), to },
        answerWithConversation(call, 'conversation.assigned', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...move,
    path: '/api/conversations/{id}/resolve',
    summary: 'Resolve the conversation; it reopens when the guest writes',
    body: noBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      await resolve(
        call.deps,
        conversationCommand(call),
        answerWithConversation(call, 'conversation.resolved', holder),
      );
      return holder.answer;
    },
  }),
  route({
    ...move,
    path: '/api/conversations/{id}/reopen',
    summary: 'Reopen a resolved conversation',
    body: reopenBody,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      await reopen(
        call.deps,
        { ...conversationCommand(call), restore: call.body.restore },
        answerWithConversation(call, 'conversation.reopened', holder),
      );
      return holder.answer;
    },
  }),
];

/** Reads a page of messages after or before a number; the cursor is the number to continue with. */
async function readMessages(
  db: Db,
  propertyId: string,
  conversationId: string,
  { after, before, limit }: z.output<typeof messagesQuery>,
): Promise<{ rows: Message[]; nextCursor: string | null }> {
  if (before === undefined) {
    const rows = await listMessages(db, propertyId, conversationId, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return { rows: shown, nextCursor: rows.length > limit ? String(shown.at(-1)?.staffSeq) : null };
  }
  const from = before === 'latest' ? null : before;
  const rows = await listMessagesBefore(db, propertyId, conversationId, { before: from, limit: limit + 1 });
  const shown = rows.slice(-limit);
  return { rows: shown, nextCursor: rows.length > limit ? String(shown[0]?.staffSeq) : null };
}

/** The content of a staff message: text and files, or a template with its placeholders filled. */
async function readContent(call: Call<unknown, z.output<typeof staffMessageBody>>) {
  const { text = '', attachments, card, template } = call.body;
  return template === undefined ? { text, attachments, card } : readTemplate(call, template);
}
