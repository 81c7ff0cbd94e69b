import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const CONTROLS = /@awesome\.me\/webawesome\/dist\/components\/([\w/-]+)\.js/g;

it('every token that the desk’s Web Awesome controls read is set from our own', () => {
  const theme = readFileSync(join(ROOT, 'widget/desk/ui/look/wa-theme.ts'), 'utf8');
  const families = [...theme.matchAll(/\['(\w+)', '--/g)].map(([, name = '']) => name);
  const known = new Set([...theme.matchAll(/(--wa-[\w-]+):/g)].map(([, name = '']) => name));
  for (const name of families)
    for (const part of ['fill', 'border', 'on'])
      for (const tone of ['quiet', 'normal', 'loud']) known.add(`--wa-color-${name}-${part}-${tone}`);
  const read = readTokens(usedControls());
  expect(families).toHaveLength(5);
  expect(read.size).toBeGreaterThan(80);
  expect([...read].filter((name) => !known.has(name))).toEqual([]);
});

it('every icon inside those controls is in our sprite', () => {
  const sprite = readFileSync(join(ROOT, 'widget/desk/ui/look/wa-icons.svg'), 'utf8');
  const drawn = new Set([...sprite.matchAll(/<symbol[^>]* id="([\w-]+)"/g)].map(([, name = '']) => name));
  const wished = new Set<string>();
  for (const file of filesOf(usedControls()))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/<wa-icon[^>]*? name="([a-z-]+)"/g))
      wished.add(name);
  expect(wished.size).toBeGreaterThan(4);
  expect([...wished].filter((name) => !drawn.has(name))).toEqual([]);
});

/** Lists the entry files of the controls that any view imports. */
function usedControls(): string[] {
  const code = globSync('widget/desk/**/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const found = code.flatMap((text) => [...text.matchAll(CONTROLS)].map(([, name = '']) => name));
  const components = [...new Set(found)].filter((name) => name !== 'icon/library');
  return components.map((name) => join(ROOT, `node_modules/@awesome.me/webawesome/dist/components/${name}.js`));
}

/** Collects these files and all their imports. */
function filesOf(entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of entries) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)];
    filesOf(
      imports.map(([, path = '']) => join(dirname(file), path)),
      found,
    );
  }
  return found;
}

/** Reads the tokens that are used without a fallback, except those that a control sets itself. */
function readTokens(entries: readonly string[]): Set<string> {
  const read = new Set<string>();
  const own = new Set<string>();
  for (const file of filesOf(entries)) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/var\(\s*(--wa-[\w-]+)\s*\)/g)) read.add(name);
    for (const [, name = ''] of text.matchAll(/(--wa-[\w-]+)\s*:/g)) own.add(name);
  }
  return new Set([...read].filter((name) => !own.has(name)));
}
