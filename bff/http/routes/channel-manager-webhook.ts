import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { channelManagerCallTaken } from '../../../shared/api/channel-manager.ts';
import { addressBucket } from '../../base/address-bucket.ts';
import { ServiceError } from '../../base/errors.ts';
import type { CallAnswer, IncomingCall } from '../../distribution/port.ts';
import { readBytes } from '../body.ts';
import type { Dispatch } from '../dispatch.ts';
import type { Described } from '../openapi.ts';

const PATH = '/webhooks/channel-manager';
/** One address for all hotels of the vendor. */
const SITEMINDER_PATH = '/webhooks/siteminder';
const BODY_BYTES_MAX = 262_144;

const described = {
  access: 'public',
  also: [],
  property: false,
  limit: 'webhook',
  bodyBytesMax: BODY_BYTES_MAX,
  method: 'POST',
  query: undefined,
  body: z.unknown(),
} as const;

/** What channel managers call, for the documents. */
export const channelManagerWebhookOperations: Described[] = [
  {
    ...described,
    path: `${PATH}/{propertyId}`,
    summary:
      'A channel manager sends bookings or says that something changed, believed the vendor’s way. A custom one (Standard Webhooks) is answered 202, 200 for an id that came before, 409 for an older version and 422 for a body that is not as docs/channel-managers says',
    status: 202,
    answer: channelManagerCallTaken,
    errors: ['unauthorized', 'bad_request', 'malformed_json', 'validation_failed', 'conflict', 'plan_limit'],
  },
  {
    ...described,
    path: SITEMINDER_PATH,
    summary:
      'SiteMinder pushes reservations of all hotels: OTA_HotelResNotifRQ in SOAP 1.1, routed by hotel code. Answered with 200 and OTA_HotelResNotifRS, errors too (392 unknown hotel, 497 wrong user or password)',
    status: 200,
    answer: z.string(),
    errors: [],
  },
];

/**
 * Where channel managers call. Beside the route table, because what is believed are the body's bytes as they came. It is answered
 * once what it brought is on the disk.
 */
export function addChannelManagerWebhook(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  const take = async (ctx: Context, accept: (call: IncomingCall) => Promise<CallAnswer>): Promise<void> => {
    ctx.set(await limits.take('webhook', addressBucket(ctx.state['address'])));
    if ((ctx.req.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new ServiceError('unsupported_media_type', 'Send the body as it was signed, not compressed');
    const bytes = await readBytes(ctx.req, BODY_BYTES_MAX);
    const { status, type, body } = await accept(readCall(ctx, bytes)).catch(hideAbsence);
    ctx.status = status;
    ctx.type = type;
    ctx.body = body;
  };
  router.post(`${PATH}/:propertyId`, (ctx) =>
    take(ctx, (call) => deps.distribution.accept(ctx.params['propertyId'] ?? '', call)),
  );
  router.post(SITEMINDER_PATH, (ctx) => take(ctx, (call) => deps.distribution.acceptForAll('siteminder', call)));
}

function readCall(ctx: Context, bytes: Buffer): IncomingCall {
  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
  return {
    headers: Object.fromEntries(Object.entries(ctx.req.headers).map(([name, value]) => [name, first(value)])),
    query: Object.fromEntries(Object.entries(ctx.query).map(([name, value]) => [name, first(value)])),
    body: bytes.toString('utf8'),
  };
}

/** Whether a property is here and connected is nothing for strangers. */
function hideAbsence(error: unknown): never {
  if (error instanceof ServiceError && (error.code === 'channel_manager_not_connected' || error.code === 'not_found'))
    throw new ServiceError('unauthorized', 'The call does not verify');
  throw error;
}
