import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { linkBooking } from '../../data/commands.ts';
import { fields, list } from '../../data/read/read.ts';
import type { Reservation } from '../../data/read/types.ts';
import { reasonOf } from '../../data/reason.ts';
import { type HouseStay, readStay } from '../../house/read-house.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { focusOn } from '../../ui/focus-on.ts';
import { controls } from '../../ui/look/controls.ts';
import { dateRange } from '../../ui/words/format.ts';
import { reservationWord } from '../../ui/words/guest-words.ts';

/** Most results shown; a longer name finds fewer. */
const CHOICES_MAX = 10;

/** A booking with its guest's name. */
interface Found {
  stay: Reservation;
  name: string;
}

/**
 * Dialog to link a booking to the conversation, by its number or by a search for name, room or phone. Shows the guest's name
 * before linking, because one wrong digit would open a stranger's stay. The reason is required and stored.
 */
export class DeskLinkBooking extends DeskElement {
  static override styles = [
    controls,
    css`
      form,
      .found {
        display: grid;
        gap: var(--space-2);
      }
      .found {
        gap: 0.15rem;
        padding: var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
      }
      ul {
        display: grid;
        gap: var(--space-1);
      }
      li .button {
        inline-size: 100%;
        block-size: auto;
        text-align: start;
        white-space: normal;
      }
      .actions {
        display: flex;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) conversationId = '';
  @state() private open = false;
  @state() private busy = false;
  @state() private problem = '';
  @state() private found: Found | null = null;
  /** Search results to choose from. */
  @state() private choices: readonly HouseStay[] = [];

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('conversationId') && this.open) this.#close();
  }

  override render(): TemplateResult {
    if (!this.open) {
      return html`<wa-button size="s" appearance="outlined" @click=${this.#begin}>${msg('Link a booking', { id: 'desk-link-booking' })}</wa-button>`;
    }
    return this.found === null ? this.#ask() : this.#show(this.found);
  }

  #ask(): TemplateResult {
    return html`<form @submit=${this.#find}>
      <wa-input size="s" name="number" label=${msg('Name, room, phone, number', { id: 'desk-house-search' })} maxlength="64" required></wa-input>
      ${this.choices.length === 0 ? nothing : html`<ul>${this.choices.map((stay) => this.#choice(stay))}</ul>`}
      ${this.#fault()}
      <div class="actions">
        <wa-button size="s" type="submit" variant="brand" ?loading=${this.busy}>${msg('Find', { id: 'desk-link-find' })}</wa-button>
        <wa-button size="s" appearance="plain" @click=${this.#end}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      </div>
    </form>`;
  }

  #show({ stay, name }: Found): TemplateResult {
    const { room, confirmationNumber: number } = stay;
    const where = room === null ? stay.roomType : msg(str`Room ${room}`, { id: 'desk-room' });
    return html`<form @submit=${this.#link}>
      <div class="found" role="status">
        <p><strong><bdi>${name}</bdi></strong> <span class="chip">${reservationWord(stay.state)}</span></p>
        <p>${msg(str`Booking ${number}`, { id: 'desk-booking' })}</p>
        <p>${dateRange(stay.checkIn, stay.checkOut)} · <bdi>${where}</bdi></p>
      </div>
      <p class="hint">${msg('Linked, this guest may ask about this stay. Is it theirs?', { id: 'desk-link-ask' })}</p>
      <wa-input size="s" name="reason" label=${msg('How do you know it is theirs?', { id: 'desk-link-reason' })} maxlength="300" required></wa-input>
      ${this.#fault()}
      <div class="actions">
        <wa-button size="s" type="submit" variant="brand" ?loading=${this.busy}>${msg('Link', { id: 'desk-link' })}</wa-button>
        <wa-button size="s" appearance="plain" @click=${this.#begin}>${msg('Another number', { id: 'desk-link-other' })}</wa-button>
      </div>
    </form>`;
  }

  #fault(): TemplateResult | typeof nothing {
    return this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`;
  }

  readonly #begin = (): void => {
    this.#close();
    this.open = true;
    void focusOn(this, 'wa-input');
  };

  readonly #end = (): void => {
    this.#close();
    void focusOn(this, 'wa-button');
  };

  #close(): void {
    this.open = false;
    this.found = null;
    this.choices = [];
    this.problem = '';
  }

  readonly #find = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      const { api } = this.desk.world;
      const words = String(form.get('number')).trim();
      this.choices = [];
      const [stay] = await api.findReservations(words);
      if (stay !== undefined) return this.#look(stay);
      this.choices = await this.#search(words);
      if (this.choices.length > 0) void focusOn(this, 'li button');
      else this.problem = msg('No booking found.', { id: 'desk-link-none' });
    });

  /** Shows whose stay it is before linking. */
  async #look(stay: Reservation): Promise<void> {
    const { firstName, lastName } = await this.desk.world.api.guestName(stay.guestId);
    const name = `${firstName} ${lastName}`.trim() || msg('A guest without a name', { id: 'desk-link-nameless' });
    this.found = { stay, name };
    void focusOn(this, 'wa-input[name="reason"]');
  }

  /** Searches current and future stays by name, room or phone. */
  async #search(words: string): Promise<HouseStay[]> {
    const query = new URLSearchParams({ q: words, limit: String(CHOICES_MAX) });
    return list(fields(await this.desk.world.send('GET', `/api/stays?${query}`))?.['items'], readStay);
  }

  #choice(choice: HouseStay): TemplateResult {
    const { number, room, roomType, checkIn, checkOut } = choice;
    const choose = async () => {
      try {
        const [stay] = await this.desk.world.api.findReservations(number);
        if (stay !== undefined) await this.#look(stay);
      } catch (error) {
        this.problem = reasonOf(error);
      }
    };
    return html`<li><button type="button" class="button" @click=${choose}>
      <span><strong><bdi>${choice.name}</bdi></strong> <span class="hint">${dateRange(checkIn, checkOut)} · <bdi>${room ?? roomType}</bdi></span></span>
    </button></li>`;
  }

  readonly #link = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      if (this.found === null) return;
      await linkBooking(this.desk, this.conversationId, this.found.stay, String(form.get('reason')).trim());
      this.#end();
    });

  async #attempt(event: SubmitEvent, action: (form: FormData) => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    this.busy = true;
    this.problem = '';
    try {
      await action(form);
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
