import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createApiPages } from './api-pages.ts';
import { createErrorPages } from './error-pages.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Pages whose source is outside `docs/`: path in the site → file in the repository. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'architecture.md': 'ARCHITECTURE.md',
  'changelog.md': 'CHANGELOG.md',
  'contributing.md': 'CONTRIBUTING.md',
  'widget.md': 'widget/README.md',
};
const LINK = /\[((?:[^[\]]|\[[^\]]*\])+)\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g;

/** Every page of the site as Markdown, by its path: the written pages, the error pages and the API pages. */
export function createPages(): Map<string, string> {
  const written = new Map(
    globSync('docs/**/*.md', { cwd: ROOT })
      .sort()
      .map((file) => [relative('docs', file).replace(/README\.md$/, 'index.md'), file]),
  );
  for (const [path, file] of Object.entries(ELSEWHERE)) written.set(path, file);
  const pageOf = new Map(
    [...written].map(([path, file]) => [join(ROOT, file), `/${path.replace(/(?:index)?\.md$/, '')}`]),
  );
  const pages = new Map([...written].map(([path, file]) => [path, relink(join(ROOT, file), pageOf)]));
  return new Map([...pages, ...createErrorPages(), ...createApiPages()]);
}

/**
 * The text of a page. A link to another page leads to that page in the site. A link to a source file becomes its words
 * alone, because the site has no source files.
 */
function relink(file: string, pageOf: ReadonlyMap<string, string>): string {
  return readFileSync(file, 'utf8').replace(LINK, (_, words: string, target: string) => {
    const [path = '', anchor] = target.split('#');
    const targetFile = resolve(dirname(file), path);
    if (!existsSync(targetFile)) throw new Error(`${relative(ROOT, file)} leads to ${target}, which is not there`);
    const page = pageOf.get(targetFile) ?? pageOf.get(join(targetFile, 'README.md'));
    return page === undefined ? words : `[${words}](${page}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}
