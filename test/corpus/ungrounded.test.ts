import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../bff/conversation/deps.ts';
import { PostBox } from '../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../support/staffed-house.ts';
import { type ObservedTurn, Play } from './play.ts';
import { script } from './schema.ts';
import { findUngrounded } from './ungrounded.ts';

/** Tests the check itself: it finds ungrounded content in a reply that only answers and in a reply that does more. */
describe('the check that replies are grounded', () => {
  let house: StaffedHouse;
  let staff: Actor;
  const seen = new Map<string, ObservedTurn>();
  const LINES = [
    'When is breakfast?',
    'When is breakfast, and two towels to room 204 please',
    'テレビはありますか？駐車場は？',
    'I want to speak to a person',
    'When is breakfast, and can I talk to somebody?',
  ];
  const OFFER = 'Could I have a late check-out?';
  const SOLD = 'Yes please';
  beforeAll(async () => {
    house = await openStaffedHouse();
    staff = await house.hire('Robin');
    for (const guest of LINES) {
      const its = script.parse({ name: guest, turns: [{ guest }] });
      const play = await Play.begin(house, new PostBox(), staff, its);
      seen.set(guest, await play.turn({ guest, holds: {} }));
    }
    const its = script.parse({ name: OFFER, knows: { booking: 'LH-50977' }, turns: [{ guest: OFFER }] });
    const play = await Play.begin(house, new PostBox(), staff, its);
    for (const guest of [OFFER, SOLD]) seen.set(guest, await play.turn({ guest, holds: {} }));
  });
  afterAll(() => house.close());

  it.each(LINES)('accepts the engine’s own reply: %s', async (line) => {
    expect(await findUngrounded(house, readReply(line))).toEqual([]);
  });

  it.each(LINES.slice(0, 2))('finds an invented word and a missing source: %s', async (line) => {
    expect(await findUngrounded(house, withAddedWords(line, ' There is champagne.'))).toMatchObject([/champagne/]);
    const gone = JSON.parse(JSON.stringify(readReply(line)).replaceAll(/"(?:faq_\w+)"/g, '"faq_gone"'));
    expect((await findUngrounded(house, gone)).join()).toMatch(/does not exist/);
    const other = JSON.parse(JSON.stringify(readReply(line)).replaceAll('"quote":"', '"quote":"Champagne. '));
    expect((await findUngrounded(house, other)).join()).toMatch(/does not say/);
  });

  it.each(['I want to speak to a person', 'When is breakfast, and can I talk to somebody?'])(
    'finds an invented number beside a hand-off: %s',
    async (line) => {
      expect(await findUngrounded(house, readReply(line))).toEqual([]);
      expect((await findUngrounded(house, withAddedWords(line, ' 99'))).join()).toMatch(/“99” is in no source/);
    },
  );

  it('finds an invented number in an answer', async () => {
    expect((await findUngrounded(house, withAddedWords(LINES[0] ?? '', ' 99'))).join()).toMatch(/“99” is in no source/);
  });

  it.each([OFFER, SOLD])(
    'finds an offer with a wrong price in the reply, in its source and in both: %s',
    async (line) => {
      const one = readReply(line);
      expect(await findUngrounded(house, one)).toEqual([]);
      const said = one.said.map((message) => ({ ...message, text: message.text.replaceAll('25', '999') }));
      expect((await findUngrounded(house, { ...one, said })).join()).toMatch(/“999” is in no source/);
      const quoted = JSON.parse(JSON.stringify(one).replaceAll('25.00 EUR / ', '999.00 EUR / '));
      expect((await findUngrounded(house, quoted)).join()).toMatch(/does not say “Late check-out until 14:00: 999.00/);
      const both = JSON.parse(JSON.stringify(one).replaceAll('25.00', '999.00').replaceAll('€25', '€999'));
      expect((await findUngrounded(house, both)).join()).toMatch(
        /does not say .*999.00 EUR is not the price.*“999” is in no/,
      );
      expect((await findUngrounded(house, withAddedWords(line, ' Champagne waits.', one))).join()).toMatch(/champagne/);
      const free = JSON.parse(JSON.stringify(one).replaceAll(/"price":\{[^}]*\}/g, '"price":null'));
      expect((await findUngrounded(house, free)).join()).toMatch(/free is not the price/);
      const id = one.decision?.steps.flatMap((step) => (step.kind === 'offer' ? step.sources : []))[0]?.id ?? '';
      const gone = JSON.parse(JSON.stringify(one).replaceAll(id, 'offer_gone'));
      expect((await findUngrounded(house, gone)).join()).toMatch(/does not exist/);
    },
  );

  function readReply(line: string): ObservedTurn {
    const one = seen.get(line);
    if (one === undefined) throw new Error(`${line} was not said`);
    return one;
  }

  function withAddedWords(line: string, more: string, one = readReply(line)): ObservedTurn {
    return { ...one, said: one.said.map((message) => ({ ...message, text: `${message.text}${more}` })) };
  }
});
