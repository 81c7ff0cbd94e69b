import { msg, str } from '@lit/localize';
import type { DeskLocale } from '../localization.ts';
import { problemWords } from '../ui/problem-words.ts';
import type { DeskEvent } from './apply.ts';
import type { DeskApi } from './desk-api.ts';
import type { Live, LiveHandlers, OpenLive } from './live.ts';
import { applyAll, loadAll, loadCounts, type News, openThread } from './loads.ts';
import { type Preferences, savePreferences } from './preferences.ts';
import type { Push } from './push.ts';
import { type Caller, DeskError, type Send } from './request.ts';
import { conversationPath, openConversation, type Route, writeRoute } from './route.ts';
import { type DeskState, emptyState, otherProperty, type Phase, type Toast } from './state.ts';
import { DeskStore } from './store.ts';
import type { Me } from './types.ts';

const TOAST_MS = 7_000;
const TOASTS_MAX = 3;
/** Events of a burst are shown together; shorter than anyone sees. */
const BURST_MS = 16;
const COUNT_MS = 1_500;
/** The lists wait so long for the live connection. */
const STREAM_MS_MAX = 800;

/** What the desk needs of the world around it. */
export interface DeskWorld {
  api: DeskApi;
  send: Send;
  caller: Caller;
  openLive: OpenLive;
  storage: Storage | null;
  /** Null where the browser cannot be woken. */
  push: Push | null;
  /** Changes the page's address; the page answers by calling {@link Desk.routed}. */
  navigate(path: string): void;
  setTimeout(run: () => void, ms: number): unknown;
  /** Shows the page in a language; rejects where its texts cannot be loaded. */
  speak(locale: DeskLocale): Promise<void>;
}

/**
 * The desk behind its views: who is signed in, which property, the loads and the live connection. Views read
 * `store.state` and call methods; what colleagues do comes in as events. Commands on conversations: `deeds.ts`.
 */
export class Desk {
  readonly store = new DeskStore();
  readonly world: DeskWorld;
  #live: Live | null = null;
  #toastId = 0;
  readonly #queue: DeskEvent[] = [];
  readonly #news = new Set<DeskEvent[]>();
  #counting = false;
  /** The number we resumed from last because of a hole: the server has none to fill it, if it is there again. */
  #askedAgainAt = -1;

  constructor(world: DeskWorld, preferences: Preferences) {
    this.world = world;
    this.store.update((state) => ({ ...state, preferences }));
  }

  get state() {
    return this.store.state;
  }

  /** Asks who is signed in and opens the desk, or shows the sign-in. */
  async start(): Promise<void> {
    this.setPhase({ name: 'starting' });
    try {
      this.entered(await this.world.api.me());
    } catch (error) {
      if (error instanceof DeskError && error.status === 401) this.setPhase({ name: 'signed_out', why: 'first' });
      else this.setPhase({ name: 'failed', reason: reasonOf(error) });
    }
  }

  /** Opens the desk for someone who has just been recognised. */
  entered(me: Me): void {
    this.world.caller.csrfToken = me.csrfToken;
    const { user, properties, rights, features } = me;
    const wished = this.state.preferences.propertyId;
    const property = properties.find(({ id }) => id === wished) ?? properties[0];
    this.store.update((state) => ({ ...state, user, properties, rights, features, phase: { name: 'ready' } }));
    if (property !== undefined) this.switchProperty(property.id);
  }

  async signOut(): Promise<void> {
    await this.world.api.signOut().catch(() => undefined); // Signed out here in any case.
    this.leave('first');
  }

  /** Back to the sign-in; nothing of the hotel's stays in memory. */
  leave(why: 'first' | 'ended'): void {
    this.#live?.close();
    this.#live = null;
    this.world.caller.csrfToken = null;
    this.world.caller.propertyId = null;
    this.store.update(({ preferences, route }) => ({
      ...emptyState(),
      preferences,
      route,
      phase: { name: 'signed_out', why },
    }));
  }

  switchProperty(propertyId: string): void {
    this.#live?.close();
    this.world.caller.propertyId = propertyId;
    this.store.update((state) => otherProperty(state, propertyId));
    if (this.state.preferences.propertyId !== propertyId) this.prefer({ propertyId });
    this.#queue.length = 0;
    this.#live = this.world.openLive(propertyId, () => this.#lastEvent(), this.#handlers());
    // Loaded once the stream stands, so that nothing falls between the two; without a stream it is loaded all the same.
    this.world.setTimeout(() => this.#loadUnlessLoaded(), STREAM_MS_MAX);
  }

  /** The page's address changed. */
  routed(route: Route): void {
    this.store.update((state) => ({ ...state, route }));
    const open = openConversation(route);
    this.#live?.look(open);
    if (open !== null && this.state.propertyId !== null) void openThread(this, open);
  }

  /** Goes to a view, and to what `rest` means there. */
  goTo(view: string, rest = ''): void {
    this.world.navigate(writeRoute(view, rest));
  }

  /** Opens a conversation, or with null the inbox alone. */
  openInInbox(id: string | null): void {
    this.world.navigate(conversationPath(id));
  }

  prefer(change: Partial<Preferences>): void {
    const preferences = { ...this.state.preferences, ...change };
    savePreferences(this.world.storage, preferences);
    this.store.update((state) => ({ ...state, preferences }));
  }

  /** Shows the desk in another language and keeps the choice. */
  async speak(locale: DeskLocale): Promise<void> {
    try {
      await this.world.speak(locale);
      this.prefer({ locale });
    } catch {
      this.toast('problem', reasonOf(new DeskError('offline', 0, '')));
    }
  }

  setPhase(phase: Phase): void {
    this.store.update((state) => ({ ...state, phase }));
  }

  /** Tells colleagues that a reply is being written here. */
  typing(conversationId: string, on: boolean): void {
    this.#live?.typing(conversationId, on);
  }

  /** Remembers every event until its end: for a list that is on its way meanwhile. */
  collectNews(): News {
    const events: DeskEvent[] = [];
    this.#news.add(events);
    return { events, end: () => this.#news.delete(events) };
  }

  /** Undoes what was done last, while its word still stands in the corner. */
  undo(): void {
    const last = this.state.toasts.findLast(({ action }) => action?.isUndo);
    if (last === undefined) return;
    this.dismiss(last.id);
    last.action?.run();
  }

  /** The newest number applied; what waits in the queue is applied first. */
  #lastEvent(): number {
    this.#flush();
    return this.state.lastEvent;
  }

  /** Says something in the corner for a few seconds. */
  toast(tone: Toast['tone'], text: string, action: Toast['action'] = null): void {
    const toast: Toast = { id: ++this.#toastId, tone, text, action };
    this.store.update((state) => ({ ...state, toasts: [...state.toasts, toast].slice(-TOASTS_MAX) }));
    this.world.setTimeout(() => this.dismiss(toast.id), TOAST_MS);
  }

  dismiss(id: number): void {
    this.store.update((state) => ({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) }));
  }

  /** Tells of a failed deed in words. */
  problem(error: unknown): void {
    this.toast('problem', reasonOf(error));
  }

  #loadUnlessLoaded(): void {
    if (this.state.listing.loading === 'idle' && this.state.propertyId !== null) void loadAll(this);
  }

  #handlers(): LiveHandlers {
    return {
      ticket: () => this.world.api.ticket(),
      onEvent: (event) => this.#take(event),
      onOnline: (fresh, newestEvent) => {
        if (fresh) this.#queue.length = 0; // They belong to what is thrown away.
        this.store.update((state) => ({
          ...state,
          connection: 'online',
          ...(fresh && { lastEvent: newestEvent, presence: new Map(), guestsTyping: new Set(), threads: new Map() }),
        }));
        this.#live?.look(openConversation(this.state.route));
        if (fresh) void loadAll(this);
      },
      onOffline: () => {
        this.store.update((state) => ({ ...state, connection: 'offline' }));
        this.#loadUnlessLoaded();
      },
      onRefused: () => this.leave('ended'),
    };
  }

  /** What a guest writes into the conversation one has before one's eyes is read at once. */
  #readAlong(conversationId: string): void {
    const open = openConversation(this.state.route) === conversationId;
    if (open && document.visibilityState === 'visible') this.#live?.look(conversationId);
  }

  /** Events that come close together are applied in one step, in their order. */
  #take(event: DeskEvent): void {
    for (const news of this.#news) news.push(event);
    this.#queue.push(event);
    if (this.#queue.length === 1) this.world.setTimeout(() => this.#flush(), BURST_MS);
  }

  #flush(): void {
    const events = this.#queue.splice(0);
    const before = this.state;
    const numbered = events.find((event) => event.type !== 'presence' && event.event > before.lastEvent);
    // The server tells every number; one that is left out got lost on the way, so we ask again from where we stand.
    const isGap = numbered !== undefined && numbered.type !== 'presence' && numbered.event > before.lastEvent + 1;
    if (isGap && this.#askedAgainAt !== before.lastEvent) {
      this.#askedAgainAt = before.lastEvent;
      this.#live?.resume();
      return;
    }
    this.store.update((state) => applyAll(state, events));
    for (const event of events) this.#after(before, event);
    if (events.some(({ type }) => type === 'conversation')) this.#countSoon();
  }

  #after(before: DeskState, event: DeskEvent): void {
    if (event.type === 'presence' || event.event <= before.lastEvent) return;
    if (event.type === 'message' && event.message.author === 'guest') this.#readAlong(event.message.conversationId);
    if (event.type !== 'conversation') return;
    const { conversation } = event;
    const was = before.conversations.get(conversation.id)?.state;
    const shown = openConversation(this.state.route) === conversation.id;
    if (conversation.state !== 'waiting' || was === 'waiting' || shown) return;
    const name = conversation.guest?.name ?? msg('A guest', { id: 'desk-a-guest' });
    const run = () => this.openInInbox(conversation.id);
    this.toast('guest', msg(str`${name} waits for a person`, { id: 'desk-guest-waits' }), {
      label: msg('Open', { id: 'desk-open' }),
      run,
    });
  }

  /** The server's numbers, asked for once things have settled. */
  #countSoon(): void {
    if (this.#counting) return;
    this.#counting = true;
    this.world.setTimeout(() => {
      this.#counting = false;
      if (this.state.phase.name === 'ready') void loadCounts(this);
    }, COUNT_MS);
  }
}

/** A failure in words for the person at the desk. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DeskError)) return msg('Something went wrong on this page.', { id: 'desk-error-page' });
  if (error.code === 'offline')
    return msg('The server cannot be reached. Please try again.', { id: 'desk-error-offline' });
  return problemWords(error);
}
