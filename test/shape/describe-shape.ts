import { countFlat, folderOf, listDuplicates, listLong, median, type ShapedFile } from './read-tree.ts';

const LONG_LINES = 60;

type Figure = [name: string, of: (code: readonly ShapedFile[], tests: readonly ShapedFile[]) => number | string];

const countLines = (files: readonly ShapedFile[]): number[] => files.map((file) => file.lines);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const listFunctionLengths = (files: readonly ShapedFile[]): number[] =>
  files.flatMap(({ functions }) => functions.map((one) => one.lines));

const FIGURES: readonly Figure[] = [
  ['files', (code) => code.length],
  ['flat', countFlat],
  ['median file', (code) => median(countLines(code))],
  ['longest file', (code) => Math.max(0, ...countLines(code))],
  ['median function', (code) => median(listFunctionLengths(code))],
  ['longest function', (code) => Math.max(0, ...listFunctionLengths(code))],
  [`over ${LONG_LINES} lines`, (code) => listLong(code, LONG_LINES).length],
  ['casts', (code) => sum(code.map(({ casts }) => casts))],
  ['exported', (code) => sum(code.map(({ exported }) => exported))],
  ['tests', (code, tests) => (sum(countLines(tests)) / Math.max(1, sum(countLines(code)))).toFixed(2)],
];

const isTest = ({ path }: ShapedFile): boolean => path.startsWith('test/');

/** Formats the totals of two states side by side as a table. */
export function describeWhole(before: readonly ShapedFile[], after: readonly ShapedFile[]): string {
  const rows: Figure[] = [...FIGURES, ['constants defined twice', (code) => listDuplicates(code).size]];
  const [was, is] = [split(before), split(after)];
  return [
    '| | before | now |',
    '| --- | --- | --- |',
    ...rows.map(([name, of]) => `| ${name} | ${of(was.code, was.tests)} | ${of(is.code, is.tests)} |`),
  ].join('\n');
}

/** Formats each folder of two states; a changed figure is written as `before → now`. */
export function describeFolders(before: readonly ShapedFile[], after: readonly ShapedFile[]): string {
  const [was, is] = [split(before), split(after)];
  const folders = [...new Set([...was.code, ...is.code].map(({ path }) => folderOf(path)))].toSorted();
  const filesIn = (folder: string, files: readonly ShapedFile[]) =>
    files.filter(({ path }) => folderOf(path) === folder);
  const rows = folders.map((folder) => {
    const cells = FIGURES.map(([, of]) => {
      const old = String(of(filesIn(folder, was.code), filesIn(folder, was.tests)));
      const now = String(of(filesIn(folder, is.code), filesIn(folder, is.tests)));
      return old === now ? now : `${old} → ${now}`;
    });
    return `| \`${folder}\` | ${cells.join(' | ')} |`;
  });
  const names = FIGURES.map(([name]) => name);
  return [`| folder | ${names.join(' | ')} |`, `| --- |${' --- |'.repeat(names.length)}`, ...rows].join('\n');
}

function split(files: readonly ShapedFile[]): { code: ShapedFile[]; tests: ShapedFile[] } {
  return { code: files.filter((file) => !isTest(file)), tests: files.filter(isTest) };
}
