import { systemClock } from '../../base/clock.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { guestPage } from '../server/guest-page.ts';
import { createBucket } from '../server/limiter.ts';
import { type SimAnswer, type SimRequest, type SimServer, serveSimulator } from '../server/serve.ts';
import { LIMITS, SIMULATED, type SimMessage } from './account.ts';
import { Carrier } from './carrier.ts';
import { createMediaStore } from './media.ts';
import { ACCOUNTS, createTwilioRouter } from './routes.ts';
import { refuse } from './words.ts';

/** Twilio's messaging with one number, and the guests it reaches. */
export interface TwilioSimulator extends ChannelSimulator {
  /** All messages of the account, newest first, as the API lists them. */
  messages: readonly SimMessage[];
  /** A guest writes a message with further fields such as `OptOutType`, or with attachments. */
  write(
    from: string,
    fields: Readonly<Record<string, string>>,
    files?: readonly { type: string; bytes: Buffer }[],
  ): string;
  /** Whether its number can send pictures. Default: it can. */
  sendsMms(on: boolean): void;
  /** Whether it can fetch files from their addresses. Default: it can. */
  fetches(on: boolean): void;
  /** Sets the capacity of the number's queue. One segment leaves it per second. */
  queueHolds(segments: number): void;
}

/** Starts it on the loopback interface. */
export async function startTwilio(options: ChannelSimulatorOptions = {}): Promise<TwilioSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = [20, 50], port, onExchange } = options;
  const carrier = new Carrier(clock, webhookRetryDelaysMs);
  const access = { isRevoked: false };
  const calls = createBucket({ holds: LIMITS.callsPerSecond, perSecond: LIMITS.callsPerSecond, clock });
  const store = createMediaStore(carrier.messages);
  const router = createTwilioRouter(carrier, store, () => server.url);
  const page = guestPage({
    label: 'SMS',
    guest: '+491700000001',
    isGuest: (from) => /^\+\d{5,15}$/.test(from),
    simulator: () => simulator,
  });

  function handle(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    const own = page.handle(request);
    if (own !== undefined) return own;
    if (request.path.startsWith('/storage/')) return store.give(request);
    const expected = Buffer.from(`${SIMULATED.accountSid}:${SIMULATED.authToken}`).toString('base64');
    if (request.headers['authorization'] !== `Basic ${expected}` || access.isRevoked)
      return refuse(20003, 'Authenticate', 401);
    if (calls.take('account') !== null) return refuse(20429, 'Too Many Requests', 429);
    const found = router.find(request);
    if (found === 'none' || !request.path.startsWith(`${ACCOUNTS}/${SIMULATED.accountSid}`))
      return refuse(20404, 'The requested resource was not found', 404);
    return found === 'wrong_method' ? refuse(20004, 'Method not allowed', 405) : found.handle();
  }

  const server = await serveSimulator({
    clock,
    rateLimited: refuseTooMany,
    handle,
    ...(port === undefined ? {} : { port }),
    ...(onExchange === undefined ? {} : { onExchange }),
  });
  const simulator = toSimulator(server, carrier, access);
  return simulator;
}

function refuseTooMany(retryAfter: string | undefined): SimAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { ...refuse(20429, 'Too Many Requests', 429), headers };
}

/** The controls for tests and players. */
function toSimulator(server: SimServer, carrier: Carrier, access: { isRevoked: boolean }): TwilioSimulator {
  const { accountSid, authToken, phoneNumber } = SIMULATED;
  return {
    ...server,
    credentials: { provider: 'twilio', accountSid, authToken, phoneNumber, baseUrl: server.url },
    messages: carrier.messages,
    get arrived() {
      return carrier.listArrived();
    },
    webhooks: carrier.webhooks,
    async setWebhook(url) {
      carrier.webhookUrl = url;
      return true;
    },
    write: (from, fields, files = []) => carrier.receive(from, fields, files),
    say: (from, text) => carrier.receive(from, { Body: text }, []),
    tap(_, title) {
      throw new Error(`There is nothing to tap on SMS: write ${title}`);
    },
    tell(id, state, code) {
      const message = carrier.messages.find(({ sid }) => sid === id);
      if (message !== undefined)
        carrier.announceStatus(message, state === 'failed' ? 'undelivered' : state, code ?? null);
    },
    delivers(on) {
      carrier.deliversAll = on;
    },
    sendsMms(on) {
      carrier.canMms = on;
    },
    fetches(on) {
      carrier.canFetch = on;
    },
    queueHolds: (segments) => carrier.queueHolds(segments),
    revoke(on = true) {
      access.isRevoked = on;
    },
    async close() {
      carrier.webhooks.close();
      await server.close();
    },
  };
}
