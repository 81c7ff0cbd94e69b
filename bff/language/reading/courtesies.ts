import { fold } from '../lexicon/fold.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';

/** Greetings open a message, thanks and farewells close it. */
const OPENING = 'greeting';
const THANKS = 'thanks';
/** Where no stop parts it from the matter, it may be the matter: "half an hour later". */
const FAREWELL = 'goodbye';
const ROUNDS_MAX = 4;
/** Stands where a language has no word for it. */
const NEVER = '(?!)';
/** A longer one says something besides. */
const PHRASE_LETTERS_MAX = 28;
/** A rest this long says something, whatever its words. */
const REST_LETTERS_MIN = 8;
const ASKS = /[?？؟\d]/u;
const STOP = String.raw`[\s\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]`;
const IS_STOP = new RegExp(STOP, 'u');
/** A question mark and a closing bracket belong to what was said. */
const KEPT = /[?？؟!！)]/u;

interface Courtesies {
  /** A greeting at the beginning, or a thank-you that a stop follows. */
  opening: RegExp;
  closing: RegExp;
}

const known = new WeakMap<Language, Courtesies>();

/**
 * A message without the greeting, the thanks and the farewell around its matter, so that they change nothing that is done.
 * The message as it is where it says no more than that.
 */
export function stripCourtesies(text: string, language: Language): string {
  const { opening, closing } = courtesiesOf(language);
  let rest = text;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { folded, places } = foldPlaced(rest);
    const start = opening.exec(folded)?.[0].length ?? 0;
    const end = folded.search(closing);
    const [from, to] = [places[start] ?? rest.length, end < 0 ? rest.length : (places[end] ?? rest.length)];
    const next = rest.slice(from, Math.max(from, to));
    if (next === rest) break;
    if (!saysSomething(next, language)) return text;
    rest = next;
  }
  return trim(rest) || text;
}

/** What is left beside a courtesy is no matter: a word or two of which the language knows none. */
function saysSomething(rest: string, { lexicon }: Language): boolean {
  if (!/\p{L}/u.test(rest)) return false;
  if (rest.length > REST_LETTERS_MIN || /\d/.test(rest)) return true;
  return lexicon.read(rest).concepts.size > 0;
}

function courtesiesOf(language: Language): Courtesies {
  const found = known.get(language);
  if (found !== undefined) return found;
  const { concepts, phrases } = language.pack;
  const formsOf = (name: typeof OPENING | typeof THANKS | typeof FAREWELL) => [
    ...listWords(concepts[name]),
    ...phrases[name].filter((phrase) => phrase.length <= PHRASE_LETTERS_MAX && !ASKS.test(phrase)).map(toForm),
  ];
  const [greeting, thanks, farewell] = ([OPENING, THANKS, FAREWELL] as const).map((name) => toSource(formsOf(name)));
  const isWord = String.raw`(?![\p{L}\p{M}\p{N}])`;
  const stopped = String.raw`(?=\s*[\p{P}\p{Extended_Pictographic}\n])`;
  const made = {
    opening: new RegExp(`^${STOP}*(?:(?:${greeting})${isWord}|(?:${thanks})${isWord}${stopped})${STOP}*`, 'u'),
    closing: new RegExp(
      `(?:(?<![\\p{L}\\p{M}\\p{N}])(?:${thanks})|(?<=[\\p{P}\\n]\\s{0,3})(?:${farewell}))${STOP}*$`,
      'u',
    ),
  };
  known.set(language, made);
  return made;
}

/** A whole sentence of courtesy without its stops. */
function toForm(phrase: string): string {
  return fold(phrase)
    .replace(/[\p{P}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** The longest first; a star stands for the rest of a word. */
function toSource(entries: readonly string[]): string {
  return [...new Set(entries)]
    .filter((entry) => entry.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((entry) => entry.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*'))
    .concat(NEVER)
    .join('|');
}

/** Without the stops and emoji around it. */
function trim(text: string): string {
  const letters = [...text];
  let [start, end] = [0, letters.length];
  while (start < end && IS_STOP.test(letters[start] ?? '')) start++;
  while (end > start && IS_STOP.test(letters[end - 1] ?? '') && !KEPT.test(letters[end - 1] ?? '')) end--;
  return letters.slice(start, end).join('');
}

/** The text folded letter by letter, and where each of its letters stood. */
function foldPlaced(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let index = 0; index < plain.length; index++) places.push(place);
    folded += plain;
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}
