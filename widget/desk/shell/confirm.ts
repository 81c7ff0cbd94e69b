import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { openDialog } from '../ui/open-dialog.ts';

/** Asks one question and waits for the answer; closing it is a no. */
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

  /** `tone` is `danger` where yes takes something away. */
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
    if (this.heading === '') return nothing; // made when it is first needed
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

  /** Asked before this one answered, it is a no; a promise that is settled stays as it is. */
  readonly #onHide = (event: Event): void => {
    if (event.target === this.dialog) this.#answer(false);
  };
}
