import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../bff/conversation/deps.ts';
import { PostBox } from '../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../support/staffed-house.ts';
import { Play, type Seen } from './play.ts';
import { script } from './schema.ts';
import { findUngrounded } from './ungrounded.ts';

/** The check itself: it finds what it is for, in a reply that only answers and in one that does more. */
describe('the check that replies are grounded', () => {
  let house: StaffedHouse;
  let staff: Actor;
  const seen = new Map<string, Seen>();
  const LINES = [
    'When is breakfast?',
    'When is breakfast, and two towels to room 204 please',
    'テレビはありますか？駐車場は？',
    'I want to speak to a person',
    'When is breakfast, and can I talk to somebody?',
  ];
  beforeAll(async () => {
    house = await openStaffedHouse();
    staff = await house.hire('Robin');
    for (const guest of LINES) {
      const its = script.parse({ name: guest, turns: [{ guest }] });
      const play = await Play.begin(house, new PostBox(), staff, its);
      seen.set(guest, await play.turn({ guest, holds: {} }));
    }
  });
  afterAll(() => house.close());

  it.each(LINES)('lets what the engine says pass: %s', async (line) => {
    expect(await findUngrounded(house, get(line))).toEqual([]);
  });

  it.each(LINES.slice(0, 2))('finds a word, and a source that is not there: %s', async (line) => {
    expect(await findUngrounded(house, saying(line, ' There is champagne.'))).toMatchObject([/champagne/]);
    const gone = JSON.parse(JSON.stringify(get(line)).replaceAll(/"(?:faq_\w+)"/g, '"faq_gone"'));
    expect((await findUngrounded(house, gone)).join()).toMatch(/does not exist/);
    const other = JSON.parse(JSON.stringify(get(line)).replaceAll('"quote":"', '"quote":"Champagne. '));
    expect((await findUngrounded(house, other)).join()).toMatch(/does not say/);
  });

  it.each(['I want to speak to a person', 'When is breakfast, and can I talk to somebody?'])(
    'finds a number beside a hand-off: %s',
    async (line) => {
      expect(await findUngrounded(house, get(line))).toEqual([]);
      expect((await findUngrounded(house, saying(line, ' 99'))).join()).toMatch(/“99” is in no source/);
    },
  );

  it('finds a number in an answer', async () => {
    expect((await findUngrounded(house, saying(LINES[0] ?? '', ' 99'))).join()).toMatch(/“99” is in no source/);
  });

  function get(line: string): Seen {
    const one = seen.get(line);
    if (one === undefined) throw new Error(`${line} was not said`);
    return one;
  }

  function saying(line: string, more: string): Seen {
    const one = get(line);
    return { ...one, said: one.said.map((message) => ({ ...message, text: `${message.text}${more}` })) };
  }
});
