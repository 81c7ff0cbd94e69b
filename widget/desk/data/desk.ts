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
/** Toasts with "undo" stay longer. */
const UNDO_MS = 15_000;
const HELD_MS = 2_000;
const TOASTS_MAX = 3;
/** Events within this time are applied together; too short to notice. */
const BURST_MS = 16;
const COUNT_MS = 1_500;
/** The longest time that lists wait for the live connection before they load. */
const STREAM_MS_MAX = 800;

/**
 * The state behind all views: who is signed in, the property, the loaded data and the live connection. Views read `store.state`
 * and call methods; what colleagues do arrives as events. Commands on conversations are in `commands.ts`.
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
  /** Whether the counts were requested at once since the last count. */
  #countedAtOnce = false;
  /** The event number at which we last asked for missing events. Missing again: the server does not have them. */
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

  /** Loads who is signed in and opens the desk, or shows the sign-in. A link in the address is handled first. */
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

  /** Opens the desk after sign-in. */
  entered(me: Me): void {
    this.world.caller.csrfToken = me.csrfToken;
    const { user, properties, rights, features } = me;
    if (me.mustSetUpFactor) {
      this.setPhase({ name: 'factor_missing' });
      return;
    }
    const preferredId = this.state.preferences.propertyId;
    const property = properties.find(({ id }) => id === preferredId) ?? properties[0];
    this.store.update((state) => ({ ...state, user, properties, rights, features, phase: { name: 'ready' } }));
    if (property !== undefined) this.switchProperty(property.id);
  }

  async signOut(): Promise<void> {
    await this.world.api.signOut().catch(() => undefined); // ignored: this browser forgets the session in any case
    this.leave('first');
  }

  /** Shows the sign-in and removes all data from memory. If the session only expired, unsent words are kept for their writer. */
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
    // Load after the stream is connected, so that no event is missed; without a stream, load anyway.
    this.world.setTimeout(() => this.#loadUnlessLoaded(), STREAM_MS_MAX);
  }

  /** Call when the page's address has changed. */
  routed(route: Route): void {
    this.store.update((state) => ({ ...state, route }));
    const open = openConversation(route);
    this.#live?.look(open);
    if (open !== null && this.state.propertyId !== null) void openThread(this, open);
  }

  /** Opens a view; what `rest` means depends on the view. */
  goTo(view: string, rest = ''): void {
    this.world.navigate(writeRoute(view, rest));
  }

  /** Opens a conversation in the inbox; null: none. */
  openInInbox(id: string | null): void {
    this.world.navigate(conversationPath(id));
  }

  prefer(change: Partial<Preferences>): void {
    const preferences = { ...this.state.preferences, ...change };
    savePreferences(this.world.storage, preferences);
    this.store.update((state) => ({ ...state, preferences }));
  }

  /** Switches the desk's language and stores the choice. */
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

  /** Shows colleagues that a reply is being written. */
  typing(conversationId: string, on: boolean): void {
    this.#live?.typing(conversationId, on);
  }

  /** Collects events until its end; used while a list is loading. */
  collectNews(): News {
    const events: DeskEvent[] = [];
    this.#news.add(events);
    return { events, end: () => this.#news.delete(events) };
  }

  /** Undoes the last action while its toast is shown. */
  undo(): void {
    const last = this.state.toasts.findLast(({ action }) => action?.isUndo);
    if (last === undefined) return;
    this.dismiss(last.id);
    last.action?.run();
  }

  /** Number of the newest event, after applying queued ones. */
  #lastEvent(): number {
    this.#flush();
    return this.state.lastEvent;
  }

  /** Shows a toast for a few seconds. */
  toast(tone: Toast['tone'], text: string, action: Toast['action'] = null): void {
    const toast: Toast = { id: ++this.#toastId, tone, text, action };
    this.store.update((state) => ({ ...state, toasts: boundToasts([...state.toasts, toast]) }));
    this.#expire(toast.id, action?.isUndo ? UNDO_MS : TOAST_MS);
  }

  /** Toasts stay while the pointer or the focus is on them. */
  holdToasts(on: boolean): void {
    this.#toastsHeld = on;
  }

  #expire(id: number, ms: number): void {
    this.world.setTimeout(() => (this.#toastsHeld ? this.#expire(id, HELD_MS) : this.dismiss(id)), ms);
  }

  dismiss(id: number): void {
    this.store.update((state) => ({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) }));
  }

  /** Shows an error as a toast. */
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
        if (fresh) this.#queue.length = 0; // these events belong to the old state
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

  /** A guest's message in the open conversation counts as read at once. */
  #readAlong(conversationId: string): void {
    const open = openConversation(this.state.route) === conversationId;
    if (open && document.visibilityState === 'visible') this.#live?.look(conversationId);
  }

  /** Queues an event; events close together are applied in one step, in order. */
  #take(event: DeskEvent): void {
    for (const news of this.#news) news.push(event);
    this.#queue.push(event);
    if (this.#queue.length === 1) this.world.setTimeout(() => this.#flush(), BURST_MS);
  }

  #flush(): void {
    const events = this.#queue.splice(0);
    const before = this.state;
    const numbered = events.find((event) => event.type !== 'presence' && event.event > before.lastEvent);
    // Event numbers have no gaps, so a missing one was lost: resume from the last one we have.
    const isGap = numbered !== undefined && numbered.type !== 'presence' && numbered.event > before.lastEvent + 1;
    if (isGap && this.#askedAgainAt !== before.lastEvent) {
      this.#askedAgainAt = before.lastEvent;
      this.#live?.resume();
      return;
    }
    this.store.update((state) => applyAll(state, events));
    const updates = events.filter((event) => event.type === 'conversation');
    // Of a conversation only its last state counts: what came in one burst is told once.
    const last = new Map(updates.map((event) => [event.conversation.id, event]));
    for (const event of events)
      if (event.type !== 'conversation' || last.get(event.conversation.id) === event) this.#after(before, event);
    // A conversation that is not loaded is only in the server's counts. Ask at once for the first, later for more.
    if (!this.#countedAtOnce && updates.some(({ conversation }) => !before.conversations.has(conversation.id))) {
      this.#countedAtOnce = true;
      void loadCounts(this);
    }
    if (updates.length > 0) this.#countSoon();
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
    if (conversation.emergency !== null && conversation.emergency.acknowledgedAt === null) return; // The alarm says more.
    const name = conversation.guest?.name ?? msg('A guest', { id: 'desk-a-guest' });
    const run = () => this.openInInbox(conversation.id);
    this.toast('guest', msg(str`${name} waits for a person`, { id: 'desk-guest-waits' }), {
      label: msg('Open', { id: 'desk-open' }),
      run,
    });
  }

  /** Notifies this person of a mention or a forwarded guest. */
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

  /** Requests the counts after a short pause. */
  #countSoon(): void {
    if (this.#counting) return;
    this.#counting = true;
    this.world.setTimeout(() => {
      this.#counting = false;
      this.#countedAtOnce = false;
      if (this.state.phase.name !== 'ready') return;
      void loadCounts(this);
      // New messages may match the search; only the server can tell.
      if (this.state.listing.query.search.trim() !== '') void loadList(this);
    }, COUNT_MS);
  }
}

/** Keeps the newest few; toasts with an action are dropped last. */
function boundToasts(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= TOASTS_MAX) return toasts;
  const first = toasts.findIndex(({ action }) => !action?.isUndo);
  return boundToasts(toasts.toSpliced(Math.max(0, first), 1));
}

/** Clears what may be outdated because events were missed. */
function startAfresh({ listing }: DeskState, lastEvent: number): Partial<DeskState> {
  const { conversations, counts, holdsActive, threads, presence, guestsTyping } = emptyState();
  const again: Listing = { ...FIRST_LISTING, query: listing.query, loading: 'loading' };
  return { lastEvent, listing: again, conversations, counts, holdsActive, threads, presence, guestsTyping };
}
