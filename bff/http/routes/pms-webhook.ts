import type Router from '@koa/router';
import { z } from 'zod';
import { pmsNoticesAccepted } from '../../../shared/api/pms.ts';
import { addressBucket } from '../../base/address-bucket.ts';
import { ServiceError } from '../../base/errors.ts';
import { readBytes } from '../body.ts';
import type { Dispatch } from '../dispatch.ts';
import type { Described } from '../openapi.ts';

const PATH = '/webhooks/pms';
const BODY_BYTES_MAX = 1_048_576;

export const pmsWebhookOperation: Described = {
  access: 'public',
  also: [],
  property: false,
  limit: 'webhook',
  bodyBytesMax: BODY_BYTES_MAX,
  method: 'POST',
  path: `${PATH}/{propertyId}`,
  summary: 'A PMS tells of changes, verified the provider’s way; what does not verify changes nothing',
  status: 200,
  query: undefined,
  body: z.unknown(),
  answer: pmsNoticesAccepted,
  errors: ['unauthorized', 'bad_request'],
};

/**
 * Where PMSs send their notices. Beside the route table, because the provider verifies the body's bytes as they came,
 * whatever their content type. It is answered once the notices are on the disk.
 */
export function addPmsWebhook(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  router.post(`${PATH}/:propertyId`, async (ctx) => {
    ctx.set(await limits.take('webhook', addressBucket(ctx.state['address'])));
    const body = (await readBytes(ctx.req, BODY_BYTES_MAX)).toString('utf8');
    const headers = Object.fromEntries(
      Object.entries(ctx.req.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    const query = Object.fromEntries(
      Object.entries(ctx.query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    const accepted = await deps.sync
      .acceptNotice(ctx.params['propertyId'] ?? '', { headers, query, body })
      .catch(hideAbsence);
    ctx.status = 200;
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(accepted);
  });
}

/** Whether a property is here and connected is nothing for strangers. */
function hideAbsence(error: unknown): never {
  if (error instanceof ServiceError && (error.code === 'pms_not_connected' || error.code === 'not_found'))
    throw new ServiceError('unauthorized', 'The notice does not verify');
  throw error;
}
