import { fields } from '../read/read.ts';
import type { Draft } from '../read/types.ts';
import type { Unsent } from './unsent.ts';

/** Words begun in a draft of the AI, with the version of it they began from. */
export interface BegunDraft {
  words: string;
  base: Draft;
}

/** Keeps words begun in a draft; those that are the draft's own are none. */
export function keepBegun(unsent: Unsent, { words, base }: BegunDraft): void {
  const { revision, text } = base;
  const isOwn = words.trim() === text.trim();
  unsent.begin(placeOf(base), isOwn ? '' : JSON.stringify({ words, revision, text }));
}

export function forgetBegun(unsent: Unsent, draft: Draft): void {
  unsent.begin(placeOf(draft), '');
}

/** The words begun in a draft, or null where there are none. */
export function findBegun(unsent: Unsent, draft: Draft): BegunDraft | null {
  const kept = read(unsent.begun(placeOf(draft)));
  return kept === null ? null : { words: kept.words, base: { ...draft, revision: kept.revision, text: kept.text } };
}

/** Takes out the words begun in drafts of a conversation that are open no more: they are still to be said some other way. */
export function takeLate(unsent: Unsent, conversationId: string, open: readonly Draft[]): string[] {
  const places = new Set(open.map(placeOf));
  const late = unsent.placesOf(prefixOf(conversationId)).filter((place) => !places.has(place));
  return late.flatMap((place) => {
    const kept = read(unsent.begun(place));
    unsent.begin(place, '');
    return kept === null ? [] : [kept.words];
  });
}

function prefixOf(conversationId: string): string {
  return `draft ${conversationId} `;
}

function placeOf({ conversationId, id }: Draft): string {
  return prefixOf(conversationId) + id;
}

function read(kept: string): { words: string; revision: number; text: string } | null {
  if (kept === '') return null;
  const { words, revision, text } = fields(JSON.parse(kept)) ?? {};
  const isWhole = typeof words === 'string' && typeof revision === 'number' && typeof text === 'string';
  return isWhole ? { words, revision, text } : null;
}
