import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { reasonOf } from '../../data/reason.ts';
import { DeskError, type FieldProblem } from '../../data/request.ts';
import type { ToastAction } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import { fieldWords } from '../../ui/words/problem-words.ts';

/** The unsent input by person, house and subject. It is stored until the page is closed. */
const unsentInput = new Map<string, Readonly<Record<string, string>>>();

/**
 * A dialog with one form for entries by hand. If it is closed half-filled, it tells the person and keeps the input.
 * @fires entered - Something was stored, changed or deleted.
 */
export abstract class DialogForm extends DeskElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: var(--space-3);
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-3);
      }
      .input[type='date'] {
        padding-inline: var(--space-2);
      }
      .check {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: var(--target);
      }
      .rest {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding-block-start: var(--space-2);
        border-block-start: 1px solid var(--line);
      }
      wa-button[slot='footer'] {
        margin-inline-start: auto;
      }
      wa-button[slot='footer'] ~ wa-button[slot='footer'] {
        margin-inline-start: 0;
      }
    `,
  ];

  /** The form is rendered only after it was first opened. */
  @state() protected wasShown = false;
  @state() protected busy = false;
  @state() protected problem = '';
  @state() protected problems: readonly FieldProblem[] = [];
  /** The idempotency key. It changes each time the form is opened, so that a second click stores nothing twice. */
  protected key = '';
  #done = false;
  #before: Readonly<Record<string, string>> = {};
  @query('wa-dialog') protected readonly dialog!: WaDialog;
  @query('form') protected readonly form!: HTMLFormElement;

  protected abstract heading(): string;
  protected abstract saveWord(): string;
  protected abstract fields(): TemplateResult;
  /** Returns the initial values of the fields. */
  protected abstract begin(): Readonly<Record<string, string>>;
  /** Returns a key for the subject of the form, under which unsent input is stored. */
  protected abstract about(): string;
  protected abstract save(given: (name: string) => string): Promise<void>;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  /** Opens the form with its unsent input, or else with its initial values. */
  protected async open(): Promise<void> {
    Object.assign(this, { key: crypto.randomUUID(), problem: '', problems: [], wasShown: true });
    this.#done = false;
    this.requestUpdate();
    await this.updateComplete;
    this.#before = this.begin();
    this.#fill({ ...this.#before, ...unsentInput.get(this.#keptAs()) });
    unsentInput.delete(this.#keptAs());
    await openDialog(this.dialog);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    return html`<wa-dialog label=${this.heading()} @wa-hide=${this.#onHide}>
      <form novalidate @submit=${this.#submit}>
        ${this.fields()}
        ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
        <button type="submit" hidden></button>
      </form>
      <wa-button slot="footer" appearance="outlined" ?disabled=${this.busy} data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      <wa-button slot="footer" variant="brand" ?loading=${this.busy} @click=${() => this.form.requestSubmit()}>${this.saveWord()}</wa-button>
    </wa-dialog>`;
  }

  /** A labelled field with its error below. */
  protected field(name: string, word: string, control: TemplateResult, hint = ''): TemplateResult {
    const found = this.problems.find(({ pointer }) => pointer.split('/').at(-1) === name);
    const fault =
      found === undefined ? nothing : html`<span class="fault" role="alert">${this.faultWords(found)}</span>`;
    return html`<label class="field"><span class="label">${word}</span>${control}${hint === '' ? nothing : html`<span class="hint">${hint}</span>`}${fault}</label>`;
  }

  /** Shows an error at a field and keeps the form open. */
  protected refuse(name: string, code: string): void {
    this.problems = [{ pointer: `/${name}`, code, detail: '' }];
  }

  protected faultWords(problem: FieldProblem): string | TemplateResult {
    return fieldWords(problem);
  }

  /** Runs an action and closes the form, unless the server refuses a field. */
  protected async attempt(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    const keptAs = this.#keptAs();
    this.busy = true;
    this.problem = '';
    this.problems = [];
    try {
      await action();
      this.#done = this.problems.length === 0;
      this.dispatchEvent(new Event('entered'));
      if (!this.#done) return;
      unsentInput.delete(keptAs);
      this.dialog.open = false;
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The undo action of a toast. */
  protected undo(back: () => Promise<unknown>): ToastAction {
    const run = async () => {
      try {
        await back();
      } catch (error) {
        this.desk.problem(error);
      }
      this.dispatchEvent(new Event('entered'));
    };
    return { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run: () => void run() };
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const missing = [...this.form.querySelectorAll('input')].find((input) => input.required && input.value === '');
    if (missing === undefined) {
      const typed = new FormData(this.form);
      void this.attempt(() => this.save((name) => String(typed.get(name) ?? '').trim()));
      return;
    }
    this.problem = '';
    this.refuse(missing.name, 'required');
    missing.focus();
  };

  readonly #onHide = (event: Event): void => {
    if (event.target !== this.dialog || this.#done) return;
    // The request is running: a second one would store the same twice.
    if (this.busy) {
      event.preventDefault();
      return;
    }
    const typed = Object.fromEntries([...new FormData(this.form)].map(([name, value]) => [name, String(value)]));
    if (Object.entries(typed).every(([name, value]) => value === (this.#before[name] ?? ''))) return;
    unsentInput.set(this.#keptAs(), typed);
    const words = msg('Your change is not saved yet. It is kept until you close the page.', { id: 'desk-unsaved' });
    const run = () => void (this.isConnected && this.open());
    this.desk.toast('problem', words, { label: msg('Go back', { id: 'desk-unsaved-back' }), run });
  };

  #fill(values: Readonly<Record<string, string>>): void {
    this.form.reset();
    for (const [name, value] of Object.entries(values)) {
      const control = this.form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'on';
      else if (control !== null) Object.assign(control, { value });
    }
  }

  #keptAs(): string {
    const { user, propertyId } = this.deskState;
    return `${user?.id} ${propertyId} ${this.about()}`;
  }
}
