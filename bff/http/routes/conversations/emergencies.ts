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
    summary: 'Look after an emergency: the alarm ends at every desk, and everybody sees who it is',
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
    summary: 'Ring every desk as an emergency does, for practice; one that rings already is given again',
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
