import type Router from '@koa/router';
import { z } from 'zod';
import { ServiceError } from '../../../base/errors.ts';
import { toFieldErrors } from '../../../base/field-errors.ts';
import { addressBucket } from '../../../base/network/address-bucket.ts';
import { UnreadableCall } from '../../../channels/port.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../../../channels/registry.ts';
import type { Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { readIncoming } from '../../request/incoming-call.ts';

/** All URLs that platforms call. */
const ADDRESSES = CONNECTED_CHANNELS.flatMap((channel) => {
  const { calls } = CHANNEL_ADAPTERS[channel];
  return calls.paths.map(({ path, summary }) => ({ channel, calls, path, summary }));
});

/** The calls of platforms, for the documentation. */
export const channelWebhookOperations: Described[] = ADDRESSES.flatMap(({ channel, calls, path, summary }) => {
  const described = {
    access: 'public',
    also: [],
    property: false,
    limit: 'webhook',
    bodyBytesMax: calls.bodyBytesMax,
    path: `/webhooks/${channel}/{propertyId}${path}`,
    status: 200,
  } as const;
  const post: Described = {
    ...described,
    method: 'POST',
    summary,
    query: undefined,
    body: z.unknown(),
    answer: null,
    errors: ['unauthorized', 'bad_request', 'malformed_json', 'validation_failed'],
  };
  const { challenge } = calls;
  if (challenge === undefined || path !== '') return [post];
  const { query } = challenge;
  const get = { method: 'GET', summary: challenge.summary, query, body: undefined, answer: z.string() } as const;
  return [{ ...described, ...get, errors: ['forbidden'] }, post];
});

/**
 * The URLs that platforms call. They are not in the route table, because platforms sign the unparsed bytes of the body.
 * A call is answered once its content is stored.
 */
export function addChannelWebhooks(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  for (const { channel, calls, path } of ADDRESSES) {
    const routerPath = `/webhooks/${channel}/:propertyId${path}`;
    const sourceOf = (params: Readonly<Record<string, string | undefined>>) => ({
      propertyId: params['propertyId'] ?? '',
      channel,
    });
    if (calls.challenge !== undefined && path === '')
      router.get(routerPath, async (ctx) => {
        ctx.set(await limits.take('webhook', addressBucket(ctx.state['address'])));
        const answer = await deps.messaging.challenge(sourceOf(ctx.params), ctx.query);
        ctx.status = 200;
        ctx.type = 'text/plain';
        ctx.body = answer;
      });
    router.post(routerPath, async (ctx) => {
      const { headers, bytes: body } = await readIncoming(ctx, limits, {
        limit: 'channel',
        bytesMax: calls.bodyBytesMax,
      });
      // The request's Host header cannot be trusted, so the URL is built from the server's own address.
      const url = `${deps.config.baseUrl}${ctx.req.url ?? ''}`;
      const call = { url, at: deps.clock().toISOString(), headers, body };
      await deps.messaging.accept(sourceOf(ctx.params), call).catch(explainFault);
      ctx.status = 200;
      ctx.type = calls.successAnswer.type;
      ctx.body = calls.successAnswer.body;
    });
  }
}

function explainFault(error: unknown): never {
  if (!(error instanceof UnreadableCall)) throw error;
  if (error.issues === null) throw new ServiceError('malformed_json', 'Send one JSON object in UTF-8');
  const fields = toFieldErrors(error.issues);
  throw new ServiceError(
    'validation_failed',
    `Look at ${fields.map(({ pointer }) => pointer || 'the body').join(', ')}`,
    {
      fields,
    },
  );
}
