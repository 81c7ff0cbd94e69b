import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A piece of code in a guide, as its reader copies it. */
export interface Block {
  guide: string;
  /** As it stands behind the fence; nothing: one without a language. */
  language: string;
  /** What is chosen where there are several ways. */
  way: string | null;
  code: string;
}

/** Every piece of code of the guides, in order, those apart that bring in a file which is run as it is. */
export function readBlocks(): Block[] {
  return globSync('docs/guide/*.md')
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^```(\w*)(?: \[(.+)\])?\n([\s\S]*?)^```$/gm)].map(
        ([, language = '', way = null, code = '']) => ({ guide: basename(file, '.md'), language, way, code }),
      ),
    );
}

/** The pieces of one guide in one language. Throws where there is none. */
export function blocksOf(guide: string, language: string): Block[] {
  const found = readBlocks().filter((block) => block.guide === guide && block.language === language);
  if (found.length === 0) throw new Error(`${guide}.md has no ${language} any more`);
  return found;
}
