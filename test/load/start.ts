import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { WireClient } from '../support/wire-client.ts';

/**
 * `npm run bench:start [-- --runs=1 --json]`: measures the time from a server's start to its line `ready`, and, for one guest
 * per language who connects at that moment, from opening the socket to the welcome and to the answer. Wall times are only
 * valid on a quiet machine; the CPU time of the whole process is printed beside them (Linux).
 */
const QUESTIONS = {
  en: 'When is breakfast?',
  de: 'Wann gibt es Frühstück?',
  fr: 'À quelle heure est le petit-déjeuner ?',
  pl: 'O której godzinie jest śniadanie?',
  fi: 'Mihin aikaan aamiainen on?',
  ar: 'متى وجبة الإفطار؟',
  ja: '朝食は何時ですか？',
} as const;
const READY_MS_MAX = 2_000;
const ANSWER_MS_MAX = 300;
const TICK_MS = 10; // the unit of the times in /proc

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'service-chat-start-'));

interface Start {
  readyMs: number;
  readyCpuMs: number | null;
  welcomeMs: number;
  answerMs: number;
}

try {
  await measureStart('en'); // this start creates the sample hotel and fills the compile cache
  const starts: (Start & { language: string })[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    for (const language of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])
      starts.push({ language, ...(await measureStart(language)) });
  const summary = {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    readyCpuMs: median(starts.flatMap(({ readyCpuMs }) => readyCpuMs ?? [])),
    welcomeMs: median(starts.map(({ welcomeMs }) => welcomeMs)),
    answerMs: median(starts.map(({ answerMs }) => answerMs)),
    slowestAnswerMs: Math.max(...starts.map(({ answerMs }) => answerMs)),
  };
  process.stdout.write(values.json ? `${JSON.stringify({ starts, summary })}\n` : describe(starts, summary));
  process.exitCode = summary.readyMs <= READY_MS_MAX && summary.slowestAnswerMs <= ANSWER_MS_MAX ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts a server, lets one guest ask in a language as soon as it is ready, and stops it. */
async function measureStart(language: keyof typeof QUESTIONS): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, ['bff/cli/service-chat.mjs', 'serve', '--sample'], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const baseUrl = await readReady(child);
  const readyMs = performance.now() - began;
  const readyCpuMs = readCpuMs(child.pid);
  const asked = performance.now();
  const guest = await new WireClient(baseUrl).opened();
  guest.write({ type: 'hello', propertyId: sampleProperty(), locale: language });
  await guest.frame(({ type }) => type === 'welcome');
  const welcomeMs = performance.now() - asked;
  const sent = performance.now();
  guest.write({ type: 'send', id: randomUUID(), text: QUESTIONS[language] });
  await guest.frame(({ type, message }) => type === 'message' && isFromAi(message));
  const answerMs = performance.now() - sent;
  await guest.close();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return { readyMs, readyCpuMs, welcomeMs, answerMs };
}

function isFromAi(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'author' in message && message.author === 'ai';
}

async function readReady(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (\S+)$/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it was ready');
}

function sampleProperty(): string {
  const db = new Database(join(folder, 'data/service-chat.db'), { readonly: true });
  const id: unknown = db.prepare(`select value from meta where key = 'sampleProperty'`).pluck().get();
  db.close();
  return String(id);
}

/** The CPU time of the process and its threads so far; null if the system does not report it. */
function readCpuMs(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function median(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN);
}

function describe(starts: readonly (Start & { language: string })[], summary: Record<string, number>): string {
  const rows = starts.map(
    ({ language, readyMs, readyCpuMs, welcomeMs, answerMs }) =>
      `${language}  ready ${readyMs.toFixed(0)} ms (${readyCpuMs ?? '?'} ms of processors)  welcome ${welcomeMs.toFixed(0)} ms  answer ${answerMs.toFixed(0)} ms\n`,
  );
  return `${rows.join('')}median: ${JSON.stringify(summary)}\n`;
}
