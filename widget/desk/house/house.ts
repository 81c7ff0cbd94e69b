import { msg, str } from '@lit/localize';
import { Task, TaskStatus } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { localDate } from '../../../shared/domain/local-date.ts';
import { HOUSEKEEPING_STATES } from '../../../shared/domain/pms.ts';
import { STAY_PARTS } from '../../../shared/domain/stay.ts';
import { fields, list, maybeText } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { conversationPath, writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { saveFile } from '../ui/save-file.ts';
import { dateRange, formatNumber } from '../ui/words/format.ts';
import { taskTitle } from '../ui/words/task-title.ts';
import { EnterButtons } from './enter-buttons.ts';
import { houseStyles } from './house-styles.ts';
import { housekeepingWord, partWord } from './house-words.ts';
import { type HouseRoom, type HouseStay, readRoom, readStay } from './read-house.ts';
import { stateChip } from './registration.ts';
import { setStayState } from './stay-steps.ts';

const SEARCH_PAUSE_MS = 300;
const WORK_PAUSE_MS = 300;
const STAYS_PAGE = 200;

const PARTS = [...STAY_PARTS, 'rooms'] as const;
type Part = (typeof PARTS)[number];
type Shown = { stays: readonly HouseStay[] } | { rooms: readonly HouseRoom[] };

/** Sorts room numbers as numbers; stays without a room come first. */
const ROOMS = new Intl.Collator(undefined, { numeric: true });
const byRoom = (a: HouseStay, b: HouseStay) => ROOMS.compare(a.room ?? '', b.room ?? '');

/** The view of today's arrivals, guests in house, departures and rooms, with links to the conversation, the tasks and the guest. */
export class DeskHouse extends DeskElement {
  static override styles = [controls, houseStyles];

  @state() private words = '';
  /** The day of the shown arrivals and departures; empty: today. */
  @state() private day = '';
  @state() private busy = '';
  /** The id of the stay whose registration is open; empty: none. */
  @state() private opened = '';
  /** The key of the unfinished tasks when the list was loaded, because each stay shows its number of tasks. */
  @state() private work = '';
  #pause: ReturnType<typeof setTimeout> | undefined;
  #workPause: ReturnType<typeof setTimeout> | undefined;

  readonly #enter = new EnterButtons(this, () => this.#reload());
  readonly #shown = new Task(this, {
    task: ([part, words, day], { signal }) => this.#load({ part, words, day }, signal),
    args: () => [this.#part(), this.words, this.day, this.deskState.propertyId, this.work] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId, state.rights, state.tasks];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
    clearTimeout(this.#workPause);
    this.#workPause = undefined;
  }

  /** Reloads the list when tasks begin, end or move, once for several changes at the same time. */
  protected override willUpdate(): void {
    const work = workInHand(this.deskState);
    if (!this.hasUpdated) this.work = work;
    else if (work !== this.work)
      this.#workPause ??= setTimeout(() => {
        this.#workPause = undefined;
        this.work = workInHand(this.deskState);
      }, WORK_PAUSE_MS);
  }

  override render(): TemplateResult {
    const here = this.words === '' || this.#part() === 'rooms' ? this.#part() : null;
    return html`
      <header>
        <h1>${msg('House', { id: 'desk-house' })}</h1>
        <div class="search"><span class="within">${icon('search')}</span><input class="input" type="search" maxlength="200" aria-label=${msg('Name, room, phone, number', { id: 'desk-house-search' })} placeholder=${msg('Name, room, phone, number', { id: 'desk-house-search' })} @input=${this.#onSearch} /></div>
        ${here === 'arriving' || here === 'departing' ? html`<input class="input day" type="date" aria-label=${msg('Day', { id: 'desk-day' })} .value=${this.#dayShown()} @change=${this.#onDay} />` : nothing}
        ${this.#byHand(here)}
      </header>
      <nav aria-label=${msg('House', { id: 'desk-house' })}>
        ${PARTS.map((part) => html`<a href=${writeRoute('house', part)} aria-current=${part === here ? 'page' : nothing}>${partWord(part)} ${part === here ? this.#count() : nothing}</a>`)}
      </nav>
      ${this.#shown.render({
        initial: () => html`<desk-loading shape="list"></desk-loading>`,
        pending: () =>
          this.#shown.value === undefined
            ? html`<desk-loading shape="list"></desk-loading>`
            : this.#list(this.#shown.value),
        error: (error) =>
          html`<desk-failed heading=${msg('This could not be loaded', { id: 'desk-house-failed' })} reason=${reasonOf(error)} .retry=${() => this.#shown.run()}></desk-failed>`,
        complete: (shown) => this.#list(shown),
      })}
      ${this.#enter.forms()}
    `;
  }

  /** Draws the buttons for entries by hand in the part that is shown. */
  #byHand(part: Part | null): TemplateResult | typeof nothing {
    if (part === 'rooms' && this.can('property:write'))
      return html`<span class="enter">${this.#enter.addRooms()}</span>`;
    if (part === null || part === 'rooms' || !this.can('guests:write')) return nothing;
    return html`<span class="enter">${this.#enter.addStay(this.#dayShown())}${this.#enter.importStays()}</span>`;
  }

  readonly #reload = (): void => void this.#shown.run();

  /** Draws the number of entries in the part that is shown; nothing while the part is loading. */
  #count(): TemplateResult | typeof nothing {
    const { value } = this.#shown;
    if (value === undefined || this.#shown.status === TaskStatus.PENDING) return nothing;
    const count = ('rooms' in value ? value.rooms : value.stays).length;
    return html`<span class="chip">${formatNumber(count)}${count === STAYS_PAGE ? '+' : ''}</span>`;
  }

  #part(): Part {
    return PARTS.find((part) => part === this.deskState.route.rest) ?? 'arriving';
  }

  /** A search covers all stays, whatever part is shown; in the part with the rooms it covers the rooms. */
  async #load({ part, words, day }: { part: Part; words: string; day: string }, signal: AbortSignal): Promise<Shown> {
    const read = async (path: string) => fields(await this.desk.world.send('GET', path, { signal }))?.['items'];
    if (part === 'rooms') {
      const path = words === '' ? '/api/rooms' : `/api/rooms?${new URLSearchParams({ q: words })}`;
      return { rooms: list(await read(path), readRoom).sort((a, b) => ROOMS.compare(a.number, b.number)) };
    }
    const query = new URLSearchParams({
      limit: String(STAYS_PAGE),
      ...(words === '' ? { state: part, ...(day !== '' && part !== 'inhouse' && { on: day }) } : { q: words }),
    });
    return { stays: list(await read(`/api/stays?${query}`), readStay).sort(byRoom) };
  }

  #list(shown: Shown): TemplateResult {
    if ('rooms' in shown) {
      const { rooms } = shown;
      if (rooms.length === 0 && this.words !== '') {
        return html`<desk-empty icon="search" heading=${msg('Nothing here', { id: 'desk-pms-no-pushes' })}></desk-empty>`;
      }
      return rooms.length === 0
        ? html`<desk-empty icon="bed" heading=${msg('No rooms yet', { id: 'desk-house-no-rooms' })}>${fromWords()}${this.can('property:write') ? this.#enter.addRooms() : nothing}</desk-empty>`
        : html`<p class="codes"><button class="button" ?disabled=${this.busy !== ''} @click=${() => void this.#printCodes()}>${icon('print')} ${msg('QR codes for all rooms (PDF)', { id: 'desk-house-codes' })}</button>
            <span class="hint">${msg('A guest who scans one is in the chat, which then knows the room. It proves nothing.', { id: 'desk-house-codes-hint' })}</span></p>
          <ul class="rooms">${rooms.map((room) => this.#room(room))}</ul>`;
    }
    return shown.stays.length === 0
      ? html`<desk-empty icon="bed" heading=${msg('Nobody here', { id: 'desk-house-none' })}>${this.words === '' && this.can('guests:write') ? html`${fromWords()}${this.#enter.addStay(this.#dayShown())}` : nothing}</desk-empty>`
      : html`<ul class="stays">${shown.stays.map((stay) => html`<li>${this.#stay(stay)}</li>`)}</ul>`;
  }

  #stay(stay: HouseStay): TemplateResult {
    const { id, name, number, room, roomType, checkIn, checkOut, arrivalTime, phone } = stay;
    return html`<div class="stay">
      <span class="room">${room ?? '–'}</span>
      <span class="who"><strong><bdi>${name}</bdi></strong> <span class="hint"><bdi>${roomType}</bdi></span></span>
      <span class="when">${dateRange(checkIn, checkOut)}${arrivalTime === null ? nothing : html` · ${icon('clock')} ${arrivalTime}`}</span>
      <span class="hint"><bdi dir="ltr">${number}</bdi>${phone === '' ? nothing : html` · <bdi dir="ltr">${phone}</bdi>`}</span>
      ${this.#ways(stay, html`${this.#step(stay)}${this.can('guests:read') ? this.#registration(stay) : nothing}`)}
      ${this.opened === id ? html`<desk-registration class="registration" .reservationId=${id} @registration-changed=${() => this.#shown.run()}></desk-registration>` : nothing}
    </div>`;
  }

  /** Draws the next step and the form of a stay without a PMS. */
  #step(stay: HouseStay): TemplateResult | typeof nothing {
    if (stay.isLedByPms || !this.can('guests:write')) return nothing;
    const isHere = stay.state === 'checked_in';
    const next = isHere ? 'checked_out' : 'checked_in';
    const word = isHere
      ? msg('Check out', { id: 'desk-stay-check-out' })
      : msg('Check in', { id: 'desk-stay-check-in' });
    const isDue = isHere || stay.checkIn <= this.#today();
    return html`${isDue ? html`<button class="button" ?disabled=${this.busy === stay.id} @click=${() => void this.#move(stay, next)}>${word}</button>` : nothing}${this.#enter.editStay(stay)}`;
  }

  async #move(stay: HouseStay, to: 'checked_in' | 'checked_out'): Promise<void> {
    this.busy = stay.id;
    await setStayState(this.desk, stay, to, this.#reload);
    this.busy = '';
  }

  /** Draws the guest's registration below the row. A guest who has left is not asked for a registration. */
  #registration({ id, registration, checkOut }: HouseStay): TemplateResult | typeof nothing {
    const hasLeft = checkOut < this.#today();
    if (hasLeft && registration !== 'told') return nothing;
    const isOpen = this.opened === id;
    const turn = () => {
      this.opened = isOpen ? '' : id;
    };
    return html`<button class="button" aria-expanded=${isOpen} @click=${turn}>${msg('Before arrival', { id: 'desk-registration' })} ${stateChip(registration)}</button>`;
  }

  #dayShown(): string {
    return this.day || this.#today();
  }

  /** Today at the property. */
  #today(): string {
    return localDate(new Date(), this.deskState.timezone ?? 'UTC');
  }

  /** Draws the links to the guest's conversation and tasks. */
  #ways({ conversationId, taskCount }: HouseStay, more: TemplateResult | typeof nothing = nothing): TemplateResult {
    const count = formatNumber(taskCount);
    return html`<span class="ways">
      ${more}
      ${conversationId === null ? nothing : html`<a class="button" href=${conversationPath(conversationId)}>${icon('chat')} ${msg('Conversation', { id: 'desk-conversation' })}</a>`}
      ${taskCount === 0 || !this.can('tasks:read') ? nothing : html`<a class="button" href=${writeRoute('tasks')}>${icon('tasks')} ${msg(str`Tasks: ${count}`, { id: 'desk-house-tasks' })}</a>`}
    </span>`;
  }

  #room(room: HouseRoom): TemplateResult {
    const { number, type, occupied, stay, tasks, by } = room;
    const isAwaited = stay?.isExpected === true && stay.checkIn === this.#today();
    return html`<li class="card ${room.housekeeping}">
      <h2>${number} <span class="hint"><bdi>${type}</bdi></span>${room.isLedByPms || !this.can('property:write') ? nothing : this.#enter.editRoom(room)}</h2>
      <p>
        ${occupied === null ? nothing : html`<span class="chip ${occupied ? 'staffed' : ''}">${occupied ? msg('Occupied', { id: 'desk-house-occupied' }) : msg('Free', { id: 'desk-house-free' })}</span>`}
        ${this.#housekeeping(room)}
        ${by === null ? nothing : html`<span class="hint"><bdi>${by}</bdi></span>`}
      </p>
      ${tasks.length === 0 ? nothing : html`<ul class="todo">${tasks.map((task) => html`<li><a href=${writeRoute('tasks', task.id)}><bdi>${this.#work(task)}</bdi></a></li>`)}</ul>`}
      ${stay === null ? nothing : html`<p><strong><bdi>${stay.name}</bdi></strong> <span class="hint">${dateRange(stay.checkIn, stay.checkOut)}</span>${isAwaited ? html`<span class="chip waiting">${msg('Arriving today', { id: 'desk-house-expected' })}</span>` : nothing}</p>${this.#ways(stay)}`}
    </li>`;
  }

  /** The title of a task as on the board. The room is left out, because the card is the room's. */
  #work({ id, title }: HouseRoom['tasks'][number]): string {
    const task = this.deskState.tasks.get(id);
    return task === undefined ? title : taskTitle({ ...task, room: null });
  }

  #housekeeping({ id, number, housekeeping }: HouseRoom): TemplateResult {
    if (!this.can('tasks:write')) return html`<span class="chip">${housekeepingWord(housekeeping)}</span>`;
    const change = (event: Event) => {
      if (event.target instanceof HTMLSelectElement) void this.#say(id, event.target.value);
    };
    return html`<select class="input" ?disabled=${this.busy === id} aria-label=${msg(str`Cleaning of ${number}`, { id: 'desk-house-state' })} @change=${change}>
      ${HOUSEKEEPING_STATES.map((one) => html`<option value=${one} ?selected=${one === housekeeping}>${housekeepingWord(one)}</option>`)}
    </select>`;
  }

  async #printCodes(): Promise<void> {
    this.busy = 'codes';
    try {
      const cards = await this.desk.world.send('GET', '/api/rooms/qr.pdf', { isFile: 'blob' });
      if (cards instanceof Blob) saveFile(cards, 'room-codes.pdf');
    } catch (error) {
      this.desk.problem(error);
    }
    this.busy = '';
  }

  async #say(id: string, housekeeping: string): Promise<void> {
    this.busy = id;
    try {
      await this.desk.world.send('PATCH', `/api/rooms/${encodeURIComponent(id)}`, { body: { housekeeping } });
    } catch (error) {
      this.desk.problem(error);
    }
    this.busy = '';
    await this.#shown.run();
  }

  readonly #onDay = (event: Event): void => {
    const day = event.target instanceof HTMLInputElement ? event.target.value : '';
    this.day = day === this.#today() ? '' : day;
  };

  readonly #onSearch = (event: Event): void => {
    const words = event.target instanceof HTMLInputElement ? (maybeText(event.target.value) ?? '').trim() : '';
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.words = words;
    }, SEARCH_PAUSE_MS);
  };
}

/** Returns a key of the unfinished tasks and their places. Other changes of a task leave the numbers unchanged. */
function workInHand({ tasks }: DeskState): string {
  const unfinished = [...tasks.values()].filter(({ state }) => state === 'open' || state === 'in_progress');
  return unfinished.map(({ id, room, guestId }) => `${id} ${room} ${guestId}`).join();
}

/** The hint about the source of the missing data. */
const fromWords = () => msg('Your PMS sends them, or you enter them here.', { id: 'desk-house-sent' });
