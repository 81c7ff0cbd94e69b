import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { channelManagerCallTaken } from '../../../../shared/api/channel-manager.ts';
import type { CallAnswer, IncomingCall } from '../../../distribution/port.ts';
import type { Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { hideAbsence, readIncoming } from '../../request/incoming-call.ts';

const PATH = '/webhooks/channel-manager';
/** One URL for all hotels of the vendor. */
const SITEMINDER_PATH = '/webhooks/siteminder';
const BODY_BYTES_MAX = 262_144;

const described = {
  access: 'public',
  also: [],
  property: false,
  limit: 'channel',
  bodyBytesMax: BODY_BYTES_MAX,
  method: 'POST',
  query: undefined,
  body: z.unknown(),
} as const;

/** The calls of channel managers, for the documentation. */
export const channelManagerWebhookOperations: Described[] = [
  {
    ...described,
    path: `${PATH}/{propertyId}`,
    summary:
      'Receive bookings or change notices from a channel manager, authenticated in the vendor’s way. A custom channel manager (Standard Webhooks) gets 202, 200 for a repeated id, 409 for an older version, and 422 for a body that does not conform to docs/channel-managers',
    status: 202,
    answer: channelManagerCallTaken,
    errors: ['unauthorized', 'bad_request', 'malformed_json', 'validation_failed', 'conflict', 'plan_limit'],
  },
  {
    ...described,
    path: SITEMINDER_PATH,
    summary:
      'Receive SiteMinder’s reservations of all hotels: OTA_HotelResNotifRQ in SOAP 1.1, routed by hotel code. The response is 200 with OTA_HotelResNotifRS, also for errors (392 unknown hotel, 497 wrong user or password)',
    status: 200,
    answer: z.string(),
    errors: [],
  },
];

/**
 * The URLs that channel managers call. They are not in the route table, because the unparsed bytes of the body are
 * verified. A call is answered once its content is stored.
 */
export function addChannelManagerWebhook(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  const take = async (ctx: Context, accept: (call: IncomingCall) => Promise<CallAnswer>): Promise<void> => {
    const { headers, query, bytes } = await readIncoming(ctx, limits, { limit: 'channel', bytesMax: BODY_BYTES_MAX });
    const call = { headers, query, body: bytes.toString('utf8') };
    const { status, type, body } = await accept(call).catch(hideAbsence('channel_manager_not_connected'));
    ctx.status = status;
    ctx.type = type;
    ctx.body = body;
  };
  router.post(`${PATH}/:propertyId`, (ctx) =>
    take(ctx, (call) => deps.distribution.accept(ctx.params['propertyId'] ?? '', call)),
  );
  router.post(SITEMINDER_PATH, (ctx) => take(ctx, (call) => deps.distribution.acceptForAll('siteminder', call)));
}
