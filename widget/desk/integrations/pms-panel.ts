import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { panelStyles } from '../ui/sections.ts';
import { fieldWords, pmsProblemWords } from '../ui/words/problem-words.ts';

/** Something about the integration was changed here: what is shown of it is out of date. */
export class PmsChangedEvent extends Event {
  constructor() {
    super('pms-changed', { bubbles: true, composed: true });
  }
}

/** What panels of the integration share beyond all panels. */
export const pmsStyles = css`
  .choices {
    display: grid;
    gap: var(--space-2);
  }
  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-3);
    align-items: start;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .choice input {
    margin-block-start: 0.3em;
    accent-color: var(--accent);
  }
  .choice .hint {
    grid-column: 2;
  }
  .choice:has(:checked) .hint {
    color: var(--ink);
  }
  legend,
  h2 {
    padding: 0;
    margin-block-end: var(--space-2);
    font-size: var(--text-m);
    font-weight: 600;
  }
  .told {
    overflow-wrap: anywhere;
  }
  .bad {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--danger-soft);
    color: var(--danger);
  }
  .bad .told {
    color: var(--ink);
  }
`;

/**
 * A panel over something the server holds: loads it, shows its states, and keeps what the server says about what is
 * being changed, at the fields and beside them.
 */
export abstract class PmsPanel<Value> extends DeskElement {
  static override styles = [controls, panelStyles, pmsStyles];

  @state() protected value: Value | null = null;
  @state() protected busy = false;
  /** What was just done; announced, and gone with the next change. */
  @state() protected word = '';
  @state() protected problems: readonly FieldProblem[] = [];
  @state() private refused: unknown = null;

  protected abstract load(signal: AbortSignal): Promise<Value>;
  protected abstract failedWords(): string;

  readonly #load = new Task(this, {
    task: async ([propertyId], { signal }) => {
      if (propertyId !== null) this.value = await this.load(signal);
    },
    args: () => [this.deskState.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights, state.timezone, state.connection];
  }

  protected reload(): Promise<void> {
    return this.#load.run();
  }

  protected get mayChange(): boolean {
    return this.can('property:write');
  }

  /** The panel's states around `content`. */
  protected frame(content: (value: Value) => TemplateResult, shape: 'form' | 'list' = 'form'): TemplateResult {
    const loading = () => html`<desk-loading shape=${shape}></desk-loading>`;
    const shown = () => (this.value === null ? loading() : content(this.value));
    return this.#load.render({
      initial: loading,
      pending: shown,
      error: (error) =>
        html`<desk-failed heading=${this.failedWords()} reason=${reasonOf(error)} .retry=${() => this.reload()}></desk-failed>`,
      complete: shown,
    });
  }

  /** Does something that may be refused; true where it was done. */
  protected async attempt(action: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true;
    this.forget();
    try {
      await action();
      this.word = done;
      return true;
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      this.refused = error;
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whatever was said about the last try holds no more. */
  protected forget(): void {
    this.problems = [];
    this.refused = null;
    this.word = '';
  }

  protected problemAt(pointer: string): FieldProblem | undefined {
    return this.problems.find((problem) => problem.pointer === pointer);
  }

  /** The server's word on a field, by its JSON pointer; `id` for the field's `aria-describedby`. */
  protected fault(pointer: string, id: string): TemplateResult | typeof nothing {
    const found = this.problemAt(pointer);
    return found === undefined ? nothing : pmsFault(found, id);
  }

  /** A refusal: in the desk's words, and with what the server found, which it tells in English. */
  protected refusal(): TemplateResult | typeof nothing {
    if (this.refused === null) return nothing;
    return html`<div class="bad" role="alert">${refusalOf(this.refused)}</div>`;
  }

  /** The row below a form. */
  protected save(words = msg('Save', { id: 'desk-save' })): TemplateResult {
    return html`${this.refusal()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${words}</button>
        <span class="hint" role="status">${this.word}</span>
      </div>`;
  }
}

/**
 * Why something was refused. What the PMS itself said stands below, as it said it; so does the server's own explanation.
 */
export function refusalOf(error: unknown): TemplateResult {
  if (!(error instanceof DeskError) || error.code === 'offline') return html`<p>${reasonOf(error)}</p>`;
  const ofPms = pmsProblemWords(error.code);
  return html`<p>${ofPms ?? reasonOf(error)}</p>
    ${error.message === '' ? nothing : told(error.message)}`;
}

/** What is wrong with a field of the PMS's, with what the server found there: it names the PMS's own things. */
export function pmsFault(found: FieldProblem, id: string): TemplateResult {
  return html`<div class="fault" id=${id}><p>${fieldWords(found)}</p>${told(found.detail)}</div>`;
}

/** Words of the server or of the PMS, which are English whatever the desk speaks. */
export function told(words: string): TemplateResult {
  return html`<p class="told" lang="en" dir="auto">${words}</p>`;
}
