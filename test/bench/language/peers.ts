import { eld } from 'eld/large';
import { franc } from 'franc';
import { franc as francMin } from 'franc-min';
import { detect as tinyld } from 'tinyld';
import { FRANC_CODES } from '../../../shared/language/detect/franc-vote.ts';
import type { Guess } from './measure.ts';

const THREE_LETTERS = Object.keys(FRANC_CODES);
/** The peers' two-letter codes for ours, where they differ. */
const TWO_LETTERS: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil', zh: 'zh-Hans' };
const OURS = new Set(
  Object.values(FRANC_CODES).map((code) => Object.entries(TWO_LETTERS).find(([, ours]) => ours === code)?.[0] ?? code),
);

eld.setLanguageSubset([...OURS]);

/** Other detectors, restricted to our languages where possible. None of them takes hints; an undetected language is "". */
export const PEERS: Readonly<Record<string, Guess>> = {
  franc: (text) => fromThreeLetters(FRANC_CODES[franc(text, { only: THREE_LETTERS, minLength: 1 })] ?? ''),
  'franc-min': (text) => fromThreeLetters(FRANC_CODES[francMin(text, { only: THREE_LETTERS, minLength: 1 })] ?? ''),
  'eld large': (text) => fromThreeLetters(fromTwoLetters(eld.detect(text).language)),
  tinyld: (text) => fromThreeLetters(fromTwoLetters(tinyld(text, { only: [...OURS] }))),
};

function fromTwoLetters(code: string): string {
  return TWO_LETTERS[code] ?? code;
}

function fromThreeLetters(code: string): { code: string; confidence: number } {
  return { code, confidence: code === '' ? 0 : 0.5 };
}
