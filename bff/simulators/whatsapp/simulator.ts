import { createHmac, randomBytes } from 'node:crypto';
import { systemClock } from '../../base/clock.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { createFaults } from '../server/faults.ts';
import { guestPage } from '../server/guest-page.ts';
import { createRouter } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { SIMULATED, type SimTemplate } from './account.ts';
import { createNumberLimits, tooMuch } from './limits.ts';
import { createMediaShelf, idOfMedia, type MediaShelf } from './media.ts';
import { createTemplateShelf, type TemplateShelf } from './templates.ts';
import { outgoing, type SimOutgoing, seen } from './validate.ts';
import { describeMessage, describeNumber, escapeAsMetaDoes, findTemplateFault, listChoices, refuse } from './words.ts';

const WINDOW_MS = 24 * 60 * 60 * 1_000;
const WEBHOOK_TIMEOUT_MS = 10_000;

/** What a guest's phone got, in order. */
export interface Got {
  id: string;
  to: string;
  message: SimOutgoing;
}

/** Meta's Cloud API with one number, and the guests who write to it. */
export interface WhatsAppSimulator extends ChannelSimulator {
  got: readonly Got[];
  /** Ids of guests' messages that were shown as read, and whether typing was. */
  seen: readonly { id: string; typing: boolean }[];
  templates: SimTemplate[];
  /** Meta has looked at a template: it stands so from now on, and the account is told. */
  review: TemplateShelf['review'];
  /** The files it holds, of guests and of the hotel. */
  media: MediaShelf;
  /** Meta tells of the account: what stands under this field of its call. */
  notify(field: string, value: Record<string, unknown>): void;
  /** A guest writes; gives the message's id. `message`: as the webhook has it, without id and sender. */
  write(from: string, message: Record<string, unknown>, given?: { id?: string; at?: Date }): string;
}

/** Starts it on the loopback interface. Any `/vN.N/` will do, as at Meta. */
export async function startWhatsApp(options: ChannelSimulatorOptions = {}): Promise<WhatsAppSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const got: Got[] = [];
  const shown: { id: string; typing: boolean }[] = [];
  const heard = new Map<string, number>();
  const written = new Set<string>();
  const media = createMediaShelf(clock);
  const limits = createNumberLimits(clock);
  const templates = createTemplateShelf({
    tell: (value) => post('message_template_status_update', value),
    reviewAfterMs: options.reviewAfterMs,
  });
  let webhookUrl: string | null = null;
  let isRevoked = false;
  let deliversAll = true;

  function call(value: Record<string, unknown>): void {
    const metadata = { display_phone_number: SIMULATED.phoneNumber.slice(1), phone_number_id: SIMULATED.phoneNumberId };
    post('messages', { messaging_product: 'whatsapp', metadata, ...value });
  }

  function post(field: string, value: Record<string, unknown>): void {
    if (webhookUrl === null) return;
    const entry = [{ id: SIMULATED.businessId, time: Math.floor(+clock() / 1_000), changes: [{ field, value }] }];
    const body = escapeAsMetaDoes(JSON.stringify({ object: 'whatsapp_business_account', entry }));
    webhooks.post({ url: webhookUrl, headers: signed(body), body });
  }

  function announceStatus({ id, to, message }: Got, status: string, code?: number): void {
    const partId = message.biz_opaque_callback_data;
    call({
      statuses: [
        {
          id,
          status,
          recipient_id: to,
          timestamp: String(Math.floor(+clock() / 1_000)),
          ...(partId === undefined ? {} : { biz_opaque_callback_data: partId }),
          ...(code === undefined
            ? {}
            : { errors: [{ code, title: 'Failed', message: 'Failed', error_data: { details: 'Failed' } }] }),
        },
      ],
    });
  }

  function send(request: SimRequest): SimAnswer {
    const given = parse(request.body);
    const read = seen.safeParse(given);
    if (read.success) {
      if (!written.has(read.data.message_id)) return refuse(131009, 'message_id');
      shown.push({ id: read.data.message_id, typing: read.data.typing_indicator !== undefined });
      return { status: 200, body: { success: true } };
    }
    const parsed = outgoing.safeParse(given);
    if (!parsed.success) return refuse(131009, parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
    const message = parsed.data;
    const to = (message.to ?? message.recipient ?? '').replace(/^\+/, '');
    if (to === '') return refuse(131008, 'to');
    const mediaId = idOfMedia(message);
    if (mediaId !== null && !media.has(mediaId)) return refuse(131053, 'No such media');
    const isOpen = +clock() - (heard.get(to) ?? Number.NEGATIVE_INFINITY) < WINDOW_MS;
    if (message.type === 'template') {
      const fault = findTemplateFault(message.template, templates.all);
      if (fault !== null) return fault;
    } else if (!isOpen) return refuse(131047, 'More than 24 hours since the guest last wrote.');
    const excess = limits.findExcess(to);
    if (excess !== null) return excess;
    const id = `wamid.${randomBytes(24).toString('base64')}`;
    const taken = { id, to, message };
    got.push(taken);
    announceStatus(taken, 'sent');
    if (deliversAll) announceStatus(taken, 'delivered');
    return {
      status: 200,
      body: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] },
    };
  }

  const router = createRouter({
    'GET /{version}/{id}/phone_numbers': ({ params }) =>
      params['id'] === SIMULATED.businessId
        ? { status: 200, body: { data: [describeNumber()], paging: {} } }
        : refuse(100, 'Unsupported get request', 33),
    'POST /{version}/{id}/subscribed_apps': ({ params }) =>
      params['id'] === SIMULATED.businessId
        ? { status: 200, body: { success: true } }
        : refuse(100, 'No such account', 33),
    'POST /{version}/{id}/messages': (request) =>
      request.params['id'] === SIMULATED.phoneNumberId ? send(request) : refuse(100, 'No such number', 33),
    'POST /{version}/{id}/media': (request) => media.take(request),
    'GET /{version}/{id}': ({ params }) => media.place(params['id'] ?? '', server.url),
    'GET /{version}/{id}/bytes': (request) => media.give(request.params['id'] ?? '', request),
    'GET /{version}/{id}/message_templates': templates.list,
    'POST /{version}/{id}/message_templates': templates.add,
  });

  const page = guestPage({
    label: 'WhatsApp',
    guest: '+491700000001',
    isGuest: (from) => /^\+\d{5,15}$/.test(from),
    simulator: () => simulator,
  });
  const server = await serveSimulator({
    clock,
    faults,
    rateLimited: tooMuch,
    handle(request) {
      const own = page.handle(request);
      if (own !== undefined) return own;
      const found = router.find(request);
      if (found === 'none' || !/^\/v\d+\.\d+\//.test(request.path)) return refuse(100, 'Unknown path components');
      if (found === 'wrong_method') return refuse(100, 'Unsupported request');
      if (request.headers['authorization'] !== `Bearer ${SIMULATED.apiKey}` || isRevoked)
        return { ...refuse(190, 'Invalid OAuth access token'), status: 401 };
      return found.handle();
    },
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });

  const simulator: WhatsAppSimulator = {
    ...server,
    credentials: {
      businessId: SIMULATED.businessId,
      phoneNumber: SIMULATED.phoneNumber,
      apiKey: SIMULATED.apiKey,
      appSecret: SIMULATED.appSecret,
      verifyToken: SIMULATED.verifyToken,
      baseUrl: server.url,
    },
    got,
    get arrived() {
      return got.map(({ id, to, message }) => ({ id, to: `+${to}`, text: describeMessage(message) }));
    },
    seen: shown,
    webhooks,
    templates: templates.all,
    media,
    review: templates.review,
    async setWebhook(url) {
      const challenge = randomBytes(8).toString('hex');
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': SIMULATED.verifyToken,
        'hub.challenge': challenge,
      });
      const answer = await fetch(`${url}?${query}`);
      if (answer.status !== 200 || (await answer.text()) !== challenge) return false;
      webhookUrl = url;
      return true;
    },
    write(from, message, { id = `wamid.${randomBytes(24).toString('base64')}`, at = clock() } = {}) {
      const number = from.replace(/^\+/, '');
      heard.set(number, Math.max(+at, heard.get(number) ?? 0));
      written.add(id);
      limits.heard();
      const timestamp = String(Math.floor(+at / 1_000));
      call({
        contacts: [{ profile: { name: 'Zoë' }, wa_id: number }],
        messages: [{ from: number, id, timestamp, ...message }],
      });
      return id;
    },
    notify: post,
    say: (from, text) => simulator.write(from, { type: 'text', text: { body: text } }),
    tap(from, title) {
      const last = got.findLast(({ to }) => to === from.replace(/^\+/, ''))?.message;
      const choices = last?.type === 'interactive' ? listChoices(last) : [];
      const found = choices.find((one) => one.title === title);
      if (found === undefined)
        throw new Error(`Nothing to tap says ${title}: ${choices.map((one) => one.title).join(', ')}`);
      const { kind, ...reply } = found;
      return simulator.write(from, { type: 'interactive', interactive: { type: kind, [kind]: reply } });
    },
    tell(id, status, code) {
      const unknown: Got = {
        id,
        to: '0',
        message: { messaging_product: 'whatsapp', type: 'text', text: { body: '-' } },
      };
      announceStatus(got.find((one) => one.id === id) ?? unknown, status, code);
    },
    delivers(on) {
      deliversAll = on;
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

function signed(body: string): Record<string, string> {
  const signature = createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex');
  return { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
