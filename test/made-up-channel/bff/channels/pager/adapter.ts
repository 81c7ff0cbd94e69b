import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { apiAddress, keyField } from '../../../shared/api/channels.ts';
import { phoneField } from '../../../shared/api/common.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import { parseJson, readLost, toChannelError } from '../channel-errors.ts';
import type { Begin, ChannelNet } from '../net.ts';
import { type ChannelAdapter, ChannelError, type ChannelEvent, type SendFault, type SendResult } from '../port.ts';

const LABEL = 'Pager';
type Credentials = Readonly<Record<string, string>>;

const form = z.strictObject({
  number: phoneField.describe('The house’s number there'),
  token: keyField(100).describe('What its API knows us by'),
  secret: keyField(100).describe('What it signs its calls with'),
  baseUrl: apiAddress.describe('Where its API is'),
});

const account = z.object({ number: z.string() });
const acceptedPage = z.object({ id: z.string() });
const refusalBody = z.object({ code: z.int() });
const incomingCall = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), id: z.string(), from: z.string(), text: z.string(), at: z.string() }),
  z.object({
    type: z.literal('status'),
    id: z.string(),
    reference: z.string().nullable(),
    state: z.enum(['sent', 'delivered', 'read', 'failed']),
    code: z.int().nullable(),
    at: z.string(),
  }),
]);

/** The adapter of an invented platform: a minimal channel, without anything that a new channel does not need. */
export const pager: ChannelAdapter = {
  label: LABEL,
  form,
  addressField: '/baseUrl',
  capabilities: {
    textLength: 2_000,
    choiceTextLength: 2_000,
    buttons: null,
    list: null,
    templates: false,
    media: null,
    filesInSameMessage: false,
    places: false,
    acceptsChatLinkCode: false,
    showsTerms: true,
    verifiesSender: true,
    windowMs: null,
    receipts: 'read',
    typing: false,
    cost: 'message',
  },
  budget: { requests: 50, perMs: 1_000, atOnce: 5 },
  calls: {
    paths: [{ path: '', summary: 'The pagers’ network tells of a guest’s page and how far ours got' }],
    bodyBytesMax: 65_536,
    poll: null,
    successAnswer: { type: 'application/json', body: '{}' },
    verify: ({ headers, body }, { secret = '' }) =>
      isSameSecret(headers['x-pager-signature'], createHmac('sha256', secret).update(body).digest('hex')),
    parse: ({ body }) => [toEvent(incomingCall.parse(parseJson(body.toString('utf8'))))],
  },
  async connect({ net }, given, signal) {
    const number = await readAccount(net, given, signal);
    if (number !== given['number'])
      throw new ChannelError('rejected_credentials', `The account’s number is ${number}`, { pointer: '/number' });
    return { credentials: { ...given }, detail: { phoneNumber: number }, platformValues: {}, warnings: [] };
  },
  open: ({ net }, credentials) => ({
    send: ({ id, to, content }, begin, signal) =>
      send(net, credentials, { to, reference: id, text: 'text' in content ? content.text : '' }, begin, signal),
    check: (signal) =>
      readAccount(net, credentials, signal).then(
        (number) => [{ name: 'account', ok: true, detail: number }],
        (error: unknown) => {
          if (!(error instanceof ChannelError)) throw error;
          return [{ name: 'account', ok: false, detail: error.message }];
        },
      ),
  }),
};

async function readAccount(net: ChannelNet, given: Credentials, signal: AbortSignal): Promise<string> {
  const answer = await net
    .send({ method: 'GET', url: `${given['baseUrl']}/account`, headers: authorize(given) }, signal)
    .catch((error: unknown) => {
      throw toChannelError(error, LABEL);
    });
  if (answer.status === 401) throw new ChannelError('rejected_credentials', 'The pagers’ network knows no such token');
  return account.parse(parseJson(answer.body)).number;
}

async function send(
  net: ChannelNet,
  given: Credentials,
  page: object,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const headers = { ...authorize(given), 'content-type': 'application/json' };
  const body = JSON.stringify(page);
  const request = { method: 'POST', url: `${given['baseUrl']}/pages`, headers, body, begin } as const;
  const answer = await net.send(request, signal).catch((error: unknown) => readLost(error, LABEL));
  if ('kind' in answer) return answer;
  const id = answer.status === 201 ? acceptedPage.safeParse(parseJson(answer.body)).data?.id : undefined;
  if (id !== undefined) return { kind: 'sent', platformId: id };
  const code = answer.status === 429 ? 429 : refusalBody.safeParse(parseJson(answer.body)).data?.code;
  if (code === undefined) return { kind: 'unsure' };
  const retryAfterMs = code === 404 ? null : (readRetryAfter(answer.headers, new Date()) ?? 0);
  return { kind: 'refused', ...toFault(code), retryAfterMs };
}

function authorize({ token }: Credentials): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function toFault(code: number): SendFault {
  const fault = { code: String(code), blocksConnection: code === 401 };
  if (code === 401) return { ...fault, reason: 'rejected_credentials', message: 'The token is not accepted any more' };
  if (code === 404) return { ...fault, reason: 'not_reachable', message: 'Nobody carries a pager of this number' };
  return { ...fault, reason: 'too_many', message: 'The network is busy' };
}

function toEvent(call: z.infer<typeof incomingCall>): ChannelEvent {
  const { id: platformId, at } = call;
  if (call.type === 'page')
    return { kind: 'message', platformId, address: call.from, at, content: { kind: 'text', text: call.text } };
  const fault = call.code === null ? null : toFault(call.code);
  return { kind: 'status', platformId, partId: call.reference, state: call.state, fault, at };
}
