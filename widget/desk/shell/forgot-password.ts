import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { mark } from '../ui/look/icons.ts';
import { deskLocale } from '../ui/words/format.ts';
import { doorStyles } from './door-styles.ts';

/**
 * Requests an e-mail with a link for a new password. The answer is the same for unknown addresses.
 * @fires back
 */
export class DeskForgotPassword extends DeskElement {
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

  @state() private busy = false;
  @state() private problem = '';
  @state() private isSent = false;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  protected override firstUpdated(): void {
    void focusOn(this, 'wa-input');
  }

  override render(): TemplateResult {
    const back = html`<wa-button appearance="plain" @click=${() => this.dispatchEvent(new Event('back'))}>${msg('Back to signing in', { id: 'desk-forgot-back' })}</wa-button>`;
    const heading = html`${mark()}<h1>${msg('Forgotten the password?', { id: 'desk-forgot' })}</h1>`;
    if (this.isSent)
      return html`<main><div class="card">
        ${heading}
        <p role="status">${msg('If this address has an account here, a mail with a link is on its way. It works for an hour, and once.', { id: 'desk-forgot-sent' })}</p>
        ${back}
      </div></main>`;
    return html`<main>
      <form @submit=${this.#submit} aria-busy=${this.busy}>
        ${heading}
        <p>${msg('We mail you a link with which you set a new one.', { id: 'desk-forgot-hint' })}</p>
        <wa-input name="email" type="email" label=${msg('E-mail', { id: 'desk-email' })} autocomplete="username" required></wa-input>
        <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
        <wa-button type="submit" variant="brand" ?loading=${this.busy}>${msg('Send me a link', { id: 'desk-forgot-send' })}</wa-button>
        ${back}
      </form>
    </main>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    this.busy = true;
    this.problem = '';
    try {
      await this.desk.world.send('POST', '/auth/forgot', { body: { email, language: deskLocale() } });
      this.isSent = true;
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
