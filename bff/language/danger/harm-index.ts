import { expandPairs } from '../lexicon/danger-pairs.ts';
import { fold, joinTails } from '../lexicon/fold.ts';
import type { Found } from '../lexicon/found.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';
import type { Safety } from '../pack/safety.ts';

/** What a word tells of harm. */
export type Role = keyof Safety['harm'];

/** Where a text tells it: in words, or in letters where none are spaced. */
interface RoleSpan {
  role: Role;
  start: number;
  end: number;
}

/** What a text tells of harm. */
export interface Told {
  spans: readonly RoleSpan[];
  /** Does a sentence end between two places; where the person comes behind, does a clause? */
  isParted(start: number, end: number, isPersonFirst: boolean): boolean;
}

/** One language's words of harm, ready to be looked up. */
export interface HarmIndex {
  /** Null where a text has no word of what befalls anybody. */
  find(text: string, found: readonly Found[]): Told | null;
  /** Letters or words to a word. */
  reach: number;
}

interface Entry {
  role: Role;
  first: string;
  rest: readonly { text: string; isOpen: boolean }[];
  isOpen: boolean;
}

const ROLES = [
  'who',
  'self',
  'body',
  'reflex',
  'me',
  'falls',
  'hurts',
  'breaks',
  'harmed',
  'hits',
  'silent',
  'things',
  'mild',
] as const satisfies readonly Role[];
const BEFALLS: ReadonlySet<Role> = new Set<Role>(['falls', 'hurts', 'breaks', 'harmed', 'hits', 'silent']);
const LETTERS_MAX = 1_200;
const WORDS_MAX = 120;
/** A word of a language without spaces is about so many letters. */
const WORD_LETTERS = 2;
const TOKEN = /[\p{L}\p{N}\p{M}]+|[.!?;:\n。！？؟।…]+|[,，、،]+/gu;
const WORDLIKE = /[\p{L}\p{N}\p{M}]/u;
const COMMA = /^[,，、،]/u;
const SENTENCE_END = /[.!?\n。！？…]/u;
const CLAUSE_END = /[.!?\n。！？…,，、]/u;

/** Makes a language's words of harm ready; `language`: for its joiners, and its beginnings of words. */
export function indexHarm(words: Safety['harm'], language: Language): HarmIndex {
  const { script } = language.pack;
  const entries = ROLES.flatMap((role) =>
    (words[role] ?? '')
      .split(',')
      .flatMap((row) => (row.trim() === '' ? [] : expandPairs(row.trim(), script.unspaced ? '' : ' ')))
      .map((text) => ({ role, text })),
  );
  return script.unspaced ? indexLetters(entries) : indexWords(entries, language);
}

function indexWords(given: readonly { role: Role; text: string }[], language: Language): HarmIndex {
  // Without their marks a burn and a room are one word there.
  const plain = language.pack.script.tones ? toPlainCase : fold;
  const whole = new Map<string, Entry[]>();
  const open = new Map<string, Entry[]>();
  const lengths = new Set<number>();
  for (const { role, text } of given) {
    const [first, ...rest] = (joinTails(plain(text)).match(/[\p{L}\p{N}\p{M}]+\*?/gu) ?? []).map((word) => ({
      text: word.replace('*', ''),
      isOpen: word.endsWith('*'),
    }));
    if (first === undefined) continue;
    const entry = { role, first: first.text, rest, isOpen: first.isOpen };
    const table = first.isOpen ? open : whole;
    if (first.isOpen) lengths.add(first.text.length);
    table.set(first.text, [...(table.get(first.text) ?? []), entry]);
  }
  const joiners = new Set(listWords(language.pack.joiners).map((word) => plain(word)));
  const { stemmer } = language.lexicon;
  const lookUp = (word: string): Entry[] => {
    const heard: Entry[] = [];
    for (const form of stemmer.forms(word)) {
      heard.push(...(whole.get(form) ?? []));
      for (const length of lengths) if (length <= form.length) heard.push(...(open.get(form.slice(0, length)) ?? []));
    }
    return heard;
  };
  return {
    reach: 1,
    find(text, found) {
      const heard: string[] = [];
      const ends: number[] = [];
      const parts: number[] = [];
      for (const token of joinTails(plain(text.slice(0, LETTERS_MAX))).match(TOKEN) ?? []) {
        if (WORDLIKE.test(token)) heard.push(token);
        else (COMMA.test(token) ? parts : ends).push(heard.length);
        if (joiners.has(token)) parts.push(heard.length);
        if (heard.length === WORDS_MAX) break;
      }
      const spans: RoleSpan[] = [];
      for (const [start, word] of heard.entries()) {
        for (const { role, rest } of lookUp(word)) {
          const fits = rest.every(({ text: wanted, isOpen }, index) => {
            const next = heard[start + 1 + index] ?? '';
            return isOpen ? next.startsWith(wanted) : next === wanted;
          });
          const end = start + 1 + rest.length;
          if (fits && !isHarmless(found, start, end)) spans.push({ role, start, end });
        }
      }
      if (!spans.some(({ role }) => BEFALLS.has(role))) return null;
      const isIn = (places: number[], start: number, end: number) =>
        places.some((place) => place >= start && place <= end);
      return {
        spans,
        isParted: (start, end, isPersonFirst) => isIn(ends, start, end) || (!isPersonFirst && isIn(parts, start, end)),
      };
    },
  };
}

function indexLetters(given: readonly { role: Role; text: string }[]): HarmIndex {
  const byLetter = new Map<string, { role: Role; text: string }[]>();
  for (const { role, text } of given) {
    const plain = fold(text.replaceAll('*', ''));
    byLetter.set(plain.charAt(0), [...(byLetter.get(plain.charAt(0)) ?? []), { role, text: plain }]);
  }
  return {
    reach: WORD_LETTERS,
    find(text, found) {
      const folded = fold(text.slice(0, LETTERS_MAX));
      const spans: RoleSpan[] = [];
      for (let start = 0; start < folded.length; start++) {
        for (const { role, text: wanted } of byLetter.get(folded.charAt(start)) ?? []) {
          const end = start + wanted.length;
          if (folded.startsWith(wanted, start) && !isHarmless(found, start, end)) spans.push({ role, start, end });
        }
      }
      if (!spans.some(({ role }) => BEFALLS.has(role))) return null;
      return {
        spans,
        isParted: (start, end, isPersonFirst) =>
          (isPersonFirst ? SENTENCE_END : CLAUSE_END).test(folded.slice(start, end)),
      };
    },
  };
}

function toPlainCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** "Fell in love" holds a fall that is none. */
function isHarmless(found: readonly Found[], start: number, end: number): boolean {
  return found.some((one) => one.concept === 'no_alarm' && one.start < end && one.end > start);
}
