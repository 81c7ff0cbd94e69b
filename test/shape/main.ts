import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { STEPS_FILE } from '../steps.ts';
import { describeFolders, describeWhole } from './describe-shape.ts';
import { readTree } from './read-tree.ts';

/**
 * `npm run shape`: writes `docs/shape.md`, the shape of the code compared with an earlier state. `npm run shape -- REF`
 * selects that state.
 */
const FIRST = '076a02c6';
const PAGE = 'docs/shape.md';
const steps = z.array(z.object({ name: z.string(), seconds: z.number() }));

const [, , ref = FIRST] = process.argv;
const before = readTreeAt(ref);
const after = readTree('.');
const page = [
  '# What the code looks like',
  `Made by \`npm run shape\`: \`${ref}\` → now. Lines and functions are those of \`bff\`, \`shared\` and \`widget\` without what is generated.`,
  describeWhole(before, after),
  '## By folder',
  'Tests: lines of tests for each line of the folder. Flat: files in its fullest folder.',
  describeFolders(before, after),
  ...describeSteps(),
];
writeFileSync(PAGE, `${page.join('\n\n')}\n`);

/** Reads the tree of a commit from a temporary copy. */
function readTreeAt(commit: string): ReturnType<typeof readTree> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-shape-'));
  try {
    const packed = execFileSync('git', ['archive', commit, 'bff', 'shared', 'widget', 'test'], {
      maxBuffer: 1_024 * 1_024 * 1_024,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: packed });
    return readTree(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Describes the seconds of the last `npm test` on this machine, if there was one. */
function describeSteps(): string[] {
  if (!existsSync(STEPS_FILE)) return [];
  const rows = steps.parse(JSON.parse(readFileSync(STEPS_FILE, 'utf8')));
  const table = rows.map(({ name, seconds }) => `| ${name} | ${seconds.toFixed(0)} |`);
  return ['## Seconds of each test step', ['| step | s |', '| --- | --- |', ...table].join('\n')];
}
