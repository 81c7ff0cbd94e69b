import { type Part, readSentences } from '../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from './marked.ts';

/** The parts of a text's first sentence. */
export function partsOf(text: string, code = 'en'): readonly Part[] {
  return readSentences(text, readingWith(code))[0]?.parts ?? [];
}

/** The first of them; a text without one is a mistake of the test. */
export function partOf(text: string, code = 'en'): Part {
  const [part] = partsOf(text, code);
  if (part === undefined) throw new Error(`no part was read of “${text}”`);
  return part;
}
