import { DAY_MS } from '../../../../shared/domain/time.ts';
import { withinBounds } from '../bounds.ts';
import type { DeskCore, News } from '../core.ts';
import {
  applyEvent,
  type DeskEvent,
  mergeConversations,
  mergeDraft,
  mergeMessages,
  mergeTask,
  withThread,
} from '../live/apply.ts';
import { DeskError } from '../request.ts';
import { openConversation } from '../route.ts';
import type { DeskState } from '../state.ts';
import { countFilters, FIRST_LISTING, type ListQuery, toParams } from './listing.ts';

/** Loading of the desk's data. Live events that arrive meanwhile are merged; the newer version wins. */

/** Most pages fetched by one scroll to the end, when a filter leaves few rows per page. */
const PAGES_AT_ONCE = 4;
const ROWS_WISHED = 30;

/** Loads list, counts, drafts, tasks and the open conversation. */
export async function loadAll(desk: DeskCore): Promise<void> {
  const news = desk.collectNews();
  if (!desk.state.rights.includes('conversations:read')) {
    await loadTasks(desk, news).finally(() => news.end());
    return;
  }
  try {
    await Promise.all([
      loadList(desk),
      loadCounts(desk),
      loadProperty(desk),
      loadLabels(desk),
      loadMacros(desk),
      loadViews(desk),
      loadDrafts(desk, news),
      loadTasks(desk, news),
    ]);
  } finally {
    news.end();
  }
  const open = openConversation(desk.state.route);
  if (open !== null) await openThread(desk, open);
}

/** Changes the filters: shows what is loaded, then loads from the server. */
export function narrow(desk: DeskCore, change: Partial<ListQuery>): Promise<void> {
  const query = { ...desk.state.listing.query, ...change };
  desk.store.update((state) => ({
    ...state,
    listing: { ...FIRST_LISTING, query, loading: 'loading', hits: new Set() },
  }));
  return loadList(desk);
}

/** Loads the first page of the list and all conversations that wait for a person. */
export async function loadList(desk: DeskCore): Promise<void> {
  const { query } = desk.state.listing;
  const property = desk.state.propertyId;
  const isStale = () => desk.state.listing.query !== query || desk.state.propertyId !== property;
  setListing(desk, (listing) => ({ loading: listing.loading === 'ready' ? 'ready' : 'loading' }));
  try {
    const [page, wanting] = await Promise.all([
      desk.world.api.conversations(toParams(query), null),
      desk.world.api.wanting(),
    ]);
    if (isStale()) return;
    // The page last: only its items have the positions of the search words.
    desk.store.update((state) => mergeConversations(state, [...wanting, ...page.items]));
    takePage(desk, query, page, true);
    desk.store.update(withinBounds);
  } catch (error) {
    if (!isStale()) setListing(desk, ({ loading }) => ({ loading: loading === 'ready' ? 'ready' : 'failed' }));
    if (!(error instanceof DeskError)) throw error;
  }
}

/** Loads the next pages when the list is scrolled to its end. */
export async function loadMore(desk: DeskCore): Promise<void> {
  const { query, loading, cursor } = desk.state.listing;
  if (loading !== 'ready' || cursor === null) return;
  setListing(desk, () => ({ loading: 'loading' }));
  try {
    let rows = 0;
    for (let page = 0; page < PAGES_AT_ONCE && rows < ROWS_WISHED; page += 1) {
      const from = desk.state.listing.cursor;
      if (from === null || desk.state.listing.query !== query) return;
      const found = await desk.world.api.conversations(toParams(query), from);
      if (desk.state.listing.query !== query) return;
      desk.store.update((state) => mergeConversations(state, found.items));
      takePage(desk, query, found, false);
      desk.store.update(withinBounds);
      rows += found.items.length;
    }
  } catch (error) {
    if (desk.state.listing.query === query) setListing(desk, () => ({ loading: 'ready' }));
    desk.problem(error);
  }
}

type Found = Awaited<ReturnType<DeskCore['world']['api']['conversations']>>;

function takePage(desk: DeskCore, query: ListQuery, page: Found, isFirst: boolean): void {
  const until = page.nextCursor === null ? null : (page.items.at(-1)?.updatedAt ?? null);
  const ids = page.items.map(({ id }) => id);
  setListing(desk, ({ hits }) => ({
    loading: 'ready',
    cursor: page.nextCursor,
    until,
    hits: query.search === '' ? hits : new Set(isFirst ? ids : [...hits, ...ids]),
  }));
  const isPlain = query.filter === 'active' && query.search === '' && countFilters(query) === 0;
  if (isPlain && page.nextCursor === null) desk.store.update((state) => ({ ...state, holdsActive: true }));
}

function setListing(desk: DeskCore, change: (listing: DeskState['listing']) => Partial<DeskState['listing']>): void {
  desk.store.update((state) => ({ ...state, listing: { ...state.listing, ...change(state.listing) } }));
}

/** The latest request for counts, by desk; older answers are dropped. */
const lastAsked = new WeakMap<DeskCore, object>();

/**
 * Loads the counts when not all conversations are loaded here. Answers older than another request or a local change are dropped;
 * each event requests them again. Failure is ignored.
 */
export async function loadCounts(desk: DeskCore): Promise<void> {
  const { holdsActive, propertyId, counts: before } = desk.state;
  if (holdsActive) return;
  const request = {};
  lastAsked.set(desk, request);
  const counts = await desk.world.api.counts().catch(() => null);
  const { state } = desk;
  const isLate = lastAsked.get(desk) !== request || state.counts !== before || state.propertyId !== propertyId;
  if (counts !== null && !isLate) desk.store.update((now) => ({ ...now, counts }));
}

/** Loads the messages missing of a conversation. An open thread is kept up to date by events. */
export async function openThread(desk: DeskCore, id: string): Promise<void> {
  const thread = desk.state.threads.get(id);
  if (thread?.loading === 'loading') return;
  // Continue only a complete thread: after a failed load, it may have a live message but miss earlier ones.
  const last = thread?.loading === 'ready' ? thread.messages.at(-1) : undefined;
  const before = thread ?? { loading: 'idle', messages: [], hasEarlier: false };
  desk.store.update((state) => {
    const others = new Map([...state.threads].filter(([of]) => of !== id)); // moved to the end, which means opened last
    return withinBounds(
      withThread({ ...state, threads: others }, id, { ...before, loading: last === undefined ? 'loading' : 'ready' }),
    );
  });
  try {
    const [conversation, page] = await Promise.all([
      desk.state.conversations.get(id) ?? desk.world.api.conversation(id),
      last === undefined
        ? desk.world.api.messagesBefore(id, 'latest')
        : desk.world.api.messages(id, last.seq).then((items) => ({ items, nextCursor: before.hasEarlier ? '' : null })),
    ]);
    desk.store.update((state) => {
      const merged = mergeMessages(mergeConversations(state, [conversation]), id, page.items);
      const messages = merged.threads.get(id)?.messages ?? [];
      return withThread(merged, id, { loading: 'ready', messages, hasEarlier: page.nextCursor !== null });
    });
  } catch (error) {
    const isGone = error instanceof DeskError && error.status === 404;
    desk.store.update((state) =>
      withThread(state, id, { ...(state.threads.get(id) ?? before), loading: 'failed', isGone }),
    );
    if (!(error instanceof DeskError)) throw error;
  }
}

/** Loads earlier messages; returns whether there were any. */
export async function loadEarlier(desk: DeskCore, id: string): Promise<void> {
  const first = desk.state.threads.get(id)?.messages[0];
  if (first === undefined) return;
  try {
    const page = await desk.world.api.messagesBefore(id, first.seq);
    desk.store.update((state) => {
      const merged = mergeMessages(state, id, page.items);
      const thread = merged.threads.get(id);
      return thread === undefined
        ? merged
        : withThread(merged, id, { ...thread, hasEarlier: page.nextCursor !== null });
    });
  } catch (error) {
    desk.problem(error);
  }
}

/** Loads open tasks and those finished within a day. */
export async function loadTasks(desk: DeskCore, news: News | null = null): Promise<void> {
  const events = news ?? desk.collectNews();
  desk.store.update((state) => ({ ...state, tasksLoading: state.tasksLoading === 'ready' ? 'ready' : 'loading' }));
  try {
    const tasks = await desk.world.api.tasks(new Date(Date.now() - DAY_MS).toISOString());
    desk.store.update((state) => {
      const byId = new Map(tasks.map((task) => [task.id, task]));
      const fresh: DeskState = { ...state, tasks: byId, tasksLoading: 'ready' };
      return events.events.reduce(
        (next: DeskState, event) => (event.type === 'task' ? mergeTask(next, event.task) : next),
        fresh,
      );
    });
  } catch {
    desk.store.update((state) => ({ ...state, tasksLoading: state.tasksLoading === 'ready' ? 'ready' : 'failed' }));
  } finally {
    if (news === null) events.end();
  }
}

async function loadDrafts(desk: DeskCore, news: News): Promise<void> {
  try {
    const drafts = await desk.world.api.drafts();
    desk.store.update((state) => {
      const none: DeskState = { ...state, drafts: new Map(), draftsKnown: true };
      const fresh = drafts.reduce((next, draft) => mergeDraft(next, draft), none);
      return news.events.reduce(
        (next, event) => (event.type === 'draft' ? mergeDraft(next, event.draft) : next),
        fresh,
      );
    });
  } catch {
    // Ignored: the list reports the failure, and drafts come with the next load.
  }
}

/** Loads the property's labels; without them, rows show none. */
export async function loadLabels(desk: DeskCore): Promise<void> {
  const labels = await desk.world.api.labels().catch(() => null);
  if (labels !== null)
    desk.store.update((state) => ({ ...state, labels: new Map(labels.map((label) => [label.id, label])) }));
}

/** Loads the macros; without them, only single actions are offered. */
export async function loadMacros(desk: DeskCore): Promise<void> {
  const macros = await desk.world.api.macros().catch(() => null);
  if (macros !== null) desk.store.update((state) => ({ ...state, macros }));
}

/** Loads the saved views. */
export async function loadViews(desk: DeskCore): Promise<void> {
  const views = await desk.world.api.views().catch(() => null);
  if (views !== null) desk.store.update((state) => ({ ...state, views }));
}

async function loadProperty(desk: DeskCore): Promise<void> {
  const property = await desk.world.send('GET', '/api/property').catch(() => null);
  const zone = typeof property === 'object' && property !== null && 'timezone' in property ? property.timezone : null;
  if (typeof zone === 'string') desk.store.update((state) => ({ ...state, timezone: zone }));
}

/** Applies several events in one step, so that views render once. */
export function applyAll(state: DeskState, events: readonly DeskEvent[]): DeskState {
  return withinBounds(events.reduce((next: DeskState, event) => applyEvent(next, event), state));
}
