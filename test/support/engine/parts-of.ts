import { type Part, readSentences } from '../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from './marked.ts';

/** The parts of the first sentence of a text. */
export function partsOf(text: string, code = 'en'): readonly Part[] {
  return readSentences(text, readingWith(code))[0]?.parts ?? [];
}

/** The first part of the text. Throws if there is none. */
export function partOf(text: string, code = 'en'): Part {
  const [part] = partsOf(text, code);
  if (part === undefined) throw new Error(`no part was read of “${text}”`);
  return part;
}
