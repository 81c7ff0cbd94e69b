import { msg } from '@lit/localize';
import { html, type LitElement, type TemplateResult } from 'lit';
import type { Desk } from '../data/desk.ts';
import { icon } from '../ui/look/icons.ts';
import type { DeskArrivalsImport } from './by-hand/arrivals-import.ts';
import type { DeskRoomsForm } from './by-hand/rooms-form.ts';
import type { DeskStayForm } from './by-hand/stay-form.ts';
import type { HouseRoom, HouseStay } from './read-house.ts';

/** The buttons by which staff enter rooms and bookings. The forms behind them are loaded on first use. */
export class EnterButtons {
  readonly #host: LitElement & { desk: Desk };
  readonly #entered: () => void;

  /** `entered` is called after something was stored, changed or deleted. */
  constructor(host: LitElement & { desk: Desk }, entered: () => void) {
    this.#host = host;
    this.#entered = entered;
  }

  /** Draws the forms. A closed form is not visible. */
  forms(): TemplateResult {
    const entered = this.#entered;
    return html`<desk-stay-form @entered=${entered}></desk-stay-form><desk-rooms-form @entered=${entered}></desk-rooms-form><desk-arrivals-import @entered=${entered}></desk-arrivals-import>`;
  }

  addStay(day: string): TemplateResult {
    const show = () => this.#open<DeskStayForm>('desk-stay-form', (form) => form.show(null, day));
    return html`<button slot="action" class="button" @click=${show}>${icon('plus')} ${msg('Enter an arrival', { id: 'desk-stay-add' })}</button>`;
  }

  editStay(stay: HouseStay): TemplateResult {
    const show = () => this.#open<DeskStayForm>('desk-stay-form', (form) => form.show(stay, stay.checkIn));
    return html`<button class="button" @click=${show}>${editWord()}</button>`;
  }

  importStays(): TemplateResult {
    const show = () => this.#open<DeskArrivalsImport>('desk-arrivals-import', (form) => form.show());
    return html`<button class="button" @click=${show}>${msg('Import arrivals', { id: 'desk-arrivals-import' })}</button>`;
  }

  addRooms(): TemplateResult {
    const show = () => this.#open<DeskRoomsForm>('desk-rooms-form', (form) => form.show(null));
    return html`<button slot="action" class="button" @click=${show}>${icon('plus')} ${msg('Add rooms', { id: 'desk-rooms-add' })}</button>`;
  }

  editRoom(room: HouseRoom): TemplateResult {
    const show = () => this.#open<DeskRoomsForm>('desk-rooms-form', (form) => form.show(room));
    return html`<button class="button quiet" aria-label="${editWord()} ${room.number}" @click=${show}>${editWord()}</button>`;
  }

  #open<F extends HTMLElement>(name: string, show: (form: F) => Promise<void>): void {
    import('./by-hand/define.ts')
      .then(async () => {
        const form = this.#host.renderRoot.querySelector<F>(name);
        if (form !== null) await show(form);
      })
      .catch((error: unknown) => this.#host.desk.problem(error));
  }
}

const editWord = () => msg('Edit', { id: 'desk-edit' });
