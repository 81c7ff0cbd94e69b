import { localized } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getLocale } from '../localization.ts';
import { TEXTS } from '../texts.ts';
import { type GuestCalls, type MadeLink, NoSession } from './calls.ts';
import { FORM_STYLES } from './form-styles.ts';

const NAME = 'service-chat-ways';

/**
 * `<service-chat-ways>`: how a guest goes on elsewhere. A link with its QR code carries the chat to another device or to
 * WhatsApp, once; an address gets the colleague's reply once the guest has gone.
 */
@localized()
export class ServiceChatWays extends LitElement {
  static override styles = [
    FORM_STYLES,
    css`
    :host { display: grid; gap: 10px; padding: 8px 12px 12px; }
    button[aria-pressed='true'] { background: var(--_sunken, transparent); }
    .quiet { color: var(--_muted, inherit); font-size: .9em; }
    .code { justify-self: center; inline-size: min(220px, 100%); background: #fff; border-radius: min(8px, var(--_round, 8px)); }
    a { color: inherit; overflow-wrap: anywhere; min-block-size: 24px; }
  `,
  ];

  @property({ attribute: false }) calls!: GuestCalls;
  /** Channels to continue on, besides another device. */
  @property({ attribute: false }) carryOn: readonly string[] = [];
  @state() private made: { purpose: 'resume' | 'whatsapp'; link: MadeLink } | null = null;
  /** The guest's e-mail address; undefined until loaded. */
  @state() private email: string | null | undefined;
  @state() private busy = false;
  @state() private failed = false;

  protected override firstUpdated(): void {
    if (this.carryOn.includes('email')) void this.#try(async () => (this.email = await this.calls.readEmail()));
  }

  override render(): TemplateResult {
    return html`
      ${this.#way('resume', TEXTS.carryOnDevice())}
      ${this.carryOn.includes('whatsapp') ? this.#way('whatsapp', 'WhatsApp') : nothing}
      ${this.made === null ? nothing : this.#link(this.made.link)}
      ${this.carryOn.includes('email') && this.email !== undefined ? this.#mail(this.email) : nothing}
      ${this.failed ? html`<p role="alert">${TEXTS.somethingWrong()}</p>` : nothing}`;
  }

  #way(purpose: 'resume' | 'whatsapp', word: string): TemplateResult {
    const make = () => this.#try(() => this.#make(purpose));
    return html`<button type="button" ?disabled=${this.busy} aria-pressed=${this.made?.purpose === purpose} @click=${make}>${word}</button>`;
  }

  async #make(purpose: 'resume' | 'whatsapp'): Promise<void> {
    this.made = { purpose, link: await this.calls.makeLink(purpose) };
    await this.updateComplete;
    this.renderRoot.querySelector('.made')?.scrollIntoView({ block: 'nearest' }); // the menu may be too short to show it
  }

  #link({ url, path, viewBox }: MadeLink): TemplateResult {
    return html`<div class="made" role="status">
      ${svg`<svg class="code" viewBox=${viewBox} shape-rendering="crispEdges" role="img" aria-label=${TEXTS.carryOn()}><path d=${path} fill="#000"></path></svg>`}
      <p class="quiet">${TEXTS.carryOnHint()}</p>
      <a href=${url} target="_blank" rel="noopener noreferrer" dir="ltr">${new URL(url).host}</a>
    </div>`;
  }

  #mail(email: string | null): TemplateResult {
    if (email !== null)
      return html`<p role="status">${TEXTS.followUpDone(email)}</p>
        <button type="button" ?disabled=${this.busy} @click=${() => this.#try(async () => (this.email = await this.calls.forgetEmail()))}>${TEXTS.followUpStop()}</button>`;
    return html`<form @submit=${this.#leave}>
      <label>${TEXTS.email()}<input name="email" type="email" required maxlength="254" autocomplete="email" dir="ltr" aria-describedby="consent"></label>
      <p class="quiet" id="consent">${TEXTS.followUpConsent()}</p>
      <button ?disabled=${this.busy}>${TEXTS.followUp()}</button>
    </form>`;
  }

  readonly #leave = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = event.target instanceof HTMLFormElement ? new FormData(event.target).get('email') : null;
    if (typeof address !== 'string') return;
    const consent = { consentText: TEXTS.followUpConsent(), language: getLocale() };
    void this.#try(async () => (this.email = await this.calls.leaveEmail(address.trim(), consent)));
  };

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      await work();
    } catch (error) {
      // Before the first message there is no session, so no error.
      this.failed = !(error instanceof NoSession);
    }
    this.busy = false;
  }
}

export function defineWays(): void {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, ServiceChatWays);
}
