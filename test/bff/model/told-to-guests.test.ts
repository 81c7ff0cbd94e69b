import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { readFigures } from '../../../bff/model/figures/hide-figures.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { type ModelServer, SAMPLE_TEXTS, startModelServer } from '../../support/engine/model-server.ts';
import { faqSource } from '../../support/engine/model-turns.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/**
 * Sends the truths of test/corpus/told about the sample hotel's entries, and the lies about those and some more,
 * through a model's server. Then checks the messages and the pieces that a guest reads. The engine here finds nothing
 * itself, so the model is asked.
 */
const TRUTHS_MIN = 0.9;
const LIES_MAX = 0.02;
const AT_ONCE = 4;
const OTHERS_FROM = 5_000;
const TRIES_MAX = 4;
/** A failed server is not called for this long. */
const BREAKER_MINUTES = 10;
const told = z.object({ entry: z.string(), says: z.string().optional(), language: z.string(), text: z.string() });
type Told = z.infer<typeof told>;

let server: ModelServer;
let house: StaffedHouse;
/** The language of each line, and the model's reply to it. */
const languages = new Map<string, string>();
const texts = new Map<string, Told>();
const labels = new Map<string, string>();
let lines = 0;

/** The real engine, except that it understands no line and answers in the line's language. */
const lost = inProcess({
  ...embeddedEngine,
  understand: (text, hints) => ({
    ...embeddedEngine.understand('zzz', { ...hints, conversation: languages.get(text) ?? 'en' }),
    matter: text,
  }),
  decide: (_, context) => ({
    decision: {
      steps: [{ kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }],
      reason: 'Not understood.',
      alternatives: [],
    },
    dialogue: context.conversation.dialogue,
  }),
});

beforeAll(async () => {
  const others = [...new Set([...readTold('honest'), ...readTold('lies')].flatMap(({ says }) => says ?? []))];
  server = await startModelServer([...SAMPLE_TEXTS, ...others]);
  const env = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: 'test-model',
    LLM_MONTHLY_BUDGET: 'none',
  };
  house = await openStaffedHouse({ env, engine: lost });
  server.play(({ user }) => {
    const asked = [...texts].find(([guest]) => user.includes(guest))?.[1];
    if (asked === undefined) return { text: 'NO_ANSWER' };
    const before = user.slice(0, user.indexOf(labelOf(asked)));
    return { text: `${asked.text} [${[...before.matchAll(/Source \[(S\d+)\]/g)].at(-1)?.[1] ?? 'S0'}]` };
  });
});
afterAll(async () => {
  await house.close();
  await server.close();
});

describe('the sentences of a model that reach a guest', () => {
  it('include at least nine tenths of the true ones, and no figure that is not in the entry', async () => {
    const lines = readTold('honest').filter(({ says }) => says === undefined);
    const shown = await sayAll(lines);
    const whole = shown.filter(({ isWhole }) => isWhole);
    expect(whole.length / lines.length).toBeGreaterThanOrEqual(TRUTHS_MIN);
    for (const one of shown) expect.soft(findStrangeFigures(one), one.text).toEqual([]);
  }, 300_000);

  it('include at most 2 % of the untrue ones, and no changed figure', async () => {
    await addEntries();
    const lines = readTold('lies');
    const shown = await sayAll(lines);
    const whole = shown.filter(({ isWhole }) => isWhole);
    expect(whole.length / lines.length).toBeLessThanOrEqual(LIES_MAX);
    for (const one of shown) expect.soft(findStrangeFigures(one), one.text).toEqual([]);
  }, 300_000);
});

function readTold(name: string): Told[] {
  const file = new URL(`../../corpus/told/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => told.parse(JSON.parse(line)));
}

/** The question of a line's entry. Two other entries may have the same question, so each has its own word. */
function labelOf({ entry, says }: Told): string {
  if (says === undefined) return entry;
  if (!labels.has(says)) labels.set(says, `${entry} ${toWord(OTHERS_FROM + labels.size)}`);
  return labels.get(says) ?? entry;
}

/** Entries that the sample hotel does not have. */
async function addEntries(): Promise<void> {
  const at = house.now().toISOString();
  const others = new Map([...readTold('honest'), ...readTold('lies')].map((line) => [line.says, line]));
  await house.services.writer.write(async (trx) => {
    for (const [says, line] of others) {
      if (says === undefined) continue;
      const question = labelOf(line);
      const stamps = { createdAt: at, updatedAt: at };
      const row = { id: `faq_other_${labels.size}`, propertyId: house.propertyId, position: 900 + labels.size };
      await trx
        .insertInto('faq')
        .values({ ...row, question, answer: says, ...stamps })
        .execute();
    }
    await trx.updateTable('training').set({ revision: 99 }).where('propertyId', '=', house.propertyId).execute();
  });
}

interface Shown {
  line: Told;
  /** The part of the reply that comes from the model; '' if the engine wrote it. */
  text: string;
  /** True if no sentence was left out. */
  isWhole: boolean;
}

async function sayAll(lines: readonly Told[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let start = 0; start < lines.length; start += AT_ONCE)
    shown.push(...(await Promise.all(lines.slice(start, start + AT_ONCE).map(say))));
  return shown;
}

/** A word that is unique to the line and looks like neither a number nor a name. */
function toWord(count: number): string {
  return `x${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`;
}

/** Repeats a line if the model was too slow on a busy machine. */
async function say(line: Told): Promise<Shown> {
  for (let tries = 1; ; tries++) {
    const { outcome, shown } = await sayOnce(line);
    if (tries === TRIES_MAX || (outcome !== undefined && !/^(?:timeout|error)$/.test(outcome))) return shown;
    house.advance(BREAKER_MINUTES);
  }
}

async function sayOnce(line: Told): Promise<{ outcome: string | undefined; shown: Shown }> {
  const session = newGuestSession(house.propertyId, house.now());
  const guest = `${labelOf(line)} ${toWord(lines++)}`;
  languages.set(guest, line.language);
  texts.set(guest, line);
  await house.say(guest, session);
  texts.delete(guest);
  const said = (await house.messages(session)).filter(({ author }) => author === 'ai');
  const call = await house.services.db
    .selectFrom('modelUsage')
    .select(['outcome', 'detail'])
    .where('conversationId', '=', session.conversationId)
    .where('purpose', '=', 'answer')
    .executeTakeFirst();
  const isSaid = call?.outcome === 'reply';
  const shown = { line, text: isSaid ? (said.at(-1)?.text ?? '') : '', isWhole: isSaid && call.detail === '' };
  return { outcome: call?.outcome, shown };
}

/** The figures of a shown text that its entry does not have, in any notation. */
function findStrangeFigures({ line, text }: Shown): string[] {
  const { label, quote, language } =
    line.says === undefined
      ? faqSource(line.entry)
      : { label: line.entry, quote: line.says, language: detect(line.says).code };
  const theirs = readFigures(`${label} ${quote}`, language);
  const digits = new Set(`${label} ${quote}`.match(/\d+/g)?.map(Number));
  const strange = readFigures(text, line.language).filter(
    ({ kind, value }) => !theirs.some((one) => one.kind === kind && one.value === value),
  );
  // The same digits may be an hour in one language and a number in another.
  return strange
    .filter(({ value }) => !(value.match(/\d+/g) ?? []).every((part) => digits.has(Number(part)) || part === '1'))
    .map(({ value }) => value);
}
