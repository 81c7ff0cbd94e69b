import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = '/usr/lib/postgresql';
const USER = 'postgres';

/** A PostgreSQL cluster for tests. */
export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string;
  /** The folder of all its files, also for tests that stop and start it. */
  folder: string;
  start(): void;
  /** `immediate` stops it like a crash. */
  stop(how: 'fast' | 'immediate'): void;
  /** Changes a setting for new connections. */
  set(setting: string, value: string): void;
  /** Stops it and removes its folder. */
  remove(): void;
}

/**
 * The folder of PostgreSQL's newest programs. Installs Debian's package if there are none and this process has the
 * rights. Null if PostgreSQL cannot be had.
 */
export function ensurePostgres(): string | null {
  if (findPostgres() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: installing Debian’s postgresql');
    // Debian must not create a cluster; tests create their own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PG_CREATECLUSTER: 'no' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', env });
  }
  return findPostgres();
}

/** Like ensurePostgres, but installs nothing. */
export function findPostgres(): string | null {
  const configured = process.env['POSTGRES_BIN'];
  if (configured !== undefined && configured !== '') return existsSync(join(configured, 'initdb')) ? configured : null;
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(PACKAGES, version, 'bin')), '/opt/homebrew/bin', '/usr/local/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Creates a cluster in a new folder below `parent` and starts it. It syncs its commits to disk and listens only on a
 * socket file.
 */
export function startCluster(parent: string = tmpdir()): Cluster {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL here: install it, or set POSTGRES_BIN to its programs');
  const folder = mkdtempSync(join(parent, 'pg-'));
  const data = join(folder, 'data');
  const owner = findUser();
  mkdirSync(data);
  if (owner !== null) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  chmodSync(data, 0o700);
  const run = (program: string, ...args: string[]) => {
    const result = spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', PGTZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr}${result.error?.message ?? ''}`);
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

/**
 * The user that runs PostgreSQL, because it refuses to run as root: the package's own user. Null if this process is not
 * root.
 */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`This machine has no user ${USER} to run PostgreSQL as`);
  return { uid: Number(uid), gid: Number(gid) };
}
