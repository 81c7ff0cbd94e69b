import type { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import {
  answerUnansweredAnswer,
  answerUnansweredBody,
  dismissManyAnswer,
  dismissManyBody,
  mergeUnansweredBody,
  reopenManyAnswer,
  unanswered as unansweredAnswer,
  unansweredQuery,
} from '../../../../shared/api/house/learning.ts';
import { FAQS_MAX } from '../../../../shared/api/house/training.ts';
import type { AuditAction } from '../../../../shared/domain/staff/audit.ts';
import { ServiceError } from '../../../base/errors.ts';
import { gistOf } from '../../../learning/gist.ts';
import { join } from '../../../learning/signature.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { closeGroup, mergeGroups, reopenGroup } from '../../../store/house/settle-unanswered.ts';
import { addFaq, countFaqs } from '../../../store/house/training.ts';
import { findGroup, findQuestions, listGroups, type UnansweredGroup } from '../../../store/house/unanswered.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, fieldFault, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const SHOWN_QUESTIONS = 5;

export const unansweredRoutes = [
  route({
    method: 'GET',
    path: '/api/ai/unanswered',
    access: 'conversations:read',
    property: true,
    summary: 'List guests’ unanswered questions; identical questions form one entry',
    status: 200,
    query: unansweredQuery,
    answer: listOf(unansweredAnswer),
    async handler(call) {
      const { db } = call.deps;
      const page = await listGroups(db, propertyOf(call).id, call.query);
      return { items: await describe(db, page.items), nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/ai/unanswered/{id}/answer',
    access: 'property:write',
    property: true,
    summary: 'Answer the question: it becomes an FAQ entry, used from the next guest message on',
    status: 200,
    body: answerUnansweredBody,
    answer: answerUnansweredAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const group = await requireOpen(trx, call);
        if ((await countFaqs(trx, propertyId)) >= FAQS_MAX)
          throw new ServiceError('conflict', `There are ${FAQS_MAX} entries, which is the most; take one out first`);
        const at = call.now.toISOString();
        const { answer, question = group.question } = call.body;
        const faq = await addFaq(trx, propertyId, { question, answer }, at);
        await audit(trx, call, 'unanswered.answered', { faq: faq.id });
        return { unanswered: await close(trx, group, { state: 'answered', faqId: faq.id }), faq };
      }),
  }),
  route({
    method: 'POST',
    path: '/api/ai/unanswered/{id}/dismiss',
    access: 'property:write',
    property: true,
    summary: 'Dismiss the question: if asked again it stays off the list',
    status: 200,
    body: noBody,
    answer: unansweredAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const group = await requireOpen(trx, call);
        await audit(trx, call, 'unanswered.dismissed');
        return close(trx, group, { state: 'dismissed', faqId: null });
      }),
  }),
  route({
    method: 'POST',
    path: '/api/ai/unanswered/dismiss',
    access: 'property:write',
    property: true,
    summary: 'Dismiss several questions at once; questions that are not open stay unchanged',
    status: 200,
    body: dismissManyBody,
    answer: dismissManyAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const at = call.now.toISOString();
        const dismissed: string[] = [];
        for (const id of call.body.ids) {
          const closed = await closeGroup(trx, { propertyId, id }, { state: 'dismissed', faqId: null });
          if (closed === undefined) continue;
          dismissed.push(id);
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'unanswered.dismissed', id), at);
        }
        return { dismissed };
      }),
  }),
  route({
    method: 'POST',
    path: '/api/ai/unanswered/reopen',
    access: 'property:write',
    property: true,
    summary: 'Reopen several dismissed questions; questions that are not dismissed stay unchanged',
    status: 200,
    body: dismissManyBody,
    answer: reopenManyAnswer,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const at = call.now.toISOString();
        const reopened: string[] = [];
        for (const id of call.body.ids) {
          if ((await reopenGroup(trx, { propertyId, id })) === undefined) continue;
          reopened.push(id);
          await appendAudit(trx, call.deps.secrets, auditEntry(call, 'unanswered.reopened', id), at);
        }
        return { reopened };
      }),
  }),
  route({
    method: 'POST',
    path: '/api/ai/unanswered/{id}/merge',
    access: 'property:write',
    property: true,
    summary: 'Merge the question into another question',
    status: 200,
    body: mergeUnansweredBody,
    answer: unansweredAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const group = await requireOpen(trx, call);
        const into = await findGroup(trx, propertyId, call.body.into);
        if (into === undefined || into.id === group.id)
          throw fieldFault('/into', 'unknown', 'another question of this property that waits for an answer');
        if (into.state !== 'open') throw new ServiceError('conflict', `The other question was ${into.state} already`);
        await audit(trx, call, 'unanswered.merged', { into: into.id });
        const merged = await mergeGroups(trx, group, into, join(into.signature, group.signature));
        const [view] = await describe(trx, [merged]);
        return orNotFound(view, 'question');
      }),
  }),
];

type AnyCall = Call<unknown, unknown>;

async function requireOpen(trx: Trx, call: AnyCall): Promise<UnansweredGroup> {
  const group = orNotFound(await findGroup(trx, propertyOf(call).id, param(call, 'id')), 'question');
  if (group.state !== 'open') throw new ServiceError('conflict', `The question was ${group.state} already`);
  return group;
}

async function close(
  trx: Trx,
  group: UnansweredGroup,
  to: Parameters<typeof closeGroup>[2],
): Promise<z.infer<typeof unansweredAnswer>> {
  const closed = await closeGroup(trx, group, to);
  const [view] = await describe(trx, closed === undefined ? [] : [closed]);
  return orNotFound(view, 'question');
}

async function audit(trx: Trx, call: AnyCall, action: AuditAction, detail?: Record<string, string>): Promise<void> {
  const entry = auditEntry(call, action, param(call, 'id'), detail);
  await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
}

async function describe(db: Db | Trx, groups: readonly UnansweredGroup[]): Promise<z.infer<typeof unansweredAnswer>[]> {
  const questions = await findQuestions(
    db,
    groups.map(({ id }) => id),
    SHOWN_QUESTIONS,
  );
  return groups.map((group) =>
    unansweredAnswer.parse({
      ...group,
      gist: gistOf(group.question),
      matter: group.signature.intents,
      questions: questions.get(group.id) ?? [],
    }),
  );
}
