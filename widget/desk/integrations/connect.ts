import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PmsProviderView } from '../../../shared/api/pms.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { deskLocale } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { capabilitiesOf } from './capabilities.ts';
import { PmsPanel } from './pms-panel.ts';
import type { PmsNow } from './pms-watch.ts';
import { credentialWord } from './vendor-words.ts';

const PMS = '/api/integrations/pms';
type CredentialField = PmsProviderView['credentials'][number];

/** The PMS was connected. */
export class PmsConnectedEvent extends Event {
  constructor() {
    super('pms-connected', { bubbles: true, composed: true });
  }
}

/**
 * Chooses a PMS, shows what it can do, and asks for what its adapter needs. What is entered is sent once and never
 * comes back. @fires {PmsConnectedEvent} pms-connected
 */
export class DeskPmsConnect extends PmsPanel<true> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      .providers {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
        gap: var(--space-2);
      }
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
      .field > label .chip {
        margin-inline-start: var(--space-1);
      }
      textarea {
        font-family: var(--font-code);
      }
      .try {
        padding: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--accent-soft);
      }
      .try .hint {
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) now: PmsNow | null = null;
  @state() private chosen: string | null = null;
  @state() private given: Readonly<Record<string, string>> = {};

  protected override load(): Promise<true> {
    return Promise.resolve(true); // What there is to choose comes from above.
  }

  protected override failedWords(): string {
    return '';
  }

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

  /** Whoever connects again most likely means the PMS there is. */
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
        demo
          ? html`<div class="row try">
              <button type="button" class="button primary" ?disabled=${this.busy} @click=${() => this.#tryOut(provider)}>${icon('spark')} ${msg('Try it with a simulated one', { id: 'desk-pms-demo' })}</button>
              <span class="hint">${msg('This server plays the PMS, with invented bookings.', { id: 'desk-pms-demo-hint' })}</span>
            </div>`
          : nothing
      }
      <h2>${msg(str`How ServiceChat reaches ${name}`, { id: 'desk-pms-reach' })}</h2>
      ${credentials.map((field) => this.#field(field))}
      <p class="hint">${msg('Secrets are stored encrypted and never shown again. Nothing is stored unless the PMS answers.', { id: 'desk-pms-secrets' })}</p>
      ${this.save(msg('Test and connect', { id: 'desk-pms-test-and-connect' }))}
    </form>`;
  }

  #field(field: CredentialField): TemplateResult {
    const { key, label, help, required } = field;
    const pointer = `/credentials/${key}`;
    return html`<div class="field">
      <label for=${key}>${this.#label(key, label)}${required ? nothing : html` <span class="chip">${msg('optional', { id: 'desk-optional' })}</span>`}</label>
      ${this.#control(field, this.problemAt(pointer) === undefined ? 'false' : 'true')}
      ${help === '' ? nothing : html`<p class="hint told" id="${key}-help" lang="en" dir="auto">${help}</p>`}
      ${this.fault(pointer, `${key}-fault`)}
    </div>`;
  }

  /** In another language than the vendor's: our word for it, and the vendor's own beside it, as it stands in the PMS. */
  #label(key: string, label: string): TemplateResult {
    const own = deskLocale() === 'en' ? null : credentialWord(key);
    const theirs = html`<span lang="en" dir="auto">${label}</span>`;
    return own === null ? theirs : html`${own} <span class="hint">${theirs}</span>`;
  }

  #control(field: CredentialField, invalid: 'true' | 'false'): TemplateResult {
    const { key, kind, required, choices = [] } = field;
    const value = this.given[key] ?? field.default ?? '';
    const about = `${key}-help ${key}-fault`;
    const enter = (event: Event) => {
      this.given = { ...this.given, [key]: wordsOf(event) };
    };
    if (kind === 'choice')
      return html`<select class="input" id=${key} aria-describedby=${about} aria-invalid=${invalid} @change=${enter}>
        ${value === '' ? html`<option value="" selected></option>` : nothing}
        ${choices.map((choice) => html`<option ?selected=${choice === value}>${choice}</option>`)}
      </select>`;
    if (kind === 'json')
      return html`<textarea class="input" id=${key} dir="ltr" rows="6" spellcheck="false" ?required=${required} aria-describedby=${about} aria-invalid=${invalid} .value=${value} @input=${enter}></textarea>`;
    const type = { text: 'text', url: 'url', secret: 'password' }[kind];
    return html`<input class="input" id=${key} dir="ltr" type=${type} autocomplete=${kind === 'secret' ? 'new-password' : 'off'} spellcheck="false" ?required=${required} aria-describedby=${about} aria-invalid=${invalid} .value=${value} @input=${enter} />`;
  }

  async #connect(event: Event, { provider, name, credentials: asked }: PmsProviderView): Promise<void> {
    event.preventDefault();
    const entries = asked.map(({ key, default: known }) => [key, this.given[key] ?? known ?? ''] as const);
    const credentials = Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
    await this.#done(name, () => this.desk.world.send('POST', `${PMS}/connect`, { body: { provider, credentials } }));
  }

  async #tryOut({ provider, name }: PmsProviderView): Promise<void> {
    await this.#done(name, () => this.desk.world.send('POST', `${PMS}/demo`, { body: { provider } }));
  }

  async #done(name: string, deed: () => Promise<unknown>): Promise<void> {
    if (!(await this.attempt(deed))) return;
    this.given = {};
    this.desk.toast('done', msg(str`Connected to ${name}`, { id: 'desk-pms-connected-to' }));
    this.dispatchEvent(new PmsConnectedEvent());
  }
}
