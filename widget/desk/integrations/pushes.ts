import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PmsPushView } from '../../../shared/api/pms.ts';
import { oneOf } from '../data/read/read.ts';
import { conversationPath, writeRoute } from '../data/route.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { ListView } from '../ui/list-view.ts';
import { fullTime } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { PmsChangedEvent, serverText } from './pms-panel.ts';
import { adviceWords, changeWord, pushStateWord } from './pms-words.ts';
import { readPush } from './read-pms.ts';
import { sendToPms } from './source/pms-source.ts';

const PATH = '/api/integrations/pms/pushes';
const FILTERS = ['all', 'parked', 'pending', 'sent', 'dropped'] as const;
const CHIPS = { pending: 'waiting', sent: 'ok', parked: 'danger', dropped: '' } as const;

/**
 * The changes to write to the PMS and their outcome.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskPmsPushes extends ListView<PmsPushView> {
  static override styles = [
    ...ListView.styles,
    css`
      .filter {
        inline-size: auto;
      }
    `,
  ];

  @state() private filter: (typeof FILTERS)[number] = 'all';

  protected override path(): string {
    return this.filter === 'all' ? `${PATH}?limit=30` : `${PATH}?limit=30&state=${this.filter}`;
  }

  protected override readItem(value: unknown): PmsPushView | null {
    return readPush(value);
  }

  protected override failedWords(): string {
    return msg('What was sent could not be loaded', { id: 'desk-hooks-log-failed' });
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Sent to the PMS', { id: 'desk-pms-pushes' })}</h1>
          <p class="hint">${msg('Each is tried several times. What could not be delivered stays here until you send it again.', { id: 'desk-pms-pushes-hint' })}</p>
        </div>
        <select class="input filter" aria-label=${msg('Show', { id: 'desk-show' })} @change=${this.#onFilter}>
          ${FILTERS.map((filter) => html`<option value=${filter} ?selected=${filter === this.filter}>${filter === 'all' ? msg('All', { id: 'desk-all' }) : pushStateWord(filter)}</option>`)}
        </select>
      </div>
      ${this.frame(() => this.#list())}
    </section>`;
  }

  #list(): TemplateResult {
    if (this.items.length === 0)
      return html`<desk-empty icon="send" heading=${msg('Nothing here', { id: 'desk-pms-no-pushes' })}
        >${msg('Requests, chats and extras of guests appear here once they go to the PMS.', { id: 'desk-pms-no-pushes-hint' })}</desk-empty
      >`;
    return html`<ul class="entries">
        ${repeat(
          this.items,
          ({ id }) => id,
          (push) => this.#row(push),
        )}
      </ul>
      ${this.more()} ${this.refusal()}`;
  }

  #row(push: PmsPushView): TemplateResult {
    const { id, kind, state: stands, attempts, nextAttemptAt, receipt, lastError, createdAt } = push;
    const { timezone } = this.deskState;
    const next = nextAttemptAt === null ? '' : fullTime(nextAttemptAt, timezone);
    return html`<li>
      <div>
        <p class="title">${changeWord(kind)} <span class="chip ${CHIPS[stands]}">${pushStateWord(stands)}</span></p>
        <p class="hint">${fullTime(createdAt, timezone)} · ${subjectOf(push.subjectId)} · ${plural(msg('one: # try | other: # tries', { id: 'desk-pms-tries' }), attempts)}${next === '' ? '' : ` · ${msg(str`next try ${next}`, { id: 'desk-pms-next-try' })}`}</p>
        ${receipt === null || receipt.detail === '' ? nothing : html`<div class="words">${serverText(receipt.detail)}</div>`}
        ${lastError === null || stands === 'sent' ? nothing : html`<div class="fault">${serverText(lastError.message)}</div>`}
        ${lastError === null || stands !== 'parked' ? nothing : html`<p class="hint">${adviceWords(lastError.code)}</p>`}
      </div>
      ${
        stands === 'parked' && this.can('property:write')
          ? html`<div class="actions"><button class="button" ?disabled=${this.busy} @click=${() => this.#resend(id)}>${msg('Send again', { id: 'desk-send-again' })}</button></div>`
          : nothing
      }
    </li>`;
  }

  readonly #onFilter = (event: Event): void => {
    this.filter = oneOf(FILTERS, inputValue(event), 'all');
    this.items = [];
  };

  async #resend(id: string): Promise<void> {
    const done = await this.attempt(() => sendToPms(this.desk)('POST', `${PATH}/${encodeURIComponent(id)}/resend`));
    if (!done) return;
    await this.reload();
    this.dispatchEvent(new PmsChangedEvent());
  }
}

/** A link to the subject of the change, or its id if the desk has no page for it. */
function subjectOf(id: string): TemplateResult {
  if (id.startsWith('cnv_'))
    return html`<a href=${conversationPath(id)}>${msg('Conversation', { id: 'desk-conversation' })}</a>`;
  if (id.startsWith('tsk_')) return html`<a href=${writeRoute('tasks')}>${msg('Tasks', { id: 'desk-tasks' })}</a>`;
  return html`<code>${id}</code>`;
}
