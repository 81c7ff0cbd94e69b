import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { readReservation } from '../data/read/read-guest.ts';
import type { Reservation } from '../data/read/types.ts';
import { ListView } from '../ui/list-view.ts';
import { dateRange } from '../ui/words/format.ts';
import { toHouseInput } from '../ui/words/house-time.ts';
import { plural } from '../ui/words/plural.ts';

const SHOWN = 6;

/** The next arrivals as synced from the PMS, to check them and to try the chat with them. */
export class DeskPmsArrivals extends ListView<Reservation> {
  static override styles = [
    ...ListView.styles,
    css`
      :host {
        display: block;
        margin-block: var(--space-4);
      }
      h2 {
        font-size: var(--text-m);
      }
    `,
  ];

  /** The time of the last sync. A new value reloads the list. */
  @property() lastSync = '';

  protected override path(): string {
    const today = toHouseInput(new Date().toISOString(), this.deskState.timezone).slice(0, 10);
    return `/api/reservations?limit=${SHOWN}&from=${today}`;
  }

  protected override failedWords(): string {
    return msg('The bookings could not be loaded', { id: 'desk-pms-arrivals-failed' });
  }

  protected override readItem(value: unknown): Reservation | null {
    return readReservation(value);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (changed.has('lastSync') && changed.get('lastSync') !== undefined) void this.reload();
  }

  override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="arrivals">
      <div>
        <h2 id="arrivals">${msg('The next arrivals', { id: 'desk-pms-arrivals' })}</h2>
        <p class="hint">${msg('As they came from the PMS. To try it as a guest, ask the chat for “my booking” and name one of these numbers.', { id: 'desk-pms-arrivals-hint' })}</p>
      </div>
      ${this.frame(() =>
        this.items.length === 0
          ? html`<p class="hint">${msg('No arrivals from today on.', { id: 'desk-pms-arrivals-none' })}</p>`
          : html`<ul class="entries">
              ${this.items.map((booking) => this.#booking(booking))}
            </ul>`,
      )}
    </section>`;
  }

  #booking({ confirmationNumber, checkIn, checkOut, roomType, room, adults, children }: Reservation): TemplateResult {
    const persons = plural(msg('one: # person | other: # persons', { id: 'desk-persons' }), adults + children);
    return html`<li>
      <div>
        <p class="title"><bdi>${confirmationNumber}</bdi></p>
        <p class="words">${dateRange(checkIn, checkOut)} · <bdi>${roomType}</bdi> · ${persons}</p>
      </div>
      ${room === null ? nothing : html`<span class="chip">${msg(str`Room ${room}`, { id: 'desk-room' })}</span>`}
    </li>`;
  }
}
