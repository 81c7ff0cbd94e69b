import {
  acknowledged as acknowledgedAnswer,
  conversation as conversationAnswer,
  noBody,
} from '../../../../shared/api/conversations.ts';
import { rehearseEmergency } from '../../../conversation/alerts/rehearse-emergency.ts';
import { acknowledge } from '../../../conversation/staff/staff.ts';
import { propertyOf } from '../../request/call.ts';
import {
  type AnswerHolder,
  actorOf,
  answerWithConversation,
  conversationCommand,
  recordResult,
} from '../../request/staff-acts.ts';
import { route } from '../../route.ts';

export const emergencyRoutes = [
  route({
    method: 'POST',
    path: '/api/conversations/{id}/acknowledge',
    access: 'conversations:write',
    property: true,
    summary: 'Acknowledge an emergency: the alarm stops at every desk, and all colleagues see who acknowledged it',
    status: 200,
    body: noBody,
    answer: acknowledgedAnswer,
    errors: ['already_acknowledged', 'conflict'],
    async handler(call) {
      const { actor } = conversationCommand(call);
      const holder: AnswerHolder<typeof acknowledgedAnswer> = {};
      await acknowledge(call.deps, conversationCommand(call), async (trx, row) => {
        const { id, name } = actor;
        holder.answer = { acknowledgedBy: { id, name }, at: row.acknowledgedAt ?? row.updatedAt };
        await recordResult(trx, call, 'emergency.acknowledged', row.id, holder.answer);
      });
      return holder.answer;
    },
  }),
  route({
    method: 'POST',
    path: '/api/emergencies/rehearsal',
    access: 'property:write',
    also: ['conversations:read'],
    property: true,
    summary: 'Start a practice alarm at every desk; if one is in progress, it is returned',
    status: 201,
    body: noBody,
    answer: conversationAnswer,
    async handler(call) {
      const holder: AnswerHolder<typeof conversationAnswer> = {};
      const rehearsal = { propertyId: propertyOf(call).id, actor: actorOf(call) };
      await rehearseEmergency(call.deps, rehearsal, answerWithConversation(call, 'emergency.rehearsed', holder));
      return holder.answer;
    },
  }),
];
