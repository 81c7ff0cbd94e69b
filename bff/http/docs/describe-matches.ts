import type { z } from 'zod';
import {
  type conversation as conversationAnswer,
  message as messageAnswer,
} from '../../../shared/api/conversations.ts';
import { cutSnippet } from '../../conversation/snippet.ts';
import { findMatchesInThread } from '../../store/conversations/search.ts';
import type { Reader } from '../../store/sqlite/reader.ts';

/** Finds the message in each conversation that matches the search, with a snippet of its text. */
export async function describeMatches(
  reader: Reader,
  propertyId: string,
  rows: readonly { id: string }[],
  query: string,
): Promise<Map<string, z.input<typeof conversationAnswer>['match']>> {
  const matches = await reader.read(
    findMatchesInThread,
    propertyId,
    rows.map(({ id }) => id),
    query,
  );
  return new Map(
    [...matches].map(([id, message]) => {
      const snippet = cutSnippet(message.text, query);
      if (snippet === null) return [id, null];
      const { author, language, at } = messageAnswer.pick({ author: true, language: true, at: true }).parse(message);
      return [id, { messageId: message.id, author, language, at, ...snippet }];
    }),
  );
}
