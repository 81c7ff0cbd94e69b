import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';

/**
 * Changes the user's password. The current password is required, so that nobody can take over the account at an unattended
 * desk.
 */
export class DeskOwnPassword extends DeskElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: var(--space-3);
      }
    `,
  ];

  @state() private wasWished = false;
  @state() private busy = false;
  @state() private problem = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;
  @query('form') private readonly form!: HTMLFormElement;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async open(): Promise<void> {
    this.wasWished = true;
    this.problem = '';
    await this.updateComplete;
    this.form.reset();
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasWished) return nothing; // Created on first use.
    return html`<wa-dialog label=${msg('Change the password', { id: 'desk-own-password' })} @wa-after-show=${() => void focusOn(this, 'wa-input')}>
      <form id="own-password" @submit=${this.#submit} aria-busy=${this.busy}>
        <wa-input name="current" type="password" label=${msg('Password until now', { id: 'desk-password-now' })} autocomplete="current-password" maxlength="256" required></wa-input>
        <wa-input name="password" type="password" label=${msg('New password', { id: 'desk-new-password' })} hint=${msg('At least 12 characters. A short sentence is easy to keep in mind.', { id: 'desk-password-rule' })} autocomplete="new-password" minlength="12" maxlength="256" password-toggle required></wa-input>
        <p class="fault" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <p class="hint">${msg('You stay signed in here and are signed out everywhere else.', { id: 'desk-own-password-hint' })}</p>
      </form>
      <wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      <wa-button slot="footer" variant="brand" ?loading=${this.busy} @click=${() => this.form.requestSubmit()}>${msg('Set the password', { id: 'desk-set-password' })}</wa-button>
    </wa-dialog>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy) return;
    const given = new FormData(this.form);
    this.busy = true;
    this.problem = '';
    try {
      await this.desk.world.api.changePassword(String(given.get('current')), String(given.get('password')));
      this.dialog.open = false;
      this.form.reset();
      this.desk.toast('done', msg('The password is changed.', { id: 'desk-own-password-done' }));
    } catch (error) {
      const wrong = error instanceof DeskError && error.fields.some(({ pointer }) => pointer === '/current');
      this.problem = wrong
        ? msg('The password until now is not right.', { id: 'desk-own-password-wrong' })
        : reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
