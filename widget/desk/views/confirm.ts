import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { dialogStyles } from '../ui/dialog-styles.ts';

/** Asks one question and waits for the answer; closing it is a no. */
export class DeskConfirm extends DeskElement {
  static override styles = [controls, dialogStyles];

  @state() private heading = '';
  @state() private reason = '';
  @state() private yes = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  #answer: (yes: boolean) => void = () => {};

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async ask(heading: string, reason: string, yes: string): Promise<boolean> {
    Object.assign(this, { heading, reason, yes });
    await this.updateComplete;
    const answer = new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    this.dialog.returnValue = '';
    this.dialog.showModal();
    return answer;
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="title" @close=${() => this.#answer(this.dialog.returnValue === 'yes')}>
      <h2 id="title">${this.heading}</h2>
      <p>${this.reason}</p>
      <form class="deeds" method="dialog">
        <button class="button" value="no">${msg('Cancel', { id: 'desk-cancel' })}</button>
        <button class="button primary" value="yes">${this.yes}</button>
      </form>
    </dialog>`;
  }
}
