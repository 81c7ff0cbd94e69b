import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createWebhooks, type Webhooks } from '../server/webhooks.ts';
import { SIMULATED } from './account.ts';
import { createNumberLimits, type NumberLimits } from './limits.ts';
import { createMediaShelf, idOfMedia, type MediaShelf } from './media.ts';
import { createTemplateShelf, type TemplateShelf } from './templates.ts';
import { outgoing, type SimOutgoing, seen } from './validate.ts';
import { escapeAsMetaDoes, findTemplateFault, listChoices, refuse } from './words.ts';

const WINDOW_MS = 24 * 60 * 60 * 1_000;
const WEBHOOK_TIMEOUT_MS = 10_000;

/** The messages that a guest's phone received, in order. */
export interface Got {
  id: string;
  to: string;
  message: SimOutgoing;
}

/** The account's number: its messages, the guests' messages, and Meta's calls about both. */
export class SimNumber {
  readonly got: Got[] = [];
  /** The guests' messages marked as read, each with whether a typing indicator was shown. */
  readonly shown: { id: string; typing: boolean }[] = [];
  readonly webhooks: Webhooks;
  readonly media: MediaShelf;
  readonly templates: TemplateShelf;
  /** Whether each message is reported as delivered without a further call. */
  deliversAll = true;
  readonly #clock: Clock;
  readonly #limits: NumberLimits;
  readonly #heard = new Map<string, number>();
  readonly #written = new Set<string>();
  #webhookUrl: string | null = null;

  constructor(clock: Clock, retryDelaysMs: readonly number[], reviewAfterMs: number | undefined) {
    this.#clock = clock;
    this.#limits = createNumberLimits(clock);
    this.media = createMediaShelf(clock);
    this.webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs });
    this.templates = createTemplateShelf({
      tell: (value) => this.notify('message_template_status_update', value),
      reviewAfterMs,
    });
  }

  /** Verifies the address as Meta does: it must return the challenge. */
  async setWebhook(url: string): Promise<boolean> {
    const challenge = randomBytes(8).toString('hex');
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': SIMULATED.verifyToken,
      'hub.challenge': challenge,
    });
    const answer = await fetch(`${url}?${query}`);
    if (answer.status !== 200 || (await answer.text()) !== challenge) return false;
    this.#webhookUrl = url;
    return true;
  }

  /** Posts a signed call with this value for the field. */
  notify(field: string, value: Record<string, unknown>): void {
    if (this.#webhookUrl === null) return;
    const entry = [{ id: SIMULATED.businessId, time: toSeconds(this.#clock()), changes: [{ field, value }] }];
    const body = escapeAsMetaDoes(JSON.stringify({ object: 'whatsapp_business_account', entry }));
    this.webhooks.post({ url: this.#webhookUrl, headers: signed(body), body });
  }

  announceStatus({ id, to, message }: Got, status: string, code?: number): void {
    const partId = message.biz_opaque_callback_data;
    const notice = {
      id,
      status,
      recipient_id: to,
      timestamp: String(toSeconds(this.#clock())),
      ...(partId === undefined ? {} : { biz_opaque_callback_data: partId }),
      ...(code === undefined
        ? {}
        : { errors: [{ code, title: 'Failed', message: 'Failed', error_data: { details: 'Failed' } }] }),
    };
    this.#announceMessages({ statuses: [notice] });
  }

  /** Accepts one of our messages or read marks, or returns an error. */
  send(request: SimRequest): SimAnswer {
    const given = parse(request.body);
    const read = seen.safeParse(given);
    if (read.success) {
      if (!this.#written.has(read.data.message_id)) return refuse(131009, 'message_id');
      this.shown.push({ id: read.data.message_id, typing: read.data.typing_indicator !== undefined });
      return { status: 200, body: { success: true } };
    }
    const parsed = outgoing.safeParse(given);
    if (!parsed.success) return refuse(131009, parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
    const message = parsed.data;
    const to = (message.to ?? message.recipient ?? '').replace(/^\+/, '');
    const fault = this.#findFault(to, message);
    if (fault !== null) return fault;
    const id = newWamid();
    const accepted = { id, to, message };
    this.got.push(accepted);
    this.announceStatus(accepted, 'sent');
    if (this.deliversAll) this.announceStatus(accepted, 'delivered');
    return {
      status: 200,
      body: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] },
    };
  }

  /** A guest's message in the webhook's format without id and sender. Returns its id. */
  receive(from: string, message: Record<string, unknown>, { id = newWamid(), at = this.#clock() } = {}): string {
    const number = from.replace(/^\+/, '');
    this.#heard.set(number, Math.max(+at, this.#heard.get(number) ?? 0));
    this.#written.add(id);
    this.#limits.heard();
    this.#announceMessages({
      contacts: [{ profile: { name: 'Zoë' }, wa_id: number }],
      messages: [{ from: number, id, timestamp: String(toSeconds(at)), ...message }],
    });
    return id;
  }

  /** A guest taps a choice of the last message. Throws if it has no such choice. */
  tap(from: string, title: string): string {
    const last = this.got.findLast(({ to }) => to === from.replace(/^\+/, ''))?.message;
    const choices = last?.type === 'interactive' ? listChoices(last) : [];
    const found = choices.find((one) => one.title === title);
    if (found === undefined)
      throw new Error(`Nothing to tap says ${title}: ${choices.map((one) => one.title).join(', ')}`);
    const { kind, ...reply } = found;
    return this.receive(from, { type: 'interactive', interactive: { type: kind, [kind]: reply } });
  }

  #findFault(to: string, message: SimOutgoing): SimAnswer | null {
    if (to === '') return refuse(131008, 'to');
    const mediaId = idOfMedia(message);
    if (mediaId !== null && !this.media.has(mediaId)) return refuse(131053, 'No such media');
    const isOpen = +this.#clock() - (this.#heard.get(to) ?? Number.NEGATIVE_INFINITY) < WINDOW_MS;
    if (message.type === 'template') {
      const fault = findTemplateFault(message.template, this.templates.all);
      if (fault !== null) return fault;
    } else if (!isOpen) return refuse(131047, 'More than 24 hours since the guest last wrote.');
    return this.#limits.findExcess(to);
  }

  #announceMessages(value: Record<string, unknown>): void {
    const metadata = { display_phone_number: SIMULATED.phoneNumber.slice(1), phone_number_id: SIMULATED.phoneNumberId };
    this.notify('messages', { messaging_product: 'whatsapp', metadata, ...value });
  }
}

function toSeconds(at: Date): number {
  return Math.floor(+at / 1_000);
}

function newWamid(): string {
  return `wamid.${randomBytes(24).toString('base64')}`;
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
