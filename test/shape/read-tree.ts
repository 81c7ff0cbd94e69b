import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileShape, type FunctionShape, readShape } from './read-shape.ts';

/** What nobody writes by hand. */
const MADE = /\/generated\//;

export interface ShapedFile extends FileShape {
  path: string;
}

/** Every source file of a clone of this repository, by path. */
export function readTree(root: string): ShapedFile[] {
  return globSync('{shared,bff,widget,test}/**/*.ts', { cwd: root })
    .filter((path) => !MADE.test(path))
    .toSorted()
    .map((path) => ({ path, ...readShape(path, readFileSync(join(root, path), 'utf8')) }));
}

/** `bff/store/guests/stays.ts` → `bff/store`; what stands beside the folders → `bff`. */
export function folderOf(path: string): string {
  const [top = '', second = '', ...rest] = path.replace(/^test\//, '').split('/');
  return rest.length === 0 ? top : `${top}/${second}`;
}

/** The functions that are longer than so many lines, the longest first. */
export function listLong(files: readonly ShapedFile[], linesMax: number): (FunctionShape & { path: string })[] {
  const all = files.flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })));
  return all.filter(({ lines }) => lines > linesMax).toSorted((a, b) => b.lines - a.lines);
}

/** Constants that several files give the same name and value, each with those files. */
export function listDuplicates(files: readonly ShapedFile[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, constants } of files)
    for (const { name, value } of constants)
      places.set(`${name} = ${value}`, [...(places.get(`${name} = ${value}`) ?? []), path]);
  return new Map([...places].filter(([, paths]) => new Set(paths).size > 1));
}

/** How many files stand flat in the fullest folder. */
export function countFlat(files: readonly ShapedFile[]): number {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The middle of numbers; 0 where there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
