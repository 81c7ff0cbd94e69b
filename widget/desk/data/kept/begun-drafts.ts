import { fields } from '../read/read.ts';
import type { Draft } from '../read/types.ts';
import type { Unsent } from './unsent.ts';

/** A staff member's unsaved edit of a draft, with the draft it is based on. */
export interface BegunDraft {
  words: string;
  base: Draft;
}

/** Stores an edit of a draft; an unchanged one is not stored. */
export function keepBegun(unsent: Unsent, { words, base }: BegunDraft): void {
  const { revision, text } = base;
  const isOwn = words.trim() === text.trim();
  unsent.begin(placeOf(base), isOwn ? '' : JSON.stringify({ words, revision, text }));
}

export function forgetBegun(unsent: Unsent, draft: Draft): void {
  unsent.begin(placeOf(draft), '');
}

/** The stored edit of a draft, or null. */
export function findBegun(unsent: Unsent, draft: Draft): BegunDraft | null {
  const stored = read(unsent.begun(placeOf(draft)));
  return stored === null
    ? null
    : { words: stored.words, base: { ...draft, revision: stored.revision, text: stored.text } };
}

/** Removes and returns the edits of drafts that are no longer open; they go to the reply field. */
export function takeLate(unsent: Unsent, conversationId: string, open: readonly Draft[]): string[] {
  const places = new Set(open.map(placeOf));
  const late = unsent.placesOf(prefixOf(conversationId)).filter((key) => !places.has(key));
  return late.flatMap((key) => {
    const stored = read(unsent.begun(key));
    unsent.begin(key, '');
    return stored === null ? [] : [stored.words];
  });
}

function prefixOf(conversationId: string): string {
  return `draft ${conversationId} `;
}

function placeOf({ conversationId, id }: Draft): string {
  return prefixOf(conversationId) + id;
}

function read(stored: string): { words: string; revision: number; text: string } | null {
  if (stored === '') return null;
  const { words, revision, text } = fields(JSON.parse(stored)) ?? {};
  const isWhole = typeof words === 'string' && typeof revision === 'number' && typeof text === 'string';
  return isWhole ? { words, revision, text } : null;
}
