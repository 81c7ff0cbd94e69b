import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { fields } from '../data/read/read.ts';
import { changedParts } from '../settings/merge-body.ts';
import { PmsChangedEvent, PmsPanel } from './pms-panel.ts';
import { sendToPms } from './source/pms-source.ts';

const PATH = '/api/integrations/pms/sync/enabled';
const PARTS = ['reservations', 'guestProfiles', 'availability', 'rates'] as const;
type Part = (typeof PARTS)[number];
type Enabled = Record<Part, boolean>;

/**
 * Selects the kinds of data to sync.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskPmsEnabled extends PmsPanel<Enabled> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      :host {
        margin-block-end: var(--space-4);
      }
    `,
  ];

  /** The server's values when the form was last loaded. Only differences are sent. */
  #base: Enabled | null = null;

  protected override async load(signal: AbortSignal): Promise<Enabled> {
    this.#base = readEnabled(await sendToPms(this.desk)('GET', PATH, { signal }));
    return this.#base;
  }

  protected override failedWords(): string {
    return msg('The settings could not be loaded', { id: 'desk-pms-settings-failed' });
  }

  override render(): TemplateResult {
    return this.frame(
      (value) => html`<form class="panel" @submit=${this.#save} novalidate>
        <h1>${msg('What is synchronised', { id: 'desk-pms-enabled' })}</h1>
        <fieldset>
          <legend class="visually-hidden">${msg('What is synchronised', { id: 'desk-pms-enabled' })}</legend>
          <div class="choices">${PARTS.map((part) => this.#part(part, value))}</div>
        </fieldset>
        ${this.save()}
      </form>`,
    );
  }

  #part(part: Part, value: Enabled): TemplateResult {
    const [word, hint] = partWords(part);
    const flip = () => {
      this.value = { ...value, [part]: !value[part] };
      this.forget();
    };
    return html`<label class="choice">
      <input type="checkbox" name=${part} .checked=${value[part]} @change=${flip} />
      <span class="title">${word}</span>
      <span class="hint">${hint}</span>
    </label>`;
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await this.attempt(
      async () => {
        const body = changedParts(this.value ?? {}, this.#base ?? {});
        this.#base = readEnabled(await sendToPms(this.desk)('PUT', PATH, { body }));
        this.value = this.#base;
      },
      msg('Saved', { id: 'desk-pms-saved' }),
    );
    if (done) this.dispatchEvent(new PmsChangedEvent());
  };
}

function readEnabled(value: unknown): Enabled {
  const from = fields(value);
  const isOn = (part: Part) => from?.[part] === true;
  return {
    reservations: isOn('reservations'),
    guestProfiles: isOn('guestProfiles'),
    availability: isOn('availability'),
    rates: isOn('rates'),
  };
}

function partWords(part: Part): [string, string] {
  switch (part) {
    case 'reservations':
      return [
        msg('Bookings', { id: 'desk-pms-bookings' }),
        msg('So that guests can be recognised and asked about their own stay.', { id: 'desk-pms-enabled-bookings' }),
      ];
    case 'guestProfiles':
      return [
        msg('Guest profiles', { id: 'desk-pms-profiles' }),
        msg('Name, contact and what they like, also without a booking.', { id: 'desk-pms-enabled-profiles' }),
      ];
    case 'availability':
      return [
        msg('Rooms and availability', { id: 'desk-pms-rooms-availability' }),
        msg('Which rooms are free, clean or out of order.', { id: 'desk-pms-enabled-rooms' }),
      ];
    case 'rates':
      return [
        msg('Rates', { id: 'desk-pms-rates' }),
        msg('Prices and special offers.', { id: 'desk-pms-enabled-rates' }),
      ];
    default:
      return part satisfies never;
  }
}
