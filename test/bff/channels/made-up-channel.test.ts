import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The lines that a channel needs besides its folder: its name, and its line in the registry. */
const LINES = [
  ['shared/domain/conversation.ts', "'portal'] as const", "'portal', 'pager'] as const"],
  ['bff/channels/registry.ts', '  email: mail,\n', '  email: mail,\n  pager,\n'],
  [
    'bff/channels/registry.ts',
    'import type { ChannelAdapter',
    "import { pager } from './pager/adapter.ts';\nimport type { ChannelAdapter",
  ],
] as const;
const SERVER = [
  'bff',
  'shared',
  'test/contract',
  'test/support',
  'test/bff/channels/house.ts',
  'widget/desk',
  'widget/ui',
];

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'made-up-channel-'));
  for (const name of [...SERVER, 'package.json', 'tsconfig.json', 'widget/tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true });
  cpSync('test/made-up-channel', copy, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const [file, before, after] of LINES) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(copy, file), text.replace(before, after));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the packages in the copy. */
function run(program: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

it('a channel made of a folder, its name and one line of the registry fulfils the whole contract', async () => {
  const experimental = { viteModuleRunner: false, nodeLoader: false }; // with the settings of this repository
  const test = { include: ['test/**/*.test.ts'], maxWorkers: 1, testTimeout: 120_000, experimental };
  writeFileSync(join(copy, 'vite.config.ts'), `export default ${JSON.stringify({ test })};`);
  const { code, said } = await run('vitest/vitest.mjs', 'run', '--cache', 'false');
  expect(code, said).toBe(0);
  expect(said).toMatch(/Tests\s+\d+ passed/);
});

it('every other place that names each channel is found by the type check, and listed in the documentation', async () => {
  const server = { extends: './tsconfig.json', files: ['bff/cli/sample/channel-players.ts'] };
  const compilerOptions = { types: [] };
  const files = ['widget/desk/settings/channels/channel-forms.ts', 'widget/desk/ui/words/words.ts'];
  const desk = { extends: './widget/tsconfig.json', compilerOptions, files };
  const found: string[] = [];
  for (const [name, project] of Object.entries({ server, desk })) {
    writeFileSync(join(copy, `tsconfig.${name}.json`), JSON.stringify({ ...project, include: [], exclude: [] }));
    const { said } = await run('typescript/bin/tsc', '-p', `tsconfig.${name}.json`, '--checkers', '1');
    for (const [, file = ''] of said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)) found.push(file);
  }
  const page = readFileSync('docs/channels/README.md', 'utf8');
  const listed = page.slice(page.indexOf('## A channel of your own')).matchAll(/^- `([^`]+\.ts)`/gm);
  expect([...new Set(found)].toSorted()).toEqual([...listed].map(([, file]) => file).toSorted());
});
