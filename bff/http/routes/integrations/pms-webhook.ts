import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { pmsNoticesAccepted } from '../../../../shared/api/pms.ts';
import { MAIN_SOURCE } from '../../../store/pms/source.ts';
import type { Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { hideAbsence, readIncoming } from '../../request/incoming-call.ts';

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
  summary:
    'Receive change notices from a PMS, verified in the provider’s way; a notice that fails verification has no effect',
  status: 200,
  query: undefined,
  body: z.unknown(),
  answer: pmsNoticesAccepted,
  errors: ['unauthorized', 'bad_request'],
};

/** If a property has several PMSs, each further one has its own URL. */
export const pmsSourceWebhookOperation: Described = {
  ...pmsWebhookOperation,
  path: `${PATH}/{propertyId}/{source}`,
  summary: 'Receive change notices from a further PMS of the property, identified by its source',
};

/**
 * The URL to which PMSs send notices. It is not in the route table, because the vendor's code verifies the unparsed
 * bytes of the body, of any content type. A call is answered once its notices are stored.
 */
export function addPmsWebhook(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  const accept = async (ctx: RouterContext) => {
    const { headers, query, bytes } = await readIncoming(ctx, limits, { limit: 'webhook', bytesMax: BODY_BYTES_MAX });
    const { propertyId = '', source = MAIN_SOURCE } = ctx.params;
    const pmsSource = { propertyId, source };
    const accepted = await deps.sync
      .acceptNotice(pmsSource, { headers, query, body: bytes.toString('utf8') })
      .catch(hideAbsence('pms_not_connected'));
    ctx.status = 200;
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(accepted);
  };
  router.post(`${PATH}/:propertyId`, accept);
  router.post(`${PATH}/:propertyId/:source`, accept);
}
