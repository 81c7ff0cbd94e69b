import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { acknowledge } from '../data/commands.ts';
import { openAlarms } from '../data/kept/select.ts';
import type { Alarm, Conversation } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { closeDialogs } from '../ui/keys.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { clock } from '../ui/words/format.ts';
import { dangerWord, guestName } from '../ui/words/words.ts';

/**
 * The unacknowledged emergencies: danger and room in the staff's language, the guest's own words, and one button each. On
 * a phone the list scrolls. As a popover it is shown above an open dialog.
 */
export class DeskAlarmList extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        max-block-size: 40vh;
        overflow-y: auto;
      }
      :host([popover]) {
        position: fixed;
        inset: 0 0 auto;
        inline-size: auto;
        margin: 0;
        padding: 0;
        border: 0;
      }
      :host([popover]:not(:popover-open)) {
        display: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        padding: var(--space-2) var(--space-4);
        border-block-end: 1px solid color-mix(in srgb, var(--on-alarm) 40%, transparent);
        background: var(--alarm);
        color: var(--on-alarm);
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
        align-items: baseline;
        gap: var(--space-2);
        font-size: var(--text-l, 1.125rem);
      }
      svg {
        align-self: center;
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
        border-color: var(--on-alarm);
        background: transparent;
        color: var(--on-alarm);
      }
      .actions .mine {
        background: var(--on-alarm);
        color: var(--alarm);
        font-weight: 700;
      }
      @media (forced-colors: active) {
        li {
          border: 2px solid Highlight;
        }
      }
    `,
  ];

  @state() private busy = false;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [openAlarms(state), state.timezone, state.rights];
  }

  /** Notifies the element that inserted the list, because a dialog that is removed with its view removes the list too. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.dispatchEvent(new CustomEvent('desk-alarms-left'));
  }

  override render(): TemplateResult {
    const open = openAlarms(this.deskState);
    const list = repeat(
      open,
      ({ id }) => id,
      (one) => this.#alarm(one),
    );
    return html`<div role="alert">${open.length === 0 ? nothing : html`<ul>${list}</ul>`}</div>`;
  }

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
        <button class="button" @click=${() => this.#open(id)}>${msg('Open', { id: 'desk-open' })}</button>
      </div>
    </li>`;
  }

  async #acknowledge(id: string): Promise<void> {
    this.busy = true;
    const isDone = await acknowledge(this.desk, id);
    this.busy = false;
    if (isDone) this.#open(id);
  }

  /** Opens the guest's conversation. Dialogs close and keep their input. */
  #open(id: string): void {
    const { desk } = this;
    closeDialogs();
    desk.openInInbox(id);
  }
}

/** The danger and the room, such as "Fire or smoke · Room 204", or that it is a rehearsal. */
export function alarmWords({ danger, room, rehearsal }: Alarm): string {
  if (rehearsal) return msg('A rehearsal of an emergency', { id: 'desk-alarm-rehearsal' });
  const label = dangerWord(danger);
  return room === null ? label : `${label} · ${msg(str`Room ${room}`, { id: 'desk-room' })}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'desk-alarm-list': DeskAlarmList;
  }
}
