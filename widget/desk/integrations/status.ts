import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { PmsProviderView, PmsStatus } from '../../../shared/api/pms.ts';
import { fields, maybeText } from '../data/read/read.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber, fullTime } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { healthChip } from './overview.ts';
import { PmsChangedEvent, PmsPanel, serverText } from './pms-panel.ts';
import { type PmsNow, providerOf } from './pms-watch.ts';
import { adviceWords, modeWords } from './pms-words.ts';
import { sendToPms } from './source/pms-source.ts';

const PMS = '/api/integrations/pms';

/**
 * The state of the PMS connection and the actions.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskPmsStatus extends PmsPanel<true> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
        gap: var(--space-3);
      }
      dt {
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      dd {
        font-weight: 600;
      }
      .address {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) now: PmsNow | null = null;
  @property({ type: Boolean }) fresh = false;
  /** The address for notices with its secret, after the person asked to see it, which the server records. */
  @state() private address: string | null = null;
  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;

  protected override load(): Promise<true> {
    return Promise.resolve(true); // The data comes from the parent element.
  }

  protected override failedWords(): string {
    return '';
  }

  override render(): TemplateResult {
    const { now } = this;
    const provider = now && providerOf(now);
    if (now === null) return html``;
    const { status, sync } = now;
    const name = provider?.name ?? status.provider ?? '';
    const isRunning = status.running !== null || sync?.state === 'running';
    return html`<section class="panel">
        <div class="head">
          <div>
            <h1><bdi>${name}</bdi></h1>
            ${status.property === null ? nothing : html`<p class="hint"><bdi>${status.property.name}</bdi></p>`}
          </div>
          ${healthChip(status.health)}
        </div>
        ${status.lastError === null ? nothing : this.#lastError(status.lastError)} ${this.#facts(status)}
        ${this.#waiting(status)}
      </section>
      <section class="panel" aria-labelledby="sync">
        <h2 id="sync">${isRunning ? msg('Syncing now', { id: 'desk-pms-syncing' }) : msg('Last sync', { id: 'desk-pms-last-sync' })}</h2>
        <desk-sync-progress .sync=${sync}></desk-sync-progress>
        ${this.mayChange && provider !== null ? html`<desk-sync-now .entities=${status.entities} ?running=${isRunning}></desk-sync-now>` : nothing}
      </section>
      ${this.can('guests:read') ? html`<desk-pms-arrivals .lastSync=${status.lastSync ?? ''}></desk-pms-arrivals>` : nothing}
      ${this.mayChange ? this.#connection(name, provider) : nothing}
      <desk-confirm></desk-confirm>`;
  }

  #lastError({ code, message, at }: NonNullable<PmsStatus['lastError']>): TemplateResult {
    return html`<div class="bad" role="alert">
      <p><strong>${code === 'plan_limit' ? `${msg('PMS and other integrations', { id: 'desk-plan-integrations' })}: ${msg('Not included', { id: 'desk-plan-no' })}` : msg('The last call failed', { id: 'desk-pms-last-error' })}</strong> · ${fullTime(at, this.deskState.timezone)}</p>
      ${serverText(message)}
      <p class="told">${adviceWords(code)}</p>
    </div>`;
  }

  #facts({ lastSync, nextSync, mode, recordsSynced }: PmsStatus): TemplateResult {
    const { timezone } = this.deskState;
    const time = (at: string | null) => (at === null ? '–' : fullTime(at, timezone));
    const facts: [string, string][] = [
      [msg('Last sync', { id: 'desk-pms-last-sync' }), time(lastSync)],
      [msg('Next sync', { id: 'desk-pms-next-sync' }), time(nextSync)],
      [msg('How', { id: 'desk-pms-how' }), mode === null ? '–' : modeWords(mode)[0]],
      [msg('Bookings', { id: 'desk-pms-bookings' }), formatNumber(recordsSynced.reservations)],
      [msg('Guests', { id: 'desk-guests' }), formatNumber(recordsSynced.guests)],
      [msg('Rooms', { id: 'desk-house-rooms' }), formatNumber(recordsSynced.rooms)],
    ];
    return html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  /** The changes that wait for the PMS or for staff. */
  #waiting({ pendingPushes, parkedPushes, openConflicts }: PmsStatus): TemplateResult {
    const link = (rest: string, words: string) => html`<a href=${writeRoute('integrations', rest)}>${words}</a>`;
    return html`
      ${pendingPushes === 0 ? nothing : html`<p>${link('sent', plural(msg('one: # change waits to be sent to the PMS | other: # changes wait to be sent to the PMS', { id: 'desk-pms-pending' }), pendingPushes))}</p>`}
      ${parkedPushes === 0 ? nothing : html`<p class="fault">${link('sent', plural(msg('one: # change could not be delivered | other: # changes could not be delivered', { id: 'desk-pms-parked-count' }), parkedPushes))}</p>`}
      ${openConflicts === 0 || !this.can('guests:read') ? nothing : html`<p>${link('conflicts', plural(msg('one: # conflict to decide | other: # conflicts to decide', { id: 'desk-pms-conflict-count' }), openConflicts))}</p>`}
    `;
  }

  /** `provider` is null if its adapter no longer exists; then the PMS can only be disconnected. */
  #connection(name: string, provider: PmsProviderView | null): TemplateResult {
    return html`<section class="panel" aria-labelledby="connection">
      <h2 id="connection">${msg('Connection', { id: 'desk-pms-connection' })}</h2>
      ${provider === null ? nothing : html`<desk-pms-test ?fresh=${this.fresh}></desk-pms-test>`}
      ${['by_hand', 'either'].includes(provider?.capabilities.addressEntered ?? '') ? this.#webhook() : nothing}
      ${this.refusal()}
      <div class="row">
        <button class="button danger" ?disabled=${this.busy} @click=${() => this.#disconnect(name)}>${msg('Disconnect', { id: 'desk-pms-disconnect' })}</button>
      </div>
    </section>`;
  }

  #webhook(): TemplateResult {
    return html`<div class="field">
      <span class="label">${msg('Address for notices', { id: 'desk-pms-webhook' })}</span>
      <p class="hint">${msg('Enter it in the PMS if you set its webhooks up by hand. It holds a secret; who looks at it is recorded.', { id: 'desk-pms-webhook-hint' })}</p>
      ${
        this.address === null
          ? html`<div class="row"><button class="button" ?disabled=${this.busy} @click=${this.#showAddress}>${msg('Show the address', { id: 'desk-pms-webhook-show' })}</button>
              <span class="hint" role="status">${this.word}</span></div>`
          : html`<div class="row"><code class="address" dir="ltr">${this.address}</code>
              <button class="button" @click=${this.#copyAddress}>${icon('copy')} ${msg('Copy', { id: 'desk-copy' })}</button></div>`
      }
    </div>`;
  }

  readonly #showAddress = async (): Promise<void> => {
    await this.attempt(async () => {
      const answer = fields(await sendToPms(this.desk)('GET', `${PMS}/webhook`));
      this.address = maybeText(answer?.['url']);
    });
    if (this.address === null)
      this.word = msg('This server has no address the PMS could reach.', { id: 'desk-pms-webhook-none' });
  };

  readonly #copyAddress = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.address ?? '');
      this.desk.toast('done', msg('Copied.', { id: 'desk-copied' }));
    } catch {
      // The browser refused the clipboard: the address is shown and can be selected.
    }
  };

  async #disconnect(name: string): Promise<void> {
    const yes = await this.confirmDialog.ask(
      msg(str`Disconnect from ${name}?`, { id: 'desk-pms-disconnect-ask' }),
      msg(
        'The credentials are wiped, nothing more is fetched, and what was not sent yet is not sent. Bookings and guests that are here stay, and so do your settings.',
        { id: 'desk-pms-disconnect-why' },
      ),
      msg('Disconnect', { id: 'desk-pms-disconnect' }),
      'danger',
    );
    if (!yes) return;
    const done = await this.attempt(() => sendToPms(this.desk)('DELETE', `${PMS}/connect`));
    if (!done) return;
    this.desk.toast('done', msg(str`Disconnected from ${name}`, { id: 'desk-pms-disconnected' }));
    this.dispatchEvent(new PmsChangedEvent());
  }
}
