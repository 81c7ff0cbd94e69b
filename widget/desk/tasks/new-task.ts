import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { chooseFrom } from '../data/colleagues.ts';
import { makeTask } from '../data/commands.ts';
import type { NewTask, TaskChange } from '../data/desk-api.ts';
import { loadTasks } from '../data/kept/loads.ts';
import { mergeTask } from '../data/live/apply.ts';
import type { Person, Task } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { fromHouseInput, toHouseInput } from '../ui/words/house-time.ts';
import { fieldWords } from '../ui/words/problem-words.ts';
import { departmentWord, priorityWord } from '../ui/words/words.ts';

const AUTO = 'auto';
const NOBODY = 'nobody';
/** The choices for the due time in hours from now. Without a choice the server sets it. */
const DUE_HOURS = [1, 2, 4, 24] as const;

/** The fields that a colleague types, so that they are stored until the task is sent. */
const WORDS = ['title', 'room', 'detail'] as const;
/** Unsent tasks by person, property and subject; kept until the page is closed. */
const unsentTasks = new Map<string, Readonly<Record<string, string>>>();

/** Creates a task for a department, or edits one. A task created from a conversation is linked to it. */
export class DeskNewTask extends DeskElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: var(--space-4);
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
        gap: var(--space-3);
      }
    `,
  ];

  /** The form is rendered only after it was first opened. */
  @state() private wasShown = false;
  @state() private conversationId: string | null = null;
  /** The edited task as it was when the form was opened; null for a new one. */
  @state() private task: Task | null = null;
  @state() private staff: readonly Person[] = [];
  @state() private due = 'auto';
  /** True once the task was created or saved, so that no input is stored. */
  private done = false;
  @state() private busy = false;
  @state() private problem = '';
  @state() private problems: readonly FieldProblem[] = [];
  /** The idempotency key. It changes each time the form is opened, so that a second click creates no second task. */
  @state() private key = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('form') private readonly form!: HTMLFormElement;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(conversationId: string | null): Promise<void> {
    await this.#open({ conversationId, task: null, due: 'auto' });
  }

  /** Opens the form for an existing task. */
  async edit(task: Task): Promise<void> {
    await this.#open({ conversationId: task.conversationId, task, due: 'at' });
  }

  async #open(about: { conversationId: string | null; task: Task | null; due: string }): Promise<void> {
    const me = this.deskState.user;
    const known = [about.task?.assignee ?? null, me].filter((person) => person !== null);
    Object.assign(this, { ...about, key: crypto.randomUUID(), done: false, problem: '', problems: [], wasShown: true });
    if (this.staff.length === 0) this.staff = known;
    await this.updateComplete;
    this.form.reset();
    this.#fill(about.task);
    const unsent = unsentTasks.get(this.#keptAs());
    unsentTasks.delete(this.#keptAs());
    for (const [name, value] of Object.entries(unsent ?? {}))
      Object.assign(this.form.querySelector(`[name=${name}]`) ?? {}, { value });
    await openDialog(this.dialog);
    if (!this.can('staff:read')) return;
    // Loads the colleagues on opening; on failure the choice is oneself or nobody.
    const colleagues = await this.desk.world.api.staff().catch(() => null);
    const { propertyId } = this.deskState;
    const holderId = about.task?.assignee?.id ?? null;
    if (colleagues !== null) this.staff = chooseFrom(colleagues, { propertyId, holderId });
  }

  /** Keeps unsent input when the dialog closes, and tells the person. */
  readonly #onHide = (event: Event): void => {
    if (event.target !== this.dialog) return;
    const { task, conversationId } = this;
    const words = Object.fromEntries(WORDS.map((name) => [name, this.#wordsOf(name)]));
    const isChanged = WORDS.some((name) => words[name] !== (task?.[name] ?? ''));
    if (this.done || !isChanged) return;
    unsentTasks.set(this.#keptAs(), words);
    this.desk.toast(
      'problem',
      msg('Your change is not saved yet. It is kept until you close the page.', { id: 'desk-unsaved' }),
      {
        label: msg('Go back', { id: 'desk-unsaved-back' }),
        run: () => void (this.isConnected && this.#open({ conversationId, task, due: this.due })),
      },
    );
  };

  #wordsOf(name: string): string {
    const control = this.form.querySelector(`[name=${name}]`);
    return control !== null && 'value' in control ? String(control.value ?? '') : '';
  }

  #keptAs(): string {
    const { user, propertyId } = this.deskState;
    return `${user?.id} ${propertyId} ${this.task?.id ?? `new ${this.conversationId}`}`;
  }

  #fill(task: Task | null): void {
    const words: Record<string, string> = {
      title: task?.title ?? '',
      department: task?.department ?? 'front_desk',
      room: task?.room ?? '',
      priority: task?.priority ?? 'normal',
      due: this.due,
      at: task === null ? '' : toHouseInput(task.dueAt, this.deskState.timezone),
      assignee: task === null ? AUTO : (task.assignee?.id ?? NOBODY),
      detail: task?.detail ?? '',
    };
    for (const [name, value] of Object.entries(words)) {
      const control = this.form.querySelector(`[name=${name}]`);
      if (control !== null) Object.assign(control, { value });
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    const fault = (pointer: string) => {
      const found = this.problems.find((problem) => problem.pointer === pointer);
      return found === undefined ? nothing : html`<p class="fault" role="alert">${fieldWords(found)}</p>`;
    };
    const { task } = this;
    return html`<wa-dialog label=${task === null ? msg('New task', { id: 'desk-new-task' }) : msg('Change the task', { id: 'desk-task-edit' })} @wa-hide=${this.#onHide}>
      <form @submit=${this.#submit} @keydown=${this.#onKey}>
        <div>
          <wa-input name="title" label=${msg('What is to be done', { id: 'desk-task-title' })} maxlength="200" autocomplete="off" required autofocus></wa-input>
          ${fault('/title')}
        </div>
        <div class="pair">
          <wa-select name="department" label=${msg('Department', { id: 'desk-department' })} value="front_desk">
            ${DEPARTMENTS.map((name) => html`<wa-option value=${name}>${departmentWord(name)}</wa-option>`)}
          </wa-select>
          <div>
            <wa-input name="room" label=${msg('Room', { id: 'desk-task-room' })} maxlength="20" autocomplete="off"></wa-input>
            ${fault('/room')}
          </div>
          <wa-select name="priority" label=${msg('How urgent', { id: 'desk-task-priority' })} value="normal">
            ${PRIORITIES.map((name) => html`<wa-option value=${name}>${priorityWord(name)}</wa-option>`)}
          </wa-select>
          <wa-select name="due" label=${msg('Until when', { id: 'desk-task-due' })} value="auto" @change=${this.#onDue}>
            ${task === null ? html`<wa-option value="auto">${msg('As usual', { id: 'desk-task-due-auto' })}</wa-option>` : nothing}
            <wa-option value="at">${msg('At a time', { id: 'desk-task-due-at' })}</wa-option>
            ${DUE_HOURS.map((hours) => html`<wa-option value=${String(hours)}>${inHours(hours)}</wa-option>`)}
          </wa-select>
          <div ?hidden=${this.due !== 'at'}>
            <wa-input name="at" type="datetime-local" label=${msg('Time at the house', { id: 'desk-task-at' })}></wa-input>
            ${fault('/dueAt')}
          </div>
          <wa-select name="assignee" label=${msg('Who does it', { id: 'desk-task-who' })} value=${AUTO}>
            ${task === null ? html`<wa-option value=${AUTO}>${msg('Whoever begins it', { id: 'desk-task-who-auto' })}</wa-option>` : nothing}
            <wa-option value=${NOBODY}>${msg('Nobody yet', { id: 'desk-task-who-nobody' })}</wa-option>
            ${this.staff.map(({ id, name }) => html`<wa-option value=${id}>${id === this.deskState.user?.id ? msg('Me', { id: 'desk-assign-me' }) : name}</wa-option>`)}
          </wa-select>
        </div>
        <div>
          <wa-textarea name="detail" label=${msg('More about it', { id: 'desk-task-detail' })} rows="2" maxlength="4000"></wa-textarea>
          ${fault('/detail')}
        </div>
        ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      </form>
      <wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      <wa-button slot="footer" variant="brand" ?loading=${this.busy} @click=${() => this.form.requestSubmit()}>${task === null ? msg('Make the task', { id: 'desk-task-make' }) : msg('Save', { id: 'desk-save' })}</wa-button>
    </wa-dialog>`;
  }

  /** The button is outside the form, so Enter in a field must be handled here. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLElement && event.target.localName === 'wa-input';
    if (event.key !== 'Enter' || event.isComposing || !isField) return;
    event.preventDefault();
    this.form.requestSubmit();
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    this.problems = [];
    try {
      if (this.task === null) await makeTask(this.desk, this.#read(), this.key);
      else await this.#change(this.task);
      this.done = true;
      this.dialog.open = false;
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      const newest = this.task === null ? undefined : this.deskState.tasks.get(this.task.id);
      const wasBeaten = error instanceof DeskError && error.code === 'conflict' && newest !== undefined;
      this.problem = wasBeaten ? this.#meet(newest) : reasonOf(error);
    } finally {
      this.busy = false;
    }
  };

  readonly #onDue = (event: Event): void => {
    if (event.target !== null && 'value' in event.target) this.due = String(event.target.value);
  };

  /** Sends only the changed fields; 409 if a colleague was faster. */
  async #change(task: Task): Promise<void> {
    const change = this.#changesOf(task);
    if (Object.keys(change).length === 0) return;
    try {
      const changed = await this.desk.world.api.changeTask(task, change);
      this.desk.store.update((state) => mergeTask(state, changed));
      this.desk.toast('done', msg('Saved.', { id: 'desk-saved-plain' }));
    } catch (error) {
      await loadTasks(this.desk); // Loads the colleague's version, which is then shown.
      throw error;
    }
  }

  #changesOf(task: Task): TaskChange {
    const { title, department, priority = 'normal', room = null, detail = '', dueAt, assigneeId = null } = this.#read();
    const given = { title, department, priority, room, detail, dueAt: minuteOf(dueAt ?? task.dueAt), assigneeId };
    const before = new Map(Object.entries(asChange(task)));
    return Object.fromEntries(Object.entries(given).filter(([key, value]) => before.get(key) !== value));
  }

  /**
   * Takes over a colleague's values of fields that are unchanged here, and keeps this person's edits. Returns a
   * description of the colleague's changes to the edited fields.
   */
  #meet(newest: Task): string {
    const { task } = this;
    const mine = task === null ? {} : this.#changesOf(task);
    const written = Object.fromEntries(new FormData(this.form));
    this.task = newest;
    this.#fill(newest);
    for (const [key, name] of FIELDS)
      if (key in mine) Object.assign(this.form.querySelector(`[name=${name}]`) ?? {}, { value: written[name] });
    const theirs = new Map(Object.entries(asChange(newest)));
    const overwritten = (['title', 'room', 'detail'] as const)
      .filter((key) => key in mine && task !== null && newest[key] !== task[key])
      .map((key) => `“${theirs.get(key) ?? ''}”`);
    const words = msg('A colleague has changed this task meanwhile. Look through it and save again.', {
      id: 'desk-task-edit-changed',
    });
    return [words, ...overwritten].join(' ');
  }

  #read(): NewTask {
    const form = new FormData(this.form);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    const hours = Number(given('due'));
    const dueAt =
      given('due') === 'at'
        ? fromHouseInput(given('at'), this.deskState.timezone)
        : hours > 0
          ? new Date(Date.now() + hours * HOUR_MS).toISOString()
          : null;
    const assignee = given('assignee');
    return {
      title: given('title'),
      department: DEPARTMENTS.find((name) => name === given('department')) ?? 'front_desk',
      priority: PRIORITIES.find((name) => name === given('priority')) ?? 'normal',
      ...(given('room') !== '' && { room: given('room') }),
      ...(given('detail') !== '' && { detail: given('detail') }),
      ...(dueAt !== null && { dueAt }),
      ...(assignee !== AUTO && assignee !== '' && { assigneeId: assignee === NOBODY ? null : assignee }),
      ...(this.conversationId !== null && { conversationId: this.conversationId }),
    };
  }
}

/** The form's controls and the task fields they edit. */
const FIELDS = [
  ['title', 'title'],
  ['department', 'department'],
  ['room', 'room'],
  ['priority', 'priority'],
  ['dueAt', 'at'],
  ['assigneeId', 'assignee'],
  ['detail', 'detail'],
] as const;

function asChange({
  title,
  department,
  priority,
  room,
  detail,
  dueAt,
  assignee,
}: Task): Omit<Required<TaskChange>, 'state' | 'checklist'> {
  return { title, department, priority, room, detail, dueAt: minuteOf(dueAt), assigneeId: assignee?.id ?? null };
}

/** The value of a time input, which has no seconds. */
function minuteOf(iso: string): string {
  return `${iso.slice(0, 16)}:00.000Z`;
}

function inHours(hours: (typeof DUE_HOURS)[number]): string {
  switch (hours) {
    case 1:
      return msg('Within an hour', { id: 'desk-due-1' });
    case 2:
      return msg('Within two hours', { id: 'desk-due-2' });
    case 4:
      return msg('Within four hours', { id: 'desk-due-4' });
    case 24:
      return msg('Within a day', { id: 'desk-due-24' });
    default:
      return hours satisfies never;
  }
}
