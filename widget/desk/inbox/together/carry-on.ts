import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@lit/localize';
import { Task, TaskStatus } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { LinkPurpose } from '../../../../shared/domain/conversation.ts';
import { fields, text } from '../../data/read/read.ts';
import { reasonOf } from '../../data/reason.ts';
import { copyText } from '../../settings/site/copy-text.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { clock } from '../../ui/words/format.ts';
import { carryOnWord } from '../../ui/words/words.ts';

/**
 * Creates a link by which the guest continues the chat elsewhere, and shows it with its QR code. Each opening creates a
 * new link.
 */
export class DeskCarryOn extends DeskElement {
  static override styles = [
    controls,
    css`
      .made {
        display: grid;
        gap: var(--space-3);
      }
      .qr {
        justify-self: center;
        inline-size: min(14rem, 100%);
        border-radius: var(--radius-s);
      }
      .address {
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        overflow-wrap: anywhere;
        font-size: var(--text-s);
      }
    `,
  ];

  @state() private wish: { conversationId: string; purpose: LinkPurpose } | null = null;
  @state() private copied = false;
  @query('wa-dialog') private readonly dialog!: WaDialog;

  readonly #link = new Task(this, {
    task: async ([wish]) => {
      if (wish === null) return null;
      const { conversationId, purpose } = wish;
      const path = `/api/conversations/${conversationId}/link`;
      const link = fields(await this.desk.world.send('POST', path, { body: { purpose } }));
      // Loaded with the first link, because no other part of the inbox draws QR codes.
      const { qrCode } = await import('../../security/qr-code.ts');
      return { url: text(link?.['url']), expiresAt: text(link?.['expiresAt']), qrCode };
    },
    args: () => [this.wish] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(conversationId: string, purpose: LinkPurpose): Promise<void> {
    this.copied = false;
    this.wish = { conversationId, purpose };
    await this.updateComplete;
    this.dialog.open = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.wish === null) return nothing;
    const toWhatsApp = this.wish.purpose === 'whatsapp';
    return html`<wa-dialog label=${carryOnWord(toWhatsApp ? 'whatsapp' : 'resume')} light-dismiss>
      ${this.#link.render({
        pending: () =>
          html`<desk-loading label=${msg('Making the link …', { id: 'desk-carry-on-loading' })}></desk-loading>`,
        error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
        complete: (made) =>
          made === null
            ? nothing
            : html`<div class="made">
              <p>${toWhatsApp ? msg('The guest scans this or opens the link, and sends the message that stands there. You then see both chats with the guest.', { id: 'desk-carry-on-whatsapp-hint' }) : msg('Whoever opens this goes on with the guest’s chat, and sees what the guest sees. Give it to the guest alone.', { id: 'desk-carry-on-device-hint' })}</p>
              ${made.qrCode(made.url, msg('QR code of the link', { id: 'desk-carry-on-qr' }))}
              <code class="address" dir="ltr">${made.url}</code>
              <p class="hint" role="status">${this.copied ? msg('Copied.', { id: 'desk-copied' }) : this.#until(made.expiresAt)}</p>
            </div>`,
      })}
      <wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Close', { id: 'desk-close' })}</wa-button>
      ${this.#action()}
    </wa-dialog>`;
  }

  #action(): TemplateResult | typeof nothing {
    if (this.#link.status === TaskStatus.ERROR)
      return html`<wa-button slot="footer" variant="brand" @click=${() => void this.#link.run()}>${msg('Try again', { id: 'desk-try-again' })}</wa-button>`;
    if (this.#link.status !== TaskStatus.COMPLETE) return nothing;
    return html`<wa-button slot="footer" variant="brand" @click=${() => void this.#copy()}><span slot="start">${icon('copy')}</span>${msg('Copy', { id: 'desk-copy' })}</wa-button>`;
  }

  #until(expiresAt: string): string {
    const time = clock(expiresAt, this.deskState.timezone);
    return msg(str`Works once, until ${time}`, { id: 'desk-carry-on-until' });
  }

  async #copy(): Promise<void> {
    const shown = this.renderRoot.querySelector('.address');
    this.copied = await copyText(shown?.textContent ?? '', shown);
  }
}
