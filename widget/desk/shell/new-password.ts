import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { doorStyles } from './door-styles.ts';

/** Sets a first or a new password with the token of a link. */
export class DeskNewPassword extends DeskElement {
  static override styles = [controls, doorStyles];

  @property({ attribute: false }) token = '';
  @state() private busy = false;
  @state() private problem = '';

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    return html`<main>
      <form @submit=${this.#submit} aria-busy=${this.busy}>
        <h1>${msg('Choose a password', { id: 'desk-choose-password' })}</h1>
        <wa-input name="password" type="password" label=${msg('New password', { id: 'desk-new-password' })} hint=${msg('At least 12 characters. A short sentence is easy to keep in mind.', { id: 'desk-password-rule' })} autocomplete="new-password" minlength="12" password-toggle required autofocus></wa-input>
        <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <wa-button type="submit" variant="brand" ?loading=${this.busy}>${msg('Set the password', { id: 'desk-set-password' })}</wa-button>
      </form>
    </main>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    this.busy = true;
    this.problem = '';
    try {
      await this.desk.world.api.setPassword(this.token, password);
      this.desk.setPhase({ name: 'signed_out', why: 'password_set' });
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
