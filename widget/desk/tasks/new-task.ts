import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import { makeTask } from '../data/deeds.ts';
import { reasonOf } from '../data/desk.ts';
import type { NewTask } from '../data/desk-api.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { fieldWords } from '../ui/problem-words.ts';
import { departmentWord, priorityWord } from '../ui/words.ts';

const HOUR_MS = 3_600_000;
/** When it is to be done, counted from now; the server has its own rule where nothing is chosen. */
const DUE_HOURS = [1, 2, 4, 24] as const;

/** Makes a task by hand, for a department; from a conversation it stays linked to it. */
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

  /** The form is made when it is first wished. */
  @state() private wasShown = false;
  @state() private conversationId: string | null = null;
  @state() private busy = false;
  @state() private problem = '';
  @state() private problems: readonly FieldProblem[] = [];
  /** Another key for each time it is opened: a second click on “make” makes no second task. */
  @state() private key = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('form') private readonly form!: HTMLFormElement;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(conversationId: string | null): Promise<void> {
    Object.assign(this, { conversationId, key: crypto.randomUUID(), problem: '', problems: [], wasShown: true });
    await this.updateComplete;
    this.form.reset();
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    const fault = (pointer: string) => {
      const found = this.problems.find((problem) => problem.pointer === pointer);
      return found === undefined ? nothing : html`<p class="fault">${fieldWords(found)}</p>`;
    };
    return html`<wa-dialog label=${msg('New task', { id: 'desk-new-task' })}>
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
          <wa-select name="due" label=${msg('Until when', { id: 'desk-task-due' })} value="auto">
            <wa-option value="auto">${msg('As usual', { id: 'desk-task-due-auto' })}</wa-option>
            ${DUE_HOURS.map((hours) => html`<wa-option value=${String(hours)}>${inHours(hours)}</wa-option>`)}
          </wa-select>
        </div>
        <div>
          <wa-textarea name="detail" label=${msg('More about it', { id: 'desk-task-detail' })} rows="2" maxlength="4000"></wa-textarea>
          ${fault('/detail')}
        </div>
        ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      </form>
      <wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      <wa-button slot="footer" variant="brand" ?loading=${this.busy} @click=${() => this.form.requestSubmit()}>${msg('Make the task', { id: 'desk-task-make' })}</wa-button>
    </wa-dialog>`;
  }

  /** The button stands below the form, so Enter in a field is ours to see to. */
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
      await makeTask(this.desk, this.#read(), this.key);
      this.dialog.open = false;
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };

  #read(): NewTask {
    const form = new FormData(this.form);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    const hours = Number(given('due'));
    return {
      title: given('title'),
      department: DEPARTMENTS.find((name) => name === given('department')) ?? 'front_desk',
      priority: PRIORITIES.find((name) => name === given('priority')) ?? 'normal',
      ...(given('room') !== '' && { room: given('room') }),
      ...(given('detail') !== '' && { detail: given('detail') }),
      ...(hours > 0 && { dueAt: new Date(Date.now() + hours * HOUR_MS).toISOString() }),
      ...(this.conversationId !== null && { conversationId: this.conversationId }),
    };
  }
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
