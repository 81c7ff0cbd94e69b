import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { NetworkBody } from '../../../../shared/api/account/network.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { inputValue, linesOf, SetupForm } from '../property/setup-form.ts';

/** The network addresses from which the desk and the API may be used. */
export class DeskNetwork extends SetupForm<NetworkBody> {
  @state() private address = '';

  protected override readonly path = '/api/account/network';

  protected override read(stored: unknown): NetworkBody {
    return { allow: list(fields(stored)?.['allow'], maybeText) };
  }

  protected override taken(stored: unknown): void {
    this.address = text(fields(stored)?.['address']);
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Network', { id: 'desk-network' })}</h1>
      <p class="hint">${msg('From where the desk and the API may be used. Without an entry: from everywhere.', { id: 'desk-network-hint' })}</p>
    </div>`;
  }

  protected override savedText(): string {
    return msg('Saved.', { id: 'desk-saved-plain' });
  }

  protected override fieldsOf({ allow }: NetworkBody): TemplateResult {
    const faults = allow.map((_, index) => `fault-allow-${index}`);
    return html`<div class="field">
      <label for="allow">${msg('Addresses and networks, one a line', { id: 'desk-network-list' })}</label>
      <textarea class="input" id="allow" rows="5" dir="ltr" placeholder="192.0.2.0/24" aria-describedby=${['allow-own', ...faults].join(' ')} aria-invalid=${this.isFaulty('/allow')} .value=${allow.join('\n')} @change=${(event: Event) => this.change({ allow: linesOf(inputValue(event)) })}></textarea>
      ${this.address === '' ? nothing : html`<p class="hint" id="allow-own">${ownWords(this.address)}</p>`}
      ${allow.map((_, index) => this.fault(`/allow/${index}`))}
      <p class="hint">${msg('Who is locked out gets back in where the server runs:', { id: 'desk-network-back' })} <code dir="ltr">service-chat network open</code></p>
    </div>`;
  }
}

function ownWords(address: string): string {
  return msg(str`You are at the address ${address}.`, { id: 'desk-network-own' });
}
