import { Scan } from '../../../language/entities/scan.ts';
import type { Subject } from '../catalogue.ts';
import type { Fact, FactSource } from '../fact.ts';
import type { Sentence } from '../marks/parts.ts';
import { type FactWords, patternOf, sourceOf } from '../words.ts';

/** No word of a language: a figure, a sign or a capital stands inside it. */
const STRANGE =
  /^\s*["'„“”«»‚‘’]?((?=[^\s,;，。、،؛]*(?:\d|[_#@$!&*]|\p{L}-\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}))[^\s"'„“”«»,;，。、،؛]{3,})/u;
/** Behind a colon, and nothing after it. */
const ALONE = /^\s*[:=：]\s*["'„“”«»‚‘’]?([^\s"'„“”«»,;，。、،؛]{3,})["'„“”«»‚‘’]?\s*(?=[.,;，。、،؛)]|$)/u;

/** The name of the network and its password, where a sentence about the wifi tells them and denies nothing. */
export function readCredentials(
  { text, parts }: Sentence,
  topic: Subject | null,
  source: FactSource,
  { language, roles }: FactWords,
): Fact[] {
  const { plain } = new Scan(text);
  const isNamed = parts.some(({ subjects }) => subjects.some(({ name }) => name === 'wifi'));
  if (!(topic?.name === 'wifi' || isNamed) || patternOf(language, 'u', roles.not, roles.except, roles.only).test(plain))
    return [];
  const filler = new RegExp(`^(?:[\\s:=：]|${sourceOf(language, roles.filler)})*`, 'u');
  return (['network', 'password'] as const).flatMap((name): Fact[] => {
    const found = patternOf(language, 'u', roles[name]).exec(plain);
    if (found === null) return [];
    const end = found.index + found[0].length;
    const skipped = filler.exec(plain.slice(end))?.[0].length ?? 0;
    const word = ALONE.exec(text.slice(end))?.[1] ?? STRANGE.exec(text.slice(end + skipped))?.[1];
    if (word === undefined) return [];
    const value = { type: 'credential' as const, word: word.replace(/[.)]+$/u, '') };
    return [{ attribute: `wifi.${name}`, value, conditions: [], exceptions: [], source }];
  });
}
