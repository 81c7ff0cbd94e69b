import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOver } from '../../../bff/conversation/staff/staff.ts';
import { addFaq } from '../../../bff/store/house/training.ts';
import { addToGroup, GROUPS_MAX, insertGroup, listGroups, QUESTIONS_MAX } from '../../../bff/store/house/unanswered.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

let house: StaffedHouse;

beforeEach(async () => {
  house = await openStaffedHouse();
});
afterEach(() => house.close());

describe('questions without an answer', () => {
  it('are grouped, whatever the wording and the language', async () => {
    await house.say('Do you have a casino?');
    await house.say('is there a casino in the hotel');
    await house.say('Gibt es bei Ihnen ein Casino?');
    await house.say('Do you rent boats?');
    const groups = await listOpen();
    expect(groups.map(({ question, count }) => [question, count])).toEqual([
      ['Do you rent boats?', 1],
      ['Gibt es bei Ihnen ein Casino?', 3],
    ]);
    expect((await listOpen('most_asked')).map(({ count }) => count)).toEqual([3, 1]);
  });

  it('are answered as soon as staff have written the answer', async () => {
    await house.say('Do you have a casino?');
    const given = { question: 'Do you have a casino?', answer: 'There is one in Bregenz, 15 minutes by train.' };
    await house.services.writer.write((trx) => addFaq(trx, house.propertyId, given, house.now().toISOString()));
    const { session: next } = await house.say('Is there a casino?');
    expect((await house.messages(next)).at(-1)).toMatchObject({
      author: 'ai',
      text: expect.stringContaining('Bregenz'),
    });
    expect((await listOpen())[0]?.count).toBe(1);
  });

  it('are counted once per guest who repeats the question in other words', async () => {
    const { session } = await house.say('Do you have a casino?');
    await house.say('A casino, is there one here?', session);
    const [group] = await listOpen();
    expect(group).toMatchObject({ count: 1, question: 'A casino, is there one here?' });
  });

  it('are stored with the question before, so that staff understand “and for children”', async () => {
    const { session } = await house.say('When is breakfast?');
    await house.say('and for children?', session);
    expect(await listOpen()).toMatchObject([{ question: 'When is breakfast? … and for children?', count: 1 }]);
    const { session: other } = await house.say('Wann gibt es Frühstück?');
    await house.say('und für Kinder?', other);
    expect(await listOpen()).toMatchObject([{ count: 2 }]);
  });

  it('are only stored for real questions: no noise, room number, greeting or call for help', async () => {
    for (const text of ['asdfgh jklqwe', 'rrrrrrrr', '204', 'Zimmer 204', 'Hallo!', 'Help, there is a fire!', '👍'])
      await house.say(text);
    expect(await listOpen()).toEqual([]);
    await house.say('Do you rent boats?');
    expect(await listOpen()).toHaveLength(1);
  });

  it.each([
    ['ar', 'مرحبا، مساء الخير', 'غرفة 204', 'النجدة، هناك حريق'],
    ['de', 'Guten Abend zusammen!', 'Zimmer 204', 'Hilfe, es brennt!'],
    ['es', 'Hola, buenas tardes', 'Habitación 204', '¡Socorro, hay fuego!'],
    ['fr', 'Bonjour à tous', 'Chambre 204', 'Au secours, il y a le feu !'],
    ['it', 'Buonasera', 'Camera 204', 'Aiuto, c’è un incendio!'],
    ['ja', 'こんにちは', '204号室', '助けて、火事です'],
    ['nl', 'Goedenavond', 'Kamer 204', 'Help, er is brand!'],
    ['pl', 'Dzień dobry', 'Pokój 204', 'Pomocy, pali się!'],
    ['pt', 'Boa tarde', 'Quarto 204', 'Socorro, há fogo!'],
    ['tr', 'Merhaba, iyi akşamlar', 'Oda 204', 'İmdat, yangın var!'],
    ['zh-Hans', '你好', '204房间', '救命，着火了'],
  ])('do not include a greeting, a room number or a call for help in %s', async (_, ...said) => {
    for (const text of said) await house.say(text);
    expect(await listOpen()).toEqual([]);
  });

  it('do not include answered questions, requests or statements', async () => {
    for (const text of [
      'Can I bring my dog?',
      'Two towels for room 204, please',
      'Hello!',
      'I want to talk to a person',
    ])
      await house.say(text);
    expect(await listOpen()).toEqual([]);
  });

  it('are not shown again after staff dismissed them', async () => {
    await house.say('Do you have a casino?');
    await house.services.writer.write((trx) =>
      trx.updateTable('unansweredGroup').set({ state: 'dismissed' }).execute(),
    );
    await house.say('Is there a casino?');
    expect(await listOpen()).toEqual([]);
  });

  it('are limited: the oldest groups are deleted, and a group keeps its newest questions', async () => {
    await house.say('Do you have a casino?');
    const [group] = await listOpen();
    if (group === undefined) throw new Error('Nothing was learned');
    const asked = { propertyId: house.propertyId, conversationId: null, text: 'A casino?', language: 'en' };
    await house.services.writer.write(async (trx) => {
      for (let number = 0; number <= QUESTIONS_MAX; number++) {
        const question = { ...asked, messageId: `msg_${number}`, at: house.now().toISOString() };
        await addToGroup(trx, group, question, group.signature);
      }
    });
    const kept = await house.services.db.selectFrom('unansweredQuestion').selectAll().execute();
    expect(kept).toHaveLength(QUESTIONS_MAX);
    expect((await listOpen())[0]?.count).toBe(QUESTIONS_MAX + 2);
    await house.services.writer.write(async (trx) => {
      for (let number = 0; number < GROUPS_MAX; number++) {
        const at = new Date(Date.parse('2026-11-21T00:00:00.000Z') + number).toISOString();
        const signature = { concepts: [], intents: [], words: { en: [`w${number}`] } };
        await insertGroup(trx, { ...asked, messageId: `msg_g${number}`, at }, signature);
      }
    });
    const open = await house.services.db.selectFrom('unansweredGroup').selectAll().execute();
    expect(open).toHaveLength(GROUPS_MAX);
    expect(open.map(({ id }) => id)).not.toContain(group.id);
  });
});

describe('a preference that a guest mentions', () => {
  it('is proposed with its sentence, once per kind and conversation', async () => {
    const { session } = await house.say('Hello. We are both vegan! When is breakfast?');
    await house.say('I am vegan, and I need a feather-free pillow.', session);
    expect(await proposals()).toEqual([
      ['diet', 'We are both vegan!', 'en', 'proposed'],
      ['pillow', 'I am vegan, and I need a feather-free pillow.', 'en', 'proposed'],
    ]);
  });

  it.each([
    ['Ich hätte gern ein ruhiges Zimmer.', 'quiet'],
    ['Preferisco un piano alto.', 'floor'],
    ['Je suis végétarienne.', 'diet'],
    ['Non-smoking room please', 'smoking'],
    ['Ein Nichtraucherzimmer bitte.', 'smoking'],
    ['静かな部屋をお願いします', 'quiet'],
    ['I always drink green tea in the morning.', 'other'],
  ])('in “%s” is of the kind %s', async (text, kind) => {
    await house.say(text);
    expect((await proposals()).map(([found]) => found)).toEqual([kind]);
  });

  it.each([
    'Is the restaurant vegan?',
    'When are quiet hours?',
    'Can I smoke in my room?',
    'I prefer to speak to a human',
    'I would prefer not',
    'My room is not quiet, people are shouting',
  ])('is not read from “%s”', async (text) => {
    await house.say(text);
    expect(await proposals()).toEqual([]);
  });

  it('is also detected while a colleague talks to the guest', async () => {
    const { session } = await house.say('Hello');
    await takeOver(house.services, { ...session, actor: await house.hire('Ana'), force: false });
    await house.say('By the way, I am vegan.', session);
    expect(await proposals()).toHaveLength(1);
  });
});

async function listOpen(sort: 'newest' | 'most_asked' = 'newest') {
  const { items } = await listGroups(house.services.db, house.propertyId, { state: 'open', sort, limit: 10 });
  return items;
}

async function proposals(): Promise<string[][]> {
  const rows = await house.services.db.selectFrom('preference').selectAll().orderBy('id').execute();
  return rows.map(({ kind, quote, language, state }) => [kind, quote, language, state]);
}
