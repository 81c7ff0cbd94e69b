import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@lit/localize';
import { Task as Load } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { localDate } from '../../../shared/domain/local-date.ts';
import { DEPARTMENTS, TASK_RHYTHMS, type TaskRhythm } from '../../../shared/domain/task.ts';
import { oneOf } from '../data/read/read.ts';
import type { TaskRule } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { dayOf, deskLocale } from '../ui/words/format.ts';
import { departmentWord } from '../ui/words/words.ts';

/** The recurring tasks: lists, ends and adds them. */
export class DeskRecurring extends DeskElement {
  static override styles = [
    controls,
    css`
      .body,
      form {
        display: grid;
        gap: var(--space-3);
      }
      form > :last-child {
        justify-self: end;
      }
      li {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        padding-block: var(--space-2);
        border-block-end: 1px solid var(--line);
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: var(--space-3);
      }
      label {
        display: grid;
        gap: var(--space-1);
        font-size: var(--text-s);
        font-weight: 600;
      }
    `,
  ];

  @state() private wasShown = false;
  @state() private busy = false;
  @state() private problem = '';
  /** Sent again after a failure, the form sets up nothing twice. */
  #key = crypto.randomUUID();
  @query('wa-dialog') private readonly dialog!: WaDialog;

  readonly #rules = new Load(this, {
    task: async ([shown]) => (shown ? this.desk.world.api.taskRules() : []),
    args: () => [this.wasShown] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights];
  }

  async show(): Promise<void> {
    if (this.wasShown) void this.#rules.run([true]);
    this.wasShown = true;
    await this.updateComplete;
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    return html`<wa-dialog label=${msg('Recurring work', { id: 'desk-recurring' })}>
      <div class="body">
        ${this.#rules.render({
          pending: () => html`<p class="hint" role="status">${msg('Loading …', { id: 'desk-loading' })}</p>`,
          error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
          complete: (rules) => this.#list(rules),
        })}
        ${this.can('property:write') ? this.#form() : nothing}
      </div>
    </wa-dialog>`;
  }

  #list(rules: readonly TaskRule[]): TemplateResult {
    if (rules.length === 0)
      return html`<p class="hint">${msg('Nothing comes again yet. What you set up here becomes a task on the morning of each of its days.', { id: 'desk-recurring-none' })}</p>`;
    return html`<ul>${rules.map((rule) => {
      const day = dayOf(rule.nextDay, deskLocale());
      const { time } = rule;
      const title = rule.room === null ? rule.title : `${rule.title}, ${rule.room}`;
      return html`<li>
        <div>
          <strong dir="auto">${title}</strong>
          <p class="hint">${rhythmWord(rule.every)} · ${departmentWord(rule.department)} · ${msg(str`Next on ${day}, ${time}`, { id: 'desk-recurring-next' })}</p>
        </div>
        ${this.can('property:write') ? html`<button class="button icon-only" aria-label=${`${msg('Remove', { id: 'desk-remove' })}: ${title}`} @click=${() => void this.#end(rule)}>${icon('trash')}</button>` : nothing}
      </li>`;
    })}</ul>`;
  }

  #form(): TemplateResult {
    const today = localDate(new Date(), this.deskState.timezone ?? 'UTC');
    return html`<form @submit=${this.#add}>
      <label>${msg('What is to be done', { id: 'desk-task-title' })}<input class="input" name="title" required maxlength="200" autocomplete="off" /></label>
      <div class="pair">
        <label>${msg('Department', { id: 'desk-department' })}<select class="input" name="department">${DEPARTMENTS.map((name) => html`<option value=${name} ?selected=${name === 'maintenance'}>${departmentWord(name)}</option>`)}</select></label>
        <label>${msg('Room', { id: 'desk-task-room' })}<input class="input" name="room" maxlength="20" autocomplete="off" /></label>
        <label>${msg('How often', { id: 'desk-recurring-every' })}<select class="input" name="every">${TASK_RHYTHMS.map((name) => html`<option value=${name}>${rhythmWord(name)}</option>`)}</select></label>
        <label>${msg('First on', { id: 'desk-recurring-first' })}<input class="input" type="date" name="firstDay" required value=${today} min=${today} /></label>
        <label>${msg('Due by', { id: 'desk-recurring-time' })}<input class="input" type="time" name="time" required value="09:00" /></label>
      </div>
      <label>${msg('Checklist, a step on each line', { id: 'desk-recurring-steps' })}<textarea class="input" name="steps" rows="3"></textarea></label>
      ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      <p><button class="button primary" ?disabled=${this.busy}>${msg('Set up', { id: 'desk-recurring-add' })}</button></p>
    </form>`;
  }

  readonly #add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement) || this.busy) return;
    const given = new FormData(form);
    const fieldOf = (name: string) => String(given.get(name) ?? '').trim();
    this.busy = true;
    this.problem = '';
    try {
      const rule = {
        title: fieldOf('title'),
        detail: '',
        priority: 'normal' as const,
        department: oneOf(DEPARTMENTS, fieldOf('department'), 'maintenance'),
        room: fieldOf('room') === '' ? null : fieldOf('room'),
        every: oneOf(TASK_RHYTHMS, fieldOf('every'), 'day'),
        firstDay: fieldOf('firstDay'),
        time: fieldOf('time'),
        assigneeId: null,
        checklist: fieldOf('steps')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      };
      await this.desk.world.api.makeTaskRule(rule, this.#key);
      this.#key = crypto.randomUUID();
      form.reset();
      await this.#rules.run([true]);
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };

  async #end({ id, nextDay: _, ...rule }: TaskRule): Promise<void> {
    const { api } = this.desk.world;
    const change = async (action: () => Promise<void>): Promise<boolean> => {
      try {
        await action();
        return true;
      } catch (error) {
        this.desk.problem(error);
        return false;
      } finally {
        await this.#rules.run([true]);
      }
    };
    if (!(await change(() => api.endTaskRule(id)))) return;
    const key = crypto.randomUUID();
    const run = () => void change(() => api.makeTaskRule(rule, key));
    const undo = { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run };
    this.desk.toast('done', msg('Removed.', { id: 'desk-removed' }), undo);
  }
}

function rhythmWord(every: TaskRhythm): string {
  switch (every) {
    case 'day':
      return msg('Every day', { id: 'desk-every-day' });
    case 'week':
      return msg('Every week', { id: 'desk-every-week' });
    case 'month':
      return msg('Every month', { id: 'desk-every-month' });
    default:
      return every satisfies never;
  }
}
