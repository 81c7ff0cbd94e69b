import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import type { DeskOwnFactors } from '../security/own-factors.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { mark } from '../ui/look/icons.ts';
import { doorStyles } from './door-styles.ts';

/** The page for a user whose account requires a second factor. After the set-up of the factor the desk opens. */
export class DeskFactorGate extends DeskElement {
  static override styles = [controls, doorStyles];

  /** Whether the code for the set-up is loaded. */
  @state() private hasFactors = false;
  @state() private problem = '';
  @query('desk-own-factors') private readonly ownFactors!: DeskOwnFactors;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    return html`<main>
        <div class="card">
          ${mark()}
          <h1>${msg('One more step', { id: 'desk-gate' })}</h1>
          <p>${msg('Your house asks everybody for a second factor beside the password: an app with codes, or a passkey. Set one up to go on.', { id: 'desk-gate-hint' })}</p>
          <p class="word problem" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
          <wa-button variant="brand" @click=${() => void this.#open()}>${msg('Set it up', { id: 'desk-gate-begin' })}</wa-button>
          <wa-button appearance="plain" @click=${() => void this.desk.signOut()}>${msg('Sign out', { id: 'desk-leave' })}</wa-button>
          <desk-language></desk-language>
        </div>
      </main>
      ${this.hasFactors ? html`<desk-own-factors @wa-after-hide=${() => void this.desk.start()}></desk-own-factors>` : nothing}`;
  }

  async #open(): Promise<void> {
    this.problem = '';
    try {
      await import('../security/define.ts');
      this.hasFactors = true;
      await this.updateComplete;
      await this.ownFactors.open();
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }
}
