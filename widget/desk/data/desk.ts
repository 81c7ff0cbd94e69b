import { msg, str } from '@lit/localize';
import type { DeskLocale } from '../localization.ts';
import { problemWords } from '../ui/problem-words.ts';
import {
  applyEvent,
  type DeskEvent,
  mergeConversation,
  mergeDraft,
  mergeMessages,
  mergeTask,
  withThread,
} from './apply.ts';
import type { DeskApi } from './desk-api.ts';
import type { Live, LiveHandlers, OpenLive } from './live.ts';
import { type Preferences, savePreferences } from './preferences.ts';
import { type Caller, DeskError, type Send } from './request.ts';
import { conversationPath, openConversation, type Route, writeRoute } from './route.ts';
import { emptyState, otherProperty, type Phase, type Toast } from './state.ts';
import { DeskStore } from './store.ts';
import type { Me } from './types.ts';

const TOAST_MS = 7_000;
const TOASTS_MAX = 3;

/** What the desk needs of the world around it. */
export interface DeskWorld {
  api: DeskApi;
  send: Send;
  caller: Caller;
  openLive: OpenLive;
  storage: Storage | null;
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
    const { user, properties, rights } = me;
    const wished = this.state.preferences.propertyId;
    const property = properties.find(({ id }) => id === wished) ?? properties[0];
    this.store.update((state) => ({ ...state, user, properties, rights, phase: { name: 'ready' } }));
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
    this.#live = this.world.openLive(propertyId, () => this.state.lastEvent, this.#handlers());
    void this.loadAll();
  }

  /** The page's address changed. */
  routed(route: Route): void {
    this.store.update((state) => ({ ...state, route }));
    const open = openConversation(route);
    this.#live?.look(open);
    if (open !== null && this.state.propertyId !== null) void this.openThread(open);
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

  /** Loads list, drafts, tasks and the open conversation. What arrives live meanwhile is merged, the newer wins. */
  async loadAll(): Promise<void> {
    await Promise.all([this.loadConversations(), this.#loadProperty(), this.#loadDrafts(), this.loadTasks()]);
    const open = openConversation(this.state.route);
    if (open !== null) await this.openThread(open);
  }

  /** Loads the newest conversations, or with `more` the page after those we have. */
  async loadConversations(more = false): Promise<void> {
    const property = this.state.propertyId;
    if (!more) this.store.update((state) => ({ ...state, list: state.list === 'ready' ? 'ready' : 'loading' }));
    try {
      const page = await this.world.api.conversations(more ? this.state.nextCursor : null);
      this.store.update((state) => {
        if (state.propertyId !== property) return state;
        const merged = page.items.reduce(mergeConversation, state);
        return { ...merged, list: 'ready', nextCursor: page.nextCursor };
      });
    } catch (error) {
      this.store.update((state) => ({ ...state, list: state.list === 'ready' ? 'ready' : 'failed' }));
      if (more) this.problem(error);
    }
  }

  /** Asks the server for conversations that hold these words, so that old ones are found too. */
  async search(words: string): Promise<void> {
    const page = await this.world.api.conversations(null, words);
    const hits = { words, ids: new Set(page.items.map(({ id }) => id)) };
    this.store.update((state) => ({ ...page.items.reduce(mergeConversation, state), hits }));
  }

  /** Loads what we do not have of a conversation yet; an opened thread is kept up to date by events. */
  async openThread(id: string): Promise<void> {
    const held = this.state.threads.get(id);
    if (held?.loading === 'loading') return;
    // Only a whole thread is continued: one that failed to load may hold a live message and miss those before it.
    const after = held?.loading === 'ready' ? (held.messages.at(-1)?.seq ?? 0) : 0;
    this.store.update((state) =>
      withThread(state, id, {
        loading: held?.loading === 'ready' ? 'ready' : 'loading',
        messages: held?.messages ?? [],
      }),
    );
    try {
      const [conversation, messages] = await Promise.all([
        this.state.conversations.get(id) ?? this.world.api.conversation(id),
        this.world.api.messages(id, after),
      ]);
      this.store.update((state) => {
        const merged = mergeMessages(mergeConversation(state, conversation), id, messages);
        return withThread(merged, id, { loading: 'ready', messages: merged.threads.get(id)?.messages ?? [] });
      });
    } catch (error) {
      this.store.update((state) =>
        withThread(state, id, { loading: 'failed', messages: state.threads.get(id)?.messages ?? [] }),
      );
      if (!(error instanceof DeskError)) throw error;
    }
  }

  async loadTasks(): Promise<void> {
    this.store.update((state) => ({ ...state, tasksLoading: state.tasksLoading === 'ready' ? 'ready' : 'loading' }));
    try {
      const tasks = await this.world.api.tasks();
      this.store.update((state) => ({ ...tasks.reduce(mergeTask, state), tasksLoading: 'ready' }));
    } catch {
      this.store.update((state) => ({ ...state, tasksLoading: state.tasksLoading === 'ready' ? 'ready' : 'failed' }));
    }
  }

  /** Tells colleagues that a reply is being written here. */
  typing(conversationId: string, on: boolean): void {
    this.#live?.typing(conversationId, on);
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

  async #loadDrafts(): Promise<void> {
    try {
      const drafts = await this.world.api.drafts();
      const known = new Map(drafts.map((draft) => [draft.id, draft]));
      this.store.update((state) => drafts.reduce(mergeDraft, { ...state, drafts: known }));
    } catch {
      // The list shows the fault of the same moment; drafts come with the next load.
    }
  }

  async #loadProperty(): Promise<void> {
    const property = await this.world.send('GET', '/api/property').catch(() => null);
    const zone = typeof property === 'object' && property !== null && 'timezone' in property ? property.timezone : null;
    if (typeof zone === 'string') this.store.update((state) => ({ ...state, timezone: zone }));
  }

  #handlers(): LiveHandlers {
    return {
      ticket: () => this.world.api.ticket(),
      onEvent: (event) => this.#apply(event),
      onOnline: (fresh, newestEvent) => {
        this.store.update((state) => ({
          ...state,
          connection: 'online',
          ...(fresh && { lastEvent: newestEvent, presence: new Map(), guestsTyping: new Set(), threads: new Map() }),
        }));
        this.#live?.look(openConversation(this.state.route));
        if (fresh) void this.loadAll();
      },
      onOffline: () => this.store.update((state) => ({ ...state, connection: 'offline' })),
      onRefused: () => this.leave('ended'),
    };
  }

  /** What a guest writes into the conversation one has before one's eyes is read at once. */
  #readAlong(conversationId: string): void {
    const open = openConversation(this.state.route) === conversationId;
    if (open && document.visibilityState === 'visible') this.#live?.look(conversationId);
  }

  #apply(event: DeskEvent): void {
    const before = this.state;
    this.store.update((state) => applyEvent(state, event));
    if (this.state === before) return;
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
}

/** A failure in words for the person at the desk. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DeskError)) return msg('Something went wrong on this page.', { id: 'desk-error-page' });
  if (error.code === 'offline')
    return msg('The server cannot be reached. Please try again.', { id: 'desk-error-offline' });
  return problemWords(error);
}
