import { fold } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';

/** Greetings open a message; thanks and farewells close it. */
const OPENING = 'greeting';
const THANKS = 'thanks';
/** A farewell needs a stop before it: "later" in "half an hour later" is the request itself. */
const FAREWELL = 'goodbye';
const ROUNDS_MAX = 4;
/** Matches nothing: used if a language has no words. */
const NEVER = '(?!)';
/** Longer phrases say more than a courtesy. */
const PHRASE_LETTERS_MAX = 28;
/** A remainder this long says something, even in unknown words. */
const REST_LETTERS_MIN = 8;
const ASKS = /[?？؟\d]/u;
const STOP = String.raw`[\s\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]`;
const IS_STOP = new RegExp(STOP, 'u');
/** Question marks and closing brackets stay with the text. */
const TEXT_PUNCTUATION = /[?？؟!！)]/u;

interface Courtesies {
  /** A greeting at the beginning, or thanks followed by a stop. */
  opening: RegExp;
  closing: RegExp;
}

const cache = new WeakMap<Language, Courtesies>();

/**
 * Removes the greeting, thanks and farewell around a message, so that they do not change how it is understood. A
 * message of courtesies only is returned unchanged.
 */
export function stripCourtesies(text: string, language: Language): string {
  const { opening, closing } = courtesiesOf(language);
  let rest = text;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { folded, positions: places } = foldWithPositions(rest);
    const start = opening.exec(folded)?.[0].length ?? 0;
    const end = folded.search(closing);
    const [from, to] = [places[start] ?? rest.length, end < 0 ? rest.length : (places[end] ?? rest.length)];
    const next = rest.slice(from, Math.max(from, to));
    if (next === rest) break;
    if (!saysSomething(next, language)) return text;
    rest = next;
  }
  return trimStops(rest) || text;
}

/** Whether the remainder says something: one or two unknown words do not. */
function saysSomething(rest: string, { lexicon }: Language): boolean {
  if (!/\p{L}/u.test(rest)) return false;
  if (rest.length > REST_LETTERS_MIN || /\d/.test(rest)) return true;
  return lexicon.read(rest).concepts.size > 0;
}

function courtesiesOf(language: Language): Courtesies {
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const { concepts, phrases } = language.pack;
  const formsOf = (name: typeof OPENING | typeof THANKS | typeof FAREWELL) => [
    ...listWords(concepts[name]),
    ...phrases[name].filter((phrase) => phrase.length <= PHRASE_LETTERS_MAX && !ASKS.test(phrase)).map(toForm),
  ];
  const [greeting, thanks, farewell] = ([OPENING, THANKS, FAREWELL] as const).map((name) => toSource(formsOf(name)));
  const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;
  const stopAhead = String.raw`(?=\s*[\p{P}\p{Extended_Pictographic}\n])`;
  const patterns = {
    opening: new RegExp(`^${STOP}*(?:(?:${greeting})${wordEnd}|(?:${thanks})${wordEnd}${stopAhead})${STOP}*`, 'u'),
    closing: new RegExp(
      `(?:(?<![\\p{L}\\p{M}\\p{N}])(?:${thanks})|(?<=[\\p{P}\\n]\\s{0,3})(?:${farewell}))${STOP}*$`,
      'u',
    ),
  };
  cache.set(language, patterns);
  return patterns;
}

/** A sentence of courtesy without punctuation. */
function toForm(phrase: string): string {
  return fold(phrase)
    .replace(/[\p{P}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** A pattern source of the entries, longest first; `*` is the rest of a word. */
function toSource(entries: readonly string[]): string {
  return [...new Set(entries)]
    .filter((entry) => entry.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => entry.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*'))
    .concat(NEVER)
    .join('|');
}

/** Removes punctuation and emoji around a text. */
function trimStops(text: string): string {
  const letters = [...text];
  let [start, end] = [0, letters.length];
  while (start < end && IS_STOP.test(letters[start] ?? '')) start++;
  while (end > start && IS_STOP.test(letters[end - 1] ?? '') && !TEXT_PUNCTUATION.test(letters[end - 1] ?? '')) end--;
  return letters.slice(start, end).join('');
}

/** Folds a text letter by letter, with the original position of each letter. */
function foldWithPositions(text: string): { folded: string; positions: number[] } {
  let folded = '';
  const places: number[] = [];
  let position = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let index = 0; index < plain.length; index++) places.push(position);
    folded += plain;
    position += letter.length;
  }
  places.push(position);
  return { folded, positions: places };
}
