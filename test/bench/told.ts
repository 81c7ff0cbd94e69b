import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeTold, readToldFile, type ToldLine } from '../corpus/told-lines.ts';

/**
 * How many of the true replies of JSON Lines files are shown, and how many of the untrue ones: by kind and by language.
 * `npm run bench:told -- FILE… [--verbose]`; test/corpus/told/README.md describes the format.
 */
interface Scored {
  file: string;
  line: ToldLine;
  fault: string | null;
  /** Truths: whole, with a sentence left out, not at all. Lies: with the lie in it, without. */
  isShown: boolean;
  isInPart: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  process.stderr.write('Usage: npm run bench:told -- FILE… [--verbose]\n');
  process.exit(2);
}
const scored = positionals.flatMap((file) => readToldFile(file).map((line) => score(line, file)));
const isTruth = ({ line }: Scored): boolean => line.untrue === undefined;
const truths = scored.filter(isTruth);
const lies = scored.filter((one) => !isTruth(one));
process.stdout.write(`${positionals.map((file) => basename(file)).join(', ')}\n`);
if (positionals.length > 1) for (const [file, rows] of Map.groupBy(scored, (one) => one.file)) printFile(file, rows);
print('truths', truths);
print('lies', lies);
if (values.verbose) for (const one of scored) list(one);

function score(line: ToldLine, file: string): Scored {
  const { shown, fault } = judgeTold(line);
  const whole = fault === null;
  const isShown = line.untrue === undefined || line.lie === undefined ? whole : shown.includes(line.lie);
  return { file, line, fault, isShown, isInPart: !isShown && shown !== '' };
}

function printFile(file: string, rows: readonly Scored[]): void {
  for (const [title, some] of [
    ['truths', rows.filter(isTruth)],
    ['lies', rows.filter((one) => !isTruth(one))],
  ] as const)
    if (some.length > 0) process.stdout.write(`  ${basename(file).padEnd(28)} ${title.padEnd(6)} ${summarize(some)}\n`);
}

function print(title: string, all: readonly Scored[]): void {
  if (all.length === 0) return;
  process.stdout.write(`\n${title}: ${summarize(all)}\n`);
  const faults = Map.groupBy(
    all.filter(({ fault }) => fault !== null),
    ({ fault }) => fault ?? '',
  );
  for (const [name, groupOf] of [
    ['kind', ({ line }: Scored) => line.untrue ?? line.kind ?? '-'],
    ['language', ({ line }: Scored) => line.language],
  ] as const) {
    process.stdout.write(`  by ${name}\n`);
    const groups = [...Map.groupBy(all, groupOf)].toSorted(([a], [b]) => a.localeCompare(b));
    for (const [group, rows] of groups) process.stdout.write(`    ${group.padEnd(28)} ${summarize(rows)}\n`);
  }
  const sorted = [...faults].toSorted(([, a], [, b]) => b.length - a.length);
  process.stdout.write(`  left out for ${sorted.map(([fault, rows]) => `${fault} ${rows.length}`).join(', ')}\n`);
}

function summarize(rows: readonly Scored[]): string {
  const shown = rows.filter(({ isShown }) => isShown).length;
  const inPart = rows.filter(({ isInPart }) => isInPart).length;
  const share = `${((100 * shown) / rows.length).toFixed(1)} %`;
  return `${String(shown).padStart(3)} of ${String(rows.length).padStart(3)} shown ${share.padStart(7)}, ${inPart} more in part`;
}

/** A truth that fell, or a lie that did not, beside what its sources say. */
function list({ line, fault, isShown }: Scored): void {
  const isLie = line.untrue !== undefined;
  if (isLie !== isShown) return;
  const { entry = '', says, sources } = line;
  const said =
    sources?.map(({ question, answer }) => `${question} ${answer}`).join('\n  | ') ?? `${entry} ${says ?? ''}`;
  process.stdout.write(
    `\n${isLie ? `LIE ${line.untrue}` : `TRUTH ${fault}`} [${line.language}] ${line.text}\n  | ${said}\n  ? ${line.asks ?? ''}\n`,
  );
}
