import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../bff/conversation/deps.ts';
import { PostBox } from '../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../support/staffed-house.ts';
import { findFaults } from './check.ts';
import { COLUMNS, toGoldenLine } from './golden.ts';
import { type ObservedTurn, Play } from './play.ts';
import { type Script, script } from './schema.ts';
import { findWrongStances, readLabels } from './stances.ts';
import { findUngrounded } from './ungrounded.ts';

const CONVERSATIONS_MIN = 300;
const LANGUAGES_MIN = 20;

/** Scripted conversations with the sample hotel: the guests' lines, and the expectations after each line. */
const files = globSync('test/corpus/conversations/*.jsonl').toSorted();
/** The labels of the hotel's entries: what each one affirms, denies and declares free. */
const labels = readLabels('test/corpus/labels/sample-hotel.jsonl');
const scripts = new Map(files.map((file) => [basename(file, '.jsonl'), readScripts(file)]));

/** The decisions by topic and script; they are compared with the golden file after the last script. */
const golden = new Map<string, string[]>();

it(`are ${CONVERSATIONS_MIN} or more, no two alike, in ${LANGUAGES_MIN} languages or more`, () => {
  const all = [...scripts.values()].flat();
  expect(all.length).toBeGreaterThanOrEqual(CONVERSATIONS_MIN);
  expect(new Set(all.map((one) => JSON.stringify({ ...one, name: '' }))).size).toBe(all.length);
  const languages = all.flatMap(({ turns }) => turns.flatMap(({ holds }) => holds.language ?? []));
  expect(new Set(languages).size).toBeGreaterThanOrEqual(LANGUAGES_MIN);
});

for (const sendsMail of [true, false]) {
  describe(sendsMail ? 'with a hotel that sends e-mail' : 'with a hotel that sends none', () => {
    const post = new PostBox();
    let house: StaffedHouse;
    let staff: Actor;
    beforeAll(async () => {
      house = await openStaffedHouse(sendsMail ? { mailer: post } : {});
      staff = await house.hire('Robin', { departments: ['front_desk'], languages: ['en'] });
    });
    afterAll(() => house.close());

    for (const [topic, all] of scripts) {
      const scriptsOfTopic = all.filter(({ mail }) => mail === sendsMail);
      if (scriptsOfTopic.length === 0) continue;
      describe(topic, () => {
        it.each(scriptsOfTopic.map((one) => [one.name, one] as const))('%s', async (_, one) => {
          const play = await Play.begin(house, post, staff, one);
          const lines: string[] = [];
          golden.set(`${topic}\t${one.name}`, lines);
          let before: string | null = null;
          for (const [index, turn] of one.turns.entries()) {
            const seen: ObservedTurn = await play.turn(turn);
            lines.push(toGoldenLine(topic, one.name, index + 1, seen, seen.decisionId !== before));
            before = seen.decisionId;
            const line = `line ${index + 1}: ${JSON.stringify(turn).slice(0, 120)}`;
            expect([line, ...findFaults(turn.holds, seen)]).toEqual([line]);
            expect([line, ...(await findUngrounded(house, seen))]).toEqual([line]);
            expect([line, ...findWrongStances(labels, seen)]).toEqual([line]);
          }
        });
      });
    }
  });
}

it('lead to the decisions of the golden file; `npm run golden` accepts a difference, and the commit explains it', async () => {
  expect(golden.size).toBe([...scripts.values()].flat().length);
  const lines = [...golden.keys()].toSorted().flatMap((key) => golden.get(key) ?? []);
  await expect(`${[COLUMNS.join('\t'), ...lines].join('\n')}\n`).toMatchFileSnapshot('golden.tsv');
});

function readScripts(file: string): Script[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const parsed = script.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${file}:${index + 1}: ${parsed.error.message}`);
      return parsed.data;
    });
}
