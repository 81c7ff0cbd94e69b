import { Scan } from '../../../language/entities/scan.ts';
import type { Subject } from '../catalogue.ts';
import type { Fact, FactSource } from '../fact.ts';
import type { Sentence } from '../marks/parts.ts';
import { type FactWords, patternOf, sourceOf } from '../words.ts';

/** A word with a figure, a sign or an inner capital, which is no word of a language. */
const STRANGE =
  /^\s*["'„“”«»‚‘’]?((?=[^\s,;，。、،؛]*(?:\d|[_#@$!&*]|\p{L}-\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}))[^\s"'„“”«»,;，。、،؛]{3,})/u;
/** A single word behind a colon. */
const ALONE = /^\s*[:=：]\s*["'„“”«»‚‘’]?([^\s"'„“”«»,;，。、،؛]{3,})["'„“”«»‚‘’]?\s*(?=[.,;，。、،؛)]|$)/u;

/** Reads the network's name and password from a sentence about the wifi that denies nothing. */
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
  const fillers = new RegExp(`^(?:[\\s:=：]|${sourceOf(language, roles.filler)})*`, 'u');
  return (['network', 'password'] as const).flatMap((name): Fact[] => {
    const found = patternOf(language, 'u', roles[name]).exec(plain);
    if (found === null) return [];
    const end = found.index + found[0].length;
    const skipped = fillers.exec(plain.slice(end))?.[0].length ?? 0;
    const credential = ALONE.exec(text.slice(end))?.[1] ?? STRANGE.exec(text.slice(end + skipped))?.[1];
    if (credential === undefined) return [];
    const value = { type: 'credential' as const, word: credential.replace(/[.)]+$/u, '') };
    return [{ attribute: `wifi.${name}`, value, conditions: [], exceptions: [], source }];
  });
}
