import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { fields, list } from '../data/read/read.ts';
import { writeRoute } from '../data/route.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';

const LOOK_EVERY_MS = 60_000;
const SHOWN_FOR_MS = 24 * 3_600_000;
const SEEN = 'service-chat-writing-notice';
const ACTION = 'user.wrote_to_many';
const PATH = `/api/audit?action=${ACTION}&limit=1`;

/** The notice above every view that a colleague wrote to very many guests at once. Readers of the audit log see it for a day or until they dismiss it. */
export class DeskWritingNotice extends DeskElement {
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
        background: var(--danger-soft);
        color: var(--danger);
        font-size: var(--text-s);
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

  /** The newest entry, with the colleague's name. */
  @state() private entry: { number: number; who: string } | null = null;
  /** The number of the last dismissed entry. */
  @state() private seen = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override firstUpdated(): void {
    this.seen = this.desk.world.storage?.getItem(SEEN) ?? '';
    if (!this.can('audit:read')) return;
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override render(): TemplateResult | typeof nothing {
    const { entry } = this;
    if (entry === null || this.seen === String(entry.number)) return nothing;
    return html`<div class="notice" role="status">
      <p>${noticeWords(entry.who)}</p>
      <a href=${writeRoute('settings', 'audit')}>${msg('Audit log', { id: 'desk-audit' })}</a>
      <button class="button" @click=${() => this.#putAside(entry.number)}>${msg('Put aside', { id: 'desk-plan-aside' })}</button>
    </div>`;
  }

  /** On failure the earlier notice stays until the next check. */
  async #look(): Promise<void> {
    const answer = await this.desk.world.send('GET', PATH).then(fields, () => null);
    if (answer === null) return;
    const words = await import('../settings/account/audit-entry.ts').catch(() => null); // Offline: the check is repeated.
    if (words === null) return;
    const [entry] = list(answer['items'], words.readAuditEntry);
    const isRecent = entry?.action === ACTION && Date.now() - Date.parse(entry.at) < SHOWN_FOR_MS;
    this.entry = isRecent ? { number: entry.number, who: words.actorWord(entry) } : null;
  }

  #putAside(number: number): void {
    this.seen = String(number);
    try {
      this.desk.world.storage?.setItem(SEEN, this.seen);
    } catch {
      // Storage is full or refused: dismissed until the page is reloaded.
    }
  }
}

function noticeWords(name: string): string {
  return msg(
    str`${name} wrote to very many guests within a few minutes. If that is not meant so, block the account and see who is signed in.`,
    { id: 'desk-writing-notice' },
  );
}
