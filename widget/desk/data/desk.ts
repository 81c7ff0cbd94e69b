import { msg, str } from '@lit/localize';
import type { DeskLocale } from '../localization.ts';
import type { DeskCore, DeskWorld, News } from './core.ts';
import { FIRST_LISTING, type Listing } from './kept/listing.ts';
import { applyAll, loadAll, loadCounts, loadList, openThread } from './kept/loads.ts';
import { type Preferences, savePreferences } from './kept/preferences.ts';
import { Unsent } from './kept/unsent.ts';
import type { DeskEvent } from './live/apply.ts';
import type { Live, LiveHandlers } from './live/live.ts';
import type { Alert, Me } from './read/types.ts';
import { reasonOf } from './reason.ts';
import { DeskError } from './request.ts';
import { conversationPath, openConversation, type Route, writeRoute } from './route.ts';
import { sendWaiting } from './say.ts';
import { type DeskState, emptyState, otherProperty, type Phase, type Toast } from './state.ts';
import { DeskStore } from './store.ts';

const TOAST_MS = 7_000;
/** What can be undone can be undone for longer. */
const UNDO_MS = 15_000;
const HELD_MS = 2_000;
const TOASTS_MAX = 3;
/** Events of a burst are shown together; shorter than anyone sees. */
const BURST_MS = 16;
const COUNT_MS = 1_500;
/** The lists wait so long for the live connection. */
const STREAM_MS_MAX = 800;

/**
 * The desk behind its views: who is signed in, which property, the loads and the live connection. Views read
 * `store.state` and call methods; what colleagues do comes in as events. Commands on conversations: `actions.ts`.
 */
export class Desk implements DeskCore {
  readonly store = new DeskStore();
  readonly world: DeskWorld;
  readonly unsent: Unsent;
  #live: Live | null = null;
  #toastId = 0;
  #toastsHeld = false;
  readonly #queue: DeskEvent[] = [];
  readonly #news = new Set<DeskEvent[]>();
  #counting = false;
  /** The numbers were asked for at once since they were counted last. */
  #countedAtOnce = false;
  /** The number we resumed from last because of a hole: the server has none to fill it, if it is there again. */
  #askedAgainAt = -1;

  constructor(world: DeskWorld, preferences: Preferences) {
    this.world = world;
    this.unsent = new Unsent(world.tabStorage);
    this.store.watch(() => this.unsent.keep(this.state.outgoing));
    this.store.update((state) => ({ ...state, preferences }));
  }

  get state() {
    return this.store.state;
  }

  /** Asks who is signed in and opens the desk, or shows the sign-in; what somebody began meanwhile, as by a link, goes before. */
  async start(): Promise<void> {
    const starting: Phase = { name: 'starting' };
    this.setPhase(starting);
    const isSuperseded = () => this.state.phase !== starting;
    try {
      const me = await this.world.api.me();
      if (!isSuperseded()) this.entered(me);
    } catch (error) {
      if (isSuperseded()) return;
      if (error instanceof DeskError && error.status === 401) this.setPhase({ name: 'signed_out', why: 'first' });
      else this.setPhase({ name: 'failed', reason: reasonOf(error) });
    }
  }

  /** Opens the desk for someone who has just been recognised. */
  entered(me: Me): void {
    this.world.caller.csrfToken = me.csrfToken;
    const { user, properties, rights, features } = me;
    if (me.mustSetUpFactor) {
      this.setPhase({ name: 'factor_missing' });
      return;
    }
    const wished = this.state.preferences.propertyId;
    const property = properties.find(({ id }) => id === wished) ?? properties[0];
    this.store.update((state) => ({ ...state, user, properties, rights, features, phase: { name: 'ready' } }));
    if (property !== undefined) this.switchProperty(property.id);
  }

  async signOut(): Promise<void> {
    await this.world.api.signOut().catch(() => undefined); // Signed out here in any case.
    this.leave('first');
  }

  /**
   * Back to the sign-in; nothing of the hotel's stays in memory. Where the session only ended, what was not sent yet waits
   * for its writer.
   */
  leave(why: 'first' | 'ended'): void {
    this.#live?.close();
    this.#live = null;
    if (why === 'first') this.unsent.clear();
    else this.unsent.close();
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
    this.unsent.close();
    const timezone = this.state.properties.find(({ id }) => id === propertyId)?.timezone ?? null;
    this.store.update((state) => ({ ...otherProperty(state, propertyId), timezone }));
    const outgoing = this.unsent.open(this.state.user?.id ?? '', propertyId);
    this.store.update((state) => ({ ...state, outgoing }));
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
    this.store.update((state) => ({ ...state, toasts: boundToasts([...state.toasts, toast]) }));
    this.#expire(toast.id, action?.isUndo ? UNDO_MS : TOAST_MS);
  }

  /** Toasts stay while somebody points at them or has the keyboard's focus in them. */
  holdToasts(on: boolean): void {
    this.#toastsHeld = on;
  }

  #expire(id: number, ms: number): void {
    this.world.setTimeout(() => (this.#toastsHeld ? this.#expire(id, HELD_MS) : this.dismiss(id)), ms);
  }

  dismiss(id: number): void {
    this.store.update((state) => ({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) }));
  }

  /** Tells of a failed action in words. */
  problem(error: unknown): void {
    if (error instanceof DeskError && error.code === 'offline') this.doubtLine();
    this.toast('problem', reasonOf(error));
  }

  doubtLine(): void {
    this.#live?.doubt();
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
          ...(fresh && startAfresh(state, newestEvent)),
        }));
        this.#live?.look(openConversation(this.state.route));
        if (fresh) void loadAll(this);
        sendWaiting(this);
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
    const told = events.filter((event) => event.type === 'conversation');
    // What was not here is in the server's numbers alone; with many of those the pause is for all but the first.
    if (!this.#countedAtOnce && told.some(({ conversation }) => !before.conversations.has(conversation.id))) {
      this.#countedAtOnce = true;
      void loadCounts(this);
    }
    if (told.length > 0) this.#countSoon();
  }

  #after(before: DeskState, event: DeskEvent): void {
    if (event.type === 'presence' || event.event <= before.lastEvent) return;
    if (event.type === 'message' && event.message.author === 'guest') this.#readAlong(event.message.conversationId);
    if (event.type === 'alert') this.#notifyOfMention(event.alert);
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

  /** A colleague's note names this person, or a guest is forwarded to them. */
  #notifyOfMention({ kind, userId, conversationId, detail }: Alert): void {
    if (userId !== this.state.user?.id || conversationId === null) return;
    if (kind !== 'mentioned' && kind !== 'forwarded') return;
    const name = detail;
    const words =
      kind === 'mentioned'
        ? msg(str`${name} mentioned you in a note`, { id: 'desk-mentioned' })
        : msg(str`${name} forwarded a guest to you`, { id: 'desk-forwarded' });
    this.toast('guest', words, {
      label: msg('Open', { id: 'desk-open' }),
      run: () => this.openInInbox(conversationId),
    });
  }

  /** The server's numbers, asked for once things have settled. */
  #countSoon(): void {
    if (this.#counting) return;
    this.#counting = true;
    this.world.setTimeout(() => {
      this.#counting = false;
      this.#countedAtOnce = false;
      if (this.state.phase.name !== 'ready') return;
      void loadCounts(this);
      // What came since may fit the words one looks for; only the server has read it all.
      if (this.state.listing.query.search.trim() !== '') void loadList(this);
    }, COUNT_MS);
  }
}

/** The newest few; what can be undone goes last. */
function boundToasts(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= TOASTS_MAX) return toasts;
  const first = toasts.findIndex(({ action }) => !action?.isUndo);
  return boundToasts(toasts.toSpliced(Math.max(0, first), 1));
}

/** What is thrown away where our copy does not join on to the server's log: anything may have changed meanwhile. */
function startAfresh({ listing }: DeskState, lastEvent: number): Partial<DeskState> {
  const { conversations, counts, holdsActive, threads, presence, guestsTyping } = emptyState();
  const again: Listing = { ...FIRST_LISTING, query: listing.query, loading: 'loading' };
  return { lastEvent, listing: again, conversations, counts, holdsActive, threads, presence, guestsTyping };
}
