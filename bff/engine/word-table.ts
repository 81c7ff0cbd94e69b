import { fold, isUnspaced, splitWords } from '../language/fold.ts';

/** Does a message say it? `language`: the one it is written in. */
export type WordTest = (text: string, language: string) => boolean;

/** Endings stick to Korean words as they do where no spaces are written. */
const STUCK: ReadonlySet<string> = new Set(['ko']);

/**
 * Words that mean one thing, by language, as a question to a message. `words*` stands for any ending; in languages that
 * are written without spaces an entry counts anywhere. `isFirst`: it must be the first word. Each language's pattern is made when it is first asked.
 */
export function createWordTest(
  table: Readonly<Record<string, string>>,
  { isFirst = false }: { isFirst?: boolean } = {},
): WordTest {
  const patterns = new Map<string, RegExp | null>();
  return (text, language) => {
    let pattern = patterns.get(language);
    if (pattern === undefined) {
      const words = table[language];
      pattern = words === undefined ? null : toPattern(words, isStuck(language), isFirst);
      patterns.set(language, pattern);
    }
    if (pattern === null) return false;
    const folded = fold(text);
    return pattern.test(isStuck(language) ? folded : ` ${splitWords(folded).join(' ')} `);
  };
}

function isStuck(language: string): boolean {
  return isUnspaced(language) || STUCK.has(language);
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
