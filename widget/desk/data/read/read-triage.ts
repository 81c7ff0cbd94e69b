import { CHANNELS } from '../../../../shared/domain/conversation.ts';
import { DEPARTMENTS, PRIORITIES } from '../../../../shared/domain/task.ts';
import { FILTERS } from '../kept/listing.ts';
import { fields, list, maybeText, oneOf, text } from './read.ts';
import type { Macro, SavedView } from './types.ts';

export function readMacro(value: unknown): Macro | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return { id: from['id'], name: text(from['name']), actions: list(from['actions'], fields) };
}

export function readView(value: unknown): SavedView | null {
  const from = fields(value);
  const query = fields(from?.['query']);
  if (from === null || query === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    name: text(from['name']),
    shared: from['shared'] === true,
    own: from['own'] === true,
    query: {
      filter: oneOf(FILTERS, query['filter'], 'active'),
      channel: CHANNELS.find((known) => known === query['channel']) ?? null,
      assignee: maybeText(query['assignee']),
      department: DEPARTMENTS.find((known) => known === query['department']) ?? null,
      language: maybeText(query['language']),
      unread: query['unread'] === true,
      label: maybeText(query['label']),
      priority: PRIORITIES.find((known) => known === query['priority']) ?? null,
      snoozed: query['snoozed'] === true,
    },
  };
}
