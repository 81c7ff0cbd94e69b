import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { guessLanguage } from '../../../bff/language/reading/guess-language.ts';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

/** The most common questions, with the intents that count as understood and the steps that count as an answer. */
const COMMONEST: Record<string, { intents: readonly Intent[]; steps: readonly DecisionStep['kind'][] }> = {
  check_in: { intents: ['check_in_time', 'room_ready'], steps: ['answer'] },
  check_out: { intents: ['check_out_time'], steps: ['answer'] },
  wifi: { intents: ['wifi'], steps: ['answer'] },
  parking: { intents: ['parking'], steps: ['answer'] },
  breakfast: { intents: ['breakfast'], steps: ['answer'] },
  pets: { intents: ['pets'], steps: ['answer'] },
  pool: { intents: ['pool'], steps: ['answer'] },
  late_check_out: { intents: ['late_check_out', 'extend_stay'], steps: ['answer', 'offer', 'task', 'clarify'] },
  towels: { intents: ['towels_linen'], steps: ['task', 'clarify'] },
  broken: { intents: ['maintenance'], steps: ['task'] },
};

/**
 * Ten questions in three wordings each, for one language. They are written for this test and not taken from the packs.
 */
const languageLines = z
  .object({ lang: z.enum(LANGUAGE_CODES) })
  .catchall(z.array(z.string()).length(3))
  .transform(({ lang, ...questions }) => ({ lang, questions }));

const languages = readFileSync(new URL('commonest/lines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => languageLines.parse(JSON.parse(line)));

it('the corpus of the commonest questions has lines for every language', () => {
  const codes = languages.map(({ lang }) => lang).toSorted();
  expect(codes, 'a line of each language in commonest/lines.jsonl').toEqual(LANGUAGE_CODES.toSorted());
});

describe('the ten commonest questions, asked in three ways, to the sample hotel', () => {
  it.each(languages.map((language) => [language.lang, language] as const))(
    'are understood, answered and answered in the language: %s',
    (lang, language) => {
      const failed = Object.entries(COMMONEST).flatMap(([topic, expected]) =>
        (language.questions[topic] ?? ['']).flatMap((line) => {
          const fault = findFault(line, lang, expected);
          return fault === null ? [] : [`${topic}: ${line} (${fault})`];
        }),
      );
      expect(failed).toEqual([]);
    },
  );
});

/** The fault of an answer to a line that continues a conversation; null if it is right. */
function findFault(
  line: string,
  lang: string,
  { intents, steps }: { intents: readonly Intent[]; steps: readonly DecisionStep['kind'][] },
): string | null {
  const guest = new EngineGuest();
  guest.language = lang;
  const { understanding, decision, reply, kinds } = guest.say(line);
  if (understanding.language.code !== lang) return `read as ${understanding.language.code}`;
  const named = understanding.intents.map(({ name }) => name);
  if (!named.some((name) => intents.includes(name))) return `understood as ${named.join(', ') || 'nothing'}`;
  if (!decision.steps.some(({ kind }) => steps.includes(kind)))
    return `${kinds.join(', ')} instead of ${steps.join(' or ')}`;
  if (reply.language !== lang || reply.text === '') return `answered in ${reply.language}`;
  return null;
}

it('the commonest questions are read in the browser’s language if they open the conversation', () => {
  const misread = languages.flatMap(({ lang, questions }) =>
    Object.values(questions)
      .flat()
      .filter((line) => guessLanguage(line, { browser: [lang], page: 'en', property: ['en', 'de'] }).code !== lang),
  );
  expect(misread).toEqual([]);
});
