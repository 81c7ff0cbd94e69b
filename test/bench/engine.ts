import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel } from '../../bff/cli/sample/sample.ts';
import { SAMPLE_HOTEL } from '../../bff/cli/sample/sample-hotel.ts';
import { type RunningServer, type ServiceOptions, startServer } from '../../bff/compose.ts';
import { replaceTraining } from '../../bff/store/house/training.ts';
import { findMeta } from '../../bff/store/sqlite/meta.ts';
import { createEchoEngine } from '../support/engine/echo-engine.ts';
import { WireClient } from '../support/wire-client.ts';

/**
 * Measures how long a guest waits for the embedded engine's answer, from sending the `send` frame to receiving the `message`
 * frame, over a real socket and a store that flushes every commit. The same run measures the same pipeline with an engine that
 * only echoes; the difference is the engine's share. Exit code 1 where the median is over the limit.
 */
const FAQS = 500;
/** On a quiet machine, where the pipeline alone takes 1 to 1.3 ms. */
const LIMIT_MS = 6;
/** A guest may send ten at once and then one a second: each sends fewer. */
const LINES_EACH = 8;
const LINES = [
  { language: 'en', line: 'When is breakfast?' },
  { language: 'de', line: 'Kann ich meinen Hund mitbringen?' },
  { language: 'fr', line: 'Où puis-je garer ma voiture ?' },
  { language: 'en', line: 'Is there a bakery near Harbour Street?' },
  { language: 'en', line: 'Could we get three fresh towels for room 204, please?' },
  { language: 'ja', line: 'チェックインは何時からですか？' },
  { language: 'en', line: 'Do you have a swimming pool and what does it cost?' },
  { language: 'en', line: 'My shower is broken.' },
] as const;
/**
 * Each guest begins and ends a line differently, so that the engine's cache of one guest's words does not help with the
 * next guest's.
 */
const BEGINNINGS = {
  en: ['', 'Hello, ', 'Hi, ', 'Good morning, ', 'Good evening, ', 'Hi there, ', 'Excuse me, '],
  de: ['', 'Hallo, ', 'Guten Tag, ', 'Guten Morgen, ', 'Guten Abend, ', 'Entschuldigung, ', 'Servus, '],
  fr: ['', 'Bonjour, ', 'Bonsoir, ', 'Salut, ', 'Rebonjour, ', 'Excusez-moi, ', 'Pardon, '],
  ja: [
    '',
    'こんにちは。',
    'こんばんは。',
    'おはようございます。',
    'すみません。',
    'お世話になります。',
    'はじめまして。',
  ],
};
const ENDINGS = {
  en: ['', ' Thanks.', ' Thank you.', ' Thanks a lot.', ' Many thanks.', ' Thank you very much.', ' Best regards.'],
  de: ['', ' Danke.', ' Vielen Dank.', ' Besten Dank.', ' Danke schön.', ' Herzlichen Dank.', ' Viele Grüße.'],
  fr: ['', ' Merci.', ' Merci beaucoup.', ' Merci bien.', ' Merci d’avance.', ' Cordialement.', ' Bien à vous.'],
  ja: [
    '',
    'ありがとう。',
    'ありがとうございます。',
    'よろしくお願いします。',
    'お願いします。',
    'どうもありがとう。',
    '宜しくお願いします。',
  ],
};
const THINGS = [
  'bakery',
  'pharmacy',
  'supermarket',
  'bookshop',
  'florist',
  'post office',
  'bank',
  'hairdresser',
  'museum',
  'theatre',
  'cinema',
  'playground',
  'market',
  'chapel',
  'fountain',
  'library',
  'gallery',
  'tailor',
  'cobbler',
  'optician',
  'ice cream shop',
  'fish stall',
  'cheese shop',
  'tea house',
  'wine shop',
];
const STREETS = [
  'Harbour Street',
  'Mill Lane',
  'Station Road',
  'Lake Walk',
  'Old Square',
  'Church Hill',
  'Garden Row',
  'North Gate',
  'Long Bridge',
  'Rose Alley',
  'Tower Street',
  'Salt Market',
  'High Street',
  'Park Avenue',
  'Ferry Quay',
  'Elm Grove',
  'South Wall',
  'Castle Steps',
  'Weaver Court',
];

/** The cost of one line's answer: wall time, and CPU time (server and guest are one process here). */
interface Measured {
  line: string;
  ms: number;
  cpuMs: number;
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, guests: { type: 'string', default: '40' } } });
const guests = Number(values.guests);
const embedded = await measure({});
const echo = await measure({ engine: createEchoEngine() });
const results = {
  faqs: FAQS,
  answers: embedded.length,
  limitMs: LIMIT_MS,
  embedded: summarise(embedded),
  pipelineAlone: summarise(echo),
  lines: Object.fromEntries(LINES.map(({ line }) => [line, summarise(embedded.filter((one) => one.line === line))])),
};
if (values.json === true) console.log(JSON.stringify(results));
else {
  console.log(`${results.answers} answers with ${FAQS} FAQs, one after another; ms from frame out to frame in`);
  console.table({ 'embedded engine': results.embedded, 'pipeline alone (echo)': results.pipelineAlone });
  console.table(results.lines);
  console.log(`median ${results.embedded.median} ms, limit ${LIMIT_MS} ms`);
}
process.exitCode = results.embedded.median <= LIMIT_MS ? 0 : 1;

async function measure(options: Pick<ServiceOptions, 'engine'>): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-bench-'));
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  if ('faults' in read) throw new Error(read.faults.join());
  const server = await startServer({ ...options, config: read.config, log: createLog('silent'), assetsDir: null });
  try {
    const propertyId = await furnish(server);
    await talkAsGuest(server.baseUrl, propertyId, 0); // the first use loads languages and prepares statements
    const answers: Measured[] = [];
    for (let guest = 1; guest <= guests; guest++)
      answers.push(...(await talkAsGuest(server.baseUrl, propertyId, guest)));
    return answers;
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills the sample hotel with 500 entries. */
async function furnish({ services }: RunningServer): Promise<string> {
  await loadSampleHotel(services);
  const propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
  const { propertyInfo, faqs } = SAMPLE_HOTEL.training;
  const more = THINGS.flatMap((thing) =>
    STREETS.map((street, index) => ({
      question: `Is there a ${thing} near ${street}?`,
      answer: `Yes, the ${thing} is ${index + 2} minutes on foot from ${street} and opens at ${7 + (index % 4)}:00.`,
    })),
  );
  const all = [...faqs, ...more].slice(0, FAQS);
  await services.writer.write((trx) =>
    replaceTraining(trx, propertyId, { propertyInfo, faqs: all }, new Date().toISOString()),
  );
  return propertyId;
}

/** Sends one guest's lines, each after the previous one was answered. */
async function talkAsGuest(baseUrl: string, propertyId: string, number: number): Promise<Measured[]> {
  const guest = await new WireClient(baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  await guest.frame(({ type }) => type === 'welcome');
  const answers: Measured[] = [];
  for (const { line, language } of LINES.slice(0, LINES_EACH)) {
    const text = wordLineFor(number, line, language);
    const known = guest.frames.length;
    const cpu = process.cpuUsage();
    const start = performance.now();
    guest.write({ type: 'send', id: randomUUID(), text });
    await guest.frame((frame) => guest.frames.indexOf(frame) >= known && isAnswer(frame));
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    answers.push({ line, ms, cpuMs: (user + system) / 1_000 });
  }
  await guest.close();
  return answers;
}

/** Words a line as the guest of this number would; 49 guests all word it differently. */
function wordLineFor(number: number, line: string, language: keyof typeof BEGINNINGS): string {
  const [beginnings, endings] = [BEGINNINGS[language], ENDINGS[language]];
  const beginning = beginnings[number % beginnings.length] ?? '';
  const ending = endings[Math.floor(number / beginnings.length) % endings.length] ?? '';
  return `${beginning}${line}${ending}`;
}

function isAnswer(frame: Record<string, unknown>): boolean {
  const { message } = frame;
  return typeof message === 'object' && message !== null && 'author' in message && message.author === 'ai';
}

function summarise(answers: readonly Measured[]): { median: number; p95: number; max: number; cpuMedian: number } {
  const ms = answers.map((answer) => answer.ms);
  const cpuMs = answers.map((answer) => answer.cpuMs);
  return {
    median: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    max: percentile(ms, 1),
    cpuMedian: percentile(cpuMs, 0.5),
  };
}

/** The value below which a share of the values lies, to a hundredth. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
}
