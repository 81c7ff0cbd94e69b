import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PmsProviderView } from '../../../shared/api/pms.ts';
import type { PropertyName } from '../data/read/types.ts';
import { icon } from '../ui/look/icons.ts';
import { capabilitiesOf } from './capabilities.ts';
import { ConnectForm } from './connect-form.ts';
import type { PmsNow } from './pms-watch.ts';
import { connectOthers, type OtherHotels, otherHotels } from './source/other-hotels.ts';
import { FIRST_PMS, readPmsRoute, sendToPms } from './source/pms-source.ts';

const PMS = '/api/integrations/pms';

/** Dispatched when the PMS was connected. */
export class PmsConnectedEvent extends Event {
  constructor() {
    super('pms-connected', { bubbles: true, composed: true });
  }
}

/**
 * Chooses a PMS, shows its capabilities and asks for its credentials. They are sent once and never returned.
 * @fires {PmsConnectedEvent} pms-connected
 */
export class DeskPmsConnect extends ConnectForm {
  static override styles = [
    ...ConnectForm.styles,
    css`
      .can {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
        gap: var(--space-4);
        padding: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--surface-2);
      }
      .can .chip {
        background: var(--surface-3);
      }
      .takes {
        display: grid;
        gap: var(--space-2);
      }
      .takes li > span:first-child {
        font-weight: 550;
      }
      .takes .told {
        display: block;
      }
      .try {
        padding: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--accent-soft);
      }
      .chain > div {
        display: grid;
        gap: var(--space-3);
        padding-block-start: var(--space-3);
      }
      .chain .input {
        box-sizing: border-box;
      }
      .chain summary {
        inline-size: fit-content;
        cursor: pointer;
      }
      .try .hint {
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) now: PmsNow | null = null;
  @state() private chosen: string | null = null;
  @state() private others: OtherHotels = {};

  override render(): TemplateResult {
    const providers = this.now?.providers ?? [];
    const chosen = this.#chosen();
    return html`<section class="panel">
        <div>
          <h1>${msg('Connect a PMS', { id: 'desk-pms-connect' })}</h1>
          <p class="hint">${msg('Which hotel system do you work with?', { id: 'desk-pms-which' })}
            ${providers.some(({ demo }) => demo) ? msg('None at hand? Choose any: you can try it with a simulated one.', { id: 'desk-pms-which-demo' }) : nothing}</p>
        </div>
        <fieldset>
          <legend class="visually-hidden">${msg('PMS', { id: 'desk-pms' })}</legend>
          <div class="providers">${providers.map((one) => this.#provider(one))}</div>
        </fieldset>
        ${chosen === null ? nothing : capabilitiesOf(chosen)}
      </section>
      ${chosen === null ? nothing : this.#form(chosen)}`;
  }

  /** The preselected PMS: when reconnecting, the current one. */
  #chosen(): PmsProviderView | null {
    const { providers = [], status } = this.now ?? {};
    const name = this.chosen ?? (status?.connected ? status.provider : null);
    return providers.find(({ provider }) => provider === name) ?? null;
  }

  #provider({ provider, name }: PmsProviderView): TemplateResult {
    const choose = () => {
      this.chosen = provider;
      this.given = {};
      this.forget();
    };
    return html`<label class="choice">
      <input type="radio" name="provider" value=${provider} .checked=${provider === this.#chosen()?.provider} @change=${choose} />
      <bdi class="title">${name}</bdi>
    </label>`;
  }

  #form(provider: PmsProviderView): TemplateResult {
    const { name, credentials, demo } = provider;
    return html`<form class="panel" @submit=${(event: Event) => this.#connect(event, provider)} novalidate autocomplete="off">
      ${
        demo && readPmsRoute(this.deskState.route).source === FIRST_PMS
          ? html`<div class="row try">
              <button type="button" class="button primary" ?disabled=${this.busy} @click=${() => this.#tryOut(provider)}>${icon('spark')} ${msg('Try it with a simulated one', { id: 'desk-pms-demo' })}</button>
              <span class="hint">${msg('This server plays the PMS, with invented bookings.', { id: 'desk-pms-demo-hint' })}</span>
            </div>`
          : nothing
      }
      <h2>${msg(str`How ServiceChat reaches ${name}`, { id: 'desk-pms-reach' })}</h2>
      ${credentials.map((field) => this.field(field))}
      ${otherHotels(provider, this.#otherProperties(), this.others, (hotels) => {
        this.others = hotels;
      })}
      <p class="hint">${msg('Secrets are stored encrypted and never shown again. Nothing is stored unless the PMS answers.', { id: 'desk-pms-secrets' })}</p>
      ${this.save(msg('Test and connect', { id: 'desk-pms-test-and-connect' }))}
    </form>`;
  }

  /** The account's other properties in which this person may connect a PMS. */
  #otherProperties(): PropertyName[] {
    const { properties, propertyId } = this.deskState;
    return properties.filter(({ id, rights }) => id !== propertyId && rights.includes('property:write'));
  }

  async #connect(event: Event, chosen: PmsProviderView): Promise<void> {
    event.preventDefault();
    const { provider, name } = chosen;
    const credentials = this.entered(chosen.credentials);
    await this.#done(name, async () => {
      await sendToPms(this.desk)('POST', `${PMS}/connect`, { body: { provider, credentials } });
      await connectOthers(this.desk, chosen, credentials, this.others);
    });
  }

  async #tryOut({ provider, name }: PmsProviderView): Promise<void> {
    await this.#done(name, () => this.desk.world.send('POST', `${PMS}/demo`, { body: { provider } }));
  }

  async #done(name: string, action: () => Promise<unknown>): Promise<void> {
    if (!(await this.attempt(action))) return;
    this.given = {};
    this.others = {};
    this.desk.toast('done', msg(str`Connected to ${name}`, { id: 'desk-pms-connected-to' }));
    this.dispatchEvent(new PmsConnectedEvent());
  }
}
