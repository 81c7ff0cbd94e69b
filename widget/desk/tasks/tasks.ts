import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { mayMoveTask } from '../../../shared/domain/task.ts';
import { chooseFrom } from '../data/colleagues.ts';
import type { TaskChange } from '../data/desk-api.ts';
import { loadTasks } from '../data/kept/loads.ts';
import { isOverdue, sortedTasks } from '../data/kept/select.ts';
import type { Person, Task } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { isShortcut, shortcutKey } from '../ui/keys.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber, fullTime } from '../ui/words/format.ts';
import { allColumns, type Column, changeInto, columnsOf, columnWord, holds, peopleOf } from './board-columns.ts';
import { type Arrow, arrowOf, findBeside } from './board-keys.ts';
import { moveTask } from './move-task.ts';
import type { DeskNewTask } from './new-task.ts';
import type { DeskRecurring } from './recurring.ts';
import { cardName, type OpenTaskEvent } from './task-card.ts';
import type { DeskTaskDetail, EditTaskEvent } from './task-detail.ts';
import { tasksStyles } from './tasks-styles.ts';

/** The longest interval between two checks for late tasks. */
const LOOK_MS = 30_000;
/** The data type of a dragged card; browsers hide the data until it is dropped. */
const DRAGGED = 'application/x-service-chat-task';

/**
 * The board of tasks by department, state or person; overdue tasks are marked. A card is moved by dragging, keys or its
 * buttons. The board can be printed.
 */
export class DeskTasks extends DeskElement {
  static override styles = [controls, tasksStyles];

  @state() private over: string | null = null;
  @state() private focusId: string | null = null;
  @state() private staff: readonly Person[] = [];
  @query('desk-new-task') private readonly dialog!: DeskNewTask | null;
  @query('desk-task-detail') private readonly detail!: DeskTaskDetail;
  @query('desk-recurring') private readonly recurring!: DeskRecurring;
  #refocus = false;
  #tick: ReturnType<typeof setTimeout> | undefined;

  get #by(): Column['by'] {
    return this.deskState.preferences.boardBy;
  }

  get #onlyMine(): boolean {
    return this.deskState.preferences.boardMine;
  }

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      state.tasks,
      state.tasksLoading,
      state.timezone,
      state.rights,
      state.user,
      state.route.rest,
      state.preferences,
    ];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    if (this.#by === 'person') void this.#loadStaff();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    clearTimeout(this.#tick);
  }

  protected override updated(_changed: PropertyValues): void {
    this.#drawWhenLate();
    const taskId = this.deskState.route.rest;
    if (taskId !== '' && this.focusId === null && this.deskState.tasks.has(taskId)) this.#focus(taskId);
    if (!this.#refocus) return;
    // A moved card is rendered in its new column, and the focus moves with it.
    this.#refocus = false;
    this.#card(this.focusId)?.focus();
  }

  override render(): TemplateResult {
    const { user } = this.deskState;
    const tasks = sortedTasks(this.deskState).filter(
      ({ state, assignee }) => state !== 'cancelled' && (!this.#onlyMine || assignee?.id === user?.id),
    );
    const shown = (by: Column['by'], word: string) =>
      html`<button class="tab" aria-pressed=${by === this.#by} @click=${() => this.#lookBy(by)}>${word}</button>`;
    return html`
      <header>
        <h1>${msg('Tasks', { id: 'desk-tasks' })}</h1>
        <div class="tabs" role="group" aria-label=${msg('Columns', { id: 'desk-board-columns' })}>
          ${shown('department', msg('By department', { id: 'desk-board-department' }))}
          ${shown('state', msg('By state', { id: 'desk-board-state' }))}
          ${shown('person', msg('By person', { id: 'desk-board-person' }))}
        </div>
        <button class="tab mine" aria-pressed=${this.#onlyMine} @click=${() => this.desk.prefer({ boardMine: !this.#onlyMine })}>${icon('person')} ${msg('Only mine', { id: 'desk-board-mine' })}</button>
        <div class="actions">
          <wa-button class="wide" appearance="outlined" @click=${() => void this.recurring.show()}>${icon('again')} ${msg('Recurring', { id: 'desk-recurring-open' })}</wa-button>
          <wa-button class="wide" appearance="outlined" @click=${() => window.print()}>${icon('print')} ${msg('Print', { id: 'desk-print' })}</wa-button>
          ${this.can('tasks:write') ? html`<wa-button variant="brand" @click=${() => void this.dialog?.show(null)}>${icon('plus')} ${msg('New task', { id: 'desk-new-task' })}</wa-button>` : nothing}
        </div>
        <p class="printed">${fullTime(new Date().toISOString(), this.deskState.timezone)}</p>
      </header>
      ${this.#body(tasks)}
      ${this.can('tasks:write') ? html`<desk-new-task></desk-new-task>` : nothing}
      <desk-task-detail @edit-task=${({ task }: EditTaskEvent) => void this.dialog?.edit(task)}></desk-task-detail>
      <desk-recurring></desk-recurring>
    `;
  }

  #body(tasks: readonly Task[]): TemplateResult {
    const { tasksLoading } = this.deskState;
    if (tasks.length > 0)
      return html`<div class="board" @open-task=${({ task }: OpenTaskEvent) => void this.detail.show(task)}>${this.#columns(tasks)}</div>`;
    if (this.#onlyMine && this.deskState.tasks.size > 0)
      return html`<desk-empty icon="tasks" heading=${msg('Nothing is yours', { id: 'desk-board-mine-none' })}
        >${msg('On a card, the key M takes it. So does “Start”.', { id: 'desk-board-mine-hint' })}</desk-empty
      >`;
    switch (tasksLoading) {
      case 'idle':
      case 'loading':
        return html`<desk-loading shape="cards" label=${msg('Loading the tasks …', { id: 'desk-loading-tasks' })}></desk-loading>`;
      case 'failed':
        return html`<desk-failed heading=${msg('The tasks could not be loaded', { id: 'desk-tasks-failed' })} .retry=${() => loadTasks(this.desk)}></desk-failed>`;
      case 'ready':
        return html`<desk-empty icon="tasks" heading=${msg('Nothing to do', { id: 'desk-no-tasks' })}>
          ${msg('When a guest asks for towels or reports a broken shower, the task appears here.', { id: 'desk-no-tasks-hint' })}
        </desk-empty>`;
      default:
        return tasksLoading satisfies never;
    }
  }

  #columns(tasks: readonly Task[]): unknown {
    const found = columnsOf(this.#by, tasks, { all: this.over !== null, people: this.#people() });
    // Keyed by name, so that a column that appears during a drag does not move the others.
    return repeat(
      found,
      ({ column }) => column.name,
      ({ column, tasks: own }) => this.#column(column, own),
    );
  }

  /** The colleagues; without the right to list them, those who have tasks. */
  #people(): Person[] {
    const holders = [...this.deskState.tasks.values()].map(({ assignee }) => assignee);
    return peopleOf([this.deskState.user, ...holders, ...this.staff]);
  }

  #lookBy(by: Column['by']): void {
    this.desk.prefer({ boardBy: by });
    if (by === 'person') void this.#loadStaff();
  }

  async #loadStaff(): Promise<void> {
    if (!this.can('staff:read')) return;
    const colleagues = await this.desk.world.api.staff().catch(() => null); // On failure: those who have tasks.
    if (colleagues !== null) this.staff = chooseFrom(colleagues, this.deskState);
  }

  #column(column: Column, tasks: readonly Task[]): TemplateResult {
    const word = columnWord(column);
    const now = new Date();
    const late = tasks.filter((task) => isOverdue(task, now)).length;
    const open = tasks.filter(({ state }) => state !== 'done').length;
    return html`<section
      class=${this.over === column.name ? 'over' : ''} aria-label=${word}
      @dragover=${(event: DragEvent) => this.#onDragOver(event, column)} @drop=${(event: DragEvent) => this.#onDrop(event, column)}
    >
      <h2>${word} <span class="chip ${late > 0 ? 'danger' : ''}">${formatNumber(column.by === 'state' ? tasks.length : open)}</span></h2>
      <ul>
        ${repeat(
          tasks,
          ({ id }) => id,
          (task) => html`<li
            class="card ${task.state} ${isOverdue(task, now) ? 'overdue' : ''}" data-id=${task.id} aria-label=${cardName(task)} tabindex=${this.#isStop(task, tasks) ? '0' : '-1'}
            draggable=${this.can('tasks:write') ? 'true' : 'false'} @dragstart=${(event: DragEvent) => this.#onDragStart(event, task)} @dragend=${this.#onDragEnd}
            @focus=${() => (this.focusId = task.id)}
          ><desk-task-card .task=${task} .by=${this.#by} .now=${now}></desk-task-card></li>`,
        )}
      </ul>
    </section>`;
  }

  /** Whether the task is the tab stop of its column. The arrow keys move on from there. */
  #isStop(task: Task, column: readonly Task[]): boolean {
    const here = column.some(({ id }) => id === this.focusId);
    return here ? task.id === this.focusId : task === column[0];
  }

  #onDragStart(event: DragEvent, task: Task): void {
    event.dataTransfer?.setData(DRAGGED, task.id);
    if (event.dataTransfer !== null) event.dataTransfer.effectAllowed = 'move';
    // Later, because the browser would cancel the drag if the card moved now.
    requestAnimationFrame(() => (this.over = ''));
  }

  readonly #onDragEnd = (): void => {
    this.over = null;
  };

  #onDragOver(event: DragEvent, column: Column): void {
    if (!event.dataTransfer?.types.includes(DRAGGED)) return;
    event.preventDefault();
    this.over = column.name;
  }

  #onDrop(event: DragEvent, column: Column): void {
    const task = this.deskState.tasks.get(event.dataTransfer?.getData(DRAGGED) ?? '');
    this.over = null;
    if (task === undefined) return;
    event.preventDefault();
    this.#move(task, column);
  }

  #move(task: Task, column: Column): void {
    const change = changeInto(task, column);
    if (change !== null) this.#change(task, change);
  }

  #change(task: Task, change: TaskChange): void {
    const same =
      (change.state !== undefined && change.state === task.state) ||
      (change.department !== undefined && change.department === task.department) ||
      (change.assigneeId !== undefined && change.assigneeId === (task.assignee?.id ?? null));
    if (same || !this.can('tasks:write')) return;
    this.#refocus = true;
    this.focusId = task.id;
    void moveTask(this.desk, task, change).then(() => {
      this.#refocus = true;
      this.requestUpdate();
    });
  }

  /** Assigns the task to the current user, or removes the assignee. */
  #take(task: Task): void {
    const { user } = this.deskState;
    if (user === null || !this.can('tasks:write')) return;
    this.#change(task, { assigneeId: task.assignee?.id === user.id ? null : user.id });
  }

  /** Renders again when the next task becomes overdue, at the latest after half a minute. */
  #drawWhenLate(): void {
    clearTimeout(this.#tick);
    const now = Date.now();
    const due = [...this.deskState.tasks.values()]
      .filter(({ state }) => state === 'open' || state === 'in_progress')
      .map(({ dueAt }) => new Date(dueAt).getTime() - now)
      .filter((ms) => ms > 0);
    this.#tick = setTimeout(() => this.requestUpdate(), Math.min(LOOK_MS, ...due.map((ms) => ms + 1)));
  }

  #focus(id: string): void {
    this.focusId = id;
    this.#refocus = true;
    this.requestUpdate();
  }

  #card(id: string | null): HTMLElement | null {
    return id === null ? null : this.renderRoot.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event, this.deskState.preferences.shortcuts)) return;
    const action = this.#action(event);
    if (action === null) return;
    event.preventDefault();
    action();
  };

  #action(event: KeyboardEvent): (() => void) | null {
    const { shiftKey } = event;
    const key = shortcutKey(event);
    if (key === 'c' && this.can('tasks:write')) return () => void this.dialog?.show(null);
    if (key === 'p') return () => window.print();
    const inside = this.shadowRoot?.activeElement?.closest<HTMLElement>('.card') ?? null;
    const task = this.deskState.tasks.get(inside?.dataset['id'] ?? '');
    if (inside === null || task === undefined) return null;
    const arrow = arrowOf(key, this.matches(':dir(rtl)'));
    if (arrow !== null) return () => (shiftKey ? this.#push(task, arrow) : this.#walk(inside, arrow));
    if (key === 'Enter' && inside === this.shadowRoot?.activeElement) return () => void this.detail.show(task);
    if (key === 'e') return () => void this.dialog?.edit(task);
    if (key === 'm') return () => this.#take(task);
    const to = ({ s: 'in_progress', d: 'done', o: 'open' } as const)[key];
    return to !== undefined && mayMoveTask(task.state, to) ? () => this.#change(task, { state: to }) : null;
  }

  #walk(card: HTMLElement, arrow: Arrow): void {
    const columns = [...this.renderRoot.querySelectorAll('section')].map((column) => [
      ...column.querySelectorAll<HTMLElement>('.card'),
    ]);
    findBeside(columns, card, arrow)?.focus();
  }

  /** Moves the task to the next column that accepts it. */
  #push(task: Task, [across]: Arrow): void {
    if (across === 0) return;
    const columns = allColumns(this.#by, this.#people());
    const here = columns.findIndex((column) => holds(column, task));
    const beyond = across === 1 ? columns.slice(here + 1) : columns.slice(0, Math.max(0, here)).reverse();
    const to = beyond.find((column) => changeInto(task, column) !== null);
    if (to !== undefined) this.#move(task, to);
  }
}
