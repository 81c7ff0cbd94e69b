import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prove } from './prove.ts';
import { judgeRow, toLine } from './report.ts';
import { ROWS } from './rows.ts';

/**
 * `npm run prove [-- --minutes=60 --seed=1 --only=kill,flush --short --out=figures.json]`: tries to break what is promised, row by row
 * (docs/proof.md), within that time. Printed: how often each was tried and what was broken. Exit code 1 where anything was, or where
 * nothing was tried. The same seed draws the same faults; what a machine makes of them in time is never quite the same.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    goal: { type: 'string' },
    out: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const FAULTS_SHOWN = 20;
const names = values.only.split(',').filter(Boolean);
const unknown = names.filter((name) => !ROWS.some((row) => row.name === name));
const rows = ROWS.filter(
  ({ name, short }) => (names.length === 0 || names.includes(name)) && (!values.short || short > 0),
);
const print = (words: string) => void process.stdout.write(`${words}\n`);

if (unknown.length > 0) {
  process.stderr.write(`No such row: ${unknown.join(', ')}. There are: ${ROWS.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 2;
} else if (values.list) for (const { name, says, goal, unit } of rows) print(`${name}: ${says} (${goal} ${unit})`);
else await proveAll();

async function proveAll(): Promise<void> {
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  const own = values.goal === undefined ? null : Number(values.goal);
  print(`seed ${seed}, ${minutes} minutes, ${rows.length} rows`);
  // Stores are flushed thousands of times: in memory, where there is a place for that, the disk is no part of the figures.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'service-chat-prove-'));
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled');
  try {
    const all = await prove(
      rows,
      { seed, seconds: minutes * 60, folder, goalOf: (row) => own ?? (values.short ? row.short : row.goal) },
      (told) => {
        print(toLine(told));
        for (const fault of told.faults.slice(0, FAULTS_SHOWN)) print(`  ${fault}`);
      },
    );
    if (values.out !== undefined)
      writeFileSync(values.out, `${JSON.stringify({ seed, minutes, node: process.version, rows: all }, null, 1)}\n`);
    const isTried = all.some(({ done }) => done > 0);
    const isBroken = all.some((told) => judgeRow(told) === 'broken');
    print(isBroken ? 'something is broken' : 'nothing was broken');
    process.exitCode = isBroken || !isTried ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
