import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { mark } from '../ui/look/icons.ts';
import { mayUsePasskeys } from '../ui/may-use-passkeys.ts';
import { doorStyles } from './door-styles.ts';

/** The sign-in by e-mail and password. `why` says why the sign-in is shown. */
export class DeskSignIn extends DeskElement {
  static override styles = [controls, doorStyles];

  @property({ attribute: false }) why: 'first' | 'ended' | 'link_spent' | 'password_set' = 'first';
  @state() private busy = false;
  @state() private problem = '';
  @state() private shows: 'form' | 'new' | 'forgot' = 'form';
  /** True if the password was right and the second factor is needed. */
  @state() private asksCode = false;
  /** Whether an account can be created here, and whether it would be the first; false until loaded. */
  @state() private registration = { open: false, empty: false, needsSecret: false, resetByMail: false };

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#ask();
  }

  override render(): TemplateResult {
    if (this.registration.empty && this.shows === 'form') return this.#nobodyYet();
    if (this.shows === 'forgot')
      return html`<desk-forgot-password @back=${() => this.#turnTo('form')}></desk-forgot-password>`;
    if (this.shows === 'new')
      return html`<desk-create-account .needsSecret=${this.registration.needsSecret} @back=${() => this.#turnTo('form')}></desk-create-account>`;
    return html`<main>
      <form @submit=${this.#submit} aria-busy=${this.busy}>
        ${mark()}
        <h1>${msg('Staff desk', { id: 'desk-title' })}</h1>
        ${this.#word()}
        <wa-input name="email" type="email" label=${msg('E-mail', { id: 'desk-email' })} autocomplete="username" required autofocus></wa-input>
        <wa-input name="password" type="password" label=${msg('Password', { id: 'desk-password' })} autocomplete="current-password" password-toggle required></wa-input>
        ${this.asksCode ? html`<wa-input name="code" label=${msg('Code of your app, or a recovery code', { id: 'desk-sign-in-code' })} autocomplete="one-time-code" maxlength="32" required></wa-input>` : nothing}
        <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <wa-button type="submit" variant="brand" ?loading=${this.busy}>${msg('Sign in', { id: 'desk-sign-in' })}</wa-button>
        ${mayUsePasskeys() ? html`<wa-button appearance="outlined" @click=${this.#byPasskey}>${msg('Sign in with a passkey', { id: 'desk-sign-in-passkey' })}</wa-button>` : nothing}
        ${this.registration.resetByMail ? html`<wa-button appearance="plain" @click=${() => this.#turnTo('forgot')}>${msg('Forgotten the password?', { id: 'desk-forgot' })}</wa-button>` : nothing}
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

  /** The message that this server has no account yet. */
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

  #turnTo(shows: 'form' | 'new' | 'forgot'): void {
    this.shows = shows;
  }

  async #ask(): Promise<void> {
    try {
      const known = fields(await this.desk.world.send('GET', '/auth/registration'));
      this.registration = {
        open: known?.['open'] === true,
        empty: known?.['empty'] === true && known['open'] === true,
        needsSecret: known?.['needsSecret'] === true,
        resetByMail: known?.['resetByMail'] === true,
      };
    } catch {
      this.registration = { ...this.registration, open: true, empty: false }; // Unknown: the form itself shows whether an account can be created.
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

  /** Loads the form on first use. */
  readonly #create = async (): Promise<void> => {
    this.problem = '';
    try {
      await import('../guide/define-account.ts');
      this.#turnTo('new');
    } catch (error) {
      this.problem = reasonOf(error);
    }
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const code = this.asksCode ? String(form.get('code')).trim() : null;
    this.busy = true;
    this.problem = '';
    try {
      await this.desk.world.api.signIn(String(form.get('email')), String(form.get('password')), code);
      await this.desk.start();
    } catch (error) {
      await this.#refused(error, code);
    } finally {
      this.busy = false;
    }
  };

  async #refused(error: unknown, code: string | null): Promise<void> {
    const name = error instanceof DeskError ? error.code : '';
    if (name === 'second_factor_required' && code === null) {
      this.asksCode = true;
      await focusOn(this, 'wa-input[name=code]');
    } else if (name === 'second_factor_required')
      this.problem = msg('This code is not right, or was used already.', { id: 'desk-sign-in-code-wrong' });
    else if (name === 'unauthorized')
      this.problem = msg('E-mail or password is not right.', { id: 'desk-wrong-password' });
    else this.problem = reasonOf(error);
    // The server asks for a code only if the user has a second factor.
    if (error instanceof DeskError && error.fields.some(({ pointer }) => pointer === '/code')) this.asksCode = false;
  }

  readonly #byPasskey = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const { signInByPasskey } = await import('../security/webauthn.ts');
      await signInByPasskey(this.desk.world.send);
      await this.desk.start();
    } catch (error) {
      // Other errors come from the browser: the person cancelled, or has no passkey on this device.
      this.problem =
        error instanceof DeskError && error.status !== 401
          ? reasonOf(error)
          : msg('No passkey signed you in here.', { id: 'desk-sign-in-passkey-none' });
    } finally {
      this.busy = false;
    }
  };
}
