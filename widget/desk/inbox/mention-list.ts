import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { chooseForGuest } from '../data/colleagues.ts';
import type { Person } from '../data/read/types.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';

/** An @ and the start of a name, just before the caret. */
const BEGUN = /(?:^|\s)@([\p{L}\p{N}.’' -]{0,40})$/u;
const SHOWN_MAX = 6;

/** The part of a name typed after an @, or null. */
export function begunMention(before: string): string | null {
  return BEGUN.exec(before)?.[1] ?? null;
}

/** Dispatched when a colleague is chosen. */
export class MentionEvent extends Event {
  readonly person: Person;

  constructor(person: Person) {
    super('mention', { bubbles: true, composed: true });
    this.person = person;
  }
}

/** Colleagues whose name starts with the text after an @. @fires {MentionEvent} mention */
export class DeskMentionList extends DeskElement {
  static override styles = [
    controls,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        padding: var(--space-1) var(--space-3);
      }
      .button[aria-selected='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
    `,
  ];

  /** The part of the name typed so far. */
  @property({ attribute: false }) begun = '';
  @state() private at = 0;
  readonly #staff = new Task(this, {
    task: async ([mayRead]) => (mayRead ? this.desk.world.api.staff() : []),
    args: () => [this.can('staff:read')] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult | typeof nothing {
    const found = this.#found();
    if (found.length === 0) return nothing;
    const here = Math.min(this.at, found.length - 1);
    return html`<ul role="listbox" aria-label=${msg('Colleagues', { id: 'desk-mention-list' })}>${found.map(
      (person, at) =>
        html`<li role="presentation"><button type="button" role="option" class="button" tabindex="-1" aria-selected=${at === here} @mousedown=${(event: Event) => event.preventDefault()} @click=${() => this.#choose(person)}>@<bdi>${person.name}</bdi></button></li>`,
    )}</ul>`;
  }

  /** Handles a key of the text field; returns whether it was for this list. */
  take(key: string): boolean {
    const found = this.#found();
    if (found.length === 0) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      this.at = (this.at + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length;
      return true;
    }
    const chosen = found[Math.min(this.at, found.length - 1)];
    if ((key !== 'Enter' && key !== 'Tab') || chosen === undefined) return false;
    this.#choose(chosen);
    return true;
  }

  #found(): Person[] {
    const wanted = this.begun.toLowerCase();
    const me = this.deskState.user?.id;
    return chooseForGuest(this.#staff.value ?? [], this.deskState)
      .filter(
        ({ id, name }) => id !== me && name.toLowerCase().startsWith(wanted) && name.toLowerCase() !== wanted.trim(),
      )
      .slice(0, SHOWN_MAX);
  }

  #choose(person: Person): void {
    this.at = 0;
    this.dispatchEvent(new MentionEvent(person));
  }
}
