import { chatConfig } from '../../../shared/api/operation.ts';
import { isOpen, nextOpening } from '../../../shared/domain/hours.ts';
import { ServiceError } from '../../base/errors.ts';
import { findServing } from '../../store/serving.ts';
import { findLastSeen, noteSighting } from '../../store/sightings.ts';
import { type Call, orNotFound, param } from '../call.ts';
import { route } from '../route.ts';

/** The longest origin there is: a scheme, a host name and a port. */
const SITE_CHARACTERS_MAX = 253 + 'https://:65535'.length;
const NOTED_EVERY_MS = 60_000;

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
      await noteSite(call, property.id);
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

/** Remembers on which site the widget stands, so that the desk can tell whether it is there. Never in the guest's way. */
async function noteSite({ deps, site, now }: Call<unknown, unknown>, propertyId: string): Promise<void> {
  if (site === null || site.length > SITE_CHARACTERS_MAX) return;
  const lastAt = await findLastSeen(deps.db, propertyId, site);
  if (lastAt !== undefined && +now - Date.parse(lastAt) < NOTED_EVERY_MS) return;
  deps.writer
    .write((trx) => noteSighting(trx, propertyId, site, now.toISOString()))
    .catch((error: unknown) => deps.log.warn({ err: error }, 'a site of the widget was not noted'));
}
