import { fold, joinTails } from '../../../language/lexicon/fold.ts';
import { findPack } from '../../../language/pack/packs.ts';

const patterns = new Map<string, RegExp>();

/** Does a sentence of this language deny, forbid or shut something? Null: nobody can tell in this language. */
export function isDenied(sentence: string, language: string): boolean | null {
  const pack = findPack(language);
  if (pack === null || pack.checks.denied === null) return null;
  const isPart = pack.script.unspaced || pack.script.attachedEndings;
  const known = patterns.get(language) ?? toPattern(pack.checks.denied, isPart);
  patterns.set(language, known);
  return known.test(joinTails(fold(sentence)).replace(/['’\u02bc`´]/gu, ' '));
}

function toPattern(listed: string, isPart: boolean): RegExp {
  const words = listed.split(', ').map((word) => joinTails(fold(word)));
  if (isPart) return new RegExp(words.join('|'), 'u');
  const any = words.map((word) => word.replaceAll('*', '[\\p{L}\\p{M}]*'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${any.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}
