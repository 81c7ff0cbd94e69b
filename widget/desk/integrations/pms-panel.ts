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

/** Dispatched when the integration was changed here, so that views reload. */
export class PmsChangedEvent extends Event {
  constructor() {
    super('pms-changed', { bubbles: true, composed: true });
  }
}

/** Styles shared by the integration's panels. */
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

/** A panel for a resource of the server: loads it, shows its states, and the server's errors at their fields. */
export abstract class PmsPanel<Value> extends DeskElement {
  static override styles = [controls, panelStyles, pmsStyles];

  @state() protected value: Value | null = null;
  @state() protected busy = false;
  /** The success text, announced and removed with the next change. */
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

  /** Runs an action that may be refused; true if it worked. */
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

  /** Clears the result of the last attempt. */
  protected forget(): void {
    this.problems = [];
    this.refused = null;
    this.word = '';
  }

  protected problemAt(pointer: string): FieldProblem | undefined {
    return this.problems.find((problem) => problem.pointer === pointer);
  }

  /** The server's error for a field, by JSON pointer; `id` is for `aria-describedby`. */
  protected fault(pointer: string, id: string): TemplateResult | typeof nothing {
    const found = this.problemAt(pointer);
    return found === undefined ? nothing : pmsFault(found, id);
  }

  /** An error in the desk's language, with the server's explanation in English. */
  protected refusal(): TemplateResult | typeof nothing {
    if (this.refused === null) return nothing;
    return html`<div class="bad" role="alert">${refusalOf(this.refused)}</div>`;
  }

  /** The button row below a form. */
  protected save(words = msg('Save', { id: 'desk-save' })): TemplateResult {
    return html`${this.refusal()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${words}</button>
        <span class="hint" role="status">${this.word}</span>
      </div>`;
  }
}

/** The reason for a refusal, followed by the PMS's or the server's own text. */
export function refusalOf(error: unknown): TemplateResult {
  if (!(error instanceof DeskError) || error.code === 'offline') return html`<p>${reasonOf(error)}</p>`;
  const ofPms = pmsProblemWords(error.code);
  return html`<p>${ofPms ?? reasonOf(error)}</p>
    ${error.message === '' ? nothing : serverText(error.message)}`;
}

/** An error of a PMS field, with the server's text about the PMS. */
export function pmsFault(found: FieldProblem, id: string): TemplateResult {
  return html`<div class="fault" id=${id}><p>${fieldWords(found)}</p>${serverText(found.detail)}</div>`;
}

/** Text of the server or the PMS, which is always English. */
export function serverText(words: string): TemplateResult {
  return html`<p class="told" lang="en" dir="auto">${words}</p>`;
}
