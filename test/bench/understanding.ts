import { PACKS } from '../../bff/language/pack/packs.ts';
import { type Example, readExamples } from '../../bff/language/train/examples.ts';
import type { DecisionStep } from '../../shared/domain/decision.ts';
import { EngineGuest } from '../support/engine/engine-guest.ts';

/**
 * Measures how the engine understands sentences that it never learnt from (split `test` in bff/language/data), by language:
 * first topics, refusals, matters that no hotel handles, emergencies, and whether a courtesy changes the decision.
 */
const COURTESIES_EACH = 2;
const LINES_EACH = 25;
const COURTESY_WORDS_MAX = 4;

interface Row {
  lines: number;
  topics: number;
  right: number;
  refusals: number;
  wishes: number;
  foreign: number;
  answered: number;
  alarms: number;
  caught: number;
  calm: number;
  falseAlarms: number;
  courteous: number;
  changed: number;
}

const createRow = (): Row => ({
  lines: 0,
  topics: 0,
  right: 0,
  refusals: 0,
  wishes: 0,
  foreign: 0,
  answered: 0,
  alarms: 0,
  caught: 0,
  calm: 0,
  falseAlarms: 0,
  courteous: 0,
  changed: 0,
});

const heldOut = Map.groupBy(
  readExamples().filter(({ split, act }) => split === 'test' && act !== null),
  ({ code }) => code,
);
const rows = new Map<string, Row>();
for (const { code, phrases } of PACKS) {
  const row = createRow();
  rows.set(code, row);
  const examples = heldOut.get(code) ?? [];
  for (const example of examples) measure(example, row);
  const short = (texts: readonly string[]) =>
    texts
      .filter((text) => text.split(/\s+/u).length <= COURTESY_WORDS_MAX && !/[?？]/u.test(text))
      .slice(0, COURTESIES_EACH);
  const [thanks, greetings] = [short(phrases.thanks), short(phrases.greeting)];
  for (const { text } of examples.filter(({ act }) => act !== 'talk' && act !== 'alarm').slice(0, LINES_EACH)) {
    const bare = decisionOf(text, code);
    const sentence = /[.!?。！？]$/u.test(text) ? text : `${text}.`;
    const polite = [
      ...thanks.map((word) => `${sentence} ${word}`),
      ...greetings.map((word) => `${word.replace(/[.!。！]$/u, '')}, ${text}`),
    ];
    for (const said of polite) {
      row.courteous++;
      if (decisionOf(said, code) !== bare) row.changed++;
    }
  }
}

function measure({ text, code, act, topic }: Example, row: Row): void {
  const { understanding, decision } = new EngineGuest({}, code).say(text);
  row.lines++;
  const isAlarm = understanding.urgency === 'emergency';
  if (act === 'alarm') {
    row.alarms++;
    row.caught += Number(isAlarm);
    return;
  }
  row.calm++;
  row.falseAlarms += Number(isAlarm);
  if (topic === 'out_of_scope') {
    row.foreign++;
    row.answered += Number(decision.steps.some(({ kind }) => kind === 'answer' || kind === 'task' || kind === 'offer'));
    return;
  }
  if (act === 'refuse') {
    row.refusals++;
    row.wishes += Number(decision.steps.some(isWish));
    return;
  }
  if (topic === null) return;
  row.topics++;
  row.right += Number(understanding.intents[0]?.name === topic);
}

/** Whether a step grants a wish. `do_not_disturb` does not count, because the guest did ask for it. */
function isWish(step: DecisionStep): boolean {
  if ('intent' in step && step.intent === 'do_not_disturb') return false;
  if (step.kind === 'task') return step.act === 'new';
  return step.kind === 'clarify' && step.ask !== 'rephrase' && step.ask !== 'which_topic';
}

function decisionOf(text: string, code: string): string {
  const { decision } = new EngineGuest({}, code).say(text);
  return JSON.stringify(
    decision.steps.map((step) => [step.kind, 'intent' in step ? step.intent : null, 'act' in step ? step.act : null]),
  );
}

const share = (part: number, whole: number) =>
  whole === 0 ? '   – ' : `${((100 * part) / whole).toFixed(1).padStart(5)}`;
function print(name: string, row: Row): void {
  console.log(
    `${name.padEnd(8)} ${String(row.lines).padStart(5)}  topic ${share(row.right, row.topics)}  refusals as wishes ${share(row.wishes, row.refusals)}  foreign answered ${share(row.answered, row.foreign)}  alarms caught ${share(row.caught, row.alarms)}  false alarms ${share(row.falseAlarms, row.calm)}  courtesy changes ${share(row.changed, row.courteous)}`,
  );
}
const all = createRow();
for (const [code, row] of rows) {
  if (row.lines === 0) continue;
  print(code, row);
  for (const key of Object.keys(all) as (keyof Row)[]) all[key] += row[key];
}
print('all', all);
