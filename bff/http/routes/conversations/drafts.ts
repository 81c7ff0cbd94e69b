import { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import {
  approveBody,
  draft as draftAnswer,
  draftQuery,
  editDraftBody,
  message as messageAnswer,
  noBody,
} from '../../../../shared/api/conversations.ts';
import { approveDraft, discardDraft } from '../../../conversation/staff/drafts.ts';
import { changeDraft } from '../../../conversation/staff/edit-draft.ts';
import { toDraftViews, toStaffMessages } from '../../../conversation/views.ts';
import { findDraft, listOpenDrafts } from '../../../store/conversations/drafts.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { orNotFound, param, propertyOf } from '../../request/call.ts';
import { type AnswerHolder, actorOf, recordResult } from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

const approved = z.object({ draft: draftAnswer, message: messageAnswer });

export const draftRoutes = [
  route({
    method: 'GET',
    path: '/api/drafts',
    access: 'conversations:read',
    property: true,
    summary: 'List the drafts that wait for approval, oldest first',
    status: 200,
    query: draftQuery,
    answer: listOf(draftAnswer),
    async handler(call) {
      const { conversation, ...page } = call.query;
      const propertyId = propertyOf(call).id;
      const drafts = await listOpenDrafts(call.deps.db, propertyId, { ...page, conversationId: conversation });
      const views = await toDraftViews(call.deps.db, propertyId, drafts.items);
      return { items: views.map((view) => draftAnswer.parse(view)), nextCursor: drafts.nextCursor };
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/drafts/{id}',
    access: 'conversations:write',
    property: true,
    summary: 'Change the text of a draft for all colleagues',
    status: 200,
    body: editDraftBody,
    answer: draftAnswer,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof draftAnswer> = {};
      const act = { propertyId: propertyOf(call).id, draftId: param(call, 'id'), actor: actorOf(call) };
      await changeDraft(call.deps, { ...act, ...call.body }, async (trx) => {
        holder.answer = draftAnswer.parse(await describeDraft(trx, act.propertyId, act.draftId));
        await recordResult(trx, call, 'draft.edited', act.draftId, holder.answer);
      });
      return holder.answer;
    },
  }),
  route({
    method: 'POST',
    path: '/api/drafts/{id}/approve',
    access: 'conversations:write',
    property: true,
    summary: 'Send a draft to the guest, with or without changes to the text',
    status: 200,
    body: approveBody,
    answer: approved,
    errors: ['conflict', 'plan_limit', 'window_closed', 'opted_out', 'channel_not_connected'],
    async handler(call) {
      const holder: AnswerHolder<typeof approved> = {};
      const act = { propertyId: propertyOf(call).id, draftId: param(call, 'id'), actor: actorOf(call) };
      await approveDraft(call.deps, { ...act, ...call.body }, async (trx, row) => {
        const draft = await describeDraft(trx, act.propertyId, act.draftId);
        const [message] = await toStaffMessages(trx, act.propertyId, [row]);
        holder.answer = approved.parse({ draft, message });
        await recordResult(trx, call, 'draft.approved', act.draftId, holder.answer);
      });
      return holder.answer;
    },
  }),
  route({
    method: 'POST',
    path: '/api/drafts/{id}/discard',
    access: 'conversations:write',
    property: true,
    summary: 'Discard a draft',
    status: 200,
    body: noBody,
    answer: draftAnswer,
    errors: ['conflict'],
    async handler(call) {
      const holder: AnswerHolder<typeof draftAnswer> = {};
      const act = { propertyId: propertyOf(call).id, draftId: param(call, 'id'), actor: actorOf(call) };
      await discardDraft(call.deps, act, async (trx) => {
        holder.answer = draftAnswer.parse(await describeDraft(trx, act.propertyId, act.draftId));
        await recordResult(trx, call, 'draft.discarded', act.draftId, holder.answer);
      });
      return holder.answer;
    },
  }),
];

async function describeDraft(trx: Trx, propertyId: string, id: string) {
  const row = orNotFound(await findDraft(trx, propertyId, id), 'draft');
  const [view] = await toDraftViews(trx, propertyId, [row]);
  return view;
}
