import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { openDialog } from '../ui/open-dialog.ts';

/** Asks a question and waits for the answer. Closing the dialog is a no. */
export class DeskConfirm extends DeskElement {
  static override styles = [controls];

  @state() private heading = '';
  @state() private reason = '';
  @state() private yes = '';
  @state() private tone: 'brand' | 'danger' = 'brand';
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('.yes') private readonly yesButton!: HTMLElement;
  #answer: (yes: boolean) => void = () => {};

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  /** `tone` is `danger` if a yes deletes something. */
  async ask(heading: string, reason: string, yes: string, tone: 'brand' | 'danger' = 'brand'): Promise<boolean> {
    Object.assign(this, { heading, reason, yes, tone });
    await this.updateComplete;
    const answer = new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    await openDialog(this.dialog);
    return answer;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.heading === '') return nothing; // Created on first use.
    return html`<wa-dialog label=${this.heading} @wa-hide=${this.#onHide} @wa-after-show=${() => this.yesButton.focus()}>
      <p>${this.reason}</p>
      <wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      <wa-button slot="footer" variant=${this.tone} class="yes" @click=${this.#say}>${this.yes}</wa-button>
    </wa-dialog>`;
  }

  readonly #say = (): void => {
    this.#answer(true);
    this.dialog.open = false;
  };

  /** Closing answers no, unless the question was already answered. */
  readonly #onHide = (event: Event): void => {
    if (event.target === this.dialog) this.#answer(false);
  };
}
