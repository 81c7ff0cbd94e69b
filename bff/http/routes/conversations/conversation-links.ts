import { conversationLink, linkConversationBody, usedLink, useLinkBody } from '../../../../shared/api/conversations.ts';
import { makeLink } from '../../../links/make-link.ts';
import { resumeByLink } from '../../../links/use-link.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findConversation } from '../../../store/conversations/conversations.ts';
import { auditEntry, orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const conversationLinkRoutes = [
  route({
    method: 'POST',
    path: '/api/conversations/{id}/link',
    access: 'conversations:write',
    property: true,
    summary:
      'Create a link and QR code with which the guest continues the chat elsewhere; usable once, within 15 minutes',
    status: 201,
    body: linkConversationBody,
    answer: conversationLink,
    errors: ['conflict', 'channel_not_connected', 'rate_limited'],
    async handler(call) {
      const { deps, limits, now } = call;
      const { purpose } = call.body;
      const { id: propertyId } = propertyOf(call);
      const { id } = orNotFound(await findConversation(deps.db, propertyId, param(call, 'id')), 'conversation');
      await limits.take('link', id);
      return call.write(async (trx) => {
        const conversation = orNotFound(await findConversation(trx, propertyId, id), 'conversation');
        const { secrets, config } = deps;
        const link = await makeLink(trx, { secrets, baseUrl: config.baseUrl }, conversation, { purpose, now });
        await appendAudit(trx, secrets, auditEntry(call, 'conversation.link_made', id, { purpose }), now.toISOString());
        return link;
      });
    },
  }),
  route({
    method: 'POST',
    path: '/chat/resume',
    access: 'public',
    limit: 'linkUse',
    summary: 'Redeem such a link on another device: returns the session for the `hello` frame',
    status: 200,
    body: useLinkBody,
    answer: usedLink,
    errors: ['link_over', 'rate_limited'],
    handler: ({ deps, body, address }) => resumeByLink(deps, { ...body, address }),
  }),
];
