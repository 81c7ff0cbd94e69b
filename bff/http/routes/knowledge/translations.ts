import { translated, translateMessageBody, translateReplyBody } from '../../../../shared/api/house/translations.ts';
import { translateMessage, translateReply } from '../../../conversation/language/translate.ts';
import { param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';

const common = { method: 'POST', property: true, status: 200, answer: translated } as const;

export const translationRoutes = [
  route({
    ...common,
    path: '/api/conversations/{id}/messages/{messageId}/translate',
    access: 'conversations:read',
    summary: 'Translate a message with the language model; the translation is requested once and stored',
    body: translateMessageBody,
    errors: ['conflict', 'model_unavailable', 'model_failed'],
    handler: (call) =>
      translateMessage(call.deps, {
        propertyId: propertyOf(call).id,
        conversationId: param(call, 'id'),
        messageId: param(call, 'messageId'),
        language: call.body.language,
      }),
  }),
  route({
    ...common,
    path: '/api/conversations/{id}/translate',
    access: 'conversations:write',
    summary: 'Translate a reply into the guest’s language; nothing is sent',
    body: translateReplyBody,
    errors: ['model_unavailable', 'model_failed'],
    handler: (call) =>
      translateReply(call.deps, {
        propertyId: propertyOf(call).id,
        conversationId: param(call, 'id'),
        ...call.body,
      }),
  }),
];
