import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { findSubjects, type Subject } from '../catalogue.ts';
import { patternOf } from '../words.ts';
import { markText, type ReadWith } from './mark-text.ts';
import type { Mark, MarkOf, Meaning } from './marks.ts';

/** A stretch of a sentence between two breaks. */
export interface Part {
  text: string;
  marks: readonly Mark[];
  /** What it speaks of by name. */
  subjects: readonly Subject[];
  concepts: ReadonlySet<Concept>;
  /** What stands beside its marks: concepts, and words that mean nothing of ours. */
  beside: ReadonlySet<Concept>;
  unknown: readonly string[];
  /** It stands before a colon. */
  isTitle: boolean;
}

export interface Sentence {
  text: string;
  parts: readonly Part[];
}

/** The marks of one kind. */
export function marksOf<K extends Meaning['kind']>(part: Pick<Part, 'marks'>, kind: K): MarkOf<K>[] {
  return part.marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);
}

/** The sentences of a text, each in its parts. */
export function readSentences(text: string, given: ReadWith): Sentence[] {
  const { marks } = markText(text, given);
  const fillers = patternOf(given.words.language, 'giu', given.words.roles.filler);
  const sentences: Sentence[] = [];
  let parts: Part[] = [];
  let from = 0;
  let sentenceFrom = 0;
  let held: Mark[] = [];
  const close = (end: number, isTitle: boolean) => {
    const part = toPart(text, from, end, held, isTitle, given, fillers);
    if (part !== null) parts.push(part);
    held = [];
  };
  for (const mark of marks) {
    if (mark.kind !== 'break') {
      held.push(mark);
      continue;
    }
    close(mark.start, mark.of === 'colon');
    from = mark.end;
    if (mark.of !== 'sentence') continue;
    if (parts.length > 0) sentences.push({ text: text.slice(sentenceFrom, mark.end).trim(), parts });
    parts = [];
    sentenceFrom = mark.end;
  }
  close(text.length, false);
  if (parts.length > 0) sentences.push({ text: text.slice(sentenceFrom).trim(), parts });
  return sentences;
}

function toPart(
  text: string,
  start: number,
  end: number,
  marks: readonly Mark[],
  isTitle: boolean,
  { pack }: ReadWith,
  fillers: RegExp,
): Part | null {
  const own = text.slice(start, end);
  if (own.trim() === '' || !/[\p{L}\p{N}]/u.test(own)) return null;
  const { lexicon } = languageFor(pack.code);
  let rest = '';
  let at = start;
  for (const mark of marks) {
    rest += `${text.slice(at, mark.start)} `;
    at = mark.end;
  }
  rest += text.slice(at, end);
  const { concepts } = lexicon.read(own);
  const beside = lexicon.read(rest);
  const plain = lexicon.read(rest.replace(fillers, ' '));
  return {
    text: own.trim(),
    marks,
    subjects: findSubjects(concepts),
    concepts,
    beside: beside.concepts,
    unknown: plain.unknown.filter((word) => beside.unknown.includes(word)),
    isTitle,
  };
}
