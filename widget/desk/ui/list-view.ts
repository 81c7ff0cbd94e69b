import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { readPage } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from './desk-element.ts';
import { controls } from './look/controls.ts';
import { panelStyles } from './sections.ts';
import { fieldWords } from './words/problem-words.ts';

const FAULT = 'fault-of-';

/** A view of one list of the server: loads it page by page, shows its states, and holds the server's errors by field. */
export abstract class ListView<Item> extends DeskElement {
  static override styles = [controls, panelStyles];

  @state() protected items: readonly Item[] = [];
  @state() protected nextCursor: string | null = null;
  @state() protected busy = false;
  @state() private problems: readonly FieldProblem[] = [];
  @state() protected failure = '';

  /** The list's path with its query. */
  protected abstract path(): string;
  protected abstract readItem(value: unknown): Item | null;
  protected abstract failedWords(): string;

  readonly #load = new Task(this, {
    task: async ([propertyId, path], { signal }) => {
      if (propertyId === null) return;
      const page = readPage(await this.desk.world.send('GET', path, { signal }), (value) => this.readItem(value));
      this.items = page.items;
      this.nextCursor = page.nextCursor;
    },
    args: () => [this.deskState.propertyId, this.path()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights, state.user];
  }

  protected reload(): Promise<void> {
    return this.#load.run();
  }

  /** Renders the list's states around `content`. */
  protected frame(content: () => TemplateResult): TemplateResult {
    const loading = () => html`<desk-loading shape="list"></desk-loading>`;
    return this.#load.render({
      initial: loading,
      pending: () => (this.items.length === 0 ? loading() : content()),
      error: (error) =>
        html`<desk-failed heading=${this.failedWords()} reason=${reasonOf(error)} .retry=${() => this.reload()}></desk-failed>`,
      complete: content,
    });
  }

  protected more(): TemplateResult | typeof nothing {
    if (this.nextCursor === null) return nothing;
    return html`<wa-button appearance="outlined" ?loading=${this.busy} @click=${this.#onMore}>${msg('Show more', { id: 'desk-show-more' })}</wa-button>`;
  }

  /** Runs an action. The server's errors are shown at their fields, or else in `failure`. */
  protected async attempt(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.forgetProblems();
    try {
      await action();
      return true;
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      this.failure =
        this.problems.length === 0 ? reasonOf(error) : msg('Please look at the marked field.', { id: 'desk-marked' });
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('.field [aria-invalid=true]')?.focus();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Marks a faulty field as invalid and links its error, for screen readers. */
  protected override updated(_changed: PropertyValues): void {
    for (const [index, field] of this.renderRoot.querySelectorAll('.field').entries()) {
      const [fault, control] = [field.querySelector('.fault'), field.querySelector('input, select, textarea')];
      const described = control?.getAttribute('aria-describedby') ?? '';
      if (control === null || (described !== '' && !described.startsWith(FAULT))) continue;
      control.toggleAttribute('aria-describedby', fault !== null);
      control.setAttribute('aria-invalid', String(fault !== null));
      if (fault === null) continue;
      fault.id = `${FAULT}${index}`;
      control.setAttribute('aria-describedby', fault.id);
    }
  }

  protected forgetProblems(): void {
    this.problems = [];
    this.failure = '';
  }

  /** The server's error for a field or a part of it, by its JSON pointer. */
  protected fault(pointer: string): TemplateResult | typeof nothing {
    const found = this.problems.find((problem) => problem.pointer.startsWith(pointer));
    return found === undefined ? nothing : html`<p class="fault" role="alert">${fieldWords(found)}</p>`;
  }

  /** An error that belongs to no field. */
  protected refusal(): TemplateResult | typeof nothing {
    return this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`;
  }

  readonly #onMore = async (): Promise<void> => {
    const { nextCursor } = this;
    if (nextCursor === null || this.busy) return;
    const path = this.path();
    const cursor = `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`;
    await this.attempt(async () => {
      const page = readPage(await this.desk.world.send('GET', path + cursor), (value) => this.readItem(value));
      this.items = [...this.items, ...page.items];
      this.nextCursor = page.nextCursor;
    });
  };
}
