import { randomBytes } from 'node:crypto';
import { ATTACHMENT_TYPES } from '../../../shared/domain/attachment.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/domain/time.ts';
import { isSameSecret } from '../../pms/values/secret.ts';
import { parseJson, toChannelError } from '../channel-errors.ts';
import type { ChannelNet } from '../net.ts';
import {
  type ChannelAdapter,
  type ChannelCapabilities,
  type ChannelCheck,
  ChannelError,
  type ChannelEvent,
  type ChannelSession,
} from '../port.ts';
import { type ChannexApi, createChannexApi, LABEL, PAGE_MAX } from './client.ts';
import { form } from './form.ts';
import { listReceived } from './read.ts';
import { notice, property, threadList } from './schema.ts';
import { findAccepted, sendPart } from './send.ts';
import { SECRET_HEADER, subscribe, unsubscribe } from './subscribe.ts';

const CALL_BYTES_MAX = 262_144;
const SECRET_BYTES = 32;

type Credentials = Readonly<Record<string, string>>;

/** Portals' chats accept plain text. The maximum length is not published; no portal is known to refuse this length. */
const capabilities: ChannelCapabilities = {
  textLength: 2_000,
  choiceTextLength: 2_000,
  buttons: null,
  list: null,
  templates: false,
  media: {
    pictures: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    pictureBytes: 10 * 1_024 * 1_024,
    others: Object.keys(ATTACHMENT_TYPES),
    byLink: true,
  },
  filesInSameMessage: false,
  places: false,
  acceptsChatLinkCode: false,
  showsTerms: false,
  verifiesSender: true,
  windowMs: null,
  receipts: 'none',
  typing: false,
  cost: 'none',
};

/** The chats of booking portals such as Booking.com and Airbnb, by Channex's Messages app. */
export const channex: ChannelAdapter = {
  label: 'Booking portals',
  form,
  addressField: '/baseUrl',
  capabilities,
  channelManager: 'channex',
  // Channex publishes no rate limit for messages. This one is enough for a busy desk; after a 429 the client waits.
  budget: { requests: 20, perMs: 1_000, atOnce: 4 },
  calls: {
    paths: [
      { path: '', summary: 'Channex says that a guest wrote; what does not show the secret it was given is 401' },
    ],
    bodyBytesMax: CALL_BYTES_MAX,
    // Channex sends a call once, and the call may get lost. A message older than a day no longer needs an answer.
    poll: { everyMs: 5 * MINUTE_MS, backMs: DAY_MS },
    successAnswer: { type: 'application/json', body: '{}' },
    verify: ({ headers }, { webhookSecret = '' }) =>
      webhookSecret !== '' && isSameSecret(headers[SECRET_HEADER], webhookSecret),
    parse: ({ body, at }, { propertyId }) => readCall(body, propertyId ?? '', at),
  },
  async connect({ net, webhookUrl }, given, signal) {
    const api = createChannexApi(net, given);
    const { propertyId = '' } = given;
    const name = await findProperty(api, propertyId, signal);
    await readThreads(api, propertyId, signal);
    const webhookSecret = randomBytes(SECRET_BYTES).toString('base64url');
    const isSubscribed = await subscribe(api, { propertyId, url: webhookUrl, secret: webhookSecret }, signal).catch(
      (error: unknown) => {
        throw error instanceof ChannelError ? error : toChannelError(error, LABEL);
      },
    );
    return {
      credentials: { ...given, webhookSecret },
      detail: { name, propertyId },
      platformValues: {},
      // "asked_only": Channex refused to call this server, so messages arrive by polling alone.
      warnings: isSubscribed ? [] : ['asked_only'],
    };
  },
  open: ({ net, webhookUrl }, credentials) => openSession(net, credentials, webhookUrl),
};

function openSession(net: ChannelNet, credentials: Credentials, webhookUrl: string): ChannelSession {
  const api = createChannexApi(net, credentials);
  const { propertyId = '' } = credentials;
  return {
    send: (part, begin, signal) => sendPart(api, part, begin, signal),
    findAccepted: (part, since, signal) => findAccepted(api, part, since, signal),
    async *listReceived(since, signal, address) {
      yield* await listReceived(api, propertyId, since, signal, address);
    },
    fetchMedia: (mediaId, bytesMax, signal) => fetchMedia(net, api, mediaId, bytesMax, signal),
    check: (signal) =>
      check(api, propertyId, signal).catch((error: unknown) => {
        if (!(error instanceof ChannelError)) throw error;
        return [{ name: 'property', ok: false, detail: error.message }];
      }),
    leave: (signal) => unsubscribe(api, { propertyId, url: webhookUrl }, signal),
  };
}

/** Parses a call. Calls are unsigned and unordered, so a call only names the conversation whose messages are to be fetched. */
function readCall(body: Buffer, propertyId: string, at: string): ChannelEvent[] {
  const { event, property_id, payload } = notice.parse(parseJson(body.toString('utf8')));
  const isOurs = property_id == null || property_id === propertyId;
  if (event !== 'message' || !isOurs) return [];
  return [{ kind: 'nudge', address: payload?.message_thread_id ?? null, at }];
}

async function findProperty(api: ChannexApi, propertyId: string, signal: AbortSignal): Promise<string> {
  const { data } = await api.read(`/properties/${encodeURIComponent(propertyId)}`, {}, property, signal);
  return data.attributes.title ?? data.id;
}

/** Reads the property's conversations. Channex answers 403 if the Messages app is not installed for the property. */
async function readThreads(api: ChannexApi, propertyId: string, signal: AbortSignal): Promise<void> {
  const query = {
    'filter[property_id]': propertyId,
    'pagination[page]': '1',
    'pagination[limit]': String(PAGE_MAX),
  };
  await api.read('/message_threads', query, threadList, signal);
}

async function check(api: ChannexApi, propertyId: string, signal: AbortSignal): Promise<ChannelCheck[]> {
  const name = await findProperty(api, propertyId, signal);
  const known = { name: 'property', ok: true, detail: `${LABEL} knows the key and the property: ${name}` };
  const messages = await readThreads(api, propertyId, signal).then(
    () => ({ ok: true, detail: 'The Messages app answers' }),
    (error: unknown) => {
      if (!(error instanceof ChannelError)) throw error;
      return { ok: false, detail: error.message };
    },
  );
  return [known, { name: 'messages', ...messages }];
}

/** Downloads a guest's file. Only requests to Channex itself carry the API key, because the portal may host the file. */
async function fetchMedia(
  net: ChannelNet,
  api: ChannexApi,
  address: string,
  bytesMax: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const { url: apiUrl, headers } = api.at('/');
  const url = URL.parse(address, apiUrl);
  if (url === null) return null;
  const isChannex = url.origin === new URL(apiUrl).origin;
  const answer = await net
    .download({ url: url.href, headers: isChannex ? headers : {} }, bytesMax, signal)
    .catch((error: unknown) => {
      throw toChannelError(error, LABEL);
    });
  if (answer.status === 200) return answer.bytes;
  if (answer.status === 404 || answer.status === 410) return null;
  throw new ChannelError('unreachable', `${LABEL} answered ${answer.status} instead of a file`);
}
