import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../bff/conversation/deps.ts';
import { PostBox } from '../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../support/staffed-house.ts';
import { findFaults } from './check.ts';
import { COLUMNS, toGolden } from './golden.ts';
import { Play, type Seen } from './play.ts';
import { type Script, script } from './schema.ts';
import { findWrongStances, readLabels } from './stances.ts';
import { findUngrounded } from './ungrounded.ts';

const CONVERSATIONS_MIN = 300;
const LANGUAGES_MIN = 20;

/** Scripted conversations with the sample hotel: what guests write, and what must hold after each line. */
const files = globSync('test/corpus/conversations/*.jsonl').toSorted();
/** What each of the hotel's entries says yes, no and free to. */
const labels = readLabels('test/corpus/labels/sample-hotel.jsonl');
const scripts = new Map(files.map((file) => [basename(file, '.jsonl'), read(file)]));

/** What was decided, by topic and script: held against the golden file when all were played. */
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
      const here = all.filter(({ mail }) => mail === sendsMail);
      if (here.length === 0) continue;
      describe(topic, () => {
        it.each(here.map((one) => [one.name, one] as const))('%s', async (_, one) => {
          const play = await Play.begin(house, post, staff, one);
          const lines: string[] = [];
          golden.set(`${topic}\t${one.name}`, lines);
          let before: string | null = null;
          for (const [index, turn] of one.turns.entries()) {
            const seen: Seen = await play.turn(turn);
            lines.push(toGolden(topic, one.name, index + 1, seen, seen.decisionId !== before));
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

it('are decided as the golden file tells; a difference is accepted by `npm run golden` and told in its commit', async () => {
  expect(golden.size).toBe([...scripts.values()].flat().length);
  const lines = [...golden.keys()].toSorted().flatMap((key) => golden.get(key) ?? []);
  await expect(`${[COLUMNS.join('\t'), ...lines].join('\n')}\n`).toMatchFileSnapshot('golden.tsv');
});

function read(file: string): Script[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const parsed = script.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${file}:${index + 1}: ${parsed.error.message}`);
      return parsed.data;
    });
}
