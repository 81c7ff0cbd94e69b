import { fillTemplate } from '../../../shared/domain/template-use.ts';
import { ServiceError } from '../../base/errors.ts';
import { findConnected } from '../../channels/registry.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { type Call, fieldFault, orNotFound, param, propertyOf } from './call.ts';

interface Asked {
  name: string;
  language: string;
  variables?: string[] | undefined;
}

/**
 * Fills in a template of the conversation's platform. Throws `validation_failed` if the platform does not have it, has not
 * approved it, or its placeholders do not match the values.
 */
export async function readTemplate(call: Call<unknown, unknown>, { name, language, variables = [] }: Asked) {
  const { id: propertyId } = propertyOf(call);
  const found = orNotFound(await findConversation(call.deps.db, propertyId, param(call, 'id')), 'conversation');
  const channel = findConnected(found.channel);
  if (channel === undefined)
    throw new ServiceError('conflict', 'Templates are for guests who write by a channel that has them');
  const all = await call.deps.messaging.listTemplates({ propertyId, channel });
  const template = all.find((one) => one.name === name && one.language === language);
  if (template === undefined)
    throw fieldFault('/template/name', 'unknown', 'the platform has no such template in this language');
  if (template.status !== 'approved')
    throw fieldFault('/template/name', 'not_approved', describeStatus(template.status));
  if (template.variables.length !== variables.length)
    throw fieldFault('/template/variables', 'wrong_count', `it has ${template.variables.length} places`);
  const text = fillTemplate(template.body, template.variables, variables);
  return { text, template: { name, language, variables, places: template.variables } };
}

function describeStatus(status: string): string {
  if (status === 'not_supported') return 'its header or buttons need what is not filled in here: make one without them';
  return `the platform says that it is ${status}`;
}
