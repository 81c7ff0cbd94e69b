import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { HOUSEKEEPING_STATES } from '../../../../shared/domain/pms.ts';
import { fields, list, text } from '../../data/read/read.ts';
import type { FieldProblem } from '../../data/request.ts';
import { icon } from '../../ui/look/icons.ts';
import { formatNumber } from '../../ui/words/format.ts';
import { housekeepingWord, partWord } from '../house-words.ts';
import { type HouseRoom, readRoom } from '../read-house.ts';
import { DialogForm } from './dialog-form.ts';
import { ROOMS_MAX, readNumbers, type TypedFault, type TypedRoom } from './read-numbers.ts';
import { columnWord, outcomeWord, takenWords } from './stay-words.ts';

type Given = (name: string) => string;

/** Adds rooms, one or many at once, or renames one. */
export class DeskRoomsForm extends DialogForm {
  @state() private room: HouseRoom | null = null;
  @state() private typed = '';
  /** The numbers of the existing rooms. */
  @state() private taken: ReadonlySet<string> = new Set();

  constructor() {
    super();
    this.addEventListener('entered', () => void this.#loadTaken());
  }

  /** Opens the form for new rooms, or for an existing one. */
  async show(room: HouseRoom | null): Promise<void> {
    this.room = room;
    await this.open();
    this.#look();
    await this.#loadTaken();
  }

  /** Loads the existing numbers. If that fails, the numbers known before are kept, and the server refuses the taken ones. */
  async #loadTaken(): Promise<void> {
    if (this.room !== null) return;
    const rooms = await this.desk.world.send('GET', '/api/rooms').catch(() => null);
    if (rooms !== null) this.taken = new Set(list(fields(rooms)?.['items'], readRoom).map(({ number }) => number));
  }

  protected heading(): string {
    return this.room === null
      ? msg('Add rooms', { id: 'desk-rooms-add' })
      : `${columnWord('room')} ${this.room.number}`;
  }

  protected saveWord(): string {
    return this.room === null ? msg('Add', { id: 'desk-label-add' }) : msg('Save', { id: 'desk-save' });
  }

  protected about(): string {
    return `room ${this.room?.id ?? 'new'}`;
  }

  protected begin(): Readonly<Record<string, string>> {
    if (this.room === null) return { housekeeping: 'unknown' };
    const { number, type, floor } = this.room;
    return { number, type, floor };
  }

  protected fields(): TemplateResult {
    const kind = this.field(
      'type',
      columnWord('roomType'),
      html`<input class="input" name="type" maxlength="100" autocomplete="off" @input=${this.#look} />`,
    );
    if (this.room !== null)
      return html`<div class="pair">
          ${this.field('number', msg('Number', { id: 'desk-fact-number' }), html`<input class="input" name="number" maxlength="20" autocomplete="off" required autofocus />`)}
          ${kind}
          ${this.field('floor', msg('Floor', { id: 'desk-fact-floor' }), html`<input class="input" name="floor" maxlength="20" autocomplete="off" />`)}
        </div>
        <div class="rest"><button type="button" class="button danger" ?disabled=${this.busy} @click=${this.#remove}>${icon('trash')} ${msg('Remove', { id: 'desk-remove' })}</button></div>`;
    return html`
      ${this.field(
        'numbers',
        partWord('rooms'),
        html`<textarea class="input" name="numbers" rows="4" maxlength="20000" dir="ltr" autofocus placeholder="101–120, 201–220" @input=${this.#look}></textarea>`,
        msg('Or one in each line, with its kind behind a semicolon.', { id: 'desk-rooms-hint' }),
      )}
      <div class="pair">
        ${kind}
        ${this.field(
          'housekeeping',
          msg('Cleaning', { id: 'desk-rooms-state' }),
          html`<select class="input" name="housekeeping">${HOUSEKEEPING_STATES.map((one) => html`<option value=${one}>${housekeepingWord(one)}</option>`)}</select>`,
        )}
      </div>
      <div aria-live="polite">${this.#preview()}</div>
    `;
  }

  /** Draws a preview of the rooms to add. */
  #preview(): TemplateResult | typeof nothing {
    const { fresh, known, faults } = this.#read(this.typed, '');
    const first = fresh.slice(0, 8).map(({ number }) => number);
    const shown = `${first.join(', ')}${fresh.length > first.length ? ' …' : ''}`;
    return html`
      ${fresh.length === 0 ? nothing : html`<p>${outcomeWord('new')} (${formatNumber(fresh.length)}): <bdi dir="ltr">${shown}</bdi></p>`}
      ${known.length === 0 ? nothing : html`<p class="hint">${outcomeWord('known')}: <bdi dir="ltr">${known.join(', ')}</bdi></p>`}
      ${faults.length === 0 || this.problems.length > 0 ? nothing : html`<p class="fault">${this.#notUnderstood(faults)}</p>`}
    `;
  }

  #notUnderstood(faults: readonly TypedFault[]): TemplateResult {
    const saying = (words: string, isMeant: (fault: TypedFault) => boolean) => {
      const parts = faults.filter(isMeant).map(({ part }) => part);
      return parts.length === 0 ? nothing : html`${words} <bdi dir="ltr">${parts.join(', ')}</bdi> `;
    };
    const most = formatNumber(ROOMS_MAX);
    return html`${saying(msg('Not understood:', { id: 'desk-rooms-faults' }), ({ isOneTooMany }) => !isOneTooMany)}
      ${saying(msg(str`At most ${most} at once. Left to be added:`, { id: 'desk-rooms-most' }), ({ isOneTooMany }) => isOneTooMany)}`;
  }

  #read(words: string, type: string) {
    const { rooms, faults } = readNumbers(words, type);
    return {
      fresh: rooms.filter(({ number }) => !this.taken.has(number)),
      known: rooms.map(({ number }) => number).filter((number) => this.taken.has(number)),
      faults,
    };
  }

  readonly #look = (): void => {
    const numbers = this.form.elements.namedItem('numbers');
    this.typed = numbers instanceof HTMLTextAreaElement ? numbers.value : '';
    this.problems = [];
  };

  protected override faultWords(problem: FieldProblem): string | TemplateResult {
    if (problem.code === 'not_understood') return this.#notUnderstood(this.#read(this.typed, '').faults);
    return problem.code === 'taken' ? takenWords() : super.faultWords(problem);
  }

  protected async save(given: Given): Promise<void> {
    const { room } = this;
    if (room === null) return this.#add(given);
    const before = this.begin();
    const now = { number: given('number'), type: given('type'), floor: given('floor') };
    const only = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => given(name) !== before[name]));
    const body = only(now);
    if (Object.keys(body).length === 0) return;
    await this.desk.world.send('PATCH', pathOf(room.id), { body });
    this.desk.toast(
      'done',
      msg('Saved.', { id: 'desk-saved-plain' }),
      this.undo(() => this.desk.world.send('PATCH', pathOf(room.id), { body: only(before) })),
    );
  }

  async #add(given: Given): Promise<void> {
    const { fresh, known, faults } = this.#read(given('numbers'), given('type'));
    if (fresh.length > 0) await this.#store(fresh, given('housekeeping'));
    else if (faults.length === 0) this.refuse('numbers', known.length > 0 ? 'taken' : 'required');
    if (faults.length === 0) return;
    const numbers = this.form.elements.namedItem('numbers');
    if (numbers instanceof HTMLTextAreaElement) numbers.value = faults.map(({ line }) => line).join('\n');
    this.#look();
    this.refuse('numbers', 'not_understood');
  }

  async #store(fresh: readonly TypedRoom[], housekeeping: string): Promise<void> {
    const rooms = fresh.map((room) => ({ ...room, housekeeping }));
    const created = await this.desk.world.send('POST', '/api/rooms', { body: { rooms }, idempotencyKey: this.key });
    this.key = crypto.randomUUID(); // The rooms that remain in the field are sent by a second call.
    const ids = list(fields(created)?.['items'], (one) => text(fields(one)?.['id']));
    const words = msg('Saved.', { id: 'desk-saved-plain' });
    this.desk.toast(
      'done',
      words,
      this.undo(async () => {
        for (const id of ids) await this.desk.world.send('DELETE', pathOf(id));
      }),
    );
  }

  readonly #remove = (): void => {
    const { room } = this;
    if (room === null) return;
    void this.attempt(async () => {
      await this.desk.world.send('DELETE', pathOf(room.id));
      const { number, type, floor, housekeeping } = room;
      const body = { rooms: [{ number, type, floor, housekeeping }] };
      this.desk.toast(
        'done',
        msg('Removed.', { id: 'desk-removed' }),
        this.undo(() => this.desk.world.send('POST', '/api/rooms', { body })),
      );
    });
  };
}

const pathOf = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;
