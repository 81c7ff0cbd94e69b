import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { z } from 'zod';
import { detect } from '../../shared/language/detect/server.ts';
import { understand } from '../engine/understand.ts';
import { createFaqIndex, FAQ_SCORE_MIN } from '../knowledge/faq-index.ts';

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

/** `detect`: the language of each line. */
export function detectCommand(): Command {
  return new Command('detect')
    .description('JSON Lines in: { text, hints? }; out: { code, confidence, source }, one for each line')
    .action(() => answerLines(({ text, hints }) => detect(text, hints)));
}

/** `understand`: what the engine makes of each line. */
export function understandCommand(): Command {
  return new Command('understand')
    .description('JSON Lines in: { text, hints? }; out: { language, intents, entities, tone, urgency }')
    .option('--timezone <iana>', 'where relative dates count from', 'UTC')
    .action((options: { timezone: string }) =>
      answerLines(({ text, hints }) => understand(text, { ...hints, now: new Date(), timezone: options.timezone })),
    );
}

/** `match`: which of the given FAQ entries answers each line. */
export function matchCommand(): Command {
  return new Command('match')
    .description('JSON Lines in: { text, hints? }; out: { faq, score }, faq null where none answers')
    .requiredOption('--faqs <file>', 'JSON Lines of { id, question, answer }')
    .action((options: { faqs: string }) => {
      const entries = readFileSync(options.faqs, 'utf8')
        .split('\n')
        .filter((text) => text.trim() !== '');
      const index = createFaqIndex(entries.map((text) => faq.parse(JSON.parse(text))));
      return answerLines(({ text, hints }) => {
        const [best] = index.search(text, detect(text, hints).code);
        const score = best?.score ?? 0;
        return { faq: score >= FAQ_SCORE_MIN ? best?.faqId : null, score };
      });
    });
}

/** Writes one answer for each line of standard input, in order. A line it cannot read becomes { error } and exit code 1. */
async function answerLines(answer: (input: Line) => unknown): Promise<void> {
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
    return null; // said with its number by the caller
  }
}
