import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { FaqEntry } from '../knowledge/entry.ts';

const line = z.object({
  text: z.string(),
  hints: z
    .object({
      page: z.string().optional(),
      browser: z.array(z.string()).optional(),
      conversation: z.string().optional(),
    })
    .optional(),
});
type Line = z.infer<typeof line>;

const faq = z.object({ id: z.string(), question: z.string(), answer: z.string() });

/** Commands that read JSON Lines and answer each line at once. */
export function lineCommands(): Command[] {
  return [detectCommand(), understandCommand(), matchCommand()];
}

/** `detect`: detects the language of each line. */
function detectCommand(): Command {
  return new Command('detect')
    .description('JSON Lines in: { text, hints? }; out: { code, confidence, source }, one for each line')
    .action(async () => {
      const { detect } = await loadDetector();
      await answerLines(({ text, hints }) => detect(text, hints));
    });
}

/** `understand`: the engine's reading of each line. */
function understandCommand(): Command {
  return new Command('understand')
    .description('JSON Lines in: { text, hints? }; out: { language, intents, entities, tone, urgency }')
    .option('--timezone <iana>', 'where relative dates count from', readTimezone, 'UTC')
    .action(async ({ timezone }: { timezone: string }) => {
      const { understand } = await import('../engine/understand.ts');
      await answerLines(({ text, hints }) => understand(text, { ...hints, now: new Date(), timezone }));
    });
}

/** `match`: which FAQ answers each line. */
function matchCommand(): Command {
  return new Command('match')
    .description('JSON Lines in: { text, hints? }; out: { faq, score }, faq null where none answers')
    .requiredOption('--faqs <file>', 'JSON Lines of { id, question, answer }', readFaqs)
    .action(async (options: { faqs: FaqEntry[] }) => {
      const { createFaqIndex, FAQ_SCORE_MIN } = await import('../knowledge/faq-index.ts');
      const { detect } = await loadDetector();
      const index = createFaqIndex(options.faqs);
      await answerLines(({ text, hints }) => {
        const [best] = index.search(text, detect(text, hints).code);
        const score = best?.score ?? 0;
        return { faq: score >= FAQ_SCORE_MIN ? best?.faqId : null, score };
      });
    });
}

function loadDetector(): Promise<typeof import('../../shared/language/detect/server.ts')> {
  return import('../../shared/language/detect/server.ts');
}

/** Throws if it is no IANA time zone. */
function readTimezone(name: string): string {
  try {
    return new Intl.DateTimeFormat(FALLBACK_LANGUAGE, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidArgumentError('It is no time zone of the IANA list, such as Europe/Berlin.');
  }
}

/** Reads FAQs from a file, one per line. Throws with the line number if invalid. */
function readFaqs(file: string): FaqEntry[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InvalidArgumentError('The file cannot be read.');
  }
  return text.split('\n').flatMap((entry, index) => {
    if (entry.trim() === '') return [];
    try {
      return [faq.parse(JSON.parse(entry))];
    } catch {
      throw new InvalidArgumentError(`Line ${index + 1} is not { "id", "question", "answer" }.`);
    }
  });
}

/** Writes one answer per line of standard input, in order. An unreadable line gives { error } and exit code 1. */
async function answerLines(answer: (input: Line) => unknown): Promise<void> {
  process.stdout.on('error', () => process.exit()); // the reader closed the pipe, as `| head` does
  let number = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (text.trim() === '') continue;
    const input = readLine(text);
    if (input === null) {
      console.error(`line ${number}: not { "text": "...", "hints"?: { "page"?, "browser"?, "conversation"? } }`);
      process.exitCode = 1;
    }
    console.log(JSON.stringify(input === null ? { error: `line ${number} cannot be read` } : answer(input)));
  }
}

function readLine(text: string): Line | null {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null; // the caller reports it with its line number
  }
}
