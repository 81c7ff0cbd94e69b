import { z } from 'zod';
import { chatConfig, chatHelp } from '../../../../shared/api/account/operation.ts';
import { languageField } from '../../../../shared/api/common.ts';
import { ServiceError } from '../../../base/errors.ts';
import { listHelp } from '../../../conversation/guest/help.ts';
import { recordSite } from '../../../conversation/guest/record-site.ts';
import { describeProperty } from '../../../conversation/house/describe-property.ts';
import { findLook } from '../../../store/house/look.ts';
import { findServing, type Serving } from '../../../store/sqlite/serving.ts';
import { type Call, orNotFound, param } from '../../request/call.ts';
import { route } from '../../route.ts';

/** A change reaches newly loaded pages within a minute, and open ones at once (the `property` frame). */
const CACHED = 'public, max-age=60';

/** Shorter than the launcher waits for this answer. */
const STARTERS_WAIT_MS = 1_000;

export const chatConfigRoutes = [
  route({
    method: 'GET',
    path: '/chat/config/{propertyId}',
    access: 'public',
    summary: 'Return the widget’s configuration of a property, in the language of the page',
    status: 200,
    query: z.strictObject({ locale: languageField.optional() }),
    answer: chatConfig,
    errors: ['not_found'],
    async handler(call) {
      const { deps } = call;
      const serving = await requireServed(call);
      const { property } = serving;
      await recordSite(deps, property.id, call.site);
      const described = await describeProperty(deps, serving, { locale: call.query.locale, waitMs: STARTERS_WAIT_MS });
      call.headers['Cache-Control'] = CACHED;
      return { active: true, property: { ...described, timezone: property.timezone } };
    },
  }),
  route({
    method: 'GET',
    path: '/chat/help/{propertyId}',
    access: 'public',
    summary: 'Return the hotel’s FAQ entries in the language of the page, if the owner publishes them',
    status: 200,
    query: z.strictObject({ locale: languageField.optional() }),
    answer: chatHelp,
    errors: ['not_found'],
    async handler(call) {
      const serving = await requireServed(call);
      const { showHelp } = await findLook(call.deps.db, serving.property.id);
      const items = showHelp ? await listHelp(call.deps, serving, call.query.locale) : [];
      call.headers['Cache-Control'] = CACHED;
      return { items };
    },
  }),
];

/** The property named in the path. Throws `not_found` if there is none, or its chat is off. */
async function requireServed(call: Call<unknown, unknown>): Promise<Serving> {
  const serving = orNotFound(await findServing(call.deps.db, param(call, 'propertyId')), 'property');
  const { active, channels } = serving.activation;
  if (!active || !channels.includes('widget')) throw new ServiceError('not_found', 'The chat of this property is off');
  return serving;
}
