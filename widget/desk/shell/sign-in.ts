import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields } from '../data/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { mark } from '../ui/icons.ts';
import { doorStyles } from './door-styles.ts';

/** The sign-in by e-mail and password. `why` tells how one came here. */
export class DeskSignIn extends DeskElement {
  static override styles = [controls, doorStyles];

  @property({ attribute: false }) why: 'first' | 'ended' | 'link_spent' | 'password_set' = 'first';
  @state() private busy = false;
  @state() private problem = '';
  @state() private isNew = false;
  /** Whether an account can be made here, and whether it would be the first; until that is known, no. */
  @state() private registration = { open: false, empty: false };

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#ask();
  }

  override render(): TemplateResult {
    if (this.registration.empty && !this.isNew) return this.#nobodyYet();
    if (this.isNew)
      return html`<desk-create-account @back=${() => {
        this.isNew = false;
      }}></desk-create-account>`;
    return html`<main>
      <form @submit=${this.#submit} aria-busy=${this.busy}>
        ${mark()}
        <h1>${msg('Staff desk', { id: 'desk-title' })}</h1>
        ${this.#word()}
        <wa-input name="email" type="email" label=${msg('E-mail', { id: 'desk-email' })} autocomplete="username" required autofocus></wa-input>
        <wa-input name="password" type="password" label=${msg('Password', { id: 'desk-password' })} autocomplete="current-password" password-toggle required></wa-input>
        <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <wa-button type="submit" variant="brand" ?loading=${this.busy}>${msg('Sign in', { id: 'desk-sign-in' })}</wa-button>
        <p class="hint">
          ${msg('No password, or forgotten? Ask a manager or the owner for a new link: Settings, Staff and roles.', { id: 'desk-sign-in-lost' })}
        </p>
        <p class="hint">
          ${msg('The owner gets one where the server runs:', { id: 'desk-sign-in-owner' })} <code dir="ltr">service-chat sign-in-link</code>
        </p>
        ${this.registration.open ? html`<wa-button appearance="plain" @click=${this.#create}>${msg('Create an account', { id: 'desk-account' })}</wa-button>` : nothing}
        <desk-language></desk-language>
      </form>
    </main>`;
  }

  /** A server without an account has nobody who could sign in. */
  #nobodyYet(): TemplateResult {
    return html`<main>
      <div class="card">
        ${mark()}
        <h1>${msg('Staff desk', { id: 'desk-title' })}</h1>
        <p>${msg('Nobody has an account here yet. The first one is the owner’s: the house, its staff and its settings are theirs.', { id: 'desk-account-first' })}</p>
        <wa-button variant="brand" @click=${this.#create}>${msg('Create an account', { id: 'desk-account' })}</wa-button>
        <desk-language></desk-language>
      </div>
    </main>`;
  }

  async #ask(): Promise<void> {
    try {
      const known = fields(await this.desk.world.send('GET', '/auth/registration'));
      this.registration = {
        open: known?.['open'] === true,
        empty: known?.['empty'] === true && known['open'] === true,
      };
    } catch {
      this.registration = { open: true, empty: false }; // Not known: the form itself says whether it may.
    }
  }

  #word(): TemplateResult | typeof nothing {
    switch (this.why) {
      case 'first':
        return nothing;
      case 'ended':
        return html`<p class="word" role="status">${msg('You were signed out. Please sign in again.', { id: 'desk-was-signed-out' })}</p>`;
      case 'link_spent':
        return html`<p class="word problem" role="status">${msg('This sign-in link was used already or is too old.', { id: 'desk-link-spent' })}</p>`;
      case 'password_set':
        return html`<p class="word" role="status">${msg('The password is set. Sign in with it.', { id: 'desk-password-set' })}</p>`;
      default:
        return this.why satisfies never;
    }
  }

  /** Its form is fetched when it is wished. */
  readonly #create = async (): Promise<void> => {
    await import('../guide/define-account.ts').catch(() => undefined);
    this.isNew = true;
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    this.busy = true;
    this.problem = '';
    try {
      await this.desk.world.api.signIn(String(form.get('email')), String(form.get('password')));
      await this.desk.start();
    } catch (error) {
      const wrong = error instanceof DeskError && error.status === 401;
      this.problem = wrong ? msg('E-mail or password is not right.', { id: 'desk-wrong-password' }) : reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
