import type Router from '@koa/router';
import getRawBody from 'raw-body';
import { z } from 'zod';
import { addressBucket } from '../../base/address-bucket.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Dispatch } from '../dispatch.ts';
import type { Described } from '../openapi.ts';

const PATH = '/webhooks/whatsapp';
/** One call may hold a thousand notices. */
const BODY_BYTES_MAX = 4 * 1_048_576;

const described = {
  access: 'public',
  also: [],
  property: false,
  limit: 'webhook',
  bodyBytesMax: BODY_BYTES_MAX,
  path: `${PATH}/{propertyId}`,
  status: 200,
} as const;

/** What platforms call, for the documents. */
export const channelWebhookOperations: Described[] = [
  {
    ...described,
    method: 'GET',
    summary: 'WhatsApp verifies the address; a wrong token is 403',
    query: z.object({ 'hub.mode': z.string(), 'hub.verify_token': z.string(), 'hub.challenge': z.string() }),
    body: undefined,
    answer: z.string(),
    errors: ['forbidden'],
  },
  {
    ...described,
    method: 'POST',
    summary: 'WhatsApp tells of messages and how far ours got; what is not signed with the app secret is 401',
    query: undefined,
    body: z.unknown(),
    answer: null,
    errors: ['unauthorized', 'bad_request'],
  },
];

/**
 * Where WhatsApp calls. Beside the route table, because it signs the body's bytes as they came. It is answered once everything
 * it told is on the disk.
 */
export function addChannelWebhooks(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  router.get(`${PATH}/:propertyId`, async (ctx) => {
    ctx.set(await limits.take('webhook', addressBucket(ctx.state['address'])));
    const from = { propertyId: ctx.params['propertyId'] ?? '', channel: 'whatsapp' as const };
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = ctx.query;
    const isKnown = typeof token === 'string' && (await deps.messaging.knowsToken(from, token));
    if (mode !== 'subscribe' || !isKnown || typeof challenge !== 'string')
      throw new ServiceError('forbidden', 'The token is not the one that was given');
    ctx.status = 200;
    ctx.type = 'text/plain';
    ctx.body = challenge.slice(0, 1_024);
  });
  router.post(`${PATH}/:propertyId`, async (ctx) => {
    ctx.set(await limits.take('channel', addressBucket(ctx.state['address'])));
    const body = await readBytes(ctx.req);
    const headers = Object.fromEntries(
      Object.entries(ctx.req.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    const from = { propertyId: ctx.params['propertyId'] ?? '', channel: 'whatsapp' as const };
    await deps.messaging.accept(from, { headers, body });
    ctx.status = 200;
    ctx.body = '';
  });
}

async function readBytes(request: Parameters<typeof getRawBody>[0]): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit: BODY_BYTES_MAX });
  } catch (error) {
    const type: unknown = error instanceof Error && 'type' in error ? error.type : undefined;
    if (type === 'entity.too.large')
      throw new ServiceError('payload_too_large', `Send at most ${BODY_BYTES_MAX} bytes`);
    throw new ServiceError('bad_request', 'The body did not arrive whole');
  }
}
