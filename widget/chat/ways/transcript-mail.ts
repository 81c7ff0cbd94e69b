import { localized } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { getLocale } from '../localization.ts';
import { TEXTS } from '../texts.ts';
import type { GuestCalls } from './calls.ts';
import { FORM_STYLES } from './form-styles.ts';

const NAME = 'service-chat-transcript';

/** `<service-chat-transcript>`: asks for an e-mail address and sends a copy of the conversation there. */
@localized()
export class ServiceChatTranscript extends LitElement {
  static override styles = [
    FORM_STYLES,
    css`
    :host { display: block; padding: 4px 12px 12px; }
  `,
  ];

  @property({ attribute: false }) calls!: GuestCalls;
  /** The address of the last copy sent. */
  @state() private sentTo: string | null = null;
  @state() private busy = false;
  @state() private failed = false;

  override render(): TemplateResult {
    return html`<form @submit=${this.#send}>
        <label>${TEXTS.email()}<input name="email" type="email" required maxlength="254" autocomplete="email" dir="ltr"></label>
        <button ?disabled=${this.busy}>${TEXTS.send()}</button>
      </form>
      <p role="status">${this.sentTo === null ? nothing : TEXTS.transcriptSent(this.sentTo)}</p>
      ${this.failed ? html`<p role="alert">${TEXTS.somethingWrong()}</p>` : nothing}`;
  }

  readonly #send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const address = event.target instanceof HTMLFormElement ? new FormData(event.target).get('email') : null;
    if (typeof address !== 'string' || this.busy) return;
    this.busy = true;
    this.failed = false;
    this.sentTo = null;
    try {
      this.sentTo = await this.calls.mailTranscript(address.trim(), getLocale());
    } catch {
      this.failed = true;
    }
    this.busy = false;
  };
}

export function defineTranscript(): void {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, ServiceChatTranscript);
}
