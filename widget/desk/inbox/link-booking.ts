import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../data/reason.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';

/**
 * Opens a booking to the conversation by its number. The reason is asked for and kept: it is a colleague's word that this
 * guest is who they say.
 * @fires booking-linked
 */
export class DeskLinkBooking extends DeskElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: var(--space-2);
      }
      .deeds {
        display: flex;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) conversationId = '';
  @state() private open = false;
  @state() private busy = false;
  @state() private problem = '';

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    if (!this.open) {
      return html`<wa-button size="s" appearance="outlined" @click=${this.#begin}>${msg('Link a booking', { id: 'desk-link-booking' })}</wa-button>`;
    }
    return html`<form @submit=${this.#submit}>
      <wa-input size="s" name="number" label=${msg('Booking number', { id: 'desk-ask-number' })} required></wa-input>
      <wa-input size="s" name="reason" label=${msg('How do you know it is theirs?', { id: 'desk-link-reason' })} maxlength="300" required></wa-input>
      ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      <div class="deeds">
        <wa-button size="s" type="submit" variant="brand" ?loading=${this.busy}>${msg('Link', { id: 'desk-link' })}</wa-button>
        <wa-button size="s" appearance="plain" @click=${this.#end}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      </div>
    </form>`;
  }

  readonly #begin = (): void => {
    this.open = true;
    void focusOn(this, 'wa-input');
  };

  readonly #end = (): void => {
    this.open = false;
    this.problem = '';
    void focusOn(this, 'wa-button');
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const number = String(form.get('number')).trim();
    this.busy = true;
    this.problem = '';
    try {
      const [found] = await this.desk.world.api.findReservations(number);
      if (found === undefined) this.problem = msg('There is no booking with this number.', { id: 'desk-no-booking' });
      else {
        await this.desk.world.api.linkBooking(this.conversationId, found.id, String(form.get('reason')).trim());
        this.#end();
        this.dispatchEvent(new Event('booking-linked'));
      }
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
