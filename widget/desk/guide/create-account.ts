import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError, type FieldProblem } from '../data/request.ts';
import { doorStyles } from '../shell/door-styles.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { mark } from '../ui/look/icons.ts';
import { plainPhone } from '../ui/plain-phone.ts';
import { fieldWords } from '../ui/words/problem-words.ts';

/**
 * The form for a new account with its first property. The person becomes the owner and is signed in at once.
 * @fires back
 */
export class DeskCreateAccount extends DeskElement {
  static override styles = [
    controls,
    doorStyles,
    css`
      /* Within the door, which has its ground and its edge already. */
      :host {
        inline-size: 100%;
        padding: 0;
        background: none;
      }
    `,
  ];

  /** Whether the form asks for the secret that the server prints for its first account. */
  @property({ attribute: false }) needsSecret = false;
  @state() private busy = false;
  @state() private problem = '';
  @state() private problems: readonly FieldProblem[] = [];
  /** An account that was created without a password yet. A second attempt continues with this account. */
  #made: { email: string; token: string } | null = null;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override firstUpdated(): void {
    void focusOn(this, 'wa-input');
  }

  override render(): TemplateResult {
    const fault = (pointer: string) => {
      const found = this.problems.find((one) => one.pointer === pointer);
      return found === undefined ? '' : html`<p class="fault">${fieldWords(found)}</p>`;
    };
    return html`<main>
      <form @submit=${this.#submit} aria-busy=${this.busy}>
        ${mark()}
        <h1>${msg('A new account', { id: 'desk-account-new' })}</h1>
        <wa-input name="propertyName" label=${msg('Name of the house', { id: 'desk-fill-house' })} autocomplete="organization" required></wa-input>
        ${fault('/propertyName')}
        <wa-input name="email" type="email" label=${msg('E-mail', { id: 'desk-email' })} autocomplete="username" required></wa-input>
        ${fault('/email')}
        <wa-input name="phone" type="tel" label=${msg('Telephone, such as +49 8382 5501', { id: 'desk-account-phone' })} autocomplete="tel" required></wa-input>
        ${fault('/phone')}
        <wa-input name="password" type="password" label=${msg('Password, 12 characters or more', { id: 'desk-account-password' })} autocomplete="new-password" minlength="12" password-toggle required></wa-input>
        ${this.needsSecret ? html`<wa-input name="setupSecret" label=${msg('Secret that the server printed', { id: 'desk-first-secret' })} hint=${msg('Others reach this server too. The secret stands where it was started.', { id: 'desk-first-secret-hint' })} autocomplete="off" required></wa-input>` : nothing}
        ${fault('/setupSecret')}
        <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <wa-button type="submit" variant="brand" ?loading=${this.busy}>${msg('Create the account', { id: 'desk-account-create' })}</wa-button>
        <wa-button appearance="plain" @click=${() => this.dispatchEvent(new Event('back'))}>${msg('Back', { id: 'desk-back' })}</wa-button>
      </form>
    </main>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const given = new FormData(event.currentTarget);
    const word = (name: string) => String(given.get(name) ?? '').trim();
    const [email, password] = [word('email'), String(given.get('password') ?? '')];
    this.busy = true;
    this.problem = '';
    this.problems = [];
    try {
      const phone = plainPhone(word('phone'));
      const { send, api } = this.desk.world;
      if (this.#made?.email !== email) {
        const created = await send('POST', '/auth/register', {
          body: {
            propertyName: word('propertyName'),
            email,
            phone,
            ...(this.needsSecret && { setupSecret: word('setupSecret') }),
          },
        });
        const token = decodeURIComponent(text(fields(created)?.['setupUrl']).split('#password=')[1] ?? '');
        this.#made = { email, token };
      }
      await send('POST', '/auth/password', { body: { token: this.#made.token, password } });
      await api.signIn(email, password);
      await this.desk.start();
    } catch (error) {
      this.problems = error instanceof DeskError ? error.fields : [];
      const closed = error instanceof DeskError && error.code === 'registration_closed';
      this.problem = closed
        ? msg('This server takes no new accounts. Ask whoever runs it.', { id: 'desk-account-closed' })
        : reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
