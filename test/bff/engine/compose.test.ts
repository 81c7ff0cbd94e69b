import { describe, expect, it } from 'vitest';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

describe('the hotel’s words', () => {
  it('go out as they are in the language they were written in', () => {
    const { reply } = new EngineGuest().say('Darf ich meinen Hund mitbringen?');
    expect(reply).toMatchObject({ language: 'de', text: expect.stringMatching(/^Ja, Hunde sind bei uns willkommen/) });
    expect(reply.parts).toBeUndefined();
  });

  it.each([
    ['fr', 'Est-ce que je peux venir avec mon chien ?', /^Animaux.*oui, 15\s€ par nuit/],
    ['es', '¿Puedo llevar a mi perro?', /15\s€ por noche/],
    ['it', 'Posso portare il mio cane?', /15\s€ a notte|15\s€ per notte/],
    ['ja', '犬を連れて行ってもいいですか？', /1泊.*15/],
    ['ar', 'هل يمكنني إحضار كلبي؟', /15|١٥/],
  ])('have their facts said in %s, and are quoted below as what they are', (language, question, expected) => {
    const { reply } = new EngineGuest().say(question);
    expect(reply.language).toBe(language);
    expect(reply.text).toMatch(expected);
    // A complete answer from facts has no quotation.
    if (reply.parts === undefined) return;
    expect(reply.parts.map((part) => part.language)).toEqual([language, 'en']);
    expect(reply.parts.at(-1)?.text).toMatch(/^Yes, dogs are welcome/);
  });

  it('lend no fact that they do not hold', () => {
    const { reply } = new EngineGuest().say('プールはありますか？');
    expect(reply.text).not.toMatch(/無料/);
    expect(reply.text).toMatch(/We have no pool|プールはございません/);
  });
});

describe('a colleague who comes', () => {
  it('is announced once', () => {
    const { reply } = new EngineGuest().say('This is unacceptable, I want to complain');
    expect(reply.text.match(/colleague/g)).toHaveLength(1);
  });

  it('is promised for when somebody is on duty again, in the guest’s language', () => {
    const closed = { staff: { onDuty: false, backAt: new Date('2026-11-21T05:30:00.000Z') } };
    expect(new EngineGuest(closed).say('Ich möchte mit einem Menschen sprechen').reply.text).toMatch(/Samstag.*06?:30/);
  });
});

it('offers the choices of a question back as buttons in the guest’s language', () => {
  const { reply } = new EngineGuest().say('Könnte ich frische Handtücher haben?');
  expect(reply.quickReplies?.map(({ value }) => value)).toEqual(['1#1', '2#1', '3#1', '4#1']);
});

it('offers a person where it is at a loss', () => {
  const guest = new EngineGuest();
  guest.say('hello');
  expect(guest.say('zzz 42').reply.quickReplies).toEqual([{ label: 'Talk to reception', value: 'human' }]);
});

it('says again what it said, when asked', () => {
  const guest = new EngineGuest();
  const { reply } = guest.say('When is breakfast?');
  expect(guest.say('Can you repeat that please?').reply.text).toBe(reply.text);
});

it('leaves a check-in text that is more than a time, and no fact, in the hotel’s own words', async () => {
  const { SAMPLE_HOTEL } = await import('../../../bff/cli/sample/sample-hotel.ts');
  const told = (checkIn: string) =>
    new EngineGuest({ facts: [], training: { ...SAMPLE_HOTEL.training.propertyInfo, checkIn } }).say(
      'Ab wann kann ich einchecken?',
    ).reply;
  expect(told('from 15:00').text).toMatch(/ab 15:00/);
  expect(told('3 pm, Sundays 4 pm').parts?.at(-1)).toEqual({ text: '3 pm, Sundays 4 pm', language: 'en' });
});

it('answers from what the hotel says of itself', () => {
  expect(new EngineGuest().say('Do you have a garden?').reply.text).toMatch(/with a garden/);
});
