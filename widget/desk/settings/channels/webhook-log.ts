import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { count, fields, maybeText, text } from '../../data/read/read.ts';
import { ListView } from '../../ui/list-view.ts';
import { formatNumber, fullTime } from '../../ui/words/format.ts';
import { eventWord } from './event-words.ts';

/** The interval at which the log is reloaded while a delivery is pending. */
const LOOK_AGAIN_MS = 2_000;

interface Delivery {
  id: string;
  type: string;
  state: string;
  status: number | null;
  error: string | null;
  attempts: number;
  at: string;
  nextAt: string | null;
}

/** The log of a webhook's deliveries and their results, newest first. Each delivery can be sent again. */
export class DeskWebhookLog extends ListView<Delivery> {
  @property({ attribute: false }) webhookId = '';
  /** True if the webhook is on, so that a delivery can be sent again. */
  @property({ attribute: false }) mayReplay = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      if (this.items.some(({ state }) => state === 'pending')) void this.reload();
    }, LOOK_AGAIN_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override path(): string {
    return `/api/webhooks/${this.webhookId}/deliveries?limit=20`;
  }

  protected override failedWords(): string {
    return msg('What was sent could not be loaded', { id: 'desk-hooks-log-failed' });
  }

  protected override readItem(value: unknown): Delivery | null {
    const from = fields(value);
    if (from === null || typeof from['id'] !== 'string') return null;
    return {
      id: from['id'],
      type: text(from['type']),
      state: text(from['state']),
      status: typeof from['status'] === 'number' ? from['status'] : null,
      error: maybeText(from['error']),
      attempts: count(from['attempts']),
      at: text(from['at']),
      nextAt: maybeText(from['nextAt']),
    };
  }

  override render(): TemplateResult {
    return html`${this.frame(() =>
      this.items.length === 0
        ? html`<p class="hint">${msg('Nothing was sent yet.', { id: 'desk-hooks-log-none' })}</p>`
        : html`<ul class="entries">${this.items.map((item) => this.#entry(item))}</ul>`,
    )}
    ${this.more()}${this.refusal()}`;
  }

  #entry(item: Delivery): TemplateResult {
    const { timezone } = this.deskState;
    const tries = formatNumber(item.attempts);
    const next = item.nextAt === null || item.state !== 'pending' ? null : fullTime(item.nextAt, timezone);
    return html`<li>
      <div>
        <p class="title">${eventWord(item.type)} <span class="chip">${stateWord(item.state)}</span></p>
        <p class="words">${fullTime(item.at, timezone)} · ${msg(str`Tries: ${tries}`, { id: 'desk-hooks-tries' })}${item.status === null ? nothing : html` · <code dir="ltr">${item.status}</code>`}</p>
        ${item.error === null || item.status !== null ? nothing : html`<p class="words" lang="en" dir="ltr">${item.error}</p>`}
        ${next === null || item.attempts === 0 ? nothing : html`<p class="words">${msg(str`Tried again ${next}`, { id: 'desk-hooks-next' })}</p>`}
      </div>
      ${
        this.mayReplay && item.state !== 'pending'
          ? html`<div class="actions"><button class="button" ?disabled=${this.busy} @click=${() => void this.#replay(item.id)}>${msg('Send again', { id: 'desk-send-again' })}</button></div>`
          : nothing
      }
    </li>`;
  }

  async #replay(id: string): Promise<void> {
    const path = `/api/webhooks/${this.webhookId}/deliveries/${id}/replay`;
    if (await this.attempt(() => this.desk.world.send('POST', path, { body: {} }))) await this.reload();
  }
}

function stateWord(state: string): string {
  if (state === 'delivered') return msg('Taken', { id: 'desk-hooks-taken' });
  if (state === 'failed') return msg('Given up', { id: 'desk-hooks-given-up' });
  return msg('On its way', { id: 'desk-hooks-under-way' });
}
