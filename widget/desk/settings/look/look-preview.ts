import { msg } from '@lit/localize';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { GuestProperty } from '../../../../shared/protocol/guest-frames.ts';
import type { ServiceChatElement } from '../../../launcher/service-chat.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';

const SCREENS = { desktop: { width: 1_000, height: 720 }, phone: { width: 375, height: 667 } } as const;

/** A preview of the chat on a page of its own, without connection to the server. */
export class DeskLookPreview extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        min-inline-size: 0;
      }
      .switches {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .switches [aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .stage {
        overflow: hidden;
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--surface-2);
        direction: ltr;
      }
      iframe {
        display: block;
        margin-inline: auto;
        border: 0;
        transform-origin: 0 0;
      }
    `,
  ];

  @property({ attribute: false }) shown: GuestProperty | null = null;
  @property() locale = 'en';
  @state() private device: keyof typeof SCREENS = 'desktop';
  @state() private scheme: 'light' | 'dark' = 'light';
  @state() private room = 0;
  @query('iframe') private readonly frame!: HTMLIFrameElement;
  @query('.stage') private readonly stage!: HTMLElement;
  #chat: ServiceChatElement | null = null;
  readonly #watch = new ResizeObserver(() => {
    this.room = this.stage.clientWidth;
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    const { width, height } = SCREENS[this.device];
    const scale = this.room === 0 ? 1 : Math.min(1, this.room / width);
    const pressed = (is: boolean) => (is ? 'true' : 'false');
    return html`<div class="switches" role="group" aria-label=${msg('Preview', { id: 'desk-preview' })}>
        <button type="button" class="button" aria-pressed=${pressed(this.device === 'desktop')} @click=${() => this.#use('desktop')}>${msg('Computer', { id: 'desk-look-computer' })}</button>
        <button type="button" class="button" aria-pressed=${pressed(this.device === 'phone')} @click=${() => this.#use('phone')}>${msg('Phone', { id: 'desk-look-phone' })}</button>
        <button type="button" class="button" aria-pressed=${pressed(this.scheme === 'dark')} @click=${this.#turn}>${msg('Dark', { id: 'desk-look-dark' })}</button>
      </div>
      <div class="stage" .style=${`block-size: ${Math.round(height * scale)}px`}>
        <iframe src="/sample/preview.html" title=${msg('Preview', { id: 'desk-preview' })} .style=${`inline-size: ${width}px; block-size: ${height}px; transform: scale(${scale}); ${scale === 1 ? '' : 'margin: 0'}`} @load=${() => void this.#begin()}></iframe>
      </div>`;
  }

  protected override firstUpdated(): void {
    this.#watch.observe(this.stage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.#chat = null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#dress();
  }

  /** Shows the real chat on the loaded page with the current settings. */
  async #begin(): Promise<void> {
    const page = this.frame.contentWindow;
    if (page === null) return;
    await page.customElements.whenDefined('service-chat');
    const { document } = page;
    const chat = document.createElement('service-chat');
    chat.propertyId = this.deskState.propertyId;
    this.#chat = chat;
    this.#dress();
    document.body.append(chat);
    // The focus stays in the desk, because the preview is only looked at.
    const active = this.getRootNode() instanceof ShadowRoot ? document.activeElement : null;
    await chat.open().catch(() => undefined);
    if (active instanceof HTMLElement) active.focus();
  }

  #dress(): void {
    if (this.#chat === null || this.shown === null) return;
    const { look } = this.shown;
    const theme = look?.theme === undefined || look.theme === 'auto' ? this.scheme : look.theme;
    Object.assign(this.#chat, { preview: this.shown, locale: this.locale, theme });
    this.#chat.ownerDocument.documentElement.style.colorScheme = this.scheme;
  }

  #use(device: keyof typeof SCREENS): void {
    this.device = device;
  }

  readonly #turn = (): void => {
    this.scheme = this.scheme === 'dark' ? 'light' : 'dark';
  };
}
