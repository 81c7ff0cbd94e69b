import { findPack } from '../language/packs.ts';
import { languageFor } from '../language/registry.ts';
import { NEGATED_INSIDE, NEGATIONS, PLAIN_NOES } from './negation-words.ts';

/** What one writes before a word without a space: "and", "so", "that", "the". */
const PREFIXES: Record<string, string> = { ar: '[وف]?', he: '[ושהכ]{0,2}' };
/** Japanese, Chinese, Korean and Thai are read letter by letter. */
const READ_INSIDE: ReadonlySet<string> = new Set(['ja', 'zh-Hans', 'zh-Hant', 'ko', 'th']);
/** Portuguese says "no" for "in the": there, the no of its neighbours is none. */
const ALONE: ReadonlySet<string> = new Set(['pt']);
const CONTRACTED = /\p{L}n[’']t(?!\p{L})/iu;
/** "19 € if it is not included": a no on a condition, at a sentence's end, denies nothing of what stands before it. */
const CONDITIONS: Record<string, RegExp> = {
  en: /(?<=[^\s.;!?:])\s(?:if|as long as|when)\s[^.,;!?]*/giu,
  de: /(?<=,)\s(?:wenn|falls|sofern|soweit)\s[^.,;!?]*/giu,
  fr: /(?<=[^\s.;!?:])\s(?:si\s|s’ils?\s)[^.,;!?]*/giu,
  es: /(?<=[^\s.;!?:])\ssi\s[^.,;!?]*/giu,
  it: /(?<=[^\s.;!?:])\sse\s[^.,;!?]*/giu,
  nl: /(?<=[^\s.;!?:])\s(?:als|indien)\s[^.,;!?]*/giu,
};
const plainNo = toPattern(PLAIN_NOES, '');
const patterns = new Map(
  Object.entries(NEGATIONS).map(([code, words]) => [code, toPattern(words, PREFIXES[code] ?? '')] as const),
);

/**
 * Does a text deny, close, forbid or except anything? `language`: its own. What its siblings and English deny by counts
 * as well, as a short text is easily taken for another's; of a language without a list, every word of every list.
 */
export function hasNegation(text: string, language: string): boolean {
  const whole = text.normalize('NFC').toLowerCase().replaceAll("'", '’');
  const condition = CONDITIONS[language];
  const plain = condition === undefined ? whole : whole.replace(condition, '');
  if (CONTRACTED.test(plain) || plainNo.test(plain)) return true;
  if (NEGATED_INSIDE.some((pattern) => pattern.test(plain))) return true;
  const isListed = patterns.has(language) || READ_INSIDE.has(language);
  const near = ALONE.has(language) ? [language] : ['en', language, ...(findPack(language)?.siblings ?? [])];
  const codes = isListed ? near : patterns.keys();
  for (const code of codes) if (patterns.get(code)?.test(plain) === true) return true;
  const { concepts } = languageFor(language).lexicon.read(plain);
  return concepts.has('no') || concepts.has('broken');
}

function toPattern(words: string, prefix: string): RegExp {
  const forms = words.split(/,\s*/).map((word) => {
    const inner = word
      .replace(/^\*|\*$/g, '')
      .normalize('NFC')
      .toLowerCase();
    return `${word.startsWith('*') ? '[\\p{L}\\p{M}]+' : ''}${inner}${word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}])'}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{M}])${prefix}(?:${forms.join('|')})`, 'u');
}
