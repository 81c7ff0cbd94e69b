import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { fields, maybeText } from '../../data/read/read.ts';
import { reasonOf } from '../../data/reason.ts';
import { DeskError, type FieldProblem } from '../../data/request.ts';
import type { Route } from '../../data/route.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { theirsBox, theirsStyles } from '../../ui/theirs-box.ts';
import { fieldWords } from '../../ui/words/problem-words.ts';
import { changedParts, mergeBody, plainValue } from '../merge-body.ts';
import { storeSeen } from '../store-seen.ts';
import { keepUnsaved, takeUnsaved } from '../unsaved.ts';
import { formStyles } from './setup-styles.ts';

/**
 * A form for one GET/PUT resource: loads it, holds the edits, saves, and shows the server's errors at their fields. Only the
 * server validates. With concurrent edits, fields changed by one person are kept; fields changed by both are shown to the second.
 * @fires saved
 */
export abstract class SetupForm<Body extends object> extends DeskElement {
  static override styles = [controls, formStyles, theirsStyles];

  @state() protected value: Body | null = null;
  @state() private problems: readonly FieldProblem[] = [];
  @state() private failure = '';
  @state() private saved: 'no' | 'saving' | 'yes' = 'no';
  /** A colleague's values of fields that are also edited here. */
  @state() private theirs: Partial<Body> | null = null;
  /** The server's value when editing began, and its revision; null if the server has none. */
  #base: Body | null = null;
  #seen: string | null = null;
  #keptAs = '';
  #home: Route | null = null;

  protected abstract readonly path: string;
  /** The part of the stored object that this form edits. */
  protected abstract read(stored: unknown): Body;
  protected abstract heading(): TemplateResult;
  protected abstract fieldsOf(value: Body, base: Body | null): TemplateResult;

  readonly #load = new Task(this, {
    task: async ([propertyId], { signal }) => {
      if (propertyId === null) return;
      const stored = await this.desk.world.send('GET', this.path, { signal });
      this.#keptAs = `${this.deskState.user?.id} ${propertyId} ${this.localName}`;
      this.#home = this.deskState.route;
      this.#take(stored);
      this.saved = 'no';
      const unsaved = takeUnsaved<Body>(this.#keptAs);
      if (unsaved === null) return;
      Object.assign(this, { value: unsaved.value });
      this.#base = unsaved.base;
      this.#meet(stored);
    },
    args: () => [this.desk.state.propertyId] as const,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeunload', this.#onLeavePage);
  }

  /** Stores unsaved edits when leaving, and tells the person. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeunload', this.#onLeavePage);
    if (!this.isDirty || this.value === null || this.#base === null) return;
    keepUnsaved(this.#keptAs, { value: this.value, base: this.#base, seen: this.#seen });
    const home = this.#home;
    if (home === null || this.desk.state.phase.name !== 'ready') return;
    this.desk.toast(
      'problem',
      msg('Your change is not saved yet. It is kept until you close the page.', { id: 'desk-unsaved' }),
      {
        label: msg('Go back', { id: 'desk-unsaved-back' }),
        isUndo: false,
        run: () => this.desk.goTo(home.view, home.rest),
      },
    );
  }

  protected get isDirty(): boolean {
    const { value } = this;
    return value !== null && this.#base !== null && Object.keys(changedParts(value, this.#base)).length > 0;
  }

  readonly #onLeavePage = (event: BeforeUnloadEvent): void => {
    if (this.isDirty) event.preventDefault();
  };

  /** The body to send; subclasses may normalise it. */
  protected outgoing(value: Body): Body {
    return value;
  }

  /** Asks for confirmation before saving; false keeps the form as it is. Throws if it cannot ask. */
  protected mayStore(_value: Body, _base: Body | null): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Called with each answer of the server, for what is shown beside the form. */
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

  /** The text shown after saving. */
  protected savedText(): string {
    return msg('Saved. It holds from the next message on.', { id: 'desk-saved' });
  }

  override render(): TemplateResult {
    return this.#load.render({
      initial: () => loading(),
      pending: () => loading(),
      error: (error) =>
        html`<desk-failed heading=${msg('This could not be loaded', { id: 'desk-house-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
      complete: () => this.#form(),
    });
  }

  #form(): TemplateResult {
    const { value } = this;
    if (value === null) return loading();
    return html`<form @submit=${this.#save} novalidate>
      ${this.heading()}
      ${this.mayWrite ? nothing : html`<p class="warning">${msg('Only managers can change this.', { id: 'desk-read-only' })}</p>`}
      ${this.#clash(value)}
      <fieldset ?disabled=${!this.mayWrite}>${this.fieldsOf(value, this.#base)}</fieldset>
      <div class="save" ?hidden=${!this.mayWrite}>
        <button class="button primary" ?disabled=${this.saved === 'saving'}>${msg('Save', { id: 'desk-save' })}</button>
        <span class="hint" role="status">${this.saved === 'yes' ? this.savedText() : nothing}</span>
        <span class="fault" role="alert">${this.failure}</span>
      </div>
    </form>`;
  }

  /** Both changed the same field: shows the colleague's value beside this person's. */
  #clash(value: Body): TemplateResult | typeof nothing {
    const { theirs } = this;
    if (theirs === null) return nothing;
    const words = Object.values(theirs).map((part) => html`<p class="words" dir="auto">${plainValue(part)}</p>`);
    const settle = (chosen: Body) => {
      this.value = chosen;
      this.theirs = null;
    };
    return theirsBox(html`${words}`, {
      take: () => settle({ ...value, ...theirs }),
      keep: () => settle(value),
    });
  }

  #take(stored: unknown): void {
    this.taken(stored);
    const value = this.read(stored);
    Object.assign(this, { value, theirs: null });
    this.#base = value;
    this.#seen = maybeText(fields(stored)?.['updatedAt']);
  }

  /** Applies local edits to a newer stored value. True if there is no clash. */
  #meet(stored: unknown): boolean {
    const { value } = this;
    const base = this.#base;
    if (value === null || base === null) return false;
    const { merged, clash } = mergeBody(value, base, this.read(stored));
    this.#take(stored);
    this.value = merged;
    if (Object.keys(clash).length === 0) return true;
    this.theirs = clash;
    return false;
  }

  /** Saves based on the newest revision; null if a clash must be resolved first. */
  #put(): Promise<unknown> {
    const put = () => {
      const body = { ...(this.value && this.outgoing(this.value)), ...(this.#seen !== null && { seen: this.#seen }) };
      return this.desk.world.send('PUT', this.path, { body });
    };
    return storeSeen(put, async () => this.#meet(await this.desk.world.send('GET', this.path)));
  }

  /** The server's error for a field, by JSON pointer. */
  protected fault(pointer: string): TemplateResult | typeof nothing {
    const found = this.problems.find((problem) => problem.pointer === pointer);
    return found === undefined ? nothing : html`<p class="fault" id=${faultId(pointer)}>${fieldWords(found)}</p>`;
  }

  /** The `aria-describedby` of a field with a {@link fault}. */
  protected faultAt(pointer: string): string | typeof nothing {
    return this.problems.some((problem) => problem.pointer === pointer) ? faultId(pointer) : nothing;
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
      const may = this.value !== null && (await this.mayStore(this.value, this.#base));
      const stored = may ? await this.#put() : null;
      if (stored === null) {
        this.saved = 'no';
        return;
      }
      this.#take(stored);
      this.saved = 'yes';
      this.dispatchEvent(new Event('saved', { bubbles: true }));
    } catch (error) {
      this.saved = 'no';
      this.problems = error instanceof DeskError ? error.fields : [];
      this.failure =
        this.problems.length === 0 ? reasonOf(error) : msg('Please look at the marked field.', { id: 'desk-marked' });
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

function faultId(pointer: string): string {
  return `fault${pointer.replaceAll('/', '-')}`;
}

/** The value of an input event's field. */
export function inputValue(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target.value
    : '';
}

/** Splits a text into its lines without the empty ones. */
export function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
