import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { get } from 'node:http';
import { get as getByTls } from 'node:https';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { claimedAt } from '../../base/claim.ts';
import { type Config, readConfig } from '../../base/config.ts';
import { hasMasterKey, readMasterKeys } from '../../base/secrets/master-key.ts';
import { daysLeft, readTlsPair } from '../../base/secrets/tls-files.ts';
import type { Check } from '../doctor/check.ts';
import { checkEmbeddings, tryEmbeddings } from '../doctor/check-embeddings.ts';
import { checkModel } from '../doctor/check-model.ts';
import { readLanguages } from '../doctor/read-languages.ts';

const MODEL = 'language model';
const EMBEDDINGS = 'embedding model';
const NODE_MAJOR_MIN = 24;
const FREE_BYTES_MIN = 500 * 1024 * 1024;
/** With fewer days left, automatic renewal of the certificate has failed. */
const RENEW_DAYS = 14;
const ANSWER_MS = 5_000;
const CLOCK_YEAR_MIN = 2026;

/** `doctor`: checks everything a server needs and gives advice on problems. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Check the configuration, disk, database, keys, clock and address, and say what to do')
    .option('--json', 'print { "ok", "checks": [{ "name", "ok", "detail" }] }')
    .option(
      '--try-model [languages]',
      'try what the models can do: first word, JSON Schema, languages (such as de,fr; all 45 where none is named); takes tokens',
      readLanguages,
    )
    .action(async (options: { json?: true; tryModel?: true | string[] }) => {
      if (existsSync('.env')) process.loadEnvFile('.env');
      const checks = await examine(process.env);
      if (options.tryModel !== undefined) {
        const languages = options.tryModel === true ? readLanguages('') : options.tryModel;
        if (options.json !== true) console.error('trying the models: up to some minutes …');
        const answers = (model: string) => checks.some(({ name, ok }) => name === model && ok);
        if (answers(MODEL)) checks.push(...(await tryOutModel(process.env, languages)));
        if (answers(EMBEDDINGS)) checks.push(...(await tryOutEmbeddings(process.env, languages)));
      }
      const ok = checks.every((check) => check.ok);
      if (options.json) console.log(JSON.stringify({ ok, checks }));
      else for (const check of checks) console.log(`${check.ok ? 'ok  ' : 'FAIL'}  ${check.name}: ${check.detail}`);
      process.exitCode = ok ? 0 : 1;
    });
}

/** What the configured language model can do; empty if none is configured, which `examine` reports. */
async function tryOutModel(env: NodeJS.ProcessEnv, languages: readonly string[]): Promise<Check[]> {
  const settings = readConfig(env);
  if ('faults' in settings || settings.config.model === null) return [];
  const { tryModel } = await import('../doctor/try-model.ts');
  return tryModel(settings.config.model, languages, fetch);
}

/** For which languages the configured embedding model is useful. */
async function tryOutEmbeddings(env: NodeJS.ProcessEnv, languages: readonly string[]): Promise<Check[]> {
  const settings = readConfig(env);
  if ('faults' in settings || settings.config.embeddings === null) return [];
  return [await tryEmbeddings(settings.config.embeddings, languages, fetch)];
}

/** All checks in order. A check that throws counts as failed. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Check[]> {
  const read = readConfig(env);
  if ('faults' in read) return [checkNode(), { name: 'configuration', ok: false, detail: read.faults.join('; ') }];
  const { config } = read;
  const guarded: [string, () => Check | Promise<Check>][] = [
    ['node', checkNode],
    ['configuration', () => ({ name: 'configuration', ok: true, detail: 'every setting can be read' })],
    ['data folder', () => checkDataFolder(config)],
    ['disk', () => checkDisk(config)],
    ['database', () => checkDatabase(config)],
    ['master key', () => checkMasterKey(config)],
    ['clock', checkClock],
    ['address', () => checkAddress(config)],
    ['certificate', () => checkCertificate(config)],
    ['encryption', () => checkEncryption(config)],
    [MODEL, () => checkModel(config.model, fetch)],
    [EMBEDDINGS, () => checkEmbeddings(config.embeddings, fetch)],
  ];
  const checks: Check[] = [];
  for (const [name, check] of guarded) {
    try {
      checks.push(await check());
    } catch (error) {
      checks.push({ name, ok: false, detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return checks;
}

function checkNode(): Check {
  const ok = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN;
  return {
    name: 'node',
    ok,
    detail: ok ? process.version : `${process.version}; install Node ${NODE_MAJOR_MIN} or newer`,
  };
}

function checkDataFolder({ dataDir }: Config): Check {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir);
  try {
    accessSync(folder, constants.W_OK);
    return {
      name: 'data folder',
      ok: true,
      detail: existsSync(dataDir) ? dataDir : `${dataDir} will be made at the first start`,
    };
  } catch {
    return { name: 'data folder', ok: false, detail: `${folder} cannot be written; change its owner or set DATA_DIR` };
  }
}

function checkDisk({ dataDir }: Config): Check {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : dirname(dataDir));
  const free = bavail * bsize;
  const detail = `${Math.round(free / 1024 / 1024)} MiB free`;
  return {
    name: 'disk',
    ok: free >= FREE_BYTES_MIN,
    detail: free >= FREE_BYTES_MIN ? detail : `${detail}; make room for at least 500`,
  };
}

async function checkDatabase(config: Config): Promise<Check> {
  if (config.databaseUrl !== null) return checkPostgresStore(config.databaseUrl);
  const { dataDir } = config;
  const { sql } = await import('kysely');
  const { databasePath, openDatabase } = await import('../../store/sqlite/database.ts');
  const file = databasePath(dataDir);
  if (!existsSync(file)) return { name: 'database', ok: true, detail: 'will be made at the first start' };
  const db = openDatabase(file);
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
    const verdict = rows[0]?.quick_check ?? 'no answer';
    const detail = verdict === 'ok' ? `${file} is whole` : `${file} is damaged (${verdict}); restore a backup`;
    return { name: 'database', ok: verdict === 'ok', detail };
  } finally {
    await db.destroy();
  }
}

async function checkPostgresStore(url: string): Promise<Check> {
  const { openPlace, showPlace } = await import('../../store/core/place.ts');
  const db = await openPlace({ url });
  await db.destroy();
  return { name: 'database', ok: true, detail: `${showPlace({ url })} answers and keeps what it is given` };
}

function checkMasterKey({ dataDir, masterKeyFile }: Config): Check {
  const isNew = !hasMasterKey(masterKeyFile) && claimedAt(dataDir) === null;
  if (isNew)
    return { name: 'master key', ok: true, detail: 'will be made at the first start; keep a copy apart from backups' };
  const { retired } = readMasterKeys(masterKeyFile);
  const older = retired.length === 0 ? '' : `, with ${retired.length} retired: keys forget drops them`;
  return { name: 'master key', ok: true, detail: masterKeyFile + older };
}

function checkClock(): Check {
  const now = new Date();
  const ok = now.getUTCFullYear() >= CLOCK_YEAR_MIN;
  return {
    name: 'clock',
    ok,
    detail: ok ? now.toISOString() : `${now.toISOString()} is in the past; set the clock (NTP)`,
  };
}

async function checkAddress(config: Config): Promise<Check> {
  const address = `${config.host}:${config.port}`;
  if (await isFree(config)) return { name: 'address', ok: true, detail: `${address} is free` };
  const alive = await isAlive(config);
  const detail = alive ? `a server answers at ${address}` : `${address} is taken by another program; set PORT or HOST`;
  return { name: 'address', ok: alive, detail };
}

/** Whether our server answers there. Its certificate may be for another name, because it is called on this machine. */
function isAlive({ host, port, tls }: Config): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host, port, path: '/health/live', timeout: ANSWER_MS };
    const request = tls === null ? get(options) : getByTls({ ...options, rejectUnauthorized: false });
    request.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

function isFree({ host, port }: Config): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function checkCertificate({ tls }: Config): Check {
  const name = 'certificate';
  if (tls === null) return { name, ok: true, detail: 'none of its own: TLS_CERT and TLS_KEY, or a proxy with https' };
  const now = new Date();
  const pair = readTlsPair(tls, now);
  const days = daysLeft(pair, now);
  const detail = `${tls.certFile} holds until ${pair.endsAt.toISOString()}`;
  return { name, ok: days >= RENEW_DAYS, detail: days >= RENEW_DAYS ? detail : `${detail}: renew it now` };
}

function checkEncryption({ baseUrl, host, tls }: Config): Check {
  if (tls !== null && !baseUrl?.startsWith('http://'))
    return { name: 'encryption', ok: true, detail: `TLS 1.3 at ${baseUrl ?? `https://${host}`}` };
  const local = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (baseUrl?.startsWith('https://')) return { name: 'encryption', ok: true, detail: baseUrl };
  if (local && baseUrl === null)
    return {
      name: 'encryption',
      ok: true,
      detail: 'this machine only; set BASE_URL to an https address before guests use it',
    };
  return {
    name: 'encryption',
    ok: false,
    detail: 'guests would write in the clear: put it behind https and set BASE_URL to that address',
  };
}
