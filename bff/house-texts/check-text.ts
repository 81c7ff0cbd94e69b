import type { TextFault } from '../../shared/domain/house/house-texts.ts';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';
import { keepByKey } from '../base/keep-by-key.ts';
import { hasNegation } from '../engine/utterance/negation.ts';
import { markText } from '../knowledge/facts/marks/mark-text.ts';
import { markingWords } from '../knowledge/facts/plain-words.ts';
import { fold } from '../language/lexicon/fold.ts';
import { languageFor } from '../language/lexicon/registry.ts';

/** A fault of a translation, and the part with the fault. */
export interface FoundFault {
  code: TextFault;
  detail: string;
}

interface Words {
  text: string;
  language: string;
}

const LINK = /(?:https?:\/\/|www\.)[^\s)>\]]+|[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+\.[\p{L}\d.-]+/giu;
/** A text that is the same in every language: the name of a network, a password. */
const SPELT =
  /(?<![\p{L}\p{N}])(?=[\w-]*[A-Za-z])(?:[A-Za-z]+[a-z][A-Z]\w*|(?=\w*\d)[A-Za-z]{2,}\w*[\d_]\w*|\w*_\w+)(?![\p{L}\p{N}])/gu;
const NUMBER = /\d+(?:[.,'’\u00a0\u202f]\d+)*/g;
const LONGER_MAX = 5;
const LETTERS_MORE = 120;
const SHORTER_MAX = 10;
const SENTENCE_END = /[.!?。！？।؟۔]+(?=\s|$)|[。！？]|\n+/u;

/** Checks a translation against its original: the same figures, times and names, and no added or lost negation. */
export function checkText(original: Words, translated: Words): FoundFault | null {
  const [before, after] = [original.text, translated.text].map((text) => toPlainDigits(text.normalize('NFKC')));
  if (before === undefined || after === undefined) return null;
  if (after.length > LONGER_MAX * before.length + LETTERS_MORE || after.length * SHORTER_MAX < before.length)
    return { code: 'length', detail: 'it is much longer or much shorter than the original' };
  return (
    checkNames(before, after) ??
    checkFigures({ ...original, text: before }, { ...translated, text: after }) ??
    checkNegation({ ...original, text: before }, { ...translated, text: after })
  );
}

function checkNames(before: string, after: string): FoundFault | null {
  for (const pattern of [LINK, SPELT]) {
    const lostName = (before.match(pattern) ?? []).find((name) => !after.includes(name.replace(/[.,;]$/, '')));
    if (lostName !== undefined) return { code: 'names', detail: `“${lostName}” is missing` };
  }
  const added = (after.match(LINK) ?? []).find((link) => !before.includes(link.replace(/[.,;]$/, '')));
  return added === undefined ? null : { code: 'names', detail: `“${added}” is not in the original` };
}

/** Compares the figures on both sides; times are compared by their value, since 3 pm is 15:00. */
function checkFigures(original: Words, translated: Words): FoundFault | null {
  const plain = compareNumbers(numbersOf(original.text), numbersOf(translated.text), original, translated);
  if (plain === null) return null;
  const [before, after] = [readClocks(original), readClocks(translated)];
  const lostClock = [...before.clocks].find((clock) => !after.clocks.has(clock));
  const won = [...after.clocks].find((clock) => !before.clocks.has(clock));
  if (lostClock !== undefined || won !== undefined) return plain;
  return compareNumbers(numbersOf(before.rest), numbersOf(after.rest), original, translated);
}

function compareNumbers(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  original: Words,
  translated: Words,
): FoundFault | null {
  const lostNumber = [...before].find((number) => !after.has(number) && !isInWords(number, translated));
  if (lostNumber !== undefined) return { code: 'figures', detail: `${lostNumber} of the original is missing` };
  const won = [...after].find((number) => !before.has(number) && !isInWords(number, original));
  return won === undefined ? null : { code: 'figures', detail: `${won} is not in the original` };
}

/** "1.200", "1,200" and "1 200" are the same number; "19,50" and "19.50" are another. */
function numbersOf(text: string): ReadonlySet<string> {
  const joined = text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '');
  return new Set((joined.match(NUMBER) ?? []).map((written) => written.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '')));
}

/** Whether a small number is written as a word. */
function isInWords(number: string, { text, language }: Words): boolean {
  const { pack, lexicon } = languageFor(language);
  const listed = pack.numbers[Number(number)];
  if (listed === undefined || number.length > 2) return false;
  const folded = fold(text);
  const isUnspaced = lexicon.read(text).words.length < 2;
  return listed
    .split(',')
    .map((word) => fold(word.trim()))
    .filter((word) => word !== '')
    .some((word) =>
      isUnspaced ? folded.includes(word) : new RegExp(`(?<!\\p{L})${asPattern(word)}(?!\\p{L})`, 'u').test(folded),
    );
}

function asPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The times of day in a text, and the text without them. */
function readClocks({ text, language }: Words): { clocks: ReadonlySet<string>; rest: string } {
  const { pack } = languageFor(language);
  const clocks = new Set<string>();
  let rest = '';
  let at = 0;
  for (const mark of markText(text, { words: markingWords(language), pack, currency: 'EUR' }).marks) {
    if (mark.kind === 'clock') clocks.add(mark.time);
    else if (mark.kind === 'span') for (const clock of [mark.span.from, mark.span.until]) clocks.add(clock ?? '');
    else continue;
    rest += `${text.slice(at, mark.start)} `;
    at = Math.max(at, mark.end);
  }
  clocks.delete('');
  return { clocks, rest: rest + text.slice(at) };
}

/** Compares negation for the whole text and, if both have negations and the same number of sentences, for each sentence. */
function checkNegation(original: Words, translated: Words): FoundFault | null {
  const [denied, denies] = [original, translated].map(isDenying);
  if (denied !== denies) return toFault(denied === true, translated.text);
  if (denied !== true) return null;
  const [before, after] = [sentencesOf(original.text), sentencesOf(translated.text)];
  if (before.length !== after.length) return null;
  for (const [index, said] of before.entries()) {
    const translatedSentence = after[index] ?? '';
    const isDenied = isDenying({ ...original, text: said });
    if (isDenied !== isDenying({ ...translated, text: translatedSentence }))
      return toFault(isDenied, translatedSentence);
  }
  return null;
}

function toFault(isLost: boolean, told: string): FoundFault {
  const words = told.trim();
  const detail = isLost ? `a “not” is lost: “${words}”` : `it denies what the original does not: “${words}”`;
  return { code: 'negation', detail };
}

const DENIALS_MAX = 10_000;
const keep = keepByKey<boolean>(DENIALS_MAX);

/** Whether the text denies anything. Cached, because an original is compared with each of its translations. */
function isDenying({ text, language }: Words): boolean {
  return keep(`${language} ${text}`, () => hasNegation(text, language));
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => /\p{L}/u.test(sentence));
}
