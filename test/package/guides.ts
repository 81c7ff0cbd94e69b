import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../support/docs/guides.ts';
import { serveUnder } from './serve-under.ts';

/** The places in which the guides are followed: the packed file, a clone, and a Node like a reader's. */
export interface Place {
  folder: string;
  /** The packed file that `npm install service-chat` installs. */
  packed: string;
  clone: string;
  /** The folder of the Node that is first in PATH. */
  bin: string;
}

/**
 * Runs literally the commands of the guides that install and start something. An unpublished package is named by its file,
 * each server gets its own port, and a running command is stopped once it is ready.
 */
export async function proveGuides(place: Place): Promise<void> {
  for (const { guide, way, code } of [...blocksOf('getting-started', 'sh'), ...blocksOf('self-hoster', 'sh')]) {
    const home = join(place.folder, `guide-${guide}-${(way ?? '').replaceAll(' ', '-')}`);
    mkdirSync(home);
    const isClone = way === 'From a clone' || way === 'Only look around';
    const lines = code.trim().split('\n');
    const served = lines.pop() ?? '';
    const { steps, start } = splitLast(lines, served);
    const cwd = isClone ? place.clone : home;
    const inside =
      shell(place, cwd, [...steps, 'pwd'])
        .trim()
        .split('\n')
        .at(-1) ?? cwd;
    const server = await serveUnder({ cwd: inside, bin: place.bin, command: ['sh', '-c', `exec ${start}`] });
    const live = await fetch(`${server.baseUrl}/health/live`);
    if (!live.ok) throw new Error(`${guide}: ${live.status}`);
    console.log(`guide ${guide}${way === null ? '' : `, ${way}`}: done to the letter; ${await server.stop()}`);
  }
  for (const [guide, language] of [
    ['developer', 'sh'],
    ['frameworks', ''],
  ] as const) {
    const home = join(place.folder, `guide-${guide}`);
    mkdirSync(home);
    shell(place, home, ['npm init -y', ...blocksOf(guide, language).map(({ code }) => code.trim())]);
    const entry = join(home, 'node_modules/service-chat/dist/element/service-chat.js');
    if (!readFileSync(entry, 'utf8').includes('ServiceChatElement')) throw new Error(`${guide}: no element`);
    console.log(`guide ${guide}: installed to the letter`);
  }
}

/** Splits `a && b` in the last line: all commands before the one that starts the server belong to the steps. */
function splitLast(lines: readonly string[], last: string): { steps: string[]; start: string } {
  const parts = last.replace(/\s+#.*$/, '').split(' && ');
  const start = parts.pop() ?? '';
  return { steps: [...lines, ...parts], start };
}

function shell({ packed, bin }: Place, cwd: string, lines: readonly string[]): string {
  const script = lines
    .join('\n')
    .replace(/npm install service-chat\b/g, `npm install ${packed}`)
    // The command asks a person questions; the guide's form for programs gives the same answers.
    .replace(
      'npx service-chat init ',
      'npx service-chat init --yes --base-url https://chat.hotel.example --trusted-proxies 127.0.0.1 ',
    );
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env['PATH']}`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${script} in ${cwd}: ${stdout}${stderr}`);
  return stdout;
}
