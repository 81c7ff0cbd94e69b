import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ShownAttachment } from '../../../shared/protocol/attachment.ts';
import { ICONS } from '../../ui/icons.ts';
import type { Blobs } from './blobs.ts';

/**
 * `<service-chat-file>`: a picture, voice note or document in a message. Fetched with the guest's session in a header, never in a
 * URL, and shown from memory.
 */
export class ServiceChatFile extends LitElement {
  static override styles = css`
    :host { display: block; max-inline-size: 100%; }
    a, button { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; max-inline-size: 100%; padding: 0 4px; border: 0; background: none; color: inherit; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
    :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 8px; }
    .picture { display: block; padding: 0; text-decoration: none; }
    img, canvas, .frame { display: block; inline-size: auto; max-inline-size: 100%; max-block-size: 320px; border-radius: min(12px, var(--_round, 12px)); }
    .frame { inline-size: 240px; background: color-mix(in srgb, currentColor 12%, transparent); }
    audio { display: block; inline-size: 260px; max-inline-size: 100%; }
    .icon { inline-size: 20px; block-size: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
  `;

  @property({ attribute: false }) file!: ShownAttachment;
  @property({ attribute: false }) blobs!: Blobs;
  /** Accessible name, in the guest's language. */
  @property() label = '';
  @state() private shown: string | null = null;
  @state() private failed = false;
  /** Drawn on a canvas when the page's policy forbids `blob:` pictures. */
  @state() private drawn: ImageBitmap | null = null;
  #blob: Blob | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#let();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#show();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('file') && changed.get('file')?.id !== this.file.id) void this.#show();
    const canvas = this.renderRoot.querySelector('canvas');
    if (canvas !== null && this.drawn !== null) canvas.getContext('2d')?.drawImage(this.drawn, 0, 0);
  }

  override render(): TemplateResult {
    const { kind } = this.file;
    if (this.failed || kind === 'document') return this.#saving();
    return kind === 'audio' ? this.#audio() : this.#picture();
  }

  #picture(): TemplateResult {
    const { width = 4, height = 3, name } = this.file;
    const { drawn, shown } = this;
    if (drawn !== null)
      return html`<canvas role="img" aria-label=${this.label} width=${drawn.width} height=${drawn.height}></canvas>`;
    if (shown === null)
      return html`<div class="frame" role="img" aria-label=${this.label} .style=${`aspect-ratio: ${width} / ${height}`}></div>`;
    return html`<a class="picture" href=${shown} target="_blank" rel="noopener" title=${name}
      ><img src=${shown} alt=${this.label} width=${width} height=${height} @error=${this.#draw}></a>`;
  }

  #audio(): TemplateResult {
    return html`<audio controls preload="metadata" aria-label=${this.label} src=${this.shown ?? nothing} @error=${this.#giveUp}></audio>`;
  }

  #saving(): TemplateResult {
    const { name, kind } = this.file;
    return html`<button type="button" @click=${this.#save}>${kind === 'document' ? ICONS.source : ICONS.download}<span><bdi>${name}</bdi></span></button>`;
  }

  async #show(): Promise<void> {
    this.#let();
    this.failed = false;
    if (this.file.kind === 'document') return;
    try {
      this.#blob = await this.blobs.read(this.file);
      this.shown = URL.createObjectURL(this.#blob);
    } catch {
      this.failed = true; // the guest can retry with the button
    }
  }

  readonly #draw = async (): Promise<void> => {
    this.drawn = this.#blob === null ? null : await createImageBitmap(this.#blob).catch(() => null);
    if (this.drawn === null) this.failed = true;
  };

  readonly #giveUp = (): void => {
    if (this.shown !== null) this.failed = true;
  };

  readonly #save = async (): Promise<void> => {
    const blob = await this.blobs.read(this.file).catch(() => null);
    if (blob === null) return;
    const url = URL.createObjectURL(blob);
    Object.assign(document.createElement('a'), { href: url, download: this.file.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    if (this.failed && this.file.kind !== 'document') void this.#show();
  };

  #let(): void {
    if (this.shown !== null) URL.revokeObjectURL(this.shown);
    this.shown = null;
    this.drawn = null;
  }
}

/** Registers the element once. */
export function defineFileView(): void {
  if (customElements.get('service-chat-file') === undefined)
    customElements.define('service-chat-file', ServiceChatFile);
}
