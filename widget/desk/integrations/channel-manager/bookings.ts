import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ChannelBookingAnswer } from '../../../../shared/api/channel-manager.ts';
import { ListView } from '../../ui/list-view.ts';
import { dateRange } from '../../ui/words/format.ts';
import { reservationWord } from '../../ui/words/guest-words.ts';
import { BASE, readChannelBooking } from './read.ts';

/** The bookings received from the channel manager, the latest arrivals first. */
export class DeskChannelBookings extends ListView<ChannelBookingAnswer> {
  static override styles = [
    ...ListView.styles,
    css`
      .entries > li {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      .title,
      .hint {
        overflow-wrap: anywhere;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        justify-content: end;
      }
    `,
  ];

  protected override path(): string {
    return `${BASE}/bookings?limit=50`;
  }

  protected override readItem(value: unknown): ChannelBookingAnswer | null {
    return readChannelBooking(value);
  }

  protected override failedWords(): string {
    return msg('The bookings could not be loaded', { id: 'desk-pms-arrivals-failed' });
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Bookings of channels', { id: 'desk-cm-bookings' })}</h1>
          <p class="hint">${msg('What the channel manager told of, room by room, the latest arrivals first.', { id: 'desk-cm-bookings-hint' })}</p>
        </div>
        <button class="button" @click=${() => this.reload()}>${msg('Look again', { id: 'desk-pms-look-again' })}</button>
      </div>
      ${this.frame(() => this.#list())}
    </section>`;
  }

  #list(): TemplateResult {
    if (this.items.length === 0)
      return html`<desk-empty icon="bed" heading=${msg('No bookings yet', { id: 'desk-cm-no-bookings' })}
        >${msg('They are here as soon as the channel manager tells of them.', { id: 'desk-cm-no-bookings-hint' })}</desk-empty
      >`;
    return html`<ul class="entries">
        ${repeat(
          this.items,
          ({ id, room }) => `${id}/${room}`,
          (booking) => this.#booking(booking),
        )}
      </ul>
      ${this.more()}`;
  }

  #booking({ id, guestName, otaName, otaReference, state, inPms, ...stay }: ChannelBookingAnswer): TemplateResult {
    const { checkIn, checkOut, roomType, confirmationNumber } = stay;
    const dates = checkIn === null || checkOut === null ? '' : dateRange(checkIn, checkOut);
    const facts = [dates, roomType ?? '', otaName].filter((fact) => fact !== '');
    return html`<li>
      <div>
        <p class="title"><bdi>${guestName || confirmationNumber || id}</bdi></p>
        <p class="hint">${facts.map((fact, place) => html`${place === 0 ? '' : ' · '}<bdi>${fact}</bdi>`)}</p>
        <p class="hint"><bdi>${confirmationNumber ?? '–'}</bdi>${otaReference === null ? nothing : html` · <bdi>${otaReference}</bdi>`}</p>
      </div>
      <p class="chips">
        <span class="chip ${state === 'cancelled' ? '' : 'ok'}">${reservationWord(state)}</span>
        ${inPms ? html`<span class="chip staffed">${msg('Also in the PMS', { id: 'desk-cm-in-pms' })}</span>` : nothing}
      </p>
    </li>`;
  }
}
