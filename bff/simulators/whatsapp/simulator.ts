import { systemClock } from '../../base/clock.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { guestPage } from '../server/guest-page.ts';
import { createRouter, type Router } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, type SimServer, serveSimulator } from '../server/serve.ts';
import { SIMULATED, type SimTemplate } from './account.ts';
import { tooMuch } from './limits.ts';
import type { MediaShelf } from './media.ts';
import { type Got, SimNumber } from './number.ts';
import type { TemplateShelf } from './templates.ts';
import { describeMessage, describeNumber, refuse } from './words.ts';

/** Meta's Cloud API with one number, and the guests who write to it. */
export interface WhatsAppSimulator extends ChannelSimulator {
  got: readonly Got[];
  /** The ids of guests' messages marked as read, each with whether a typing indicator was shown. */
  seen: readonly { id: string; typing: boolean }[];
  templates: SimTemplate[];
  /** Sets the review state of a template and notifies the account. */
  review: TemplateShelf['review'];
  /** The files of guests and of the hotel. */
  media: MediaShelf;
  /** Posts a notice about the account with this value for the field. */
  notify(field: string, value: Record<string, unknown>): void;
  /** A guest writes. Returns the message's id. `message`: in the webhook's format without id and sender. */
  write(from: string, message: Record<string, unknown>, given?: { id?: string; at?: Date }): string;
}

/** Starts it on the loopback interface. As at Meta, any API version `/vN.N/` works. */
export async function startWhatsApp(options: ChannelSimulatorOptions = {}): Promise<WhatsAppSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = [20, 50], reviewAfterMs, port, onExchange } = options;
  const number = new SimNumber(clock, webhookRetryDelaysMs, reviewAfterMs);
  const access = { isRevoked: false };
  const router = createCloudRouter(number, () => server.url);
  const page = guestPage({
    label: 'WhatsApp',
    guest: '+491700000001',
    isGuest: (from) => /^\+\d{5,15}$/.test(from),
    simulator: () => simulator,
  });

  function handle(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    const own = page.handle(request);
    if (own !== undefined) return own;
    const found = router.find(request);
    if (found === 'none' || !/^\/v\d+\.\d+\//.test(request.path)) return refuse(100, 'Unknown path components');
    if (found === 'wrong_method') return refuse(100, 'Unsupported request');
    if (request.headers['authorization'] !== `Bearer ${SIMULATED.apiKey}` || access.isRevoked)
      return { ...refuse(190, 'Invalid OAuth access token'), status: 401 };
    return found.handle();
  }

  const server = await serveSimulator({
    clock,
    rateLimited: tooMuch,
    handle,
    ...(port === undefined ? {} : { port }),
    ...(onExchange === undefined ? {} : { onExchange }),
  });
  const simulator = toSimulator(server, number, access);
  return simulator;
}

/** The routes of the API; `origin`: the address of the files. */
function createCloudRouter(number: SimNumber, origin: () => string): Router {
  const { media, templates } = number;
  return createRouter({
    'GET /{version}/{id}/phone_numbers': ({ params }) =>
      params['id'] === SIMULATED.businessId
        ? { status: 200, body: { data: [describeNumber()], paging: {} } }
        : refuse(100, 'Unsupported get request', 33),
    'POST /{version}/{id}/subscribed_apps': ({ params }) =>
      params['id'] === SIMULATED.businessId
        ? { status: 200, body: { success: true } }
        : refuse(100, 'No such account', 33),
    'POST /{version}/{id}/messages': (request) =>
      request.params['id'] === SIMULATED.phoneNumberId ? number.send(request) : refuse(100, 'No such number', 33),
    'POST /{version}/{id}/media': (request) => media.take(request),
    'GET /{version}/{id}': ({ params }) => media.place(params['id'] ?? '', origin()),
    'GET /{version}/{id}/bytes': (request) => media.give(request.params['id'] ?? '', request),
    'GET /{version}/{id}/message_templates': templates.list,
    'POST /{version}/{id}/message_templates': templates.add,
  });
}

/** The controls for tests and players. */
function toSimulator(server: SimServer, number: SimNumber, access: { isRevoked: boolean }): WhatsAppSimulator {
  const { businessId, phoneNumber, apiKey, appSecret, verifyToken } = SIMULATED;
  const { got, shown, webhooks, media, templates } = number;
  return {
    ...server,
    credentials: { businessId, phoneNumber, apiKey, appSecret, verifyToken, baseUrl: server.url },
    got,
    get arrived() {
      return got.map(({ id, to, message }) => ({ id, to: `+${to}`, text: describeMessage(message) }));
    },
    seen: shown,
    webhooks,
    templates: templates.all,
    media,
    review: templates.review,
    setWebhook: (url) => number.setWebhook(url),
    write: (from, message, given) => number.receive(from, message, given),
    notify: (field, value) => number.notify(field, value),
    say: (from, text) => number.receive(from, { type: 'text', text: { body: text } }),
    tap: (from, title) => number.tap(from, title),
    tell(id, status, code) {
      const message: Got['message'] = { messaging_product: 'whatsapp', type: 'text', text: { body: '-' } };
      const unknown: Got = { id, to: '0', message };
      number.announceStatus(got.find((one) => one.id === id) ?? unknown, status, code);
    },
    delivers(on) {
      number.deliversAll = on;
    },
    revoke(on = true) {
      access.isRevoked = on;
    },
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}
