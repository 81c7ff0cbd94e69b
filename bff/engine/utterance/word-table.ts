import { fold, splitWords } from '../../language/lexicon/fold.ts';
import { toLine } from '../../language/lexicon/phrases.ts';
import type { Cues } from '../../language/pack/cues.ts';
import { findPack } from '../../language/pack/packs.ts';

/** Selects a cue of a language. */
type Cue = (cues: Cues) => string | null;

/** Tests a line in a language. */
type WordTest = (line: string, language: string) => boolean;

/** Splits a line at a word; null if it is not there. */
type WordSplit = (line: string, language: string) => [before: string, after: string] | null;

/** Creates a function that splits a line at a cue. */
export function createWordSplit(cue: Cue): WordSplit {
  const findPattern = createPatterns(cue, false);
  return (line, language) => {
    const match = findPattern(language)?.exec(line);
    return match ? [line.slice(0, match.index), line.slice(match.index + match[0].length)] : null;
  };
}

/**
 * Creates a function that tests a line for a cue. `words*` is any ending; in scripts without spaces an entry counts
 * anywhere. `isFirst`: it must be the first word. Each language's pattern is compiled at its first use.
 */
export function createWordTest(cue: Cue, { isFirst = false }: { isFirst?: boolean } = {}): WordTest {
  const findPattern = createPatterns(cue, isFirst);
  return (line, language) => findPattern(language)?.test(line) === true;
}

function createPatterns(cue: Cue, isFirst: boolean): (language: string) => RegExp | null {
  const patterns = new Map<string, RegExp | null>();
  return (language) => {
    const cached = patterns.get(language);
    if (cached !== undefined) return cached;
    const pack = findPack(language);
    const words = pack === null ? null : cue(pack.cues);
    const pattern = words === null ? null : toPattern(words, hasNoWordBounds(language), isFirst);
    patterns.set(language, pattern);
    return pattern;
  };
}

/** Prepares a text for cues: folded words between spaces, if the language writes any. */
export function toCueLine(text: string, language: string): string {
  const folded = fold(text);
  return hasNoWordBounds(language) ? folded : toLine(splitWords(folded));
}

function hasNoWordBounds(language: string): boolean {
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
  const anyForm = `(?:${forms.join('|')})`;
  return new RegExp(isInside ? `${isFirst ? '^' : ''}${anyForm}` : `${isFirst ? '^ ' : ' '}${anyForm} `, 'u');
}
