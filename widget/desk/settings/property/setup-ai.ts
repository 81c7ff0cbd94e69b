import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { ActivationBody } from '../../../../shared/api/house/activation.ts';
import { AI_MODES, type AiMode, CHANNELS, type Channel } from '../../../../shared/domain/conversation.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { warningWords } from '../../ui/words/problem-words.ts';
import { channelWord } from '../../ui/words/words.ts';
import { ActivationForm } from '../channels/activation-form.ts';
import { SetupForm } from './setup-form.ts';

/** The settings whether and on which channels the chat is on, and how much the AI does by itself. */
export class DeskSetupAi extends ActivationForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
    `,
  ];

  /** The connected channels, which can be switched on. */
  readonly #connected = new Task(this, {
    task: async ([propertyId], { signal }) =>
      propertyId === null
        ? []
        : list(fields(await this.desk.world.send('GET', '/api/channels', { signal }))?.['items'], (item) => {
            const from = fields(item);
            return from?.['connected'] === true ? maybeText(from['channel']) : null;
          }),
    args: () => [this.deskState.propertyId] as const,
  });

  @state() private warnings: { code: string; detail: string }[] = [];

  protected override taken(stored: unknown): void {
    this.warnings = list(fields(stored)?.['warnings'], (warning) => {
      const { code, detail } = fields(warning) ?? {};
      return { code: text(code), detail: text(detail) };
    });
  }

  protected override heading(): TemplateResult {
    return html`<div>
        <h1>${msg('The AI', { id: 'desk-ai-mode' })}</h1>
        <p class="hint">${msg('Saving puts the chat into service with these settings.', { id: 'desk-activate-hint' })}</p>
      </div>
      ${this.warnings.map(({ code, detail }) => html`<p class="warning">${warningWords(code, detail)}</p>`)}`;
  }

  protected override fieldsOf(value: ActivationBody): TemplateResult {
    const model = value.languageModel !== false;
    const rated = value.askRating === true;
    return html`
      <label class="choice">
        <input type="checkbox" .checked=${value.active !== false} @change=${() => this.change({ active: value.active === false })} />
        <span>${msg('In service', { id: 'desk-active' })}</span>
        <span class="hint">${msg('Off: guests see no chat; all settings stay.', { id: 'desk-active-hint' })}</span>
      </label>
      <fieldset>
        <legend>${msg('How much the AI does', { id: 'desk-ai-how' })}</legend>
        <div class="choices">${AI_MODES.map((mode) => this.#mode(mode, value.aiMode))}</div>
      </fieldset>
      <label class="choice">
        <input type="checkbox" .checked=${model} @change=${() => this.change({ languageModel: !model })} />
        <span>${msg('Use the language model, where one is set up', { id: 'desk-model' })}</span>
        <span class="hint">${msg('It writes more freely, from what you taught alone, and is told nothing of bookings. Off: no word of a guest goes to it.', { id: 'desk-model-hint' })}</span>
      </label>
      <fieldset>
        <legend>${msg('Channels', { id: 'desk-channels' })}</legend>
        <div class="choices">${CHANNELS.map((channel) => this.#channel(channel, value))}</div>
        ${this.fault('/channels')}
      </fieldset>
      <label class="choice">
        <input type="checkbox" .checked=${rated} @change=${() => this.change({ askRating: !rated })} />
        <span>${msg('Ask how it was on other channels too', { id: 'desk-ask-rating' })}</span>
        <span class="hint">${msg('Once you resolve a conversation there, its guest is asked for a number from 1 to 5, at most once a week. In the chat on your site the stars are always there.', { id: 'desk-ask-rating-hint' })}</span>
      </label>
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
    const usable = on || channel === 'widget' || (this.#connected.value ?? []).some((name) => name === channel);
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
}
