import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { CHANNELS, type ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { fields, list, text } from '../../data/read/read.ts';
import { writeRoute } from '../../data/route.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { icon } from '../../ui/look/icons.ts';
import { channelWord } from '../../ui/words/words.ts';
import { LoadedSection } from '../loaded-section.ts';
import type { ChannelField } from './channel-form.ts';
import { formOf } from './channel-forms.ts';
import { healthView, readStanding, type Standing, standingWord } from './channel-standing.ts';

const CONNECTED = CHANNELS.filter((channel) => channel !== 'widget');

interface Check {
  ok: boolean;
  detail: string;
}

/** The settings of the channels beside the site's chat: each channel can be connected and tested, and shows its state. */
export class DeskChannels extends LoadedSection<Standing[]> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      .what {
        display: grid;
        gap: var(--space-2);
      }
      .told,
      details {
        flex-basis: 100%;
        min-inline-size: 0;
      }
      .told,
      .notices {
        display: grid;
        gap: var(--space-3);
      }
      summary {
        cursor: pointer;
      }
      /* What is inside does not inherit this from outside. */
      details > form {
        box-sizing: border-box;
        margin-block-start: var(--space-3);
      }
    `,
  ];

  /** The values to enter at the platform, shown once after connecting. */
  @state() private shownOnce: { channel: ConnectedChannel; items: { heading: string; value: string }[] } | null = null;
  @state() private tested: { channel: ConnectedChannel; checks: readonly Check[] } | null = null;
  /** The channel whose form was sent last, because only that form shows errors. */
  @state() private tried: ConnectedChannel | null = null;
  @state() private showsTemplates = false;
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Channels', { id: 'desk-channels' });
  }

  protected override hint(): string {
    return msg(
      'Guests write to the house where they already are, and are answered there as in the chat on your site.',
      {
        id: 'desk-channels-all-hint',
      },
    );
  }

  protected override async load(signal: AbortSignal): Promise<Standing[]> {
    const items = list(fields(await this.desk.world.send('GET', '/api/channels', { signal }))?.['items'], fields);
    return CONNECTED.map((channel) => readStanding(channel, items.find((item) => item['channel'] === channel) ?? {}));
  }

  protected override body(all: Standing[]): TemplateResult {
    return html`<div class="entries">${all.map((one) => this.#channel(one))}</div>
      <desk-confirm></desk-confirm>`;
  }

  #channel(now: Standing): TemplateResult {
    const { channel, connected } = now;
    const name = channelWord(channel);
    const form = formOf(channel);
    return html`<section class="entry" aria-labelledby=${channel}>
      <div class="what">
        <h2 id=${channel}>${name}</h2>
        <p class="hint">${form.hint}</p>
        <p><span class="chip">${standingWord(now)}</span> <bdi dir="ltr">${now.number}</bdi></p>
        ${healthView(now, this.deskState.timezone)}
        ${connected && !now.active ? html`<p><a href=${writeRoute('settings', 'ai')}>${msg('Switch it on under “The AI” to have guests answered.', { id: 'desk-wa-switch-on' })}</a></p>` : nothing}
        ${now.playUrl === null ? nothing : html`<p><a class="button" href=${now.playUrl} target="_blank" rel="noopener">${icon('chat')} ${msg('Play a guest', { id: 'desk-channel-play' })}</a></p>`}
        ${this.#checks(channel)}
      </div>
      ${
        connected
          ? html`<div class="actions">
            <button class="button" @click=${() => void this.#test(channel)}>${msg('Test now', { id: 'desk-wa-test' })}</button>
            <button class="button danger" @click=${() => void this.#disconnect(channel)}>${msg('Disconnect', { id: 'desk-pms-disconnect' })}</button>
          </div>`
          : now.demo
            ? html`<div class="actions"><button class="button" @click=${() => void this.#tryOut(channel)}>${icon('spark')} ${msg('Try it with a simulated one', { id: 'desk-pms-demo' })}</button></div>`
            : nothing
      }
      ${this.#told(channel, form.enter)}
      ${connected && now.templates ? this.#templates() : nothing}
      <details>
        <summary>${connected ? msg('Connect again', { id: 'desk-pms-connect-again' }) : msg(str`Connect ${name}`, { id: 'desk-channel-connect' })}</summary>
        <form autocomplete="off" @submit=${(event: SubmitEvent) => void this.#connect(channel, event)}>
          ${form.fields.map((field) => this.#field(channel, field))}
          <p><button class="button primary">${msg(str`Connect ${name}`, { id: 'desk-channel-connect' })}</button></p>
        </form>
      </details>
    </section>`;
  }

  /** Loads the platform's templates only once they are opened. */
  #templates(): TemplateResult {
    const onToggle = ({ currentTarget: box }: Event) => {
      if (box instanceof HTMLDetailsElement) this.showsTemplates ||= box.open;
    };
    return html`<details @toggle=${onToggle}>
      <summary>${msg('Templates', { id: 'desk-templates' })}</summary>
      ${this.showsTemplates ? html`<desk-template-uses></desk-template-uses><desk-templates></desk-templates>` : nothing}
    </details>`;
  }

  #checks(channel: ConnectedChannel): TemplateResult | typeof nothing {
    if (this.tested?.channel !== channel) return nothing;
    return html`<ul role="status" lang="en" dir="ltr">
      ${this.tested.checks.map(({ ok, detail }) => html`<li>${ok ? '✓' : '✗'} ${detail}</li>`)}
    </ul>`;
  }

  #told(channel: ConnectedChannel, enter: string): TemplateResult | typeof nothing {
    if (this.shownOnce?.channel !== channel) return nothing;
    return html`<div class="told">
      <p>${enter}</p>
      ${this.shownOnce.items.map(({ heading, value }) => html`<desk-secret-box .value=${value} heading=${heading}></desk-secret-box>`)}
    </div>`;
  }

  #field(channel: ConnectedChannel, field: ChannelField): TemplateResult {
    const { name, label, hint, type = 'text', inputmode = 'text', required } = field;
    const pointer = pointerOf(field);
    const id = `${channel}-${name}`;
    const isTried = this.tried === channel;
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input" id=${id} name=${name} type=${type} inputmode=${inputmode} dir="ltr" ?required=${required === true} autocomplete="off" aria-invalid=${isTried ? this.isFaulty(pointer) : 'false'} aria-describedby="${id}-hint ${id}-fault" />
      <p class="hint" id="${id}-hint">${hint}</p>
      ${isTried ? this.fault(pointer, `${id}-fault`) : nothing}
    </div>`;
  }

  async #connect(channel: ConnectedChannel, event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const sent = event.target;
    const form = formOf(channel);
    const given = [...new FormData(sent)].flatMap(([name, value]) =>
      typeof value !== 'string' || value === '' ? [] : [[name, value] as const],
    );
    const name = channelWord(channel);
    const done = msg(str`${name} is connected.`, { id: 'desk-channel-connected-now' });
    this.tried = channel;
    const answer = await this.act('PUT', `/api/channels/${channel}`, {
      body: form.toBody(Object.fromEntries(given)),
      done,
      fields: form.fields.map(pointerOf),
    });
    if (answer === null) return;
    const items = form.shownOnce(fields(answer.answer) ?? {});
    this.shownOnce = items.length === 0 ? null : { channel, items };
    sent.reset();
  }

  async #tryOut(channel: ConnectedChannel): Promise<void> {
    const name = channelWord(channel);
    const done = msg(str`${name} is connected.`, { id: 'desk-channel-connected-now' });
    await this.act('POST', `/api/channels/${channel}/demo`, { body: {}, done });
  }

  async #test(channel: ConnectedChannel): Promise<void> {
    const done = msg('Tested.', { id: 'desk-wa-tested' });
    const answer = await this.act('POST', `/api/channels/${channel}/test`, { body: {}, done });
    const checks = list(fields(answer?.answer)?.['checks'], (check) => {
      const from = fields(check);
      return from && { ok: from['ok'] === true, detail: text(from['detail']) };
    });
    this.tested = { channel, checks };
  }

  async #disconnect(channel: ConnectedChannel): Promise<void> {
    const name = channelWord(channel);
    const yes = await this.confirming.ask(
      msg(str`Disconnect from ${name}?`, { id: 'desk-pms-disconnect-ask' }),
      msg('Guests who write there are not heard any more. Conversations stay.', { id: 'desk-wa-disconnect-hint' }),
      msg('Disconnect', { id: 'desk-pms-disconnect' }),
      'danger',
    );
    if (!yes) return;
    this.shownOnce = null;
    this.tested = null;
    const done = msg(str`Disconnected from ${name}`, { id: 'desk-pms-disconnected' });
    await this.act('DELETE', `/api/channels/${channel}`, { done });
  }
}

function pointerOf({ name, pointer }: ChannelField): string {
  return pointer ?? `/${name}`;
}
