import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { count, fields } from '../../data/read/read.ts';
import { plural } from '../../ui/words/plural.ts';
import { LoadedSection } from '../loaded-section.ts';

const PATH = '/api/account/sign-in';

interface Rule {
  isRequired: boolean;
  without: number;
}

/** The setting whether all staff need a second factor; for the owner only. */
export class DeskSignInRule extends LoadedSection<Rule> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      :host {
        display: block;
        margin-block-start: var(--space-4);
      }
    `,
  ];

  /** The chosen value while the request is pending. */
  @state() private wished: boolean | null = null;

  protected override heading(): string {
    return msg('Second factor', { id: 'desk-rule' });
  }

  protected override hint(): string {
    return msg('An app with codes or a passkey beside the password keeps out who found a password somewhere.', {
      id: 'desk-rule-hint',
    });
  }

  override render(): TemplateResult {
    return this.can('account:write') ? super.render() : html``;
  }

  protected override async load(signal: AbortSignal): Promise<Rule> {
    if (!this.can('account:write')) return { isRequired: false, without: 0 };
    const rule = fields(await this.desk.world.send('GET', PATH, { signal }));
    return { isRequired: rule?.['secondFactor'] === 'required', without: count(rule?.['without']) };
  }

  protected override body({ isRequired, without }: Rule): TemplateResult {
    return html`
      <div class="checks">
        <label><input type="checkbox" .checked=${live(this.wished ?? isRequired)} @change=${(event: Event) => void this.#set(event)} /> ${msg('Everybody needs one', { id: 'desk-rule-required' })}</label>
      </div>
      ${without === 0 ? nothing : html`<p class="hint">${plural(msg('one: # colleague has none yet. | other: # colleagues have none yet.', { id: 'desk-rule-without' }), without)} ${msg('Who has none is signed out, and sets one up at the next sign-in.', { id: 'desk-rule-next' })}</p>`}
    `;
  }

  async #set({ target }: Event): Promise<void> {
    if (!(target instanceof HTMLInputElement)) return;
    this.wished = target.checked;
    const body = { secondFactor: target.checked ? 'required' : 'optional' };
    await this.act('PUT', PATH, { body, done: msg('Saved.', { id: 'desk-saved-plain' }) });
    this.wished = null; // The server's value counts.
  }
}
