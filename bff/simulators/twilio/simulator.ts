import { measureSms } from '../../../shared/domain/text/sms.ts';
import { systemClock } from '../../base/clock.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { createFaults } from '../server/faults.ts';
import { guestPage } from '../server/guest-page.ts';
import { type Bucket, createBucket } from '../server/limiter.ts';
import { createRouter } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { FATES, LIMITS, SIMULATED, type SimMessage, STARTS, STOPS } from './account.ts';
import { createMediaStore, describeFiles, fetchOutgoing, newFileSid } from './media.ts';
import { findFault } from './validate.ts';
import { describeMessage, newSid, refuse, signForm } from './words.ts';

const ACCOUNTS = '/2010-04-01/Accounts';
const WEBHOOK_TIMEOUT_MS = 15_000;
const PAGE_SIZE = 50;
/** It could not fetch a file from where it was said to be. */
const FETCH_FAILED = 11_200;

/** Twilio's messaging with one number, and the guests whose phones it reaches. */
export interface TwilioSimulator extends ChannelSimulator {
  /** Every message of the account, the newest first, as the API lists them. */
  messages: readonly SimMessage[];
  /** A guest's message with other fields, such as `OptOutType`, and with files. */
  write(
    from: string,
    fields: Readonly<Record<string, string>>,
    files?: readonly { type: string; bytes: Buffer }[],
  ): string;
  /** Can its number send pictures? Default: it can. */
  sendsMms(on: boolean): void;
  /** Can it fetch files from where they are said to be? Default: it can. */
  fetches(on: boolean): void;
  /** How many segments its number's queue holds; one leaves it each second. */
  queueHolds(segments: number): void;
}

/** Starts it on the loopback interface. */
export async function startTwilio(options: ChannelSimulatorOptions = {}): Promise<TwilioSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const fetching = new Set<Promise<void>>();
  const webhooks = createWebhooks({
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    retryDelaysMs: webhookRetryDelaysMs,
    beside: fetching,
  });
  const messages: SimMessage[] = [];
  const blocked = new Set<string>();
  let webhookUrl: string | null = null;
  let isRevoked = false;
  let deliversAll = true;
  let canMms = true;
  let canFetch = true;
  let queue = newQueue(LIMITS.queuedSegments);
  const calls = createBucket({ holds: LIMITS.callsPerSecond, perSecond: LIMITS.callsPerSecond, clock });
  const store = createMediaStore(messages);

  function newQueue(segments: number): Bucket {
    return createBucket({ holds: segments, perSecond: LIMITS.segmentsPerSecond, clock });
  }

  function call(url: string, given: Readonly<Record<string, string>>): void {
    const fields = { ...given, AccountSid: SIMULATED.accountSid, ApiVersion: '2010-04-01' };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': signForm(url, fields, SIMULATED.authToken),
    };
    webhooks.post({ url, headers, body: new URLSearchParams(fields).toString() });
  }

  function announceStatus(message: SimMessage, status: string, code: number | null = null): void {
    message.status = status;
    message.errorCode = code;
    if (message.statusCallback === null) return;
    call(message.statusCallback, {
      MessageSid: message.sid,
      SmsSid: message.sid,
      MessageStatus: status,
      SmsStatus: status,
      From: SIMULATED.phoneNumber,
      To: message.to,
      ...(code === null ? {} : { ErrorCode: String(code) }),
    });
  }

  function send({ body }: SimRequest): SimAnswer {
    const form = new URLSearchParams(body);
    const fault = findFault(form, { blocked, sendsMms: canMms });
    if (fault !== null) return fault;
    if (queue.take('number', measureSms(form.get('Body') ?? '').segments) !== null)
      return refuse(21611, 'This From number has exceeded the maximum number of queued messages', 429);
    const service = form.get('MessagingServiceSid');
    const message: SimMessage = {
      sid: newSid(form.has('MediaUrl') ? 'MM' : 'SM'),
      to: form.get('To') ?? '',
      from: service === null ? form.get('From') : null,
      messagingServiceSid: service,
      body: form.get('Body') ?? '',
      status: service === null ? 'queued' : 'accepted',
      direction: 'outbound-api',
      errorCode: null,
      statusCallback: form.get('StatusCallback'),
      createdAt: clock(),
      media: [],
    };
    messages.unshift(message);
    const answer = { status: 201, body: describeMessage(message) };
    const urls = form.getAll('MediaUrl');
    if (urls.length === 0) reportState(message);
    else follow(carry(message, urls));
    return answer;
  }

  function reportState(message: SimMessage): void {
    const fate = FATES[message.to];
    announceStatus(message, 'sent');
    if (fate !== undefined) announceStatus(message, fate.state, fate.code);
    else if (deliversAll) announceStatus(message, 'delivered');
  }

  /** An MMS goes on its way once its files are here. */
  async function carry(message: SimMessage, urls: readonly string[]): Promise<void> {
    const files = await Promise.all(urls.map((url) => (canFetch ? fetchOutgoing(url) : null)));
    const here = files.filter((one) => one !== null);
    message.media.push(...here);
    if (here.length < files.length) announceStatus(message, 'failed', FETCH_FAILED);
    else reportState(message);
  }

  function follow(work: Promise<void>): void {
    const done = work.finally(() => fetching.delete(done));
    fetching.add(done);
  }

  function list({ query, path }: SimRequest): SimAnswer {
    const size = Number(query.get('PageSize') ?? PAGE_SIZE);
    const page = Number(query.get('Page') ?? 0);
    // Twilio tells times to the second.
    const sentFrom = Date.parse(query.get('DateSent>') ?? '1970-01-01') - 1_000;
    const fits = ({ to, from, createdAt }: SimMessage) =>
      (query.get('To') ?? to) === to && (query.get('From') ?? from ?? '') === (from ?? '') && +createdAt > sentFrom;
    const all = messages.filter(fits);
    const shown = all.slice(page * size, (page + 1) * size);
    const more = all.length > (page + 1) * size;
    const next = new URLSearchParams(query);
    next.set('Page', String(page + 1));
    next.set('PageToken', `PA${shown.at(-1)?.sid ?? ''}`);
    const body = { messages: shown.map(describeMessage), page, page_size: size, start: page * size };
    return { status: 200, body: { ...body, next_page_uri: more ? `https://api.twilio.com${path}?${next}` : null } };
  }

  const router = createRouter({
    [`GET ${ACCOUNTS}/{account}.json`]: () => ({
      status: 200,
      body: { sid: SIMULATED.accountSid, friendly_name: SIMULATED.name, status: 'active', type: 'Full' },
    }),
    [`GET ${ACCOUNTS}/{account}/IncomingPhoneNumbers.json`]: ({ query }) => {
      const { phoneNumber, name } = SIMULATED;
      const isKnown = (query.get('PhoneNumber') ?? phoneNumber) === phoneNumber;
      const number = { phone_number: phoneNumber, friendly_name: name, capabilities: { sms: true, mms: canMms } };
      return { status: 200, body: { incoming_phone_numbers: isKnown ? [number] : [] } };
    },
    [`POST ${ACCOUNTS}/{account}/Messages.json`]: send,
    [`GET ${ACCOUNTS}/{account}/Messages.json`]: list,
    [`GET ${ACCOUNTS}/{account}/Messages/{message}/Media.json`]: ({ params }) => store.list(params['message'] ?? ''),
    [`GET ${ACCOUNTS}/{account}/Messages/{message}/Media/{file}`]: ({ params }) =>
      store.place(params['message'] ?? '', params['file'] ?? '', server.url),
    [`DELETE ${ACCOUNTS}/{account}/Messages/{message}/Media/{file}.json`]: ({ params }) =>
      store.remove(params['message'] ?? '', params['file'] ?? ''),
  });

  const page = guestPage({
    label: 'SMS',
    guest: '+491700000001',
    isGuest: (from) => /^\+\d{5,15}$/.test(from),
    simulator: () => simulator,
  });
  const server = await serveSimulator({
    clock,
    faults,
    rateLimited(retryAfter): SimAnswer {
      const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return { ...refuse(20429, 'Too Many Requests', 429), headers };
    },
    handle(request) {
      const own = page.handle(request);
      if (own !== undefined) return own;
      if (request.path.startsWith('/storage/')) return store.give(request);
      const expected = Buffer.from(`${SIMULATED.accountSid}:${SIMULATED.authToken}`).toString('base64');
      if (request.headers['authorization'] !== `Basic ${expected}` || isRevoked)
        return refuse(20003, 'Authenticate', 401);
      if (calls.take('account') !== null) return refuse(20429, 'Too Many Requests', 429);
      const found = router.find(request);
      if (found === 'none' || !request.path.startsWith(`${ACCOUNTS}/${SIMULATED.accountSid}`))
        return refuse(20404, 'The requested resource was not found', 404);
      return found === 'wrong_method' ? refuse(20004, 'Method not allowed', 405) : found.handle();
    },
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });

  const simulator: TwilioSimulator = {
    ...server,
    credentials: {
      provider: 'twilio',
      accountSid: SIMULATED.accountSid,
      authToken: SIMULATED.authToken,
      phoneNumber: SIMULATED.phoneNumber,
      baseUrl: server.url,
    },
    messages,
    get arrived() {
      return messages
        .filter(({ direction }) => direction === 'outbound-api')
        .map(({ sid: id, to, body, media }) => ({
          id,
          to,
          text: [body, ...media.map(({ type }) => `a file (${type})`)].join(' ').trim(),
        }))
        .toReversed();
    },
    webhooks,
    async setWebhook(url) {
      webhookUrl = url;
      return true;
    },
    write(from, fields, files = []) {
      const sid = newSid(files.length === 0 ? 'SM' : 'MM');
      const media = files.map((file) => ({ sid: newFileSid(), ...file }));
      const word = (fields['Body'] ?? '').trim().toUpperCase();
      if (STOPS.includes(word) || fields['OptOutType'] === 'STOP') blocked.add(from);
      if (STARTS.includes(word) || fields['OptOutType'] === 'START') blocked.delete(from);
      const { To: to = SIMULATED.phoneNumber, Body: body = '' } = fields;
      messages.unshift({
        sid,
        to,
        from,
        messagingServiceSid: SIMULATED.messagingServiceSid,
        body,
        status: 'received',
        direction: 'inbound',
        errorCode: null,
        statusCallback: null,
        createdAt: clock(),
        media,
      });
      const common = { MessageSid: sid, SmsSid: sid, SmsMessageSid: sid, SmsStatus: 'received' };
      const numbers = { From: from, To: SIMULATED.phoneNumber, MessagingServiceSid: SIMULATED.messagingServiceSid };
      const told = { NumMedia: String(media.length), ...describeFiles(sid, media) };
      const what = { Body: '', NumSegments: '1', ToCountry: 'US', ...told, ...fields };
      if (webhookUrl !== null) call(webhookUrl, { ...common, ...numbers, ...what });
      return sid;
    },
    say: (from, text) => simulator.write(from, { Body: text }),
    tap(_, title) {
      throw new Error(`There is nothing to tap on SMS: write ${title}`);
    },
    tell(id, state, code) {
      const message = messages.find(({ sid }) => sid === id);
      if (message !== undefined) announceStatus(message, state === 'failed' ? 'undelivered' : state, code ?? null);
    },
    delivers(on) {
      deliversAll = on;
    },
    sendsMms(on) {
      canMms = on;
    },
    fetches(on) {
      canFetch = on;
    },
    queueHolds(segments) {
      queue = newQueue(segments);
    },
    revoke(on = true) {
      isRevoked = on;
    },
    async close() {
      webhooks.close();
      await server.close();
    },
  };
  return simulator;
}
