import { msg } from '@lit/localize';
import { Task as Load } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ATTACHMENT_BYTES_MAX } from '../../../shared/domain/attachment.ts';
import { loadTasks } from '../data/kept/loads.ts';
import type { Task, TaskComment } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { filesStyles, filesView } from '../files/file-view.ts';
import { fileWords } from '../files/file-words.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { fileButton } from '../ui/file-button.ts';
import { controls } from '../ui/look/controls.ts';
import { fullTime } from '../ui/words/format.ts';

/** The unsent comments by task. They are stored until the page is closed. */
const unsentComments = new Map<string, string>();

/** The comments and photos of colleagues about a task, with a field for a new comment. */
export class DeskTaskThread extends DeskElement {
  static override styles = [
    controls,
    filesStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      h3 {
        font-size: var(--text-s);
      }
      ol {
        display: grid;
        gap: var(--space-3);
      }
      .who {
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      .words {
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      textarea {
        flex: 1 1 100%;
        min-block-size: 3.5rem;
      }
    `,
  ];

  @property({ attribute: false }) task: Task | null = null;
  @state() private busy = false;
  @state() private problem = '';

  readonly #comments = new Load(this, {
    task: async ([id]) => (id === undefined ? [] : this.desk.world.api.taskComments(id)),
    // Reloads when a colleague comments, because the number of comments changes.
    args: () => [this.task?.id, this.task?.comments] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights];
  }

  override render(): TemplateResult | typeof nothing {
    if (this.task === null) return nothing;
    return html`<h3>${msg('Comments', { id: 'desk-task-comments' })}</h3>
      ${this.#comments.render({
        pending: () => this.#list(this.#comments.value ?? []),
        error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
        complete: (comments) => this.#list(comments),
      })}
      ${this.can('tasks:write') ? this.#form(this.task) : nothing}`;
  }

  #list(comments: readonly TaskComment[]): TemplateResult {
    const { timezone } = this.deskState;
    return html`<ol>${comments.map(
      ({ name, text, file, at }) => html`<li>
        <p class="who"><bdi>${name}</bdi> · ${fullTime(at, timezone)}</p>
        ${text === '' ? nothing : html`<p class="words" dir="auto">${text}</p>`}
        ${filesView(file === null ? [] : [file])}
      </li>`,
    )}</ol>`;
  }

  #form({ id }: Task): TemplateResult {
    const keep = (event: Event) => {
      if (event.target instanceof HTMLTextAreaElement) unsentComments.set(id, event.target.value);
    };
    const word = msg('Say something to colleagues', { id: 'desk-task-say' });
    return html`<form @submit=${this.#say} @keydown=${this.#onKey}>
      <textarea class="input" name="words" maxlength="4000" rows="2" dir="auto" aria-label=${word} placeholder=${word} .value=${unsentComments.get(id) ?? ''} @input=${keep}></textarea>
      ${fileButton((file) => this.#show(file), { accept: 'image/*', word: msg('Photo', { id: 'desk-task-photo' }), disabled: this.busy })}
      <button class="button primary" ?disabled=${this.busy}>${msg('Send', { id: 'desk-send' })}</button>
      ${this.busy ? html`<span class="hint" role="status">${msg('Sending …', { id: 'desk-sending' })}</span>` : nothing}
      ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
    </form>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) event.currentTarget.requestSubmit();
  };

  readonly #say = (event: SubmitEvent): void => {
    event.preventDefault();
    const { task } = this;
    const words = (unsentComments.get(task?.id ?? '') ?? '').trim();
    if (task === null || words === '') return;
    void this.#send(task, async (key) => {
      await this.desk.world.api.commentOnTask(task.id, words, key);
      unsentComments.delete(task.id);
    });
  };

  #show(file: File): void {
    const { task } = this;
    if (task === null) return;
    if (file.size > ATTACHMENT_BYTES_MAX) this.problem = fileWords.tooLarge();
    else void this.#send(task, (key) => this.desk.world.api.showOfTask(task.id, file, key));
  }

  async #send(task: Task, action: (key: string) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await action(crypto.randomUUID());
      await this.#comments.run([task.id, task.comments]);
      void loadTasks(this.desk);
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
