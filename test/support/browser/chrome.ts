import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The arguments for Chromium in tests: headless, and without connections of its own. */
export const CHROME_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests: CHROME_PATH, else an installed Chrome or Chromium. Throws an error that says what to install.
 */
export function chromePath(): string {
  const path = findChrome();
  if (path === null) throw new Error('No browser: install Chromium or Chrome, or set CHROME_PATH to one');
  return path;
}

/** Like chromePath, but first installs Debian's package if there is no browser and this process has the rights. */
export function ensureChrome(): string {
  if (findChrome() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s chromium');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
  }
  return chromePath();
}

function findChrome(): string | null {
  const configured = process.env['CHROME_PATH'];
  if (configured !== undefined && configured !== '') return isExecutable(configured) ? configured : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // missing, or not executable for this user
  }
}
