import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { direction } from '../../../shared/language/languages.ts';
import { changeTask, unlinkBooking } from '../data/commands.ts';
import { isOverdue } from '../data/kept/select.ts';
import type { GuestFile, Preference, Reservation, Task as StaffTask } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import { conversationPath, writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { Patience } from '../ui/patience.ts';
import { saveFile } from '../ui/save-file.ts';
import { dateRange, fullTime, languageName, listOf, money, shortMoment } from '../ui/words/format.ts';
import { preferenceWord, reservationWord } from '../ui/words/guest-words.ts';
import { plural } from '../ui/words/plural.ts';
import { grantWord } from '../ui/words/stay-words.ts';
import { taskTitle } from '../ui/words/task-title.ts';
import { askedAgainWord, channelWord, stateWord, taskStateWord } from '../ui/words/words.ts';
import { guestPaneStyles } from './guest-pane-styles.ts';

/** Stays that have ended: no more information is requested from the guest. */
const ENDED: ReadonlySet<string> = new Set(['cancelled', 'no_show', 'checked_out']);

/**
 * The pane about the guest: contact, stays, preferences, tasks, earlier conversations.
 * @fires guest-pane - Close the pane.
 */
export class DeskGuestPane extends DeskElement {
  static override styles = [controls, guestPaneStyles];

  @property({ attribute: false }) conversationId = '';
  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;
  #held: Element | null = null;
  readonly #patience = new Patience(this);
  readonly #file = new Task(this, {
    task: async ([id]): Promise<{ id: string; file: GuestFile }> => ({
      id,
      file: await this.desk.world.api.guestFile(id),
    }),
    // Loads again for another guest, or when a booking was linked or unlinked.
    args: () => [this.conversationId, this.#guestId(), this.#access()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [this.#guestId(), this.#access(), this.#isGone(), state.tasks, state.timezone, state.rights];
  }

  protected override willUpdate(): void {
    this.#held = this.shadowRoot?.activeElement?.closest('li') ?? null;
  }

  /** The forms for registration and for linking bookings are loaded after the inbox; if that fails, opening the pane again does. */
  protected override firstUpdated(): void {
    Promise.all([import('../house/define-registration.ts'), import('./link-booking/define.ts')]).catch(
      (error: unknown) => this.desk.problem(error),
    );
  }

  /** A finished task loses its button: keep the focus on the task. */
  protected override updated(): void {
    if (this.shadowRoot?.activeElement === null) this.#held?.querySelector('a')?.focus();
  }

  override render(): TemplateResult {
    const close = () => this.dispatchEvent(new Event('guest-pane'));
    return html`
      <header>
        <h2>${msg('About the guest', { id: 'desk-about-guest' })}</h2>
        <button class="button quiet icon-only" @click=${close}>${icon('close')}<span class="visually-hidden">${msg('Close', { id: 'desk-close' })}</span></button>
      </header>
      ${this.#body()}
      <desk-confirm></desk-confirm>
    `;
  }

  /** While loading again, this guest's old data stays shown; another guest's never. */
  #body(): TemplateResult | typeof nothing {
    if (this.#isGone()) return nothing; // the conversation's view says so
    const file = this.#file.value;
    const isHere = file?.id === this.conversationId;
    const isTried = this.#patience.isTried(!isHere);
    if (isHere) return this.#show(file.file);
    const comes = () => (isTried ? html`<desk-loading shape="form" count="4"></desk-loading>` : nothing);
    return this.#file.render({
      error: (error) =>
        html`<desk-failed heading=${msg('The guest could not be loaded', { id: 'desk-guest-failed' })} reason=${reasonOf(error)} .retry=${() => this.#file.run()}></desk-failed>`,
      pending: comes,
      complete: comes,
    }) as TemplateResult | typeof nothing;
  }

  #show({ guest, reservations, spend, preferences, pmsPreferences, conversations }: GuestFile): TemplateResult {
    const tasks = this.#tasks();
    const before = conversations.filter(({ id }) => id !== this.conversationId);
    return html`
      ${guest === null ? html`<p class="hint">${msg('We do not know yet who this is. A booking that is linked here says so.', { id: 'desk-guest-unknown' })}</p>` : this.#contact(guest)}
      ${section(
        'bed',
        msg('Stays', { id: 'desk-stays' }),
        html`${spend.length === 0 ? nothing : html`<p>${msg('Spent here', { id: 'desk-spend' })}: <strong>${listOf(spend.map(money))}</strong></p>`}
        ${reservations.map((stay) => this.#stay(stay))}
        ${this.can('guests:write') ? html`<desk-link-booking .conversationId=${this.conversationId}></desk-link-booking>` : nothing}`,
      )}
      ${preferences.length === 0 ? nothing : section('heart', msg('Likes', { id: 'desk-likes' }), html`<ul>${preferences.map((one) => this.#preference(one))}</ul>`)}
      ${pmsPreferences.length === 0 ? nothing : section('heart', msg('Likes, says the PMS', { id: 'desk-likes-pms' }), html`<ul>${pmsPreferences.map((one) => html`<li dir="auto">${one}</li>`)}</ul>`)}
      ${tasks.length === 0 ? nothing : section('tasks', msg('Tasks', { id: 'desk-tasks' }), html`<ul>${tasks.map((task) => this.#task(task))}</ul>`)}
      ${before.length === 0 ? nothing : section('clock', msg('Before', { id: 'desk-before' }), html`<ul>${before.map((one) => this.#earlier(one))}</ul>`)}
      ${guest === null ? nothing : this.#privacy(guest)}
    `;
  }

  /** Export and erasure of the guest's data, as the law requires. */
  #privacy(guest: NonNullable<GuestFile['guest']>): TemplateResult {
    return html`<section>
      <p class="actions">
        <wa-button size="s" appearance="outlined" @click=${() => this.#export(guest.id)}>${icon('download')} ${msg('Export everything', { id: 'desk-guest-export' })}</wa-button>
        ${this.can('guests:erase') ? html`<wa-button size="s" appearance="plain" variant="danger" @click=${() => this.#erase(guest.id)}>${icon('trash')} ${msg('Erase …', { id: 'desk-guest-erase' })}</wa-button>` : nothing}
      </p>
    </section>`;
  }

  async #export(id: string): Promise<void> {
    try {
      const json = JSON.stringify(await this.desk.world.api.exportGuest(id), null, 2);
      saveFile(new Blob([json], { type: 'application/json' }), `${id}.json`);
    } catch (error) {
      this.desk.problem(error);
    }
  }

  async #erase(id: string): Promise<void> {
    const sure = await this.confirmDialog.ask(
      msg('Erase this guest?', { id: 'desk-guest-erase-ask' }),
      msg('Their stays, conversations, tasks and likes are erased for good.', { id: 'desk-guest-erase-what' }),
      msg('Erase for good', { id: 'desk-guest-erase-yes' }),
      'danger',
    );
    if (!sure) return;
    try {
      await this.desk.world.api.eraseGuest(id);
      this.desk.toast('done', msg('The guest is erased', { id: 'desk-guest-erased' }));
      this.desk.openInInbox(null);
    } catch (error) {
      this.desk.problem(error);
    }
  }

  #contact({ firstName, lastName, email, phone, language, notes }: NonNullable<GuestFile['guest']>): TemplateResult {
    return html`<div class="contact">
      <p class="name"><bdi>${`${firstName} ${lastName}`.trim()}</bdi></p>
      ${email === '' ? nothing : html`<a href="mailto:${email}"><bdi>${email}</bdi></a>`}
      ${phone === '' ? nothing : html`<a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a>`}
      ${language === null ? nothing : html`<span class="hint">${languageName(language)}</span>`}
      ${notes === '' ? nothing : html`<p class="notes" dir="auto">${notes}</p>`}
    </div>`;
  }

  #stay(stay: Reservation): TemplateResult {
    const { id, confirmationNumber: number, state, checkIn, checkOut, room, roomType, adults, children } = stay;
    const { balance, inclusions, notes, grant } = stay;
    const guests = plural(msg('one: # guest | other: # guests', { id: 'desk-stay-guests' }), adults + children);
    return html`<article>
      <p><strong>${msg(str`Booking ${number}`, { id: 'desk-booking' })}</strong> <span class="chip ${state === 'checked_in' ? 'ok' : ''}">${reservationWord(state)}</span></p>
      <p>${dateRange(checkIn, checkOut)} · ${guests}</p>
      <p>${room === null ? nothing : html`<strong>${msg(str`Room ${room}`, { id: 'desk-room' })}</strong> · `}<bdi>${roomType}</bdi></p>
      ${inclusions.length === 0 ? nothing : html`<p class="hint"><bdi>${inclusions.join(' · ')}</bdi></p>`}
      ${balance === null ? nothing : html`<p>${msg('Open balance', { id: 'desk-balance' })}: <strong>${money(balance)}</strong></p>`}
      ${notes === '' ? nothing : html`<p class="notes" dir="auto">${notes}</p>`}
      ${grant === null ? nothing : html`<p class="hint">${icon('check')} ${grant.level === 'staff' && grant.reason !== '' ? html`<bdi>${grant.reason}</bdi>` : grantWord(grant.level)}</p>`}
      ${ENDED.has(state) ? nothing : html`<desk-registration .reservationId=${id} .conversationId=${grant === null ? '' : this.conversationId}></desk-registration>`}
      ${grant === null || !this.can('guests:write') ? nothing : html`<p class="actions"><wa-button size="s" appearance="outlined" @click=${() => this.#unlink(stay)}>${msg('Unlink', { id: 'desk-unlink' })}</wa-button></p>`}
    </article>`;
  }

  /** Asks first if the guest proved the booking themselves: staff cannot restore that link. */
  async #unlink(stay: Reservation): Promise<void> {
    const sure =
      stay.grant?.level === 'staff' ||
      (await this.confirmDialog.ask(
        msg('Unlink this booking?', { id: 'desk-unlink-ask' }),
        msg('The guest has shown that it is theirs, and would have to show it again.', { id: 'desk-unlink-what' }),
        msg('Unlink', { id: 'desk-unlink' }),
      ));
    if (sure) await unlinkBooking(this.desk, this.conversationId, stay);
  }

  #preference({ id, kind, quote, language, state }: Preference): TemplateResult {
    const decide = async (verb: 'keep' | 'discard') => {
      try {
        await this.desk.world.api.decidePreference(id, verb);
      } catch (error) {
        this.desk.problem(error);
      }
      await this.#file.run();
    };
    return html`<li>
      <p><span class="chip ${state === 'kept' ? 'ok' : ''}">${preferenceWord(kind)}</span> <q lang=${language} dir=${direction(language)}>${quote}</q></p>
      ${
        state === 'proposed' && this.can('conversations:write')
          ? html`<p class="actions">
              <wa-button size="s" appearance="outlined" @click=${() => decide('keep')}>${msg('Keep', { id: 'desk-preference-keep' })}</wa-button>
              <wa-button size="s" appearance="plain" @click=${() => decide('discard')}>${msg('Discard', { id: 'desk-discard' })}</wa-button>
            </p>`
          : nothing
      }
    </li>`;
  }

  #task(task: StaffTask): TemplateResult {
    const now = new Date();
    const late = isOverdue(task, now);
    const due = shortMoment(task.dueAt, now, this.deskState.timezone);
    const done = task.state === 'done' || task.state === 'cancelled';
    return html`<li>
      <p><a href=${writeRoute('tasks', task.id)}><bdi>${taskTitle(task)}</bdi></a></p>
      <p class=${late ? 'late' : 'hint'}>${done ? taskStateWord(task.state) : late ? msg(str`Late: ${due}`, { id: 'desk-late' }) : msg(str`Due ${due}`, { id: 'desk-due' })}</p>
      ${done || task.askedAgainAt === null ? nothing : html`<p class="hint">${askedAgainWord(shortMoment(task.askedAgainAt, now, this.deskState.timezone))}</p>`}
      ${
        done || !this.can('tasks:write')
          ? nothing
          : html`<wa-button size="s" appearance="outlined" @click=${() => changeTask(this.desk, task, { state: 'done' })}>${msg('Done', { id: 'desk-task-done' })}</wa-button>`
      }
    </li>`;
  }

  #earlier({ id, channel, state, updatedAt, lastText }: GuestFile['conversations'][number]): TemplateResult {
    return html`<li>
      <a href=${conversationPath(id)}>${fullTime(updatedAt, this.deskState.timezone)} · ${channelWord(channel)}</a>
      <p class="hint">${stateWord(state)}${lastText === '' ? nothing : html` · <bdi>${lastText}</bdi>`}</p>
    </li>`;
  }

  #tasks(): StaffTask[] {
    const guestId = this.#guestId();
    return [...this.deskState.tasks.values()]
      .filter((task) => task.conversationId === this.conversationId || (guestId !== null && task.guestId === guestId))
      .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
  }

  #guestId(): string | null {
    return this.deskState.conversations.get(this.conversationId)?.guest?.id ?? null;
  }

  #isGone(): boolean {
    return this.deskState.threads.get(this.conversationId)?.isGone === true;
  }

  /** Increased whenever a booking is linked or unlinked. */
  #access(): number {
    return this.deskState.conversations.get(this.conversationId)?.access ?? 0;
  }
}

function section(name: Parameters<typeof icon>[0], heading: string, body: TemplateResult): TemplateResult {
  return html`<section><h3>${icon(name)} ${heading}</h3>${body}</section>`;
}
