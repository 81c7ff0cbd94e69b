import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { fields, list, maybeText, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { fullTime } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { factorStyles } from './factor-styles.ts';
import { qrCode } from './qr-code.ts';
import { type Factors, type OwnPasskey, readFactors } from './read-factors.ts';
import { addPasskey } from './webauthn.ts';

/** The action that the password confirms. */
type Wish = { to: 'add_app' | 'remove_app' | 'add_passkey' | 'new_codes' } | { to: 'remove_passkey'; id: string };

type Stage =
  | { name: 'list' }
  | { name: 'password'; wish: Wish }
  | { name: 'app'; secret: string; otpauth: string; codes: string[] }
  | { name: 'codes'; codes: string[] };

/** The user's second factors. Each change needs the password. */
export class DeskOwnFactors extends DeskElement {
  static override styles = [controls, factorStyles];

  @state() private factors: Factors | null = null;
  @state() private stage: Stage = { name: 'list' };
  @state() private busy = false;
  @state() private problem = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async open(): Promise<void> {
    this.factors = null;
    this.#turnTo({ name: 'list' });
    await this.updateComplete;
    this.dialog.open = true;
    await this.#load();
  }

  override render(): TemplateResult {
    return html`<wa-dialog label=${msg('Signing in safely', { id: 'desk-factors' })}>
      ${this.#stage()}
      <p class="fault" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
      ${this.#footer()}
    </wa-dialog>`;
  }

  #stage(): TemplateResult {
    const { stage, factors } = this;
    switch (stage.name) {
      case 'list':
        if (factors !== null) return this.#list(factors);
        return this.problem === '' ? html`<desk-loading shape="list"></desk-loading>` : html``;
      case 'password':
        return this.#password(stage.wish);
      case 'app':
        return this.#app(stage.secret, stage.otpauth);
      case 'codes':
        return this.#codes(stage.codes);
      default:
        return stage satisfies never;
    }
  }

  #footer(): TemplateResult {
    const close = html`<wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Close', { id: 'desk-close' })}</wa-button>`;
    switch (this.stage.name) {
      case 'list':
        return close;
      case 'codes':
        return html`<wa-button slot="footer" variant="brand" @click=${() => void this.#back()}>${msg('I have kept them', { id: 'desk-factors-kept' })}</wa-button>`;
      default:
        return html`<wa-button slot="footer" appearance="outlined" @click=${() => void this.#back()}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
          <wa-button slot="footer" variant="brand" ?loading=${this.busy} @click=${() => this.renderRoot.querySelector('form')?.requestSubmit()}>${msg('Continue', { id: 'desk-continue' })}</wa-button>`;
    }
  }

  #list({ hasApp, passkeys, codesLeft, passkeysPossible }: Factors): TemplateResult {
    const isSafe = hasApp || passkeys.length > 0;
    return html`
      <section>
        <div class="line"><h3>${msg('App with codes', { id: 'desk-factors-app' })}</h3>${hasApp ? html`<span class="chip ok">${msg('Set up', { id: 'desk-factors-on' })}</span>` : nothing}</div>
        <p class="hint">${msg('At each sign-in you type a code that an app on your telephone shows.', { id: 'desk-factors-app-hint' })}</p>
        <p>${hasApp ? button(msg('Remove the app', { id: 'desk-factors-app-remove' }), () => this.#wish({ to: 'remove_app' }), true) : button(msg('Set up an app', { id: 'desk-factors-app-add' }), () => this.#wish({ to: 'add_app' }))}</p>
      </section>
      <section>
        <h3>${msg('Passkeys', { id: 'desk-factors-passkeys' })}</h3>
        <p class="hint">${passkeysPossible ? msg('Sign in with your finger, your face or the PIN of your device, without a password.', { id: 'desk-factors-passkeys-hint' }) : msg('Passkeys work where the desk has a name of its own and https.', { id: 'desk-factors-passkeys-none' })}</p>
        ${passkeys.length === 0 ? nothing : html`<ul>${passkeys.map((one) => this.#passkey(one))}</ul>`}
        ${passkeysPossible ? html`<p>${button(msg('Add a passkey', { id: 'desk-factors-passkey-add' }), () => this.#wish({ to: 'add_passkey' }))}</p>` : nothing}
      </section>
      ${
        isSafe
          ? html`<section>
            <h3>${msg('Recovery codes', { id: 'desk-factors-codes' })}</h3>
            <p class=${codesLeft < 3 ? 'warning' : 'hint'}>${plural(msg('one: # code is left | other: # codes are left', { id: 'desk-factors-codes-left' }), codesLeft)}</p>
            <p>${button(msg('Make new codes', { id: 'desk-factors-codes-new' }), () => this.#wish({ to: 'new_codes' }))}</p>
          </section>`
          : nothing
      }
    `;
  }

  #passkey({ id, name, createdAt }: OwnPasskey): TemplateResult {
    return html`<li class="line">
      <div><strong><bdi>${name}</bdi></strong><p class="hint">${fullTime(createdAt, this.deskState.timezone)}</p></div>
      ${button(msg('Remove', { id: 'desk-remove' }), () => this.#wish({ to: 'remove_passkey', id }), true)}
    </li>`;
  }

  #password(wish: Wish): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#do(event, wish)} aria-busy=${this.busy}>
      <p>${wishWords(wish)}</p>
      <wa-input name="password" type="password" label=${msg('Password', { id: 'desk-password' })} hint=${msg('So that nobody else does this at a desk you left open.', { id: 'desk-factors-password-hint' })} autocomplete="current-password" maxlength="256" required></wa-input>
    </form>`;
  }

  #app(secret: string, otpauth: string): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#confirm(event)} aria-busy=${this.busy}>
      <p>${msg('Scan this with an app for codes, such as the one for passwords on your telephone.', { id: 'desk-factors-scan' })}</p>
      ${qrCode(otpauth, msg('QR code for the app', { id: 'desk-factors-qr' }))}
      <p class="hint">${msg('Or type this into the app:', { id: 'desk-factors-type' })} <code dir="ltr">${secret}</code></p>
      <wa-input name="code" label=${msg('Code that the app shows', { id: 'desk-factors-code' })} inputmode="numeric" autocomplete="one-time-code" maxlength="7" required></wa-input>
    </form>`;
  }

  #codes(codes: readonly string[]): TemplateResult {
    return html`<section>
      <h3>${msg('Recovery codes', { id: 'desk-factors-codes' })}</h3>
      <p>${msg('Print these or write them down. Each signs you in once where your telephone is lost. They are not shown again.', { id: 'desk-factors-codes-hint' })}</p>
      <ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
    </section>`;
  }

  #wish(wish: Wish): void {
    this.#turnTo({ name: 'password', wish });
  }

  #turnTo(stage: Stage): void {
    this.stage = stage;
    this.problem = '';
    if (stage.name === 'password' || stage.name === 'app') void focusOn(this, 'wa-input');
  }

  async #back(): Promise<void> {
    this.#turnTo({ name: 'list' });
    await this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.factors = readFactors(await this.desk.world.send('GET', '/auth/factors'));
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  async #do(event: SubmitEvent, wish: Wish): Promise<void> {
    const password = given(event, 'password');
    await this.#try('/password', async () => {
      const stage = await this.#carryOut(wish, password);
      if (stage !== null) return this.#turnTo(stage);
      this.desk.toast('done', msg('Saved.', { id: 'desk-saved-plain' }));
      await this.#back();
    });
  }

  /** Carries out an action and returns the next stage; null returns to the list. */
  async #carryOut(wish: Wish, password: string): Promise<Stage | null> {
    const { send } = this.desk.world;
    const body = { password };
    switch (wish.to) {
      case 'add_app': {
        const answer = fields(await send('POST', '/auth/totp', { body }));
        const codes = list(answer?.['recoveryCodes'], maybeText);
        return { name: 'app', secret: text(answer?.['secret']), otpauth: text(answer?.['otpauth']), codes };
      }
      case 'add_passkey': {
        const codes = await addPasskey(send, password);
        return codes.length === 0 ? null : { name: 'codes', codes };
      }
      case 'new_codes': {
        const answer = fields(await send('POST', '/auth/recovery-codes', { body }));
        return { name: 'codes', codes: list(answer?.['recoveryCodes'], maybeText) };
      }
      case 'remove_app':
        await send('DELETE', '/auth/totp', { body });
        return null;
      case 'remove_passkey':
        await send('DELETE', `/auth/passkeys/${encodeURIComponent(wish.id)}`, { body });
        return null;
      default:
        return wish satisfies never;
    }
  }

  async #confirm(event: SubmitEvent): Promise<void> {
    const code = given(event, 'code');
    const { stage } = this;
    await this.#try('/code', async () => {
      await this.desk.world.send('POST', '/auth/totp/confirm', { body: { code } });
      if (stage.name === 'app') this.#turnTo({ name: 'codes', codes: stage.codes });
    });
  }

  /** Runs one action at a time and shows its error; `pointer` is the field for the error. */
  async #try(pointer: '/password' | '/code', action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await action();
    } catch (error) {
      const isWrong = error instanceof DeskError && error.fields.some((field) => field.pointer === pointer);
      const wrong =
        pointer === '/code'
          ? msg('This is not the code that the app shows now.', { id: 'desk-factors-code-wrong' })
          : msg('The password is not right.', { id: 'desk-factors-password-wrong' });
      if (isWrong) this.problem = wrong;
      else if (error instanceof DeskError) this.problem = reasonOf(error);
      else this.problem = msg('No passkey was made.', { id: 'desk-factors-passkey-none' }); // The person closed the browser's dialog.
    } finally {
      this.busy = false;
    }
  }
}

function wishWords({ to }: Wish): string {
  switch (to) {
    case 'add_app':
      return msg('Set up an app', { id: 'desk-factors-app-add' });
    case 'remove_app':
      return msg('Remove the app', { id: 'desk-factors-app-remove' });
    case 'add_passkey':
      return msg('Add a passkey', { id: 'desk-factors-passkey-add' });
    case 'remove_passkey':
      return msg('Remove the passkey', { id: 'desk-factors-passkey-remove' });
    case 'new_codes':
      return msg('Make new codes', { id: 'desk-factors-codes-new' });
    default:
      return to satisfies never;
  }
}

function button(words: string, click: () => void, takesAway = false): TemplateResult {
  return html`<button type="button" class=${takesAway ? 'button danger' : 'button'} @click=${click}>${words}</button>`;
}

function given(event: SubmitEvent, name: string): string {
  event.preventDefault();
  return event.currentTarget instanceof HTMLFormElement
    ? String(new FormData(event.currentTarget).get(name) ?? '').trim()
    : '';
}
