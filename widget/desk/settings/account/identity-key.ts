import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { count, fields, text } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { LoadedSection } from '../loaded-section.ts';

const PATH = '/api/property/identity-key';

/**
 * The key with which the hotel's own site signs the identity of its signed-in guests: created, replaced, shown once, and
 * explained.
 */
export class DeskIdentityKey extends LoadedSection<number> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      :host {
        margin-block-start: var(--space-4);
      }
      h1 {
        font-size: var(--text-l);
      }
      pre {
        margin: 0;
        padding: var(--space-3) var(--space-4);
        overflow-x: auto;
        border-radius: var(--radius-m);
        background: var(--surface-2);
        font-size: var(--text-s);
        line-height: 1.6;
        direction: ltr;
        text-align: start;
      }
      ol {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        padding-inline-start: 1.3em;
        list-style: decimal;
      }
      li > pre {
        margin-block-start: var(--space-2);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      /* A line of code scrolls by itself; the words beside it keep to the screen. */
      details {
        min-inline-size: 0;
      }
      details ol {
        margin-block-start: var(--space-3);
      }
    `,
  ];

  @state() private key = '';
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Guests who are signed in on your site', { id: 'desk-identity' });
  }

  protected override hint(): string {
    return msg(
      'Your site can vouch for a guest: the chat then knows the booking without asking. Guests who are not signed in chat as ever.',
      { id: 'desk-identity-hint' },
    );
  }

  protected override async load(signal: AbortSignal): Promise<number> {
    return count(fields(await this.desk.world.send('GET', PATH, { signal }))?.['keys']);
  }

  protected override body(keys: number): TemplateResult {
    return html`
      <p><span class="chip ${keys === 0 ? '' : 'ok'}">${stateWord(keys)}</span></p>
      ${this.key === '' ? nothing : html`<desk-secret-box .value=${this.key} heading=${msg('The signing key. Copy it now: it is not shown again.', { id: 'desk-identity-secret' })}></desk-secret-box>`}
      ${
        this.can('account:write')
          ? html`<p><button class="button" @click=${() => void this.#make(keys)}>${keys === 0 ? msg('Make a signing key', { id: 'desk-identity-make' }) : msg('Replace the signing key', { id: 'desk-identity-replace' })}</button></p>`
          : nothing
      }
      <details ?open=${this.key !== ''}>
        <summary>${msg('How your site uses it', { id: 'desk-identity-how' })}</summary>
        ${howTo(this.deskState.propertyId ?? '')}
      </details>
      <desk-confirm></desk-confirm>
    `;
  }

  async #make(keys: number): Promise<void> {
    const yes =
      keys === 0 ||
      (await this.confirming.ask(
        msg('Replace the signing key?', { id: 'desk-identity-ask' }),
        msg(
          'The present one stays valid until the next is made, so that your site can change over. Any older one ends now.',
          {
            id: 'desk-identity-ask-hint',
          },
        ),
        msg('Replace', { id: 'desk-identity-yes' }),
      ));
    if (!yes) return;
    const answer = await this.act('POST', PATH, { done: msg('The key is made.', { id: 'desk-keys-made' }) });
    if (answer !== null) this.key = text(fields(answer.answer)?.['key']);
  }
}

function stateWord(keys: number): string {
  if (keys === 0) return msg('No signing key', { id: 'desk-identity-none' });
  return keys === 1
    ? msg('One signing key is valid', { id: 'desk-identity-one' })
    : msg('The newest key and the one before it are valid', { id: 'desk-identity-two' });
}

function howTo(propertyId: string): TemplateResult {
  const sign = `import { SignJWT } from 'jose';

const key = new TextEncoder().encode(process.env.SERVICECHAT_IDENTITY_KEY);
const identity = await new SignJWT({ bookings: ['ABC123'] })
  .setProtectedHeader({ alg: 'HS256' })
  .setAudience('${propertyId}')
  .setJti(crypto.randomUUID())
  .setIssuedAt()
  .setExpirationTime('5m')
  .sign(key);`;
  const show = `<script>
  ServiceChat.init({ propertyId: '${propertyId}', identity: '…' });
</script>`;
  const code = (words: string, label: string) =>
    html`<pre tabindex="0" role="region" aria-label=${label}><code lang="en">${words}</code></pre>`;
  return html`<ol>
    <li>${msg('Keep the key on your site’s server, never in a page: whoever has it can open bookings.', { id: 'desk-identity-step-1' })}</li>
    <li>
      ${msg('For each page view, sign which bookings are the guest’s, by their confirmation numbers. In Node.js:', { id: 'desk-identity-step-2' })}
      ${code(sign, msg('On the server', { id: 'desk-identity-server' }))}
    </li>
    <li>
      ${msg('Hand it to the chat. It is valid once, and for ten minutes at most.', { id: 'desk-identity-step-3' })}
      ${code(show, msg('In the page', { id: 'desk-identity-page' }))}
    </li>
  </ol>`;
}
