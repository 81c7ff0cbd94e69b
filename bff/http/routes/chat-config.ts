import { chatConfig } from '../../../shared/api/operation.ts';
import { isOpen, nextOpening } from '../../../shared/domain/hours.ts';
import { ServiceError } from '../../base/errors.ts';
import { noteSite } from '../../conversation/note-site.ts';
import { findServing } from '../../store/serving.ts';
import { orNotFound, param } from '../call.ts';
import { route } from '../route.ts';

export const chatConfigRoutes = [
  route({
    method: 'GET',
    path: '/chat/config/{propertyId}',
    access: 'public',
    summary: 'What the launcher shows of a property before anybody opens the chat',
    status: 200,
    answer: chatConfig,
    errors: ['not_found'],
    async handler(call) {
      const { deps, now } = call;
      const serving = orNotFound(await findServing(deps.db, param(call, 'propertyId')), 'property');
      const { property, activation } = serving;
      if (!activation.active || !activation.channels.includes('widget'))
        throw new ServiceError('not_found', 'The chat of this property is off');
      await noteSite(deps, property.id, call.site);
      const opensAt = nextOpening(activation.schedule, now, property.timezone);
      return {
        active: true,
        property: {
          id: property.id,
          name: property.name,
          languages: property.languages,
          timezone: property.timezone,
          online: isOpen(activation.schedule, now, property.timezone),
          consentRequired: false,
          ...(opensAt === null ? {} : { opensAt: opensAt.toISOString() }),
          ...(property.phone === '' ? {} : { phone: property.phone }),
          ...(property.accent === undefined ? {} : { accent: property.accent }),
        },
      };
    },
  }),
];
