import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { type Example, readExamples } from '../../../bff/language/train/examples.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

/**
 * Rule L1: variants of a line lead to the same decision. Takes lines of every language that were not used for training,
 * each as it is and in variants. The share of changed decisions is printed and has a limit.
 */
const LINES_EACH = 12;
const COURTESY_WORDS_MAX = 4;
const TYPO_LETTERS_MIN = 7;
const MARKS = /\p{M}+/gu;

/** The share of decisions (in percent) that may change when two requests in one message are swapped. */
const ORDER_LIMIT = 15;

/** The variants of a line, and the share of decisions (in percent) that each may change. */
const VARIANTS: Record<string, { dress: (text: string, code: string) => string; limit: number }> = {
  'a courtesy before it': { dress: (text, code) => `${courtesy(code, 'greeting')}, ${text}`, limit: 0.5 },
  'a courtesy behind it': { dress: (text, code) => `${endSentence(text)} ${courtesy(code, 'thanks')}`, limit: 0.5 },
  capitals: { dress: (text) => text.toUpperCase(), limit: 0.5 },
  'no stop at its end': { dress: (text) => text.replace(/[.!。！…]+$/u, ''), limit: 0.5 },
  'accents left away': {
    dress: (text) =>
      /\p{Script=Latin}/u.test(text) ? text.normalize('NFD').replace(MARKS, '').normalize('NFC') : text,
    limit: 2,
  },
  'two letters of a long word swapped': { dress: swapLetters, limit: 10 },
};

const plainLines = Map.groupBy(readExamples().filter(isPlain), ({ code }) => code);
const lines = PACKS.flatMap(({ code }) => plainLines.get(code)?.slice(0, LINES_EACH) ?? []);
const originalDecisions = new Map(lines.map(({ text, code }) => [`${code} ${text}`, decide(text, code)]));

describe('a line outside the training lines', () => {
  it('exists for every language', () => {
    expect(new Set(lines.map(({ code }) => code)).size).toBe(PACKS.length);
    const mute = PACKS.filter(({ code }) => courtesy(code, 'greeting') === '' || courtesy(code, 'thanks') === '');
    expect(mute.map(({ code }) => code)).toEqual([]);
  });

  it.each(Object.entries(VARIANTS))('is understood the same with %s', (name, { dress, limit }) => {
    const changed = lines.filter(
      ({ text, code }) => decide(dress(text, code), code) !== originalDecisions.get(`${code} ${text}`),
    );
    const share = (100 * changed.length) / lines.length;
    process.stdout.write(`${name}: ${share.toFixed(1)} % of ${lines.length} decisions change\n`);
    expect(share, changed.map(({ text, code }) => `${code} ${text}`).join('\n')).toBeLessThanOrEqual(limit);
  });
});

describe('two lines in one message', () => {
  it('lead to the same actions in either order', () => {
    const pairs = PACKS.flatMap(({ code }) => {
      const own = plainLines.get(code)?.slice(0, LINES_EACH) ?? [];
      return own.flatMap((one, index) => {
        const other = own[index + 1];
        return index % 2 === 0 && other !== undefined && other.topic !== one.topic ? [{ code, one, other }] : [];
      });
    });
    const changed = pairs.filter(
      ({ code, one, other }) =>
        decide(`${endSentence(one.text)} ${endSentence(other.text)}`, code) !==
        decide(`${endSentence(other.text)} ${endSentence(one.text)}`, code),
    );
    const share = (100 * changed.length) / pairs.length;
    process.stdout.write(`two lines the other way round: ${share.toFixed(1)} % of ${pairs.length} decisions change\n`);
    expect(
      share,
      changed.map(({ code, one, other }) => `${code} ${one.text} / ${other.text}`).join('\n'),
    ).toBeLessThanOrEqual(ORDER_LIMIT);
  });
});

function isPlain({ split, act }: Example): boolean {
  return split === 'test' && act !== null && act !== 'talk' && act !== 'alarm';
}

/** The decision, without its wording. */
function decide(text: string, code: string): string {
  const { decision } = new EngineGuest({}, code).say(text);
  return decision.steps
    .map((step) => [step.kind, 'intent' in step ? step.intent : '', 'act' in step ? step.act : ''].join(' '))
    .toSorted()
    .join('; ');
}

function courtesy(code: string, kind: 'greeting' | 'thanks'): string {
  const { phrases } = PACKS.find((pack) => pack.code === code) ?? {};
  const short = phrases?.[kind].find((text) => text.split(/\s+/u).length <= COURTESY_WORDS_MAX && !/[?？]/u.test(text));
  return (short ?? '').replace(/[.!。！]$/u, '');
}

function endSentence(text: string): string {
  return /[.!?。！？؟]$/u.test(text) ? text : `${text}.`;
}

/** The most common typing error: two swapped letters, in the middle of the longest word. */
function swapLetters(text: string): string {
  const [longest] = (text.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length < TYPO_LETTERS_MIN) return text;
  const middle = Math.floor(longest.length / 2);
  const slip = `${longest.slice(0, middle)}${longest[middle + 1]}${longest[middle]}${longest.slice(middle + 2)}`;
  return text.replace(longest, slip);
}
