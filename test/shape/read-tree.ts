import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileShape, type FunctionShape, readShape } from './read-shape.ts';

/** Generated files, which are not counted. */
const GENERATED = /\/generated\//;

export interface ShapedFile extends FileShape {
  path: string;
}

/** Reads every source file of a clone of this repository, by path. */
export function readTree(root: string): ShapedFile[] {
  return globSync('{shared,bff,widget,test}/**/*.ts', { cwd: root })
    .filter((path) => !GENERATED.test(path))
    .toSorted()
    .map((path) => ({ path, ...readShape(path, readFileSync(join(root, path), 'utf8')) }));
}

/** The folder of a path: `bff/store/guests/stays.ts` → `bff/store`; a file beside the folders → `bff`. */
export function folderOf(path: string): string {
  const [top = '', second = '', ...rest] = path.replace(/^test\//, '').split('/');
  return rest.length === 0 ? top : `${top}/${second}`;
}

/** Lists the functions with more than `linesMax` lines, the longest first. */
export function listLong(files: readonly ShapedFile[], linesMax: number): (FunctionShape & { path: string })[] {
  const all = files.flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })));
  return all.filter(({ lines }) => lines > linesMax).toSorted((a, b) => b.lines - a.lines);
}

/** Lists constants with the same name and value in several files, each with those files. */
export function listDuplicates(files: readonly ShapedFile[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, constants } of files)
    for (const { name, value } of constants)
      places.set(`${name} = ${value}`, [...(places.get(`${name} = ${value}`) ?? []), path]);
  return new Map([...places].filter(([, paths]) => new Set(paths).size > 1));
}

/** Counts the files directly in the fullest folder. */
export function countFlat(files: readonly ShapedFile[]): number {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The median of numbers; 0 if there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
