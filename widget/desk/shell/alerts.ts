import { msg, str } from '@lit/localize';
import { nothing } from 'lit';
import { unreadCount, waitingCount } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import type { Alert } from '../data/types.ts';
import { chime } from '../ui/chime.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber } from '../ui/format.ts';

/** Only what happened a moment ago is news: a desk that comes back does not ring for what is long past. */
const NEWS_MS = 60_000;

/**
 * Keeps the page's title at the number of guests who want something of this person, rings when somebody begins to wait,
 * and notifies through the browser while the desk is out of sight. Shows nothing.
 */
export class DeskAlerts extends DeskElement {
  #propertyId: string | null = null;
  #waiting: number | null = null;
  #newestAlert = 0;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [waitingCount(state), unreadCount(state), state.alerts, state.listing.loading, state.propertyId];
  }

  override render(): typeof nothing {
    const { deskState: state } = this;
    if (this.#propertyId !== state.propertyId) {
      // Another house: its numbers are no news against those of the last one.
      this.#propertyId = state.propertyId;
      this.#waiting = null;
      this.#newestAlert = 0;
    }
    const waiting = waitingCount(state);
    const house =
      state.properties.find(({ id }) => id === state.propertyId)?.name ?? msg('Staff desk', { id: 'desk-title' });
    const wanted = waiting + unreadCount(state);
    document.title = wanted > 0 ? `(${formatNumber(wanted)}) ${house}` : house;
    // The first load is no news.
    const more = this.#waiting !== null && waiting > this.#waiting;
    const fresh = state.alerts.filter((alert) => alert.event > this.#newestAlert && isNews(alert));
    if ((more || fresh.length > 0) && state.preferences.sound) chime();
    if (more || fresh.length > 0) this.#notify(house, waiting, fresh.at(-1)?.conversationId ?? null);
    if (state.listing.loading === 'ready') this.#waiting = waiting;
    this.#newestAlert = state.alerts.at(-1)?.event ?? this.#newestAlert;
    return nothing;
  }

  /** No guest's words or name: the note shows on a locked screen. */
  #notify(house: string, waiting: number, conversationId: string | null): void {
    const { notify } = this.deskState.preferences;
    if (!notify || document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
    if (Notification.permission !== 'granted') return;
    const count = formatNumber(waiting);
    const body = msg(str`Guests who wait for a person: ${count}`, { id: 'desk-notify-waiting' });
    const note = new Notification(house, { body, tag: 'service-chat-waiting' });
    note.onclick = () => {
      window.focus();
      this.desk.openInInbox(conversationId);
      note.close();
    };
  }
}

function isNews({ at }: Alert): boolean {
  return Date.now() - Date.parse(at) < NEWS_MS;
}
