import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { readMasterKeys } from '../../../bff/base/secrets/master-key.ts';

/** Sets a server up in an empty folder from the command line. */
const CLI = join(import.meta.dirname, '../../../bff/cli/service-chat.mjs');
let folder: string;
const settings = () => parseEnv(readFileSync(join(folder, '.env'), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('init asks one question at a time, again after an invalid answer, and writes the settings that the server reads', async () => {
  const answers = [
    'chat.hotel',
    'https://chat.hotel.example',
    '',
    '10.0.0.2',
    './kept',
    '',
    "smtp://a:it's@mail:587",
    'chat@hotel.example',
  ];
  const { code, stdout } = await init([], answers);
  expect(code).toBe(0);
  expect(stdout).toMatch(/BASE_URL: [\s\S]*At which address/); // the first answer was invalid
  expect(settings()).toEqual({
    BASE_URL: 'https://chat.hotel.example',
    PORT: '8787',
    TRUSTED_PROXIES: '10.0.0.2',
    DATA_DIR: './kept',
    SMTP_URL: "smtp://a:it's@mail:587",
    MAIL_FROM: 'chat@hotel.example',
  });
  expect(readConfig(settings())).toHaveProperty('config');
  expect(readMasterKeys(join(folder, 'kept/master.key'))).toBeDefined();
});

it('init asks no question about a proxy or a sender that is not used', async () => {
  const { stdout } = await init([], ['', '', '', '', '']);
  expect(stdout).not.toMatch(/proxy|From which address does its mail/);
  expect(settings()).toEqual({ PORT: '8787', DATA_DIR: './data' });
});

it('init --yes takes the given values without questions, and files with secrets are readable by their owner only', async () => {
  const { code, stdout } = await init(['--yes', '--base-url', 'https://chat.hotel.example', '--port', '9000'], []);
  expect(code).toBe(0);
  expect(stdout).not.toContain('> ');
  expect(settings()).toEqual({ BASE_URL: 'https://chat.hotel.example', PORT: '9000', DATA_DIR: './data' });
  expect(statSync(join(folder, '.env')).mode & 0o77).toBe(0);
});

it('init refuses values that the server would refuse, and leaves no file behind', async () => {
  const { code, stderr } = await init(['--yes', '--port', 'http'], []);
  expect(code).toBe(2);
  expect(stderr).toContain('PORT');
  expect(existsSync(join(folder, '.env'))).toBe(false);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('init changes no existing file', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=1234\n');
  const { code, stderr } = await init(['--yes'], []);
  expect(code).toBe(1);
  expect(stderr).toContain('delete it to begin again');
  expect(settings()).toEqual({ PORT: '1234' });
});

/** Runs the command in the folder and types the answers. */
async function init(words: string[], answers: string[]) {
  const child = spawn(process.execPath, [CLI, 'init', ...words], { cwd: folder });
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout, stderr };
}
