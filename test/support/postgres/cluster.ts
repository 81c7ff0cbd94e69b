import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = '/usr/lib/postgresql';
const USER = 'postgres';

/** A PostgreSQL of a test's own. */
export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string;
  /** The folder with all of it, for who stops and starts it. */
  folder: string;
  start(): void;
  /** `immediate`: as a crash does. */
  stop(how: 'fast' | 'immediate'): void;
  /** Gives a setting another value, for connections from now on. */
  set(setting: string, value: string): void;
  /** Stops it, and takes its folder away. */
  remove(): void;
}

/**
 * The folder of PostgreSQL's programs, the newest there is; Debian's package is installed first where there is none and this process
 * may. Null: there is none, and it cannot be had.
 */
export function ensurePostgres(): string | null {
  if (findPostgres() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: installing Debian’s postgresql');
    // No cluster of the system's own: tests make theirs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PG_CREATECLUSTER: 'no' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', env });
  }
  return findPostgres();
}

/** The same, without installing anything. */
export function findPostgres(): string | null {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') return existsSync(join(named, 'initdb')) ? named : null;
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(PACKAGES, version, 'bin')), '/opt/homebrew/bin', '/usr/local/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Makes a cluster in a new folder below `parent` and starts it. It flushes what it commits, and is reached by a socket alone. */
export function startCluster(parent: string = tmpdir()): Cluster {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL here: install it, or set POSTGRES_BIN to its programs');
  const folder = mkdtempSync(join(parent, 'pg-'));
  const data = join(folder, 'data');
  const who = findUser();
  mkdirSync(data);
  if (who !== null) for (const path of [folder, data]) chownSync(path, who.uid, who.gid);
  chmodSync(data, 0o700);
  const run = (program: string, ...args: string[]) => {
    const done = spawnSync(join(bin, program), args, {
      ...who,
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', PGTZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}${done.error?.message ?? ''}`);
  };
  const show = (setting: string) =>
    spawnSync(join(bin, 'psql'), ['-h', folder, '-U', USER, '-d', 'postgres', '-Atc', `show ${setting}`], {
      encoding: 'utf8',
    }).stdout.trim();
  run('initdb', '-D', data, '-E', 'UTF8', '--locale=C', '-U', USER, '-A', 'trust', '--no-sync');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    'shared_buffers=64MB',
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const cluster: Cluster = {
    folder,
    url: (database) => `postgres:///${database}?host=${encodeURIComponent(folder)}&user=${USER}`,
    start: () => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'),
    stop: (how) => run('pg_ctl', '-D', data, '-w', '-m', how, 'stop'),
    set(setting, value) {
      run('psql', '-h', folder, '-U', USER, '-d', 'postgres', '-c', `alter system set ${setting} = ${value}`);
      run('pg_ctl', '-D', data, 'reload');
      while (show(setting) !== value) spawnSync('sleep', ['0.05']);
    },
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  cluster.start();
  return cluster;
}

/** PostgreSQL runs as nobody's root: as the system's user for it, whom the package makes. Null: as whoever this is. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`This machine has no user ${USER} to run PostgreSQL as`);
  return { uid: Number(uid), gid: Number(gid) };
}
