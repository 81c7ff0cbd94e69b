import type { Channel } from '../../../../shared/domain/conversation.ts';
import type { Department, Priority } from '../../../../shared/domain/task.ts';

/** State of a first load. */
export type Loading = 'idle' | 'loading' | 'ready' | 'failed';

/** The main filters. `active`: all that are not resolved. */
export const FILTERS = ['active', 'waiting', 'mine', 'open', 'resolved'] as const;
export type Filter = (typeof FILTERS)[number];

/** The list's filters. `assignee`: a colleague's id, or `none`. */
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
  /** Only snoozed conversations. */
  snoozed: boolean;
  search: string;
  /** Search in all conversations, whatever the filter. */
  everywhere: boolean;
}

/** Longest search the server accepts. */
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

/** Whether the search ignores the filter by state. */
export function looksEverywhere({ search, everywhere }: Pick<ListQuery, 'search' | 'everywhere'>): boolean {
  return everywhere && search.trim() !== '';
}

/**
 * How much of the list is loaded. The server returns the newest first. Below `until` some may be missing, so nothing older is
 * shown. Null: all is loaded.
 */
export interface Listing {
  query: ListQuery;
  loading: Loading;
  cursor: string | null;
  until: string | null;
  /** Ids of the server's search results; it also searches messages not loaded here. */
  hits: ReadonlySet<string>;
  /** True when the list ends because the page's limit is reached. */
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

/** The query as parameters of the server's list. */
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

/** Number of narrower filters in use, shown at the filter button. */
export function countFilters(query: ListQuery): number {
  const { channel, assignee, department, language, label, priority, unread, snoozed } = query;
  const chosen = [channel, assignee, department, language, label, priority].filter((choice) => choice !== null);
  return chosen.length + [unread, snoozed].filter(Boolean).length;
}
