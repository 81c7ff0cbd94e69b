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
    errors: ['unauthorized', 'bad_request', 'malformed_json', 'validation_failed'],
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
      const call = { url, at: deps.clock().toISOString(), headers, body };
      await deps.messaging.accept(fromOf(ctx.params), call).catch(explainFault);
      ctx.status = 200;
      ctx.type = calls.taken.type;
      ctx.body = calls.taken.body;
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
