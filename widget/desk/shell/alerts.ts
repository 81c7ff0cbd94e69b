import { msg, str } from '@lit/localize';
import { nothing } from 'lit';
import { waitingCount } from '../data/kept/counts.ts';
import { openAlarms, unansweredHere, unreadCount } from '../data/kept/select.ts';
import { alertWords } from '../data/live/push.ts';
import type { Alert } from '../data/read/types.ts';
import { conversationPath, openConversation } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { chime } from '../ui/look/chime.ts';
import { formatNumber } from '../ui/words/format.ts';
import { alarmWords } from './alarm-list.ts';

/** Older events are not announced, such as after a reconnect. */
const NEWS_MS = 60_000;

/**
 * Shows the number of waiting guests in the page's title; plays a sound for new waiting guests, alerts for this person, and
 * messages of their guests out of view; and sends browser notifications while the desk is hidden. Renders nothing.
 */
export class DeskAlerts extends DeskElement {
  #propertyId: string | null = null;
  #waiting: number | null = null;
  #unanswered: number | null = null;
  #newestAlert = 0;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      openAlarms(state),
      waitingCount(state),
      unansweredHere(state, inSight(state)),
      unreadCount(state),
      state.alerts,
      state.listing.loading,
      state.draftsKnown,
      state.propertyId,
    ];
  }

  override render(): typeof nothing {
    const { deskState: state } = this;
    if (this.#propertyId !== state.propertyId) {
      // Another property: its numbers are not compared with those of the last one.
      this.#propertyId = state.propertyId;
      this.#waiting = null;
      this.#unanswered = null;
      this.#newestAlert = 0;
    }
    const [waiting, unanswered] = [waitingCount(state), unansweredHere(state, inSight(state))];
    const house =
      state.properties.find(({ id }) => id === state.propertyId)?.name ?? msg('Staff desk', { id: 'desk-title' });
    const wanted = waiting + unreadCount(state);
    const name = wanted > 0 ? `(${formatNumber(wanted)}) ${house}` : house;
    const alarm = openAlarms(state)[0]?.emergency;
    document.title = alarm == null ? name : `${alarmWords(alarm)} · ${house}`;
    const body = this.#news(waiting, unanswered);
    // Drafts count as waiting and are loaded beside the list.
    if (state.listing.loading === 'ready' && state.draftsKnown)
      [this.#waiting, this.#unanswered] = [waiting, unanswered];
    this.#newestAlert = state.alerts.at(-1)?.event ?? this.#newestAlert;
    if (body === null) return nothing;
    if (state.preferences.sound) chime();
    void this.#notify(house, body);
    return nothing;
  }

  /** New events for this person, in words; none at the first load. */
  #news(waiting: number, unanswered: number): News | null {
    const { alerts, user } = this.deskState;
    const fresh = alerts.filter((alert) => alert.event > this.#newestAlert && isNews(alert));
    const mine = fresh.findLast(({ kind, userId }) => isForAll(kind) || userId === null || userId === user?.id);
    const words = alertWords();
    if (mine !== undefined)
      return { words: words[mine.kind] ?? countWords(waiting), conversationId: mine.conversationId, isAlert: true };
    // If there is an alert as well, it names the colleague it is for.
    if (this.#waiting !== null && waiting > this.#waiting && fresh.length === 0)
      return { words: countWords(waiting), conversationId: null, isAlert: true };
    if (this.#unanswered === null || unanswered <= this.#unanswered) return null;
    const answered = msg('A guest has written to you', { id: 'desk-notify-answered' });
    return { words: answered, conversationId: null, isAlert: false };
  }

  /** Contains no text or name of a guest, because locked screens show it. With push on, the server sends alerts instead. */
  async #notify(house: string, { words: body, conversationId, isAlert }: News): Promise<void> {
    const { notify } = this.deskState.preferences;
    if (!notify || document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
    if (Notification.permission !== 'granted' || (isAlert && this.desk.world.push?.isOn())) return;
    const about = { body, tag: 'service-chat-waiting' };
    try {
      const note = new Notification(house, about);
      note.onclick = () => {
        window.focus();
        this.desk.openInInbox(conversationId);
        note.close();
      };
    } catch {
      // Phones show notifications only by a service worker.
      const worker = await navigator.serviceWorker?.getRegistration('/desk/');
      await worker?.showNotification(house, { ...about, data: conversationPath(conversationId) });
    }
  }
}

interface News {
  words: string;
  conversationId: string | null;
  /** The server sends it by push too. */
  isAlert: boolean;
}

/** The conversation being shown. */
function inSight({ route }: DeskState): string | null {
  return document.visibilityState === 'visible' ? openConversation(route) : null;
}

function countWords(waiting: number): string {
  const count = formatNumber(waiting);
  return msg(str`Guests who wait for a person: ${count}`, { id: 'desk-notify-waiting' });
}

/** Emergencies are announced to everybody. */
function isForAll(kind: string): boolean {
  return kind === 'emergency' || kind === 'emergency_rehearsal';
}

function isNews({ at }: Alert): boolean {
  return Date.now() - Date.parse(at) < NEWS_MS;
}
