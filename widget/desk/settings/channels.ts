import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { fields, list, maybeText, text } from '../data/read.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { LoadedSection } from './loaded-section.ts';

const PATH = '/api/channels/whatsapp';

interface Standing {
  connected: boolean;
  active: boolean;
  health: string;
  number: string;
  fault: string | null;
}

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

/** WhatsApp: connected, tested, and how it stands. */
export class DeskChannels extends LoadedSection<Standing> {
  /** What is to be entered at Meta, shown once after connecting. */
  @state() private told: { url: string; token: string } | null = null;
  @state() private checks: readonly Check[] = [];
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Channels', { id: 'desk-channels' });
  }

  protected override hint(): string {
    return msg('Guests write to the house on WhatsApp, and are answered there as in the chat on your site.', {
      id: 'desk-channels-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Standing> {
    const items = list(fields(await this.desk.world.send('GET', '/api/channels', { signal }))?.['items'], fields);
    const found = items.find((item) => item['channel'] === 'whatsapp') ?? {};
    return {
      connected: found['connected'] === true,
      active: found['active'] === true,
      health: text(found['health']),
      number: text(fields(found['detail'])?.['phoneNumber']),
      fault: maybeText(fields(found['lastError'])?.['message']),
    };
  }

  protected override body(now: Standing): TemplateResult {
    return html`<ul class="entries">
        <li class="entry">
          <div class="what">
            <strong>${msg('WhatsApp', { id: 'desk-channel-whatsapp' })}</strong> <bdi dir="ltr">${now.number}</bdi>
            <span class="chip">${standingWord(now)}</span>
            ${now.fault === null ? nothing : html`<p class="fault" lang="en" dir="ltr">${now.fault}</p>`}
            ${now.connected && !now.active ? html`<p><a href=${writeRoute('settings', 'ai')}>${msg('Switch it on under “The AI” to have guests answered.', { id: 'desk-wa-switch-on' })}</a></p>` : nothing}
            ${this.#checks()}
          </div>
          ${
            now.connected
              ? html`<div class="deeds">
                <button class="button" @click=${() => void this.#test()}>${msg('Test now', { id: 'desk-wa-test' })}</button>
                <button class="button danger" @click=${() => void this.#disconnect()}>${msg('Disconnect WhatsApp', { id: 'desk-wa-disconnect' })}</button>
              </div>`
              : nothing
          }
        </li>
      </ul>
      ${this.told === null ? nothing : this.#toldBoxes(this.told)}
      ${this.#form(now.connected)}
      <desk-confirm></desk-confirm>`;
  }

  #checks(): TemplateResult | typeof nothing {
    if (this.checks.length === 0) return nothing;
    return html`<ul role="status" lang="en" dir="ltr">
      ${this.checks.map(({ ok, detail }) => html`<li>${ok ? '✓' : '✗'} ${detail}</li>`)}
    </ul>`;
  }

  #toldBoxes({ url, token }: { url: string; token: string }): TemplateResult {
    return html`<p>${msg('Enter both in Meta’s app, under WhatsApp, Configuration.', { id: 'desk-wa-enter' })}</p>
      <desk-secret-box .value=${url} heading=${msg('Address for Meta', { id: 'desk-wa-webhook' })}></desk-secret-box>
      <desk-secret-box .value=${token} heading=${msg('Token for Meta', { id: 'desk-wa-token' })}></desk-secret-box>`;
  }

  #form(connected: boolean): TemplateResult {
    return html`<form autocomplete="off" @submit=${(event: SubmitEvent) => void this.#connect(event)}>
      ${this.#field('businessId', msg('Business account', { id: 'desk-wa-business' }), msg('Its number, in Meta’s Business Manager under WhatsApp accounts.', { id: 'desk-wa-business-hint' }), { inputmode: 'numeric', required: true })}
      ${this.#field('phoneNumber', msg('The house’s number', { id: 'desk-wa-number' }), msg('As it is at WhatsApp, with the country’s code, such as +41441234567.', { id: 'desk-wa-number-hint' }), { inputmode: 'tel', required: true })}
      ${this.#field('apiKey', msg('Access token', { id: 'desk-wa-key' }), msg('Of a system user who may send messages and manage the account.', { id: 'desk-wa-key-hint' }), { type: 'password', required: true })}
      ${this.#field('appSecret', msg('App secret', { id: 'desk-wa-secret' }), msg('In the app’s basic settings. Without it no message of a guest is believed.', { id: 'desk-wa-secret-hint' }), { type: 'password' })}
      ${this.#field('verifyToken', msg('Token for Meta', { id: 'desk-wa-token' }), msg('Leave it empty and one is made.', { id: 'desk-wa-token-hint' }), {})}
      ${this.#field('baseUrl', msg('Address of the API', { id: 'desk-wa-base' }), msg('Leave it empty for Meta’s own.', { id: 'desk-wa-base-hint' }), { inputmode: 'url' })}
      <p><button class="button primary">${connected ? msg('Connect again', { id: 'desk-pms-connect-again' }) : msg('Connect WhatsApp', { id: 'desk-wa-connect' })}</button></p>
    </form>`;
  }

  #field(
    name: string,
    label: string,
    hint: string,
    {
      type = 'text',
      inputmode = 'text',
      required = false,
    }: { type?: string; inputmode?: 'text' | 'numeric' | 'tel' | 'url'; required?: boolean },
  ): TemplateResult {
    return html`<div class="field">
      <label for="wa-${name}">${label}</label>
      <input class="input" id="wa-${name}" name=${name} type=${type} inputmode=${inputmode} dir="ltr" ?required=${required} autocomplete="off" aria-invalid=${this.isFaulty(`/${name}`)} aria-describedby="wa-${name}-hint wa-${name}-fault" />
      <p class="hint" id="wa-${name}-hint">${hint}</p>
      ${this.fault(`/${name}`, `wa-${name}-fault`)}
    </div>`;
  }

  async #connect(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    const given = [...new FormData(form)].flatMap(([name, value]) => (value === '' ? [] : [[name, value] as const]));
    const done = msg('WhatsApp is connected.', { id: 'desk-wa-connected-now' });
    const shown = ['/businessId', '/phoneNumber', '/apiKey', '/appSecret', '/verifyToken', '/baseUrl'];
    const made = await this.act('PUT', PATH, { body: Object.fromEntries(given), done, fields: shown });
    if (made === null) return;
    const answer = fields(made.answer);
    this.told = { url: text(answer?.['webhookUrl']), token: text(answer?.['verifyToken']) };
    form.reset();
  }

  async #test(): Promise<void> {
    const done = msg('Tested.', { id: 'desk-wa-tested' });
    const made = await this.act('POST', `${PATH}/test`, { body: {}, done });
    this.checks = list(fields(made?.answer)?.['checks'], (check) => {
      const from = fields(check);
      return from && { name: text(from['name']), ok: from['ok'] === true, detail: text(from['detail']) };
    });
  }

  async #disconnect(): Promise<void> {
    const yes = await this.confirming.ask(
      msg('Disconnect WhatsApp?', { id: 'desk-wa-disconnect-ask' }),
      msg('Guests who write there are not heard any more. Conversations stay.', { id: 'desk-wa-disconnect-hint' }),
      msg('Disconnect WhatsApp', { id: 'desk-wa-disconnect' }),
      'danger',
    );
    if (!yes) return;
    this.told = null;
    this.checks = [];
    await this.act('DELETE', PATH, { done: msg('WhatsApp is disconnected.', { id: 'desk-wa-disconnected' }) });
  }
}

function standingWord({ connected, health }: Standing): string {
  if (!connected) return msg('Not connected', { id: 'desk-not-connected' });
  return health === 'failing'
    ? msg('Needs attention', { id: 'desk-wa-failing' })
    : msg('Connected', { id: 'desk-wa-connected' });
}
