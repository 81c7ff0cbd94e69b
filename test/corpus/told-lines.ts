import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Source } from '../../shared/domain/decision.ts';
import { detect } from '../../shared/language/detect/server.ts';
import { checkReply } from '../support/engine/check-reply.ts';
import { faqSource } from '../support/engine/model-turns.ts';

/** A line of test/corpus/told: what a model made of a hotel's entries. test/corpus/told/README.md describes the keys. */
export const ToldLine = z.strictObject({
  entry: z.string().optional(),
  says: z.string().optional(),
  sources: z.array(z.strictObject({ question: z.string(), answer: z.string() })).optional(),
  asks: z.string().optional(),
  language: z.string(),
  text: z.string(),
  kind: z.string().optional(),
  untrue: z.string().optional(),
  lie: z.string().optional(),
  refused: z.string().optional(),
  passes: z.string().optional(),
});
export type ToldLine = z.infer<typeof ToldLine>;

/** The part of the reply that a guest would read, and the first fault; null: nothing was left out. */
export interface Judgement {
  shown: string;
  fault: string | null;
}

export function readToldFile(file: string | URL): ToldLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => ToldLine.parse(JSON.parse(line)));
}

export function readTold(name: string): ToldLine[] {
  return readToldFile(new URL(`./told/${name}.jsonl`, import.meta.url));
}

/** Checks a line's reply as a model's. Without citations of its own it cites all of its sources at its end. */
export function judgeTold(line: ToldLine): Judgement {
  const sources = sourcesOf(line);
  const cites = /\[S\d/u.test(line.text) ? '' : ` [${sources.map((_, index) => `S${index + 1}`).join(', ')}]`;
  const { language, text, asks } = line;
  const { fault, text: shown } = checkReply(`${text}${cites}`, {
    language,
    sources,
    ...(asks === undefined ? {} : { guest: asks }),
  });
  return { shown, fault };
}

/** The entries of a line: those it brings, one of its own, or one of the sample hotel. */
export function sourcesOf({ entry = '', says, sources }: ToldLine): Source[] {
  const own = sources ?? (says === undefined ? [] : [{ question: entry, answer: says }]);
  if (own.length === 0) return [faqSource(entry)];
  return own.map(({ question, answer }, index) => ({
    ...{ type: 'faq', id: `faq_other_${index}`, label: question, quote: answer },
    language: detect(answer).code,
  }));
}
