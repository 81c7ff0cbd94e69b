import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { reasonOf } from '../data/desk.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { fieldWords } from '../ui/problem-words.ts';
import { formStyles } from './setup-styles.ts';

/**
 * A form over one GET/PUT resource: loads it, keeps what is being changed, saves it and shows the server's faults at
 * their fields. What is right is for the server to say; nothing is checked twice. @fires saved
 */
export abstract class SetupForm<Body extends object> extends DeskElement {
  static override styles = [controls, formStyles];

  @state() protected value: Body | null = null;
  @state() private problems: readonly FieldProblem[] = [];
  @state() private failure = '';
  @state() private saved: 'no' | 'saving' | 'yes' = 'no';

  protected abstract readonly path: string;
  /** The part of the stored object that is edited here. */
  protected abstract read(stored: unknown): Body;
  protected abstract heading(): TemplateResult;
  protected abstract fieldsOf(value: Body): TemplateResult;

  readonly #load = new Task(this, {
    task: async ([propertyId], { signal }) => {
      if (propertyId === null) return;
      const stored = await this.desk.world.send('GET', this.path, { signal });
      this.taken(stored);
      this.value = this.read(stored);
      this.saved = 'no';
    },
    args: () => [this.desk.state.propertyId] as const,
  });

  /** Told of everything the server answers, for what is shown beside the form. */
  protected taken(_stored: unknown): void {}

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights];
  }

  protected change(part: Partial<Body>): void {
    if (this.value === null) return;
    this.value = { ...this.value, ...part };
    this.saved = 'no';
  }

  protected get mayWrite(): boolean {
    return this.deskState.rights.includes('property:write');
  }

  override render(): TemplateResult {
    return this.#load.render({
      initial: () => loading(),
      pending: () => loading(),
      error: (error) => html`<div class="panel" role="alert">
        <p>${reasonOf(error)}</p>
        <p><button class="button" @click=${() => void this.#load.run()}>${msg('Try again', { id: 'desk-try-again' })}</button></p>
      </div>`,
      complete: () => this.#form(),
    });
  }

  #form(): TemplateResult {
    const { value } = this;
    if (value === null) return loading();
    return html`<form @submit=${this.#save} novalidate>
      ${this.heading()}
      ${this.mayWrite ? nothing : html`<p class="warning">${msg('Only managers can change this.', { id: 'desk-read-only' })}</p>`}
      <fieldset ?disabled=${!this.mayWrite}>${this.fieldsOf(value)}</fieldset>
      <div class="save" ?hidden=${!this.mayWrite}>
        <button class="button primary" ?disabled=${this.saved === 'saving'}>${msg('Save', { id: 'desk-save' })}</button>
        <span class="hint" role="status">${this.saved === 'yes' ? msg('Saved. It holds from the next message on.', { id: 'desk-saved' }) : nothing}</span>
        <span class="fault" role="alert">${this.failure}</span>
      </div>
    </form>`;
  }

  /** The server's word on a field, by its JSON pointer. */
  protected fault(pointer: string): TemplateResult | typeof nothing {
    const found = this.problems.find((problem) => problem.pointer === pointer);
    return found === undefined ? nothing : html`<p class="fault">${fieldWords(found)}</p>`;
  }

  protected isFaulty(pointer: string): 'true' | 'false' {
    return this.problems.some((problem) => problem.pointer.startsWith(pointer)) ? 'true' : 'false';
  }

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.saved = 'saving';
    this.problems = [];
    this.failure = '';
    try {
      const stored = await this.desk.world.send('PUT', this.path, { body: this.value });
      this.taken(stored);
      this.value = this.read(stored);
      this.saved = 'yes';
      this.dispatchEvent(new Event('saved', { bubbles: true }));
    } catch (error) {
      this.saved = 'no';
      this.problems = error instanceof DeskError ? error.fields : [];
      this.failure = reasonOf(error);
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  };
}

function loading(): TemplateResult {
  return html`<div class="panel" role="status" aria-label=${msg('Loading …', { id: 'desk-loading' })}>
    <div class="skeleton">&nbsp;</div><div class="skeleton">&nbsp;</div><div class="skeleton">&nbsp;</div>
  </div>`;
}

/** The words of an input event. */
export function wordsOf(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target.value
    : '';
}

/** One entry a line, empty lines dropped. */
export function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
