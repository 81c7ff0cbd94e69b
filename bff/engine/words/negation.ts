import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { unhurried } from '../../base/unhurried.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { findPack, listOfAll, PACKS } from '../../language/pack/packs.ts';

const CONTRACTED = /\p{L}n[’']t(?!\p{L})/iu;

interface Denials {
  /** By language, where it has a list of its own. */
  byLanguage: ReadonlyMap<string, RegExp>;
  /** So plain that it counts in any. */
  plain: RegExp;
  /** Letters that deny, of scripts that are read letter by letter. */
  inside: readonly RegExp[];
}

let denials: Denials | null = null;

function compileDenials(): Denials {
  return {
    byLanguage: new Map(
      PACKS.flatMap(({ code, cues: { negation, negationPrefix } }) =>
        negation === null ? [] : [[code, toPattern(negation, negationPrefix ?? '')] as const],
      ),
    ),
    plain: toPattern(
      listOfAll(({ cues }) => cues.plainNegation, ', '),
      '',
    ),
    inside: [...new Set(PACKS.flatMap(({ cues }) => cues.negationInside ?? []))].map((one) => new RegExp(one, 'u')),
  };
}

/**
 * Does a text deny, close, forbid or except anything? `language`: its own. What its siblings and English deny by counts
 * as well, as a short text is easily taken for another's; of a language without a list, every word of every list.
 */
export function hasNegation(text: string, language: string): boolean {
  const whole = text.normalize('NFC').toLowerCase().replaceAll("'", '’');
  denials ??= unhurried(compileDenials);
  const { byLanguage } = denials;
  const pack = findPack(language);
  const condition = pack?.cues.negationCondition ?? null;
  const plain = condition === null ? whole : whole.replace(new RegExp(condition, 'giu'), '');
  if (CONTRACTED.test(plain) || denials.plain.test(plain)) return true;
  if (denials.inside.some((pattern) => pattern.test(plain))) return true;
  const isListed = byLanguage.has(language) || (pack?.cues.negationInside ?? null) !== null;
  const isAlone = pack?.cues.negationAlone === true;
  const near = isAlone ? [language] : [FALLBACK_LANGUAGE, language, ...(pack?.siblings ?? [])];
  const codes = isListed ? near : byLanguage.keys();
  for (const code of codes) if (byLanguage.get(code)?.test(plain) === true) return true;
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
