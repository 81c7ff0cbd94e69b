import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { chooseFrom } from '../data/colleagues.ts';
import type { Person } from '../data/read/types.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';

/** An @ with what is written of a name, at the end of what stands before the caret. */
const BEGUN = /(?:^|\s)@([\p{L}\p{N}.’' -]{0,40})$/u;
const SHOWN_MAX = 6;

/** What is written of a name after an @, or null where none is being written. */
export function begunMention(before: string): string | null {
  return BEGUN.exec(before)?.[1] ?? null;
}

/** A colleague was chosen. */
export class MentionEvent extends Event {
  readonly person: Person;

  constructor(person: Person) {
    super('mention', { bubbles: true, composed: true });
    this.person = person;
  }
}

/** The colleagues whose name begins with what is written after an @. @fires {MentionEvent} mention */
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

  /** What is written of the name. */
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

  /** A key of the field; answers whether it was for this list. */
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
    return chooseFrom(this.#staff.value ?? [], this.deskState)
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
