import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { unhurried } from '../../base/unhurried.ts';
import { perPack } from '../../language/entities/scan.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { findPack, listOfAll, PACKS } from '../../language/pack/packs.ts';

const CONTRACTED = /\p{L}n[’']t(?!\p{L})/iu;

interface Denials {
  /** Languages with a list of their own. */
  listed: ReadonlySet<string>;
  /** Negations that are clear in any language. */
  plain: RegExp;
  /** Letters of negation in scripts that are read letter by letter. */
  inside: readonly RegExp[];
}

let denials: Denials | null = null;

function compileDenials(): Denials {
  return {
    listed: new Set(PACKS.flatMap(({ code, cues }) => (cues.negation === null ? [] : [code]))),
    plain: toPattern(
      listOfAll(({ cues }) => cues.plainNegation, ', '),
      '',
    ),
    inside: [...new Set(PACKS.flatMap(({ cues }) => cues.negationInside ?? []))].map((one) => new RegExp(one, 'u')),
  };
}

/** The pattern of a language's own negations. Compiling all languages takes a tenth of a second. */
const ownDenials = perPack(({ cues: { negation, negationPrefix } }) =>
  negation === null ? null : unhurried(() => toPattern(negation, negationPrefix ?? '')),
);

/** The pattern of phrases that contain a negation and deny nothing ("no problem"). */
const conditionOf = perPack(({ cues: { negationCondition } }) =>
  negationCondition === null ? null : new RegExp(negationCondition, 'giu'),
);

/**
 * Whether a text denies, closes, forbids or excepts anything, in its language. Negations of related languages and of
 * English count too, as short texts are easily mistaken; without a list of its own, those of all languages.
 */
export function hasNegation(text: string, language: string): boolean {
  const whole = text.normalize('NFC').toLowerCase().replaceAll("'", '’');
  denials ??= unhurried(compileDenials);
  const { listed } = denials;
  const pack = findPack(language);
  const condition = pack === null ? null : conditionOf(pack);
  const plain = condition === null ? whole : whole.replace(condition, '');
  if (CONTRACTED.test(plain) || denials.plain.test(plain)) return true;
  if (denials.inside.some((pattern) => pattern.test(plain))) return true;
  const isListed = listed.has(language) || (pack?.cues.negationInside ?? null) !== null;
  const isAlone = pack?.cues.negationAlone === true;
  const likelyLanguages = isAlone ? [language] : [FALLBACK_LANGUAGE, language, ...(pack?.siblings ?? [])];
  for (const code of isListed ? likelyLanguages : listed) {
    const listing = findPack(code);
    if (listing !== null && ownDenials(listing)?.test(plain) === true) return true;
  }
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
