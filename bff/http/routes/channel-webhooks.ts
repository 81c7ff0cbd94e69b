import type Router from '@koa/router';
import { z } from 'zod';
import { addressBucket } from '../../base/address-bucket.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../../channels/registry.ts';
import type { Dispatch } from '../dispatch.ts';
import { readIncoming } from '../incoming-call.ts';
import type { Described } from '../openapi.ts';

/** Every address that a platform calls. */
const ADDRESSES = CONNECTED_CHANNELS.flatMap((channel) => {
  const { calls } = CHANNEL_ADAPTERS[channel];
  return calls.paths.map(({ path, summary }) => ({ channel, calls, path, summary }));
});

/** What platforms call, for the documents. */
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
  const told: Described = {
    ...described,
    method: 'POST',
    summary,
    query: undefined,
    body: z.unknown(),
    answer: null,
    errors: ['unauthorized', 'bad_request'],
  };
  const { challenge } = calls;
  if (challenge === undefined || path !== '') return [told];
  const { query } = challenge;
  const asked = { method: 'GET', summary: challenge.summary, query, body: undefined, answer: z.string() } as const;
  return [{ ...described, ...asked, errors: ['forbidden'] }, told];
});

/**
 * Where platforms call. Beside the route table, because they sign the body's bytes as they came. A call is answered once
 * everything it told is on the disk.
 */
export function addChannelWebhooks(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  for (const { channel, calls, path } of ADDRESSES) {
    const place = `/webhooks/${channel}/:propertyId${path}`;
    const fromOf = (params: Readonly<Record<string, string | undefined>>) => ({
      propertyId: params['propertyId'] ?? '',
      channel,
    });
    if (calls.challenge !== undefined && path === '')
      router.get(place, async (ctx) => {
        ctx.set(await limits.take('webhook', addressBucket(ctx.state['address'])));
        const answer = await deps.messaging.challenge(fromOf(ctx.params), ctx.query);
        ctx.status = 200;
        ctx.type = 'text/plain';
        ctx.body = answer;
      });
    router.post(place, async (ctx) => {
      const { headers, bytes: body } = await readIncoming(ctx, limits, {
        limit: 'channel',
        bytesMax: calls.bodyBytesMax,
      });
      // What a request says of its host is anybody's word: the address is the one this server is known by.
      const url = `${deps.config.baseUrl}${ctx.req.url ?? ''}`;
      await deps.messaging.accept(fromOf(ctx.params), { url, at: deps.clock().toISOString(), headers, body });
      ctx.status = 200;
      ctx.type = calls.taken.type;
      ctx.body = calls.taken.body;
    });
  }
}
