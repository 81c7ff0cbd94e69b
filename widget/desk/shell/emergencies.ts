import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { acknowledge } from '../data/commands.ts';
import { openAlarms } from '../data/kept/select.ts';
import type { Alarm, Conversation } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { isUnderDialog } from '../ui/keys.ts';
import { siren } from '../ui/look/chime.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { clock } from '../ui/words/format.ts';
import { dangerWord, guestName } from '../ui/words/words.ts';

const SIREN_EVERY_MS = 4_000;

/**
 * Guests in danger, on top of every view: what and where in the staff's language, the guest's own words, and one button.
 * It rings until somebody looks after each of them; what a phone is too small for scrolls inside. One that comes while a dialog
 * stands open comes before it, for a dialog lets nothing beside it be touched; Escape goes back to what was begun.
 */
export class DeskEmergencies extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        max-block-size: 40vh;
        overflow-y: auto;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        padding: var(--space-2) var(--space-4);
        border-block-end: 1px solid color-mix(in srgb, var(--on-danger) 40%, transparent);
        background: var(--danger);
        color: var(--on-danger);
      }
      .what {
        display: flex;
        flex: 1 1 14rem;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-3);
        min-inline-size: 0;
      }
      strong {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        font-size: var(--text-l, 1.125rem);
      }
      .words {
        flex: 1 1 12rem;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .actions {
        display: flex;
        gap: var(--space-2);
      }
      .actions .button {
        border-color: var(--on-danger);
        background: transparent;
        color: var(--on-danger);
      }
      .actions .mine {
        background: var(--on-danger);
        color: var(--danger);
        font-weight: 700;
      }
      dialog {
        inset: 0 0 auto;
        inline-size: 100%;
        max-inline-size: none;
        max-block-size: 40vh;
        margin: 0;
        padding: 0;
        border: 0;
        outline: none;
      }
      @media (forced-colors: active) {
        li {
          border: 2px solid Highlight;
        }
      }
    `,
  ];

  @state() private busy = false;
  /** Do they stand before a dialog, and not in their place? */
  @state() private isBefore = false;
  @query('dialog') private readonly dialog!: HTMLDialogElement | null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #seen: ReadonlySet<string> = new Set();

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [openAlarms(state), state.timezone, state.rights, state.preferences.sound];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#ring(false);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const ids = openAlarms(this.deskState).map(({ id }) => id);
    if (ids.some((id) => !this.#seen.has(id)) && isUnderDialog()) this.isBefore = true;
    if (ids.length === 0 && this.isBefore) this.#lay();
    this.#seen = new Set(ids);
  }

  protected override updated(): void {
    if (this.dialog === null || this.dialog.open) return;
    this.dialog.showModal();
    this.dialog.focus(); // and none of its buttons: what somebody is typing presses nothing
  }

  override render(): TemplateResult {
    const open = openAlarms(this.deskState);
    const [first] = open;
    this.#ring(open.length > 0 && this.deskState.preferences.sound);
    if (first?.emergency == null) return html`<div role="alert"></div>`;
    const list = html`<ul>${repeat(
      open,
      ({ id }) => id,
      (one) => this.#alarm(one),
    )}</ul>`;
    if (!this.isBefore) return html`<div role="alert">${list}</div>`;
    return html`<dialog role="alertdialog" aria-label=${alarmWords(first.emergency)} tabindex="-1" @keydown=${keepEscape} @close=${this.#lay}>${list}</dialog>`;
  }

  /** Back to their place on top of the view; closed first, so that the focus goes to where it was. */
  readonly #lay = (): void => {
    this.dialog?.close();
    this.isBefore = false;
  };

  #alarm(conversation: Conversation): TemplateResult | typeof nothing {
    const { emergency, id } = conversation;
    if (emergency === null) return nothing;
    const { words, at } = emergency;
    const look = () => void this.#acknowledge(id);
    return html`<li class="alarm" data-id=${id}>
      <div class="what">
        <strong>${icon('alert')} ${alarmWords(emergency)}</strong>
        ${emergency.rehearsal ? nothing : html`<bdi>${guestName(conversation)}</bdi>`}
        <time datetime=${at}>${clock(at, this.deskState.timezone)}</time>
        ${words === null ? nothing : html`<span class="words" lang=${words.language} dir="auto">${words.text}</span>`}
      </div>
      <div class="actions">
        ${this.can('conversations:write') ? html`<button class="button mine" ?disabled=${this.busy} @click=${look}>${msg('I look after it', { id: 'desk-alarm-mine' })}</button>` : nothing}
        <button class="button" @click=${() => this.desk.openInInbox(id)}>${msg('Open', { id: 'desk-open' })}</button>
      </div>
    </li>`;
  }

  async #acknowledge(id: string): Promise<void> {
    this.busy = true;
    const isDone = await acknowledge(this.desk, id);
    this.busy = false;
    if (isDone) this.desk.openInInbox(id);
  }

  /** Rings at once and then again and again. */
  #ring(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(siren, SIREN_EVERY_MS) : undefined;
    if (on) siren();
  }
}

/** Escape is for what stands in front alone, not for the dialog behind it too. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** "Fire or smoke · Room 204", or that it is a rehearsal. */
export function alarmWords({ danger, room, rehearsal }: Alarm): string {
  if (rehearsal) return msg('A rehearsal of an emergency', { id: 'desk-alarm-rehearsal' });
  const what = dangerWord(danger);
  return room === null ? what : `${what} · ${msg(str`Room ${room}`, { id: 'desk-room' })}`;
}
