/**
 * Checks that `service-chat detect|understand|match` give the results on which the figures of `npm run bench:language` rest:
 * `node test/bench/language/check-cli.ts FOLDER`. Exit code 1 where a line differs.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { understand } from '../../../bff/engine/understand.ts';
import { createFaqIndex, FAQ_SCORE_MIN } from '../../../bff/knowledge/faq-index.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { readEntries } from './faq-rows.ts';
import { readJsonLines } from './halves.ts';

const COMMAND = join(import.meta.dirname, '../../../bff/cli/service-chat.mjs');
const [folder = process.env['SERVICE_CHAT_DATA']] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the data is: node test/bench/language/check-cli.ts FOLDER');

const readTexts = (name: string) => readJsonLines<{ text: string }>(join(folder, name)).map(({ text }) => text);
const index = createFaqIndex(readEntries(folder));

checkCommand(
  'detect',
  [],
  readTexts('langid.jsonl'),
  (text) => detect(text).code,
  ({ code }) => code,
);
checkCommand(
  'understand',
  [],
  [...readTexts('intents_en.jsonl'), ...readTexts('intents_multi.jsonl')],
  (text) =>
    understand(text, { now: new Date(), timezone: 'UTC' })
      .intents.map(({ name }) => name)
      .join(),
  ({ intents }) => (Array.isArray(intents) ? intents.map(({ name }: { name: string }) => name).join() : null),
);
checkCommand(
  'match',
  ['--faqs', join(folder, 'faq_hotel.jsonl')],
  [...readTexts('faq.jsonl'), ...readTexts('faq_multi.jsonl')],
  (text) => {
    const [best] = index.search(text, detect(text).code);
    return best !== undefined && best.score >= FAQ_SCORE_MIN ? best.faqId : null;
  },
  ({ faq }) => faq,
);

function checkCommand(
  command: string,
  options: readonly string[],
  texts: readonly string[],
  expect: (text: string) => unknown,
  answerOf: (line: Record<string, unknown>) => unknown,
): void {
  const input = texts.map((text) => JSON.stringify({ text })).join('\n');
  const { stdout } = spawnSync(process.execPath, [COMMAND, command, ...options], { input, maxBuffer: 1 << 28 });
  const answers = stdout.toString().trimEnd().split('\n');
  const differ = texts.filter((text, at) => answerOf(JSON.parse(answers[at] ?? '{}')) !== expect(text));
  console.log(`${command}: ${texts.length} lines, ${answers.length} answers, ${differ.length} differ`);
  if (differ.length > 0 || answers.length !== texts.length) process.exitCode = 1;
}
