import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ChannelManagerProviderView } from '../../../../shared/api/channel-manager.ts';
import { icon } from '../../ui/look/icons.ts';
import { ConnectForm } from '../connect-form.ts';
import { channelManagerName } from '../vendor-words.ts';
import { BASE, readShownOnce, type ShownOnce } from './read.ts';
import type { ChannelManagerNow } from './watch.ts';

/** Dispatched when a channel manager was connected, with the secrets for its calls, which are shown once. */
export class ChannelManagerConnectedEvent extends Event {
  readonly shown: ShownOnce;
  constructor(shown: ShownOnce) {
    super('channel-manager-connected', { bubbles: true, composed: true });
    this.shown = shown;
  }
}

/**
 * Chooses a channel manager and asks for its credentials.
 * @fires {ChannelManagerConnectedEvent} channel-manager-connected
 */
export class DeskChannelManagerConnect extends ConnectForm {
  @property({ attribute: false }) now: ChannelManagerNow | null = null;
  @state() private chosen: string | null = null;

  override render(): TemplateResult {
    const providers = this.now?.providers ?? [];
    const chosen = this.#chosen();
    return html`<section class="panel">
        <div>
          <h1>${msg('Connect a channel manager', { id: 'desk-cm-connect' })}</h1>
          <p class="hint">${msg('Which channel manager do you work with?', { id: 'desk-cm-which' })}</p>
        </div>
        <fieldset>
          <legend class="visually-hidden">${msg('Channel manager', { id: 'desk-cm' })}</legend>
          <div class="providers">${providers.map((one) => this.#provider(one))}</div>
        </fieldset>
        ${chosen === null ? nothing : html`<p class="hint">${deliveryWords(chosen)}</p>`}
      </section>
      ${chosen === null ? nothing : this.#form(chosen)}`;
  }

  /** The preselected provider: when reconnecting, the current one. */
  #chosen(): ChannelManagerProviderView | null {
    const { providers = [], status } = this.now ?? {};
    const name = this.chosen ?? (status?.connected ? status.provider : null);
    return providers.find(({ provider }) => provider === name) ?? null;
  }

  #provider(one: ChannelManagerProviderView): TemplateResult {
    const { provider } = one;
    const choose = () => {
      this.chosen = provider;
      this.given = {};
      this.forget();
    };
    return html`<label class="choice">
      <input type="radio" name="provider" value=${provider} .checked=${provider === this.#chosen()?.provider} @change=${choose} />
      <bdi class="title">${channelManagerName(one)}</bdi>
    </label>`;
  }

  #form(provider: ChannelManagerProviderView): TemplateResult {
    const { credentials, demo } = provider;
    const name = channelManagerName(provider);
    return html`<form class="panel" @submit=${(event: Event) => this.#connect(event, provider)} novalidate autocomplete="off">
      ${
        demo
          ? html`<div class="row">
              <button type="button" class="button primary" ?disabled=${this.busy} @click=${() => this.#tryOut(provider)}>${icon('spark')} ${msg('Try it with a simulated one', { id: 'desk-pms-demo' })}</button>
            </div>`
          : nothing
      }
      <h2>${msg(str`How ServiceChat reaches ${name}`, { id: 'desk-pms-reach' })}</h2>
      ${credentials.map((field) => this.field(field))}
      ${this.save(msg('Test and connect', { id: 'desk-pms-test-and-connect' }))}
    </form>`;
  }

  async #connect(event: Event, one: ChannelManagerProviderView): Promise<void> {
    event.preventDefault();
    const { provider, credentials: asked } = one;
    await this.#done(channelManagerName(one), 'connect', { provider, credentials: this.entered(asked) });
  }

  async #tryOut(one: ChannelManagerProviderView): Promise<void> {
    await this.#done(channelManagerName(one), 'demo', { provider: one.provider });
  }

  async #done(name: string, call: 'connect' | 'demo', body: object): Promise<void> {
    let answer: unknown = null;
    const done = await this.attempt(async () => {
      answer = await this.desk.world.send('POST', `${BASE}/${call}`, { body });
    });
    if (!done) return;
    this.given = {};
    this.desk.toast('done', msg(str`Connected to ${name}`, { id: 'desk-pms-connected-to' }));
    this.dispatchEvent(new ChannelManagerConnectedEvent(readShownOnce(answer)));
  }
}

function deliveryWords({ capabilities }: ChannelManagerProviderView): string {
  return capabilities.delivery === 'push'
    ? msg('It sends its bookings by itself, the moment they are made.', { id: 'desk-cm-push' })
    : msg('It is asked for bookings regularly, and says when something changed.', { id: 'desk-cm-pull' });
}
