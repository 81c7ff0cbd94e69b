import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Booking, Conversation } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { dateRange } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { askWord, grantWord } from '../ui/words/stay-words.ts';

/** One line about the state of a conversation: the assistant's open question, and the linked bookings. */
export class DeskStanding extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 0.4rem;
        min-inline-size: 0;
      }
      strong {
        color: var(--ink);
        font-weight: 600;
      }
      svg {
        inline-size: 1rem;
        block-size: 1rem;
      }
      .asked svg {
        color: var(--ai);
      }
    `,
  ];

  @property({ attribute: false }) conversation: Conversation | null = null;
  readonly #bookings = new Task(this, {
    task: async ([id, mayRead]) => ({
      id,
      found: id === null || !mayRead ? [] : await this.desk.world.api.bookings(id),
    }),
    // Loads again for another guest, and after a step of the AI that may have linked a booking.
    args: () => [this.conversation?.id ?? null, this.#mayRead(), this.conversation?.guest?.id, this.#proofs()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.rights, this.#proofs()];
  }

  override render(): TemplateResult | typeof nothing {
    const openQuestion = this.conversation?.openQuestion ?? null;
    // While this conversation's bookings are loading, those of the previous one must not be shown.
    const { id, found } = this.#bookings.value ?? { id: null, found: [] };
    const bookings = id === this.conversation?.id ? found : [];
    const topic = openQuestion === null ? this.#topic() : null;
    if (openQuestion === null && topic === null && bookings.length === 0) return nothing;
    return html`<ul aria-label=${msg('How things stand', { id: 'desk-standing' })}>
      ${
        openQuestion === null
          ? nothing
          : html`<li class="asked">${icon('spark')} <span>${msg('The AI has asked:', { id: 'desk-open-question' })}</span> <strong>${intentWord(openQuestion.about)} · ${askWord(openQuestion.asks)}</strong></li>`
      }
      ${
        topic === null
          ? nothing
          : html`<li class="topic">${icon('spark')} <span>${msg('Spoken of last:', { id: 'desk-topic' })}</span> <strong>${intentWord(topic)}</strong></li>`
      }
      ${bookings.map((booking) => this.#booking(booking))}
    </ul>`;
  }

  /** The topic to which the AI still relates a short follow-up question; null if none. */
  #topic(): string | null {
    const topic = this.conversation?.topic ?? null;
    return topic !== null && Date.parse(topic.until) > Date.now() ? topic.about : null;
  }

  #booking({ confirmationNumber: number, level, reason, checkIn, checkOut }: Booking): TemplateResult {
    // A colleague's own reason says more than our label.
    const proof = level === 'staff' && reason !== '' ? html`<bdi>${reason}</bdi>` : grantWord(level);
    return html`<li class="booking">
      ${icon('check')} <strong>${msg(str`Booking ${number}`, { id: 'desk-booking' })}</strong>
      <span>${dateRange(checkIn, checkOut)} · ${proof}</span>
    </li>`;
  }

  #mayRead(): boolean {
    return this.deskState.rights.includes('guests:read');
  }

  /** Counts the messages of this conversation that are based on a step that proves a booking. */
  #proofs(): number {
    const messages = this.deskState.threads.get(this.conversation?.id ?? '')?.messages ?? [];
    return messages.filter(({ decision }) => decision?.steps.some(({ kind }) => kind === 'verify')).length;
  }
}
