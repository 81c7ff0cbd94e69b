import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { fieldWords } from '../ui/words/problem-words.ts';
import { formStyles } from './property/setup-styles.ts';
import { sectionStyles } from './section-styles.ts';

/** A section that shows the result of one call, with loading and error states; reloaded after each action. */
export abstract class LoadedSection<T> extends DeskElement {
  static override styles = [controls, formStyles, sectionStyles];

  /** Errors of the last request. */
  @state() protected problems: readonly FieldProblem[] = [];

  protected abstract heading(): string;
  protected abstract hint(): string;
  protected abstract load(signal: AbortSignal): Promise<T>;
  protected abstract body(loaded: T): TemplateResult;

  readonly #load = new Task(this, {
    task: (_, { signal }) => this.load(signal),
    args: () => [this.desk.state.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights];
  }

  override render(): TemplateResult {
    return html`<div class="panel">
      <div><h1>${this.heading()}</h1><p class="hint">${this.hint()}</p></div>
      ${this.loaded()}
    </div>`;
  }

  /** The loaded content, without a heading. */
  protected loaded(): TemplateResult {
    return html`${this.#load.render({
      initial: loading,
      // While reloading, the old content stays, so that nothing jumps.
      pending: () => (this.#load.value === undefined ? loading() : this.body(this.#load.value)),
      error: (error) =>
        html`<desk-failed heading=${msg('This could not be loaded', { id: 'desk-house-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
      complete: (loaded) => this.body(loaded),
    })}`;
  }

  /**
   * Runs an action on the server, shows a toast, and reloads. Returns the answer; null on failure, which is shown at the named
   * fields or as a toast.
   */
  protected async act(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, done, fields: shown = [] }: { body?: unknown; done: string; fields?: readonly string[] },
  ): Promise<{ answer: unknown } | null> {
    this.problems = [];
    try {
      const answer = await this.desk.world.send(method, path, { body });
      this.desk.toast('done', done);
      await this.#load.run();
      return { answer };
    } catch (error) {
      this.problems = faultsOf(error);
      const isShown = ({ pointer }: FieldProblem) =>
        shown.some((field) => pointer === field || pointer.startsWith(`${field}/`));
      if (this.problems.length === 0 || !this.problems.every(isShown)) this.desk.problem(error);
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return null;
    }
  }

  /** The error of a form field; `id` is for the field's `aria-describedby`. */
  protected fault(pointer: string, id: string): TemplateResult | typeof nothing {
    const found = this.#faultOf(pointer);
    return found === undefined ? nothing : html`<p class="fault" id=${id}>${fieldWords(found)}</p>`;
  }

  protected isFaulty(pointer: string): 'true' | 'false' {
    return this.#faultOf(pointer) === undefined ? 'false' : 'true';
  }

  #faultOf(pointer: string): FieldProblem | undefined {
    return this.problems.find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
  }
}

/** An address already in use is an error of its field. */
function faultsOf(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof DeskError)) return [];
  return error.code === 'email_taken' ? [{ pointer: '/email', code: 'taken', detail: error.message }] : error.fields;
}

function loading(): TemplateResult {
  return html`<desk-loading shape="form" count="4"></desk-loading>`;
}
