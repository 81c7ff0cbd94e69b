import { z } from 'zod';
import { languageField } from '../../../shared/api/common.ts';
import { chatConfig } from '../../../shared/api/operation.ts';
import { ServiceError } from '../../base/errors.ts';
import { describeProperty } from '../../conversation/describe-property.ts';
import { noteSite } from '../../conversation/note-site.ts';
import { findServing } from '../../store/serving.ts';
import { orNotFound, param } from '../call.ts';
import { route } from '../route.ts';

/** A change reaches pages that are loaded within a minute; open ones are told at once (the `property` frame). */
const CACHED = 'public, max-age=60';

/** Less than the launcher waits for this answer. */
const STARTERS_WAIT_MS = 1_000;

export const chatConfigRoutes = [
  route({
    method: 'GET',
    path: '/chat/config/{propertyId}',
    access: 'public',
    summary: 'What the widget shows of a property before anything is said, in the language of the page',
    status: 200,
    query: z.strictObject({ locale: languageField.optional() }),
    answer: chatConfig,
    errors: ['not_found'],
    async handler(call) {
      const { deps } = call;
      const serving = orNotFound(await findServing(deps.db, param(call, 'propertyId')), 'property');
      const { property, activation } = serving;
      if (!activation.active || !activation.channels.includes('widget'))
        throw new ServiceError('not_found', 'The chat of this property is off');
      await noteSite(deps, property.id, call.site);
      const described = await describeProperty(deps, serving, { locale: call.query.locale, waitMs: STARTERS_WAIT_MS });
      call.headers['Cache-Control'] = CACHED;
      return { active: true, property: { ...described, timezone: property.timezone } };
    },
  }),
];
