import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { PLAN_NEAR } from '../../../shared/domain/house/plans.ts';
import { count, fields, text } from '../data/read/read.ts';
import { writeRoute } from '../data/route.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { formatNumber } from '../ui/words/format.ts';

const LOOK_EVERY_MS = 10 * 60_000;
const SEEN = 'service-chat-plan-notice';

interface Use {
  period: string;
  used: number;
  limit: number;
}

/**
 * The notice above every view that the month's AI conversations are nearly used up (until dismissed, for users who may see
 * the plan), or that new chats are refused.
 */
export class DeskPlanNotice extends DeskElement {
  static override styles = [
    controls,
    css`
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        padding: var(--space-2) var(--space-4);
        border-block-end: 1px solid var(--line);
        background: var(--waiting-soft);
        color: var(--waiting);
        font-size: var(--text-s);
      }
      .full {
        background: var(--danger-soft);
        color: var(--danger);
      }
      p {
        flex: 1 1 16rem;
        min-inline-size: 0;
      }
      a {
        color: inherit;
      }
    `,
  ];

  @state() private use: Use | null = null;
  @state() private newChats = '';
  /** The last dismissed notice, such as `2026-11 80`. */
  @state() private seen = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override firstUpdated(): void {
    this.seen = this.desk.world.storage?.getItem(SEEN) ?? '';
    if (!this.can('account:read')) return;
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override render(): TemplateResult | typeof nothing {
    const refused = refusedWords(this.newChats);
    return html`${refused === null ? nothing : html`<div class="notice full" role="status"><p>${refused}</p></div>`}${this.#planLine()}`;
  }

  #planLine(): TemplateResult | typeof nothing {
    const { use } = this;
    if (use === null || use.used < use.limit * PLAN_NEAR || this.seen === nameOf(use)) return nothing;
    const isFull = use.used >= use.limit;
    return html`<div class=${isFull ? 'notice full' : 'notice'} role="status">
      <p>${isFull ? fullWords(formatNumber(use.limit)) : nearWords(formatNumber(use.used), formatNumber(use.limit))}</p>
      <a href=${writeRoute('settings', 'plan')}>${msg('Plan and usage', { id: 'desk-plan' })}</a>
      <button class="button" @click=${() => this.#putAside(use)}>${msg('Put aside', { id: 'desk-plan-aside' })}</button>
    </div>`;
  }

  /** On failure the earlier notice stays until the next check. */
  async #look(): Promise<void> {
    const usage = await this.desk.world.send('GET', '/api/usage').then(fields, () => null);
    const conversations = fields(usage?.['aiConversations']);
    const limit = conversations?.['limit'];
    if (usage === null) return;
    this.newChats = text(usage['newChats']);
    const period = text(usage['period']);
    this.use = typeof limit === 'number' ? { period, used: count(conversations?.['used']), limit } : null;
  }

  /** Dismisses the notice until the next one, at 100 % or in another month. */
  #putAside(use: Use): void {
    this.seen = nameOf(use);
    try {
      this.desk.world.storage?.setItem(SEEN, this.seen);
    } catch {
      // Storage is full or refused: dismissed until the page is reloaded.
    }
  }
}

function nameOf({ period, used, limit }: Use): string {
  return `${period} ${used >= limit ? 100 : 80}`;
}

function refusedWords(newChats: string): string | null {
  if (newChats === 'refused')
    return msg('So many chats were begun that new ones are refused for now. Guests are told to call you.', {
      id: 'desk-chats-refused',
    });
  if (newChats !== 'some_refused') return null;
  return msg(
    'So many chats were begun from one network that new ones from there are refused for now. Guests there are told to call you.',
    { id: 'desk-chats-some-refused' },
  );
}

function nearWords(used: string, limit: string): string {
  return msg(
    str`${used} of this month’s ${limit} conversations with AI are used. Beyond the limit your staff are asked instead.`,
    {
      id: 'desk-plan-notice-near',
    },
  );
}

function fullWords(limit: string): string {
  return msg(
    str`All ${limit} conversations with AI of this month are used: guests who begin now are answered by your staff.`,
    {
      id: 'desk-plan-notice-full',
    },
  );
}
