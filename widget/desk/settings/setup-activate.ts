import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { ActivationBody } from '../../../shared/api/activation.ts';
import { AI_MODES, type AiMode, CHANNELS, type Channel } from '../../../shared/domain/conversation.ts';
import { fields, list, oneOf, text } from '../data/read.ts';
import { warningWords } from '../ui/problem-words.ts';
import { channelWord } from '../ui/words.ts';
import { SetupForm, wordsOf } from './setup-form.ts';

const HOURS = ['mon_fri', 'weekend'] as const;

/** Which channels are on, how much the AI does by itself, and when staff are there. */
export class DeskSetupActivate extends SetupForm<ActivationBody> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
      .pair fieldset {
        display: block;
      }
    `,
  ];

  protected override readonly path = '/api/activation';
  @state() private warnings: { code: string; detail: string }[] = [];
  readonly #connected = new Task(this, {
    task: async ([propertyId]) => (propertyId === null ? [] : this.#channels()),
    args: () => [this.desk.state.propertyId] as const,
  });

  protected override taken(stored: unknown): void {
    this.warnings = list(fields(stored)?.['warnings'], (warning) => {
      const { code, detail } = fields(warning) ?? {};
      return { code: text(code), detail: text(detail) };
    });
  }

  protected override read(stored: unknown): ActivationBody {
    const from = fields(stored) ?? {};
    const hours = fields(from['businessHours']) ?? {};
    const channels = list(
      from['channels'],
      (name): Channel | null => CHANNELS.find((channel) => channel === name) ?? null,
    );
    const holidays = list(hours['holidays'], (day) => {
      const { date, hours: open } = fields(day) ?? {};
      return typeof date === 'string' && typeof open === 'string' ? { date, hours: open } : null;
    });
    return {
      channels: channels.length === 0 ? ['widget'] : channels,
      aiMode: oneOf(AI_MODES, from['aiMode'], 'auto'),
      businessHours: {
        mon_fri: text(hours['mon_fri'], '24/7'),
        weekend: text(hours['weekend'], '24/7'),
        ...(holidays.length > 0 && { holidays }),
      },
      active: from['active'] !== false,
    };
  }

  protected override heading(): TemplateResult {
    return html`<div>
        <h1>${msg('Activate', { id: 'desk-setup-activate' })}</h1>
        <p class="hint">${msg('Saving puts the chat into service with these settings.', { id: 'desk-activate-hint' })}</p>
      </div>
      ${this.warnings.map(({ code, detail }) => html`<p class="warning">${warningWords(code, detail)}</p>`)}`;
  }

  protected override fieldsOf(value: ActivationBody): TemplateResult {
    return html`
      <label class="choice">
        <input type="checkbox" .checked=${value.active !== false} @change=${() => this.change({ active: value.active === false })} />
        <span>${msg('In service', { id: 'desk-active' })}</span>
        <span class="hint">${msg('Off: guests see no chat; all settings stay.', { id: 'desk-active-hint' })}</span>
      </label>
      <fieldset>
        <legend>${msg('The AI', { id: 'desk-ai-mode' })}</legend>
        <div class="choices">${AI_MODES.map((mode) => this.#mode(mode, value.aiMode))}</div>
      </fieldset>
      <fieldset>
        <legend>${msg('Channels', { id: 'desk-channels' })}</legend>
        <div class="choices">${CHANNELS.map((channel) => this.#channel(channel, value))}</div>
        ${this.fault('/channels')}
      </fieldset>
      <div class="pair">
        ${HOURS.map((key) => this.#hours(key, value))}
      </div>
      <p class="hint">${msg('24/7, closed, or times such as 08:00-12:00, 13:00-18:00 in the time zone of the house.', { id: 'desk-hours-hint' })}</p>
    `;
  }

  #mode(mode: AiMode, chosen: AiMode): TemplateResult {
    const words = {
      auto: [
        msg('Answers by itself', { id: 'desk-mode-auto' }),
        msg('What it does not know, it hands to you.', { id: 'desk-mode-auto-hint' }),
      ],
      assisted: [
        msg('Writes drafts', { id: 'desk-mode-assisted' }),
        msg('You approve, change or discard each reply.', { id: 'desk-mode-assisted-hint' }),
      ],
      manual: [
        msg('Only routes', { id: 'desk-mode-manual' }),
        msg('Every guest is answered by staff.', { id: 'desk-mode-manual-hint' }),
      ],
    }[mode];
    return html`<label class="choice">
      <input type="radio" name="mode" .checked=${mode === chosen} @change=${() => this.change({ aiMode: mode })} />
      <span>${words[0]}</span><span class="hint">${words[1]}</span>
    </label>`;
  }

  #channel(channel: Channel, value: ActivationBody): TemplateResult {
    const on = value.channels.includes(channel);
    const connected: readonly string[] = this.#connected.value ?? [];
    const usable = on || channel === 'widget' || connected.includes(channel);
    const flip = () =>
      this.change({
        channels: on ? value.channels.filter((other) => other !== channel) : [...value.channels, channel],
      });
    return html`<label class="choice">
      <input type="checkbox" .checked=${on} ?disabled=${!usable} @change=${flip} />
      <span>${channelWord(channel)}</span>
      ${usable ? nothing : html`<span class="hint">${msg('Not connected yet.', { id: 'desk-channel-unconnected' })}</span>`}
    </label>`;
  }

  #hours(key: (typeof HOURS)[number], { businessHours }: ActivationBody): TemplateResult {
    const pointer = `/businessHours/${key}`;
    const label = {
      mon_fri: msg('Staff are there Monday to Friday', { id: 'desk-hours-week' }),
      weekend: msg('Staff are there at the weekend', { id: 'desk-hours-weekend' }),
    }[key];
    const change = (event: Event) => this.change({ businessHours: { ...businessHours, [key]: wordsOf(event) } });
    return html`<div class="field">
      <label for=${key}>${label}</label>
      <input class="input" id=${key} aria-invalid=${this.isFaulty(pointer)} .value=${businessHours[key]} @input=${change} />
      ${this.fault(pointer)}
    </div>`;
  }

  async #channels(): Promise<string[]> {
    const answer = fields(await this.desk.world.send('GET', '/api/channels'));
    return list(answer?.['items'], (item) =>
      fields(item)?.['connected'] === true ? text(fields(item)?.['channel']) : null,
    );
  }
}
