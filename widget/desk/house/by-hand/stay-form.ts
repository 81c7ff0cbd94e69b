import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { localDate } from '../../../../shared/domain/local-date.ts';
import type { ReservationState } from '../../../../shared/domain/stay.ts';
import { DAY_MS } from '../../../../shared/domain/time.ts';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { fields, list } from '../../data/read/read.ts';
import type { FieldProblem } from '../../data/request.ts';
import { icon } from '../../ui/look/icons.ts';
import { plainPhone } from '../../ui/plain-phone.ts';
import { dateRange, languageName } from '../../ui/words/format.ts';
import { reservationWord } from '../../ui/words/guest-words.ts';
import { type HouseRoom, type HouseStay, readRoom, readStay } from '../read-house.ts';
import { pathOfStay, setStayState } from '../stay-steps.ts';
import { DialogForm } from './dialog-form.ts';
import { columnWord, faultWord, takenWords } from './stay-words.ts';

type Given = (name: string) => string;
type Values = Readonly<Record<string, string>>;

/** Creates an arrival, or changes a stay that is not from a PMS. */
export class DeskStayForm extends DialogForm {
  @state() private stay: HouseStay | null = null;
  @state() private rooms: readonly HouseRoom[] = [];
  /** The initial day of arrival. */
  private day = '';

  /** Opens the form for a new arrival on a day, or for an existing stay. */
  async show(stay: HouseStay | null, day: string): Promise<void> {
    Object.assign(this, { stay, day });
    await this.open();
    const rooms = await this.desk.world.send('GET', '/api/rooms').catch(() => null); // The room list is only a help for choosing.
    this.rooms = list(fields(rooms)?.['items'], readRoom);
  }

  protected heading(): string {
    return this.stay === null ? msg('Enter an arrival', { id: 'desk-stay-add' }) : this.stay.name;
  }

  protected saveWord(): string {
    return this.stay === null ? msg('Enter', { id: 'desk-registration-enter' }) : msg('Save', { id: 'desk-save' });
  }

  protected about(): string {
    return `stay ${this.stay?.id ?? 'new'}`;
  }

  protected begin(): Values {
    const { stay, day } = this;
    return stay === null ? { checkIn: day, checkOut: dayAfter(day), adults: '1', children: '0' } : valuesOf(stay);
  }

  protected fields(): TemplateResult {
    const number =
      this.stay === null
        ? msg('It opens the booking in the chat. Left empty, one is made.', { id: 'desk-stay-number-hint' })
        : '';
    return html`
      <div class="pair">
        ${this.field('lastName', columnWord('lastName'), html`<input class="input" name="lastName" maxlength="100" autocomplete="off" required autofocus />`)}
        ${this.field('firstName', columnWord('firstName'), html`<input class="input" name="firstName" maxlength="100" autocomplete="off" />`)}
        ${this.field('checkIn', columnWord('checkIn'), html`<input class="input" name="checkIn" type="date" required @change=${this.#onArrival} />`)}
        ${this.field('checkOut', columnWord('checkOut'), html`<input class="input" name="checkOut" type="date" required />`)}
        ${this.field('room', columnWord('room'), html`<input class="input" name="room" maxlength="20" autocomplete="off" list="rooms" />`)}
        ${this.field('arrivalTime', columnWord('arrivalTime'), html`<input class="input" name="arrivalTime" type="time" />`)}
        ${this.field('phone', columnWord('phone'), html`<input class="input" name="phone" type="tel" maxlength="40" autocomplete="off" />`)}
        ${this.field('email', columnWord('email'), html`<input class="input" name="email" type="email" maxlength="254" autocomplete="off" />`)}
        ${this.field('language', columnWord('language'), html`<select class="input" name="language"><option value="">–</option>${languages().map(([code, name]) => html`<option value=${code}>${name}</option>`)}</select>`)}
        ${this.field('roomType', columnWord('roomType'), html`<input class="input" name="roomType" maxlength="100" autocomplete="off" list="types" />`)}
        ${this.field('adults', columnWord('adults'), html`<input class="input" name="adults" type="number" min="0" max="99" inputmode="numeric" />`)}
        ${this.field('children', columnWord('children'), html`<input class="input" name="children" type="number" min="0" max="99" inputmode="numeric" />`)}
      </div>
      ${this.field('confirmationNumber', columnWord('confirmationNumber'), html`<input class="input" name="confirmationNumber" maxlength="64" autocomplete="off" dir="ltr" />`, number)}
      ${this.field('notes', columnWord('notes'), html`<textarea class="input" name="notes" rows="2" maxlength="4000"></textarea>`)}
      ${this.stay === null ? html`<label class="check"><input type="checkbox" name="here" /> ${reservationWord('checked_in')}</label>` : this.#rest(this.stay)}
      <datalist id="rooms">${this.rooms.map(({ number: room, type }) => html`<option value=${room} label=${type}></option>`)}</datalist>
      <datalist id="types">${[...new Set(this.rooms.map(({ type }) => type))].map((type) => html`<option value=${type}></option>`)}</datalist>
    `;
  }

  /** Draws the other changes of a booking's state. */
  #rest(stay: HouseStay): TemplateResult {
    const becomes = (to: ReservationState) =>
      html`<button type="button" class="button" ?disabled=${this.busy} @click=${() => this.#become(stay, to)}>${reservationWord(to)}</button>`;
    return html`<div class="rest">
      ${stay.state === 'booked' ? html`${becomes('no_show')} ${becomes('cancelled')}` : becomes('booked')}
      <button type="button" class="button danger" ?disabled=${this.busy} @click=${() => void this.attempt(() => this.#remove(stay))}>${icon('trash')} ${msg('Remove', { id: 'desk-remove' })}</button>
    </div>`;
  }

  protected override faultWords(problem: FieldProblem): string | TemplateResult {
    if (problem.code === 'taken') return takenWords();
    if (problem.code === 'out_of_order') return faultWord('out_of_order');
    return super.faultWords(problem);
  }

  protected async save(given: Given): Promise<void> {
    const { stay } = this;
    const body = { ...readForm(given), ...(given('here') === 'on' && { state: 'checked_in' }) };
    if (stay === null) return this.#add({ ...body, confirmationNumber: given('confirmationNumber') || undefined });
    const before = this.begin();
    // Only these fields are sent, so that a colleague's changes of other fields remain, also after an undo.
    const names = new Set(Object.keys(before).filter((name) => given(name) !== before[name]));
    if (names.size === 0) return;
    const change = (to: Given) => this.desk.world.send('PATCH', pathOfStay(stay.id), { body: readChanges(to, names) });
    await change(given);
    this.desk.toast(
      'done',
      msg('Saved.', { id: 'desk-saved-plain' }),
      this.undo(() => change((name) => before[name] ?? '')),
    );
  }

  async #add(body: object): Promise<void> {
    const created = readStay(await this.desk.world.send('POST', '/api/stays', { body, idempotencyKey: this.key }));
    if (created === null) return;
    const { name, number } = created;
    const when = dateRange(created.checkIn, created.checkOut);
    const words = msg(str`Entered: ${name}, ${when}, number ${number}`, { id: 'desk-stay-added' });
    this.desk.toast(
      'done',
      words,
      this.undo(() => this.desk.world.send('DELETE', pathOfStay(created.id))),
    );
  }

  #become(stay: HouseStay, to: ReservationState): void {
    void this.attempt(() => setStayState(this.desk, stay, to, () => this.dispatchEvent(new Event('entered'))));
  }

  async #remove(stay: HouseStay): Promise<void> {
    await this.desk.world.send('DELETE', pathOfStay(stay.id));
    const before = valuesOf(stay);
    const again = { ...readForm((name) => before[name] ?? ''), confirmationNumber: stay.number };
    const isHere = stay.state === 'checked_in';
    const body = { ...again, ...(isHere && { state: stay.state }) };
    const isWhole = stay.isPlain && (isHere || stay.state === 'booked');
    const undo = this.undo(() => this.desk.world.send('POST', '/api/stays', { body }));
    this.desk.toast('done', msg('Removed.', { id: 'desk-removed' }), isWhole ? undo : null);
  }

  /** If the arrival is not before the departure, moves the departure to the day after the arrival. */
  readonly #onArrival = (event: Event): void => {
    const checkOut = this.form.elements.namedItem('checkOut');
    if (!(event.target instanceof HTMLInputElement) || !(checkOut instanceof HTMLInputElement)) return;
    if (event.target.value !== '' && checkOut.value <= event.target.value)
      checkOut.value = dayAfter(event.target.value);
  };
}

/** Returns the values of the fields for a stay. */
function valuesOf(stay: HouseStay): Values {
  const { firstName, lastName, email, phone, checkIn, checkOut, roomType, notes } = stay;
  return {
    ...{ firstName, lastName, email, phone, checkIn, checkOut, roomType, notes },
    language: stay.language ?? '',
    arrivalTime: stay.arrivalTime ?? '',
    room: stay.room ?? '',
    confirmationNumber: stay.number,
    adults: String(stay.adults),
    children: String(stay.children),
  };
}

function readForm(given: Given) {
  return {
    guest: {
      firstName: given('firstName'),
      lastName: given('lastName'),
      email: given('email'),
      phone: plainPhone(given('phone')),
      language: given('language') || null,
    },
    checkIn: given('checkIn'),
    checkOut: given('checkOut'),
    arrivalTime: given('arrivalTime') || null,
    room: given('room') || null,
    roomType: given('roomType'),
    adults: Number(given('adults') || 0),
    children: Number(given('children') || 0),
    notes: given('notes'),
  };
}

/** Returns only the fields with these names. */
function readChanges(given: Given, names: ReadonlySet<string>): object {
  const only = (record: object) => Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
  const { guest, ...rest } = readForm(given);
  const changedGuest = only(guest);
  return {
    ...only({ ...rest, confirmationNumber: given('confirmationNumber') || undefined }),
    ...(Object.keys(changedGuest).length > 0 && { guest: changedGuest }),
  };
}

function dayAfter(day: string): string {
  return localDate(new Date(Date.parse(day) + DAY_MS), 'UTC');
}

function languages(): [code: string, name: string][] {
  return Object.keys(LANGUAGES)
    .map((code): [string, string] => [code, languageName(code)])
    .sort(([, a], [, b]) => a.localeCompare(b));
}
