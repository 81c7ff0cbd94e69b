import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { toLine } from '../../language/lexicon/phrases.ts';
import type { Cues } from '../../language/pack/cues.ts';
import { findPack } from '../../language/pack/packs.ts';

/** What of a language's cues is looked for. */
type Cue = (cues: Cues) => string | null;

/** Does a line say it? `language`: the one it is written in. */
type WordTest = (line: string, language: string) => boolean;

/** A line's two sides of a word; null where it does not say it. */
type WordSplit = (line: string, language: string) => [before: string, after: string] | null;

/** Words that part a line in two. */
export function createWordSplit(cue: Cue): WordSplit {
  const findPattern = createPatterns(cue, false);
  return (line, language) => {
    const found = findPattern(language)?.exec(line);
    return found ? [line.slice(0, found.index), line.slice(found.index + found[0].length)] : null;
  };
}

/**
 * A cue as a question to a line. `words*` stands for any ending; in languages that
 * are written without spaces an entry counts anywhere. `isFirst`: it must be the first word. Each language's pattern is made when it is first asked.
 */
export function createWordTest(cue: Cue, { isFirst = false }: { isFirst?: boolean } = {}): WordTest {
  const findPattern = createPatterns(cue, isFirst);
  return (line, language) => findPattern(language)?.test(line) === true;
}

function createPatterns(cue: Cue, isFirst: boolean): (language: string) => RegExp | null {
  const patterns = new Map<string, RegExp | null>();
  return (language) => {
    const known = patterns.get(language);
    if (known !== undefined) return known;
    const pack = findPack(language);
    const words = pack === null ? null : cue(pack.cues);
    const pattern = words === null ? null : toPattern(words, isStuck(language), isFirst);
    patterns.set(language, pattern);
    return pattern;
  };
}

/** A text as cues are looked for in it: folded words, each between spaces where the language writes any. */
export function toCueLine(text: string, language: string): string {
  const folded = fold(text);
  return isStuck(language) ? folded : toLine(splitWords(folded));
}

function isStuck(language: string): boolean {
  const script = findPack(language)?.script;
  return script !== undefined && (script.unspaced || script.attachedEndings);
}

function toPattern(words: string, isInside: boolean, isFirst: boolean): RegExp {
  const forms = words
    .split(', ')
    .filter((word) => word !== '')
    .map((word) => {
      if (isInside) return fold(word);
      const plain = splitWords(fold(word.replace('*', ''))).join(' ');
      return word.endsWith('*') ? `${plain}\\S*` : plain;
    });
  const any = `(?:${forms.join('|')})`;
  return new RegExp(isInside ? `${isFirst ? '^' : ''}${any}` : `${isFirst ? '^ ' : ' '}${any} `, 'u');
}
