import { expandPairs } from '../lexicon/danger-pairs.ts';
import { fold, joinTails } from '../lexicon/fold.ts';
import type { Found } from '../lexicon/found.ts';
import { listWords } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/registry.ts';
import type { Safety } from '../pack/safety.ts';

/** The meaning of a word in a report of harm: a person, a part of the body, a fall and so on. */
export type Role = keyof Safety['harm'];

/** A word of harm in a text. `start` and `end` count words, or letters in scripts without spaces. */
interface RoleSpan {
  role: Role;
  start: number;
  end: number;
}

/** All words of harm found in a text. */
export interface HarmFound {
  spans: readonly RoleSpan[];
  /** Whether a sentence ends between two positions. If the person is named second, the end of a clause is enough. */
  isParted(start: number, end: number, isPersonFirst: boolean): boolean;
}

/** Finds one language's words of harm in texts. */
export interface HarmIndex {
  /** Returns null if nothing in the text says that somebody was harmed. */
  find(text: string, found: readonly Found[]): HarmFound | null;
  /** The number of positions of a word: 1, or its letters in scripts without spaces. */
  wordLength: number;
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
/** The average length of a word in scripts without spaces. */
const WORD_LETTERS = 2;
const TOKEN = /[\p{L}\p{N}\p{M}]+|[.!?;:\n。！？؟।…]+|[,，、،]+/gu;
const WORDLIKE = /[\p{L}\p{N}\p{M}]/u;
const COMMA = /^[,，、،]/u;
const SENTENCE_END = /[.!?\n。！？…]/u;
const CLAUSE_END = /[.!?\n。！？…,，、]/u;

/** Builds the index of a language's words of harm. `language` also gives the joining words and the forms of words. */
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

function indexWords(entries: readonly { role: Role; text: string }[], language: Language): HarmIndex {
  // In Vietnamese, words for "burn" and "room" differ only by their tone marks, so these are kept.
  const normalize = language.pack.script.tones ? toPlainCase : fold;
  const whole = new Map<string, Entry[]>();
  const open = new Map<string, Entry[]>();
  const lengths = new Set<number>();
  for (const { role, text } of entries) {
    const [first, ...rest] = (joinTails(normalize(text)).match(/[\p{L}\p{N}\p{M}]+\*?/gu) ?? []).map((word) => ({
      text: word.replace('*', ''),
      isOpen: word.endsWith('*'),
    }));
    if (first === undefined) continue;
    const entry = { role, first: first.text, rest, isOpen: first.isOpen };
    const table = first.isOpen ? open : whole;
    if (first.isOpen) lengths.add(first.text.length);
    table.set(first.text, [...(table.get(first.text) ?? []), entry]);
  }
  const joiners = new Set(listWords(language.pack.joiners).map((word) => normalize(word)));
  const { stemmer } = language.lexicon;
  const lookUp = (word: string): Entry[] => {
    const matches: Entry[] = [];
    for (const form of stemmer.forms(word)) {
      matches.push(...(whole.get(form) ?? []));
      for (const length of lengths) if (length <= form.length) matches.push(...(open.get(form.slice(0, length)) ?? []));
    }
    return matches;
  };
  return {
    wordLength: 1,
    find(text, found) {
      const words: string[] = [];
      const sentenceEnds: number[] = [];
      const clauseEnds: number[] = [];
      for (const token of joinTails(normalize(text.slice(0, LETTERS_MAX))).match(TOKEN) ?? []) {
        if (WORDLIKE.test(token)) words.push(token);
        else (COMMA.test(token) ? clauseEnds : sentenceEnds).push(words.length);
        if (joiners.has(token)) clauseEnds.push(words.length);
        if (words.length === WORDS_MAX) break;
      }
      const spans: RoleSpan[] = [];
      for (const [start, word] of words.entries()) {
        for (const { role, rest } of lookUp(word)) {
          const fits = rest.every(({ text: wanted, isOpen }, index) => {
            const next = words[start + 1 + index] ?? '';
            return isOpen ? next.startsWith(wanted) : next === wanted;
          });
          const end = start + 1 + rest.length;
          if (fits && !isHarmless(found, start, end)) spans.push({ role, start, end });
        }
      }
      if (!spans.some(({ role }) => BEFALLS.has(role))) return null;
      return {
        spans,
        isParted: (start, end, isPersonFirst) =>
          hasBetween(sentenceEnds, start, end) || (!isPersonFirst && hasBetween(clauseEnds, start, end)),
      };
    },
  };
}

function indexLetters(entries: readonly { role: Role; text: string }[]): HarmIndex {
  const byLetter = new Map<string, { role: Role; text: string }[]>();
  for (const { role, text } of entries) {
    const folded = fold(text.replaceAll('*', ''));
    byLetter.set(folded.charAt(0), [...(byLetter.get(folded.charAt(0)) ?? []), { role, text: folded }]);
  }
  return {
    wordLength: WORD_LETTERS,
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

/** Whether the span is part of a harmless phrase such as "fell in love". */
function isHarmless(found: readonly Found[], start: number, end: number): boolean {
  return found.some((one) => one.concept === 'no_alarm' && one.start < end && one.end > start);
}

function hasBetween(positions: readonly number[], start: number, end: number): boolean {
  return positions.some((position) => position >= start && position <= end);
}
