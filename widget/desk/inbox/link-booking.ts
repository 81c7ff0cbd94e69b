import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { linkBooking } from '../data/deeds.ts';
import { reasonOf } from '../data/reason.ts';
import type { Reservation } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { dateRange } from '../ui/format.ts';
import { reservationWord } from '../ui/guest-words.ts';

/** A booking that was found by its number, and whose it is. */
interface Found {
  stay: Reservation;
  name: string;
}

/**
 * Opens a booking to the conversation by its number. Whose it is is shown first: one digit that is wrong would open a
 * stranger's stay. The reason is asked for and kept: it is a colleague's word that this guest is who they say.
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
      .deeds {
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
      <wa-input size="s" name="number" label=${msg('Booking number', { id: 'desk-ask-number' })} maxlength="64" required></wa-input>
      ${this.#fault()}
      <div class="deeds">
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
      <div class="deeds">
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
    this.problem = '';
  }

  readonly #find = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      const { api } = this.desk.world;
      const [stay] = await api.findReservations(String(form.get('number')).trim());
      if (stay === undefined) {
        this.problem = msg('There is no booking with this number.', { id: 'desk-no-booking' });
        return;
      }
      const { firstName, lastName } = await api.guestName(stay.guestId);
      const name = `${firstName} ${lastName}`.trim() || msg('A guest without a name', { id: 'desk-link-nameless' });
      this.found = { stay, name };
      void focusOn(this, 'wa-input[name="reason"]');
    });

  readonly #link = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      if (this.found === null) return;
      await linkBooking(this.desk, this.conversationId, this.found.stay, String(form.get('reason')).trim());
      this.#end();
    });

  async #attempt(event: SubmitEvent, deed: (form: FormData) => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    this.busy = true;
    this.problem = '';
    try {
      await deed(form);
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
