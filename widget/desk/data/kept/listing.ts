import type { Channel } from '../../../../shared/domain/conversation.ts';
import type { Department, Priority } from '../../../../shared/domain/task.ts';

/** How far a piece of the state is with its first load. */
export type Loading = 'idle' | 'loading' | 'ready' | 'failed';

/** What the list can be narrowed to first. `active` is everything that is not resolved. */
export const FILTERS = ['active', 'waiting', 'mine', 'open', 'resolved'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the list shows. `assignee`: a colleague's id, or `none`. */
export interface ListQuery {
  filter: Filter;
  channel: Channel | null;
  assignee: string | null;
  department: Department | null;
  language: string | null;
  unread: boolean;
  /** A label's id. */
  label: string | null;
  priority: Priority | null;
  /** Only what is put off until later. */
  snoozed: boolean;
  search: string;
  /** Words are looked for in every conversation, whatever the filter: yesterday's guest is resolved. */
  everywhere: boolean;
}

/** The server takes no more of a search. */
export const SEARCH_CHARACTERS_MAX = 200;

export const PLAIN_QUERY: ListQuery = {
  filter: 'active',
  channel: null,
  assignee: null,
  department: null,
  language: null,
  unread: false,
  label: null,
  priority: null,
  snoozed: false,
  search: '',
  everywhere: true,
};

/** Is every conversation looked through, whatever its state? */
export function looksEverywhere({ search, everywhere }: Pick<ListQuery, 'search' | 'everywhere'>): boolean {
  return everywhere && search.trim() !== '';
}

/**
 * How far the list is loaded for its query. The server gives the newest first; below `until` there may be others that
 * were not fetched yet, so nothing older is shown: it would jump when they come. Null: all is here.
 */
export interface Listing {
  query: ListQuery;
  loading: Loading;
  cursor: string | null;
  until: string | null;
  /** What the server found for the search; it also knows messages that are not here. */
  hits: ReadonlySet<string>;
  /** There are more than a page should hold: the list ends before they do. */
  isCut: boolean;
}

export const FIRST_LISTING: Listing = {
  query: PLAIN_QUERY,
  loading: 'idle',
  cursor: null,
  until: null,
  hits: new Set(),
  isCut: false,
};

/** The query as the server's list takes it. */
export function toParams({
  filter,
  channel,
  assignee,
  department,
  language,
  unread,
  label,
  priority,
  snoozed,
  search,
  everywhere,
}: ListQuery): Record<string, string> {
  const isAll = looksEverywhere({ search, everywhere });
  return {
    ...(!isAll && { state: filter === 'mine' ? 'active' : filter }),
    ...(!isAll && filter === 'mine' ? { assignee: 'me' } : assignee !== null && { assignee }),
    ...(channel !== null && { channel }),
    ...(department !== null && { department }),
    ...(language !== null && { language }),
    ...(unread && { unread: 'true' }),
    ...(label !== null && { label }),
    ...(priority !== null && { priority }),
    ...((snoozed || (!isAll && filter !== 'resolved')) && { snoozed: String(snoozed) }),
    ...(search.trim() !== '' && { q: search.trim() }),
  };
}

/** How many of the narrower filters are on: the number at the filter's button. */
export function countFilters(query: ListQuery): number {
  const { channel, assignee, department, language, label, priority, unread, snoozed } = query;
  const chosen = [channel, assignee, department, language, label, priority].filter((choice) => choice !== null);
  return chosen.length + [unread, snoozed].filter(Boolean).length;
}
