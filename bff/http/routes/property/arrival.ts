import { arrivalMessage, arrivalMessageBody } from '../../../../shared/api/house/arrival.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findArrivalMessage, saveArrivalMessage } from '../../../store/house/arrivals.ts';
import { auditEntry, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const arrivalRoutes = [
  route({
    method: 'GET',
    path: '/api/arrival-message',
    access: 'property:read',
    property: true,
    summary: 'Return the message for guests who arrive tomorrow or have checked in',
    status: 200,
    answer: arrivalMessage,
    handler: (call) => findArrivalMessage(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path: '/api/arrival-message',
    access: 'property:write',
    property: true,
    summary: 'Set the message for arriving guests, sent in one of their conversations once per stay',
    status: 200,
    body: arrivalMessageBody,
    answer: arrivalMessage,
    handler: (call) =>
      call.write(async (trx) => {
        const { id } = propertyOf(call);
        const at = call.now.toISOString();
        await saveArrivalMessage(trx, id, call.body, at);
        const detail = { active: call.body.active };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'arrival_message.changed', id, detail), at);
        return call.body;
      }),
  }),
];
