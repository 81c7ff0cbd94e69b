import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_HOTEL } from '../../bff/cli/sample/sample-hotel.ts';
import type { Actor } from '../../bff/conversation/deps.ts';
import { replaceTraining } from '../../bff/store/house/training.ts';
import { PostBox } from '../support/post-box.ts';
import { openStaffedHouse, type StaffedHouse } from '../support/staffed-house.ts';
import { type ObservedTurn, Play } from './play.ts';
import { script } from './schema.ts';
import { findWrongStances, readLabels } from './stances.ts';
import { findUngrounded } from './ungrounded.ts';

const LABELS = readLabels('test/corpus/labels/hostile-hotel.jsonl');
const QUESTIONS = LABELS.flatMap((label) => label.asked.map((asked) => [asked, label] as const));
/** Questions in another language than the entry's must find it in at least this share; otherwise the test proves nothing. */
const FOUND_MIN = 0.8;

/** A second hotel denies, closes and forbids things: no guest is told the opposite in their own language. */
describe('a hotel that says no', () => {
  let house: StaffedHouse;
  let staff: Actor;
  const seen = new Map<string, ObservedTurn>();
  beforeAll(async () => {
    house = await openStaffedHouse();
    staff = await house.hire('Robin');
    const faqs = LABELS.map(({ question, answer = '' }) => ({ question, answer }));
    const propertyInfo = { ...SAMPLE_HOTEL.training.propertyInfo, policies: '', specialties: '' };
    await house.services.writer.write(async (trx) => {
      await replaceTraining(trx, house.propertyId, { propertyInfo, faqs }, house.now().toISOString());
      await trx.deleteFrom('offer').execute();
    });
    for (const [guest] of QUESTIONS) seen.set(guest, await askReply(guest));
  });
  afterAll(() => house.close());

  it.each(QUESTIONS)('%s', async (asked) => {
    expect(textOf(readReply(asked))).not.toBe('');
    expect(findWrongStances(LABELS, readReply(asked))).toEqual([]);
    expect(await findUngrounded(house, readReply(asked))).toEqual([]);
  });

  it('is asked often enough about things for which it has an entry', () => {
    const found = QUESTIONS.filter(([asked, { answer = '' }]) => textOf(readReply(asked)).includes(answer));
    expect(found.length / QUESTIONS.length).toBeGreaterThanOrEqual(FOUND_MIN);
  });

  it.each([
    ['Kann ich mein Haustier mitbringen?', 'Haustiere: ja, 20 € pro Nacht.\n', [/“yes” is not/, /a number/]],
    ['¿El wifi es gratis?', 'Wi-Fi: sí, gratis.\n', [/“yes” is not/, /“free” is not/]],
    ['Ist das WLAN kostenlos?', 'WLAN: ja, kostenlos.\n', [/“yes” is not/, /“free” is not/]],
    ['Haben Sie Parkplätze?', 'Parken: 12 € pro Tag.\n', [/a number/]],
  ])('the check finds a reply that says the opposite of the entry: %s', (asked, lie, faults) => {
    const one = readReply(asked);
    const said = one.said.map((message) => ({ ...message, text: `${lie}${message.text}` }));
    expect(findWrongStances(LABELS, { ...one, said })).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  async function askReply(guest: string): Promise<ObservedTurn> {
    const play = await Play.begin(house, new PostBox(), staff, script.parse({ name: guest, turns: [{ guest }] }));
    return play.turn({ guest, holds: {} });
  }

  function readReply(asked: string): ObservedTurn {
    const one = seen.get(asked);
    if (one === undefined) throw new Error(`${asked} was not asked`);
    return one;
  }
});

function textOf({ said }: ObservedTurn): string {
  return said.map(({ text }) => text).join('\n');
}
