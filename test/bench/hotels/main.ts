import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBenchFile, type TurnAnswer, turnAnswer } from './format.ts';
import { OwnEngine } from './own-engine.ts';
import { type Scored, score, type Verdict } from './score.ts';
import { ScriptedModel } from './scripted-model.ts';

/**
 * Measures which share of the turns is right for hotels that no engine was tuned for, and for their guests. Without options
 * our own engine is measured; `--endpoint URL` measures any other, `--model FOLDER` our own with a scripted language model
 * whose replies are in that folder (README.md).
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'dev' },
    hotel: { type: 'string' },
    folder: { type: 'string', default: 'test/bench/hotels' },
    endpoint: { type: 'string' },
    model: { type: 'string' },
    check: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    language: { type: 'string' },
  },
});

interface Target {
  addHotel(id: string, hotel: ReturnType<typeof readBenchFile>['hotel']): Promise<void>;
  turn(hotel: string, conversation: string, at: string, text: string): Promise<TurnAnswer>;
  close(): Promise<void>;
}

function createRemote(endpoint: string): Target {
  const postJson = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(new URL(path, endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.status === 204 ? null : response.json();
  };
  return {
    async addHotel(id, hotel) {
      await postJson('hotels', { id, hotel });
    },
    turn: async (hotel, conversation, at, text) =>
      turnAnswer.parse(await postJson('turns', { hotel, conversation, at, text })),
    async close() {},
  };
}

type Counts = Record<Verdict, number>;
const createCounts = (): Counts => ({ right: 0, quoted: 0, missed: 0, wrong: 0 });
const total = createCounts();
const byLanguage = new Map<string, Counts>();
const byHotel = new Map<string, Counts>();
const byOutcome = new Map<string, Counts>();

function count(table: Map<string, Counts>, key: string, verdict: Verdict): void {
  const counts = table.get(key) ?? createCounts();
  counts[verdict]++;
  table.set(key, counts);
}

function row(name: string, counts: Counts): string {
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const share = (verdict: Verdict) => `${((100 * counts[verdict]) / Math.max(1, all)).toFixed(1).padStart(5)} %`;
  return `${name.padEnd(24)} ${String(all).padStart(5)}  right ${share('right')}  quoted ${share('quoted')}  missed ${share('missed')}  wrong ${share('wrong')}`;
}

const model = values.model === undefined ? null : await ScriptedModel.open(values.model, { withCheck: values.check });
const ownEngine = values.endpoint === undefined ? await OwnEngine.open(model?.settings) : null;
const target: Target = ownEngine ?? createRemote(values.endpoint ?? '');
const scoredTurns: string[] = [];
const files = globSync(`${values.folder}/${values.set}/*.json`).toSorted();
if (files.length === 0) throw new Error(`No hotels in ${values.folder}/${values.set}`);
for (const file of files) {
  const { id, hotel, conversations } = readBenchFile(file);
  if (values.hotel !== undefined && values.hotel !== id) continue;
  await target.addHotel(id, hotel);
  model?.addHotel({ id, hotel, conversations });
  for (const { id: conversation, language, at, turns } of conversations) {
    if (values.language !== undefined && values.language !== language) continue;
    for (const [index, { guest, expect }] of turns.entries()) {
      model?.prepare(id, conversation, index);
      const answer = await target.turn(id, conversation, at, guest);
      const { verdict, why }: Scored = score(expect, answer, language);
      const outcomes = model === null ? [] : ((await ownEngine?.listNewModelCalls()) ?? []);
      scoredTurns.push(...outcomes);
      total[verdict]++;
      count(byLanguage, language, verdict);
      count(byHotel, id, verdict);
      count(byOutcome, expect.does[0] ?? '', verdict);
      if (values.verbose && verdict !== 'right') {
        console.log(
          `${verdict.toUpperCase()} ${id} ${conversation} ${language}: ${guest}\n   expected: ${expect.does.join('|')} (${expect.why})\n   got: ${answer.outcomes.join('+')} ${JSON.stringify(answer.reply.slice(0, 300))}\n   ${why}${answer.reason === '' ? '' : `\n   reason: ${answer.reason}`}${outcomes.length === 0 ? '' : `\n   model: ${outcomes.join(', ')}: ${model?.said}`}`,
        );
      }
    }
  }
}
const calls = Map.groupBy(scoredTurns, (outcome) => outcome);
await target.close();
await model?.close();
for (const [name, counts] of [...byHotel].toSorted()) console.log(row(name, counts));
console.log('');
for (const [name, counts] of [...byLanguage].toSorted()) console.log(row(name, counts));
console.log('');
for (const [name, counts] of [...byOutcome].toSorted()) console.log(row(`expects ${name}`, counts));
for (const [what, { length }] of [...calls].toSorted((a, b) => b[1].length - a[1].length))
  console.log(`model: ${what} ${length}`);
if (model !== null) console.log(`model: the named source was not shown ${model.unseen}`);
console.log(`\n${row('all', total)}`);
