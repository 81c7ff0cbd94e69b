import { describe, expect, it } from 'vitest';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

describe('the hotel’s own text', () => {
  it('is quoted unchanged in the language in which it was written', () => {
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
  ])('is answered in %s by its facts, and is quoted below', (language, question, expected) => {
    const { reply } = new EngineGuest().say(question);
    expect(reply.language).toBe(language);
    expect(reply.text).toMatch(expected);
    // A complete answer from facts has no quotation.
    if (reply.parts === undefined) return;
    expect(reply.parts.map((part) => part.language)).toEqual([language, 'en']);
    expect(reply.parts.at(-1)?.text).toMatch(/^Yes, dogs are welcome/);
  });

  it('does not get facts that it does not state', () => {
    const { reply } = new EngineGuest().say('プールはありますか？');
    expect(reply.text).not.toMatch(/無料/);
    expect(reply.text).toMatch(/We have no pool|プールはございません/);
  });
});

describe('a hand-off to staff', () => {
  it('is announced once', () => {
    const { reply } = new EngineGuest().say('This is unacceptable, I want to complain');
    expect(reply.text.match(/colleague/g)).toHaveLength(1);
  });

  it('names the time staff are back on duty, in the guest’s language', () => {
    const closed = { staff: { onDuty: false, backAt: new Date('2026-11-21T05:30:00.000Z') } };
    expect(new EngineGuest(closed).say('Ich möchte mit einem Menschen sprechen').reply.text).toMatch(/Samstag.*06?:30/);
  });
});

it('a question’s choices are offered as buttons in the guest’s language', () => {
  const { reply } = new EngineGuest().say('Könnte ich frische Handtücher haben?');
  expect(reply.quickReplies?.map(({ value }) => value)).toEqual(['1#1', '2#1', '3#1', '4#1']);
});

it('a button for reception is offered when the engine does not understand', () => {
  const guest = new EngineGuest();
  guest.say('hello');
  expect(guest.say('zzz 42').reply.quickReplies).toEqual([{ label: 'Talk to reception', value: 'human' }]);
});

it('the last reply is repeated when the guest asks for it', () => {
  const guest = new EngineGuest();
  const { reply } = guest.say('When is breakfast?');
  expect(guest.say('Can you repeat that please?').reply.text).toBe(reply.text);
});

it('a check-in text that is more than a time is quoted in the hotel’s own words', async () => {
  const { SAMPLE_HOTEL } = await import('../../../bff/cli/sample/sample-hotel.ts');
  const replyAboutCheckIn = (checkIn: string) =>
    new EngineGuest({ facts: [], training: { ...SAMPLE_HOTEL.training.propertyInfo, checkIn } }).say(
      'Ab wann kann ich einchecken?',
    ).reply;
  expect(replyAboutCheckIn('from 15:00').text).toMatch(/ab 15:00/);
  expect(replyAboutCheckIn('3 pm, Sundays 4 pm').parts?.at(-1)).toEqual({ text: '3 pm, Sundays 4 pm', language: 'en' });
});

it('a question can be answered from the hotel’s description', () => {
  expect(new EngineGuest().say('Do you have a garden?').reply.text).toMatch(/with a garden/);
});
