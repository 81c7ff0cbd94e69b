import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programAt } from '../../support/process/programs.ts';

/**
 * The promises to programs that read the output of `detect`, `understand` and `match`: one output line per input line, its
 * shape and the exit code.
 */
const MAIN = programAt('bff/cli/main.ts');
/** Each call starts a process, on a machine that may be busy. */
const PROCESS_MS = 60_000;
const MANY = 3_000;

let folder: string;
let faqs: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-lines-'));
  faqs = join(folder, 'faqs.jsonl');
  writeFileSync(
    faqs,
    `{"id":"pool","question":"Is there a pool?","answer":"Yes, on the roof."}\n\n{"id":"wifi","question":"Is the wifi free?","answer":"Yes."}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'answers thousands of lines from one process, each with its own output line and in order',
  async () => {
    const texts = ['Wann gibt es Frühstück?', 'à quelle heure est le petit-déjeuner ?', 'what time is breakfast?'];
    const lines = Array.from({ length: MANY }, (_, index) => ({ id: index, text: texts[index % texts.length] }));
    const { code, answers, stderr } = await ask(['detect'], lines.map((line) => JSON.stringify(line)).join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(answers.map((answer) => answer['code'])).toEqual(lines.map(({ id }) => ['de', 'fr', 'en'][id % 3]));
    for (const answer of answers.slice(0, 3)) {
      expect(Object.keys(answer)).toEqual(['code', 'confidence', 'source']);
      expect(answer['confidence']).toBeGreaterThan(0.7);
    }
  },
  PROCESS_MS,
);

it(
  'uses the hints for a line without words of a language',
  async () => {
    const { answers } = await ask(
      ['detect'],
      ['{"text":"ok","hints":{"conversation":"it"}}', '{"text":"204","hints":{"browser":["pl-PL","en"]}}'].join('\n'),
    );
    expect(answers).toMatchObject([
      { code: 'it', source: 'conversation' },
      { code: 'pl', source: 'browser' },
    ]);
  },
  PROCESS_MS,
);

it(
  'understands each line in its own language',
  async () => {
    const { code, answers } = await ask(
      ['understand'],
      '{"text":"two towels to room 204 please"}\n{"text":"Hay piscina?"}\n{"text":"who won the match?"}\n',
    );
    expect(code).toBe(0);
    expect(answers).toMatchObject([
      { language: { code: 'en' }, intents: [{ name: 'towels_linen' }], tone: 'neutral', urgency: 'normal' },
      { language: { code: 'es', source: 'text' }, intents: [{ name: 'pool' }], entities: [] },
      { intents: [] },
    ]);
    expect(answers[0]?.['entities']).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'room', value: '204' })]),
    );
    for (const { intents } of answers) {
      for (const { score } of Array.isArray(intents) ? intents : []) {
        expect(score).toBeGreaterThanOrEqual(0.5);
        expect(score).toBeLessThanOrEqual(1);
      }
    }
  },
  PROCESS_MS,
);

it(
  'names the answering entry for a question in any language, and no entry if none answers',
  async () => {
    const { code, answers } = await ask(
      ['match', '--faqs', faqs],
      '{"text":"Gibt es einen Pool?"}\n{"text":"is the internet for free"}\n{"text":"who won the match?"}\n',
    );
    expect(code).toBe(0);
    expect(answers.map(({ faq }) => faq)).toEqual(['pool', 'wifi', null]);
    for (const answer of answers) expect(Object.keys(answer)).toEqual(['faq', 'score']);
  },
  PROCESS_MS,
);

it(
  'continues after an unreadable line, names the line, and exits with 1',
  async () => {
    const { code, answers, stderr } = await ask(
      ['detect'],
      'nonsense\n{"text":7}\n{"text":"Guten Morgen"}\n[]\n{"text":"hi","hints":"de"}\n{"text":""}',
    );
    expect(code).toBe(1);
    expect(answers).toHaveLength(6);
    expect(answers.map(({ error, code: language }) => error ?? language)).toEqual([
      'line 1 cannot be read',
      'line 2 cannot be read',
      'de',
      'line 4 cannot be read',
      'line 5 cannot be read',
      'en',
    ]);
    expect(stderr.trim().split('\n')).toHaveLength(4);
  },
  PROCESS_MS,
);

it.each([
  ['no file', ['match'], /required option '--faqs/],
  ['a missing file', ['match', '--faqs', '/nowhere/faqs.jsonl'], /cannot be read/],
  ['a file of other lines', ['match', '--faqs', MAIN], /Line 1 is not/],
  ['a zone that is none', ['understand', '--timezone', 'Nowhere/Land'], /no time zone/],
  ['an option that is none', ['detect', '--quick'], /unknown option/],
])(
  'exits with 2 and one sentence for %s',
  async (_, args, said) => {
    const { code, answers, stderr } = await ask(args, '{"text":"hello"}\n');
    expect(code).toBe(2);
    expect(answers).toEqual([]);
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
  PROCESS_MS,
);

async function ask(
  args: readonly string[],
  input: string,
): Promise<{ code: number | null; answers: Record<string, unknown>[]; stderr: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.on('error', () => undefined); // a process that exits at once does not read its input
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const lines = Buffer.concat(out).toString().split('\n').filter(Boolean);
  return { code, answers: lines.map((line) => JSON.parse(line)), stderr: Buffer.concat(err).toString() };
}
