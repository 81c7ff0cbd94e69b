import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A code block of a guide, as its reader copies it. */
export interface Block {
  guide: string;
  /** The language after the fence; empty if there is none. */
  language: string;
  /** The label of the tab if the guide shows several ways. */
  way: string | null;
  code: string;
}

/**
 * Every code block of the guides, in order, except those that include a file. Such files are run by their own tests.
 */
export function readBlocks(): Block[] {
  return globSync('docs/guide/*.md')
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^```(\w*)(?: \[(.+)\])?\n([\s\S]*?)^```$/gm)].map(
        ([, language = '', way = null, code = '']) => ({ guide: basename(file, '.md'), language, way, code }),
      ),
    );
}

/** The code blocks of one guide in one language. Throws if there is none. */
export function blocksOf(guide: string, language: string): Block[] {
  const blocks = readBlocks().filter((block) => block.guide === guide && block.language === language);
  if (blocks.length === 0) throw new Error(`${guide}.md has no ${language} any more`);
  return blocks;
}
