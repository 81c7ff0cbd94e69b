import { measureSms } from '../../../shared/domain/text/sms.ts';
import type { Clock } from '../../base/clock.ts';
import { type Bucket, createBucket } from '../server/limiter.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createWebhooks, type Webhooks } from '../server/webhooks.ts';
import { FATES, LIMITS, SIMULATED, type SimMessage, STARTS, STOPS } from './account.ts';
import { describeFiles, fetchOutgoing, newFileSid } from './media.ts';
import { findFault } from './validate.ts';
import { describeMessage, newSid, refuse, signForm } from './words.ts';

const WEBHOOK_TIMEOUT_MS = 15_000;
/** Twilio could not download the attachment. */
const FETCH_FAILED = 11_200;

/** Transports messages between the number and the guests' phones, and reports delivery states. */
export class Carrier {
  /** All messages of the account, newest first. */
  readonly messages: SimMessage[] = [];
  readonly webhooks: Webhooks;
  /** The address to which guests' messages are posted. */
  webhookUrl: string | null = null;
  /** Whether each message is reported as delivered without a further call. */
  deliversAll = true;
  /** Whether the number can send pictures, and whether files can be fetched from their addresses. */
  canMms = true;
  canFetch = true;
  readonly #blocked = new Set<string>();
  readonly #fetching = new Set<Promise<void>>();
  readonly #clock: Clock;
  #queue: Bucket;

  constructor(clock: Clock, retryDelaysMs: readonly number[]) {
    this.#clock = clock;
    this.#queue = newQueue(LIMITS.queuedSegments, clock);
    this.webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs, beside: this.#fetching });
  }

  queueHolds(segments: number): void {
    this.#queue = newQueue(segments, this.#clock);
  }

  /** The messages that arrived at guests' phones, as shown there, in order. */
  listArrived(): { id: string; to: string; text: string }[] {
    return this.messages
      .filter(({ direction }) => direction === 'outbound-api')
      .map(({ sid: id, to, body, media }) => ({
        id,
        to,
        text: [body, ...media.map(({ type }) => `a file (${type})`)].join(' ').trim(),
      }))
      .toReversed();
  }

  /** Accepts one of our messages, or returns an error. */
  send({ body }: SimRequest): SimAnswer {
    const form = new URLSearchParams(body);
    const fault = findFault(form, { blocked: this.#blocked, sendsMms: this.canMms });
    if (fault !== null) return fault;
    if (this.#queue.take('number', measureSms(form.get('Body') ?? '').segments) !== null)
      return refuse(21611, 'This From number has exceeded the maximum number of queued messages', 429);
    const message = this.#toMessage(form);
    this.messages.unshift(message);
    const answer = { status: 201, body: describeMessage(message) };
    const urls = form.getAll('MediaUrl');
    if (urls.length === 0) this.#reportState(message);
    else this.#follow(this.#carry(message, urls));
    return answer;
  }

  /** Accepts a guest's message; Twilio's own keywords opt the number out or in. Returns the message's id. */
  receive(
    from: string,
    fields: Readonly<Record<string, string>>,
    files: readonly { type: string; bytes: Buffer }[],
  ): string {
    const sid = newSid(files.length === 0 ? 'SM' : 'MM');
    const media = files.map((file) => ({ sid: newFileSid(), ...file }));
    const word = (fields['Body'] ?? '').trim().toUpperCase();
    if (STOPS.includes(word) || fields['OptOutType'] === 'STOP') this.#blocked.add(from);
    if (STARTS.includes(word) || fields['OptOutType'] === 'START') this.#blocked.delete(from);
    const { To: to = SIMULATED.phoneNumber, Body: body = '' } = fields;
    this.messages.unshift({
      sid,
      to,
      from,
      messagingServiceSid: SIMULATED.messagingServiceSid,
      body,
      status: 'received',
      direction: 'inbound',
      errorCode: null,
      statusCallback: null,
      createdAt: this.#clock(),
      media,
    });
    const common = { MessageSid: sid, SmsSid: sid, SmsMessageSid: sid, SmsStatus: 'received' };
    const numbers = { From: from, To: SIMULATED.phoneNumber, MessagingServiceSid: SIMULATED.messagingServiceSid };
    const mediaFields = { NumMedia: String(media.length), ...describeFiles(sid, media) };
    const callFields = { Body: '', NumSegments: '1', ToCountry: 'US', ...mediaFields, ...fields };
    if (this.webhookUrl !== null) this.#call(this.webhookUrl, { ...common, ...numbers, ...callFields });
    return sid;
  }

  announceStatus(message: SimMessage, status: string, code: number | null = null): void {
    message.status = status;
    message.errorCode = code;
    if (message.statusCallback === null) return;
    this.#call(message.statusCallback, {
      MessageSid: message.sid,
      SmsSid: message.sid,
      MessageStatus: status,
      SmsStatus: status,
      From: SIMULATED.phoneNumber,
      To: message.to,
      ...(code === null ? {} : { ErrorCode: String(code) }),
    });
  }

  #toMessage(form: URLSearchParams): SimMessage {
    const service = form.get('MessagingServiceSid');
    return {
      sid: newSid(form.has('MediaUrl') ? 'MM' : 'SM'),
      to: form.get('To') ?? '',
      from: service === null ? form.get('From') : null,
      messagingServiceSid: service,
      body: form.get('Body') ?? '',
      status: service === null ? 'queued' : 'accepted',
      direction: 'outbound-api',
      errorCode: null,
      statusCallback: form.get('StatusCallback'),
      createdAt: this.#clock(),
      media: [],
    };
  }

  #call(url: string, given: Readonly<Record<string, string>>): void {
    const fields = { ...given, AccountSid: SIMULATED.accountSid, ApiVersion: '2010-04-01' };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': signForm(url, fields, SIMULATED.authToken),
    };
    this.webhooks.post({ url, headers, body: new URLSearchParams(fields).toString() });
  }

  #reportState(message: SimMessage): void {
    const fate = FATES[message.to];
    this.announceStatus(message, 'sent');
    if (fate !== undefined) this.announceStatus(message, fate.state, fate.code);
    else if (this.deliversAll) this.announceStatus(message, 'delivered');
  }

  /** Sends an MMS once its attachments are downloaded. */
  async #carry(message: SimMessage, urls: readonly string[]): Promise<void> {
    const files = await Promise.all(urls.map((url) => (this.canFetch ? fetchOutgoing(url) : null)));
    const here = files.filter((one) => one !== null);
    message.media.push(...here);
    if (here.length < files.length) this.announceStatus(message, 'failed', FETCH_FAILED);
    else this.#reportState(message);
  }

  #follow(work: Promise<void>): void {
    const done = work.finally(() => this.#fetching.delete(done));
    this.#fetching.add(done);
  }
}

/** The queue of a number. One segment leaves it per second. */
function newQueue(segments: number, clock: Clock): Bucket {
  return createBucket({ holds: segments, perSecond: LIMITS.segmentsPerSecond, clock });
}
