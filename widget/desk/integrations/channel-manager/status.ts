import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { formatNumber, fullTime } from '../../ui/words/format.ts';
import { healthChip } from '../overview.ts';
import { PmsPanel, serverText } from '../pms-panel.ts';
import { adviceWords } from '../pms-words.ts';
import { channelManagerName } from '../vendor-words.ts';
import { BASE, type ShownOnce } from './read.ts';
import { type ChannelManagerNow, channelManagerOf } from './watch.ts';

/** Dispatched when the channel manager was changed here. */
export class ChannelManagerChangedEvent extends Event {
  constructor() {
    super('channel-manager-changed', { bubbles: true, composed: true });
  }
}

/**
 * The state of the channel manager's connection, the values to enter there, and the actions.
 * @fires {ChannelManagerChangedEvent} channel-manager-changed
 */
export class DeskChannelManagerStatus extends PmsPanel<true> {
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
    `,
  ];

  @property({ attribute: false }) now: ChannelManagerNow | null = null;
  /** The values shown once, if it was connected just now. */
  @property({ attribute: false }) shown: ShownOnce | null = null;
  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;

  protected override load(): Promise<true> {
    return Promise.resolve(true); // The data comes from the parent element.
  }

  protected override failedWords(): string {
    return '';
  }

  override render(): TemplateResult {
    const { now, shown } = this;
    if (now === null) return html``;
    const { status } = now;
    const provider = channelManagerOf(now);
    const name = provider === null ? (status.provider ?? '') : channelManagerName(provider);
    return html`<section class="panel">
        <div class="head">
          <div>
            <h1><bdi>${name}</bdi></h1>
            ${status.property === null || status.property.name === '' ? nothing : html`<p class="hint"><bdi>${status.property.name}</bdi></p>`}
          </div>
          ${healthChip(status.health)}
        </div>
        ${status.lastError === null ? nothing : this.#lastError(status.lastError)} ${this.#facts(now)}
        ${this.mayChange && provider?.capabilities.delivery === 'pull' ? this.#syncNow(status.running !== null) : nothing}
      </section>
      ${shown === null || provider?.capabilities.addressEntered === 'by_itself' ? nothing : this.#once(shown)}
      ${this.mayChange ? this.#connection(name) : nothing}
      <desk-confirm></desk-confirm>`;
  }

  #lastError({ code, message, at }: NonNullable<ChannelManagerNow['status']['lastError']>): TemplateResult {
    return html`<div class="bad" role="alert">
      <p><strong>${code === 'plan_limit' ? `${msg('PMS and other integrations', { id: 'desk-plan-integrations' })}: ${msg('Not included', { id: 'desk-plan-no' })}` : msg('The last call failed', { id: 'desk-pms-last-error' })}</strong> · ${fullTime(at, this.deskState.timezone)}</p>
      ${serverText(message)}
      ${code === 'plan_limit' ? nothing : html`<p class="told">${adviceWords(code)}</p>`}
    </div>`;
  }

  #facts({ status }: ChannelManagerNow): TemplateResult {
    const time = (at: string | null) => (at === null ? '–' : fullTime(at, this.deskState.timezone));
    const facts: [string, string][] = [
      [msg('Bookings', { id: 'desk-pms-bookings' }), formatNumber(status.recordsSynced.reservations)],
      [msg('Last sync', { id: 'desk-pms-last-sync' }), time(status.lastSync)],
      ...(status.nextSync === null
        ? []
        : [[msg('Next sync', { id: 'desk-pms-next-sync' }), time(status.nextSync)] as [string, string]]),
    ];
    return html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  #syncNow(isRunning: boolean): TemplateResult {
    return html`<div class="row">
      <button class="button primary" ?disabled=${this.busy || isRunning} @click=${this.#sync}>${isRunning ? msg('Syncing now', { id: 'desk-pms-syncing' }) : msg('Sync now', { id: 'desk-pms-sync-now' })}</button>
      <span class="hint" role="status">${this.word}</span>
    </div>`;
  }

  /** The values to enter in the channel manager. */
  #once({ webhookUrl, globalUrl, secret, user, password }: ShownOnce): TemplateResult {
    const lines: (readonly [string, string | null])[] = [
      [msg('Where it calls', { id: 'desk-cm-address' }), webhookUrl],
      [msg('Where it calls for all your hotels', { id: 'desk-cm-global' }), globalUrl],
      [msg('Secret for signing', { id: 'desk-pms-ask-signing-secret' }), secret],
      [msg('User', { id: 'desk-pms-ask-user' }), user],
      [msg('Password', { id: 'desk-password' }), password],
    ];
    return html`<section class="panel" aria-labelledby="once">
      <div>
        <h2 id="once">${msg('To be entered there', { id: 'desk-cm-once' })}</h2>
        <p class="hint">${msg('This is shown once. Connecting again shows it anew.', { id: 'desk-cm-once-hint' })}</p>
      </div>
      ${lines.map(([heading, value]) => (value === null ? nothing : html`<desk-secret-box heading=${heading} value=${value}></desk-secret-box>`))}
    </section>`;
  }

  #connection(name: string): TemplateResult {
    return html`<section class="panel" aria-labelledby="connection">
      <h2 id="connection">${msg('Connection', { id: 'desk-pms-connection' })}</h2>
      <desk-pms-test base=${BASE}></desk-pms-test>
      ${this.refusal()}
      <div class="row">
        <button class="button danger" ?disabled=${this.busy} @click=${() => this.#disconnect(name)}>${msg('Disconnect', { id: 'desk-pms-disconnect' })}</button>
      </div>
    </section>`;
  }

  readonly #sync = async (): Promise<void> => {
    const done = await this.attempt(
      () => this.desk.world.send('POST', `${BASE}/sync`, { body: {} }),
      msg('Started', { id: 'desk-pms-started' }),
    );
    if (done) this.dispatchEvent(new ChannelManagerChangedEvent());
  };

  async #disconnect(name: string): Promise<void> {
    const yes = await this.confirmDialog.ask(
      msg(str`Disconnect from ${name}?`, { id: 'desk-pms-disconnect-ask' }),
      msg('The credentials are wiped, and nothing more is taken. Bookings and guests that are here stay.', {
        id: 'desk-cm-disconnect-why',
      }),
      msg('Disconnect', { id: 'desk-pms-disconnect' }),
      'danger',
    );
    if (!yes) return;
    const done = await this.attempt(() => this.desk.world.send('DELETE', `${BASE}/connect`));
    if (!done) return;
    this.desk.toast('done', msg(str`Disconnected from ${name}`, { id: 'desk-pms-disconnected' }));
    this.dispatchEvent(new ChannelManagerChangedEvent());
  }
}
