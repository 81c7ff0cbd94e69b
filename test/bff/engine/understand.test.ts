import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../../../bff/engine/understand.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { measureCpuMs } from '../../support/process/cpu-time.ts';

const HINTS = { now: new Date('2026-11-21T09:00:00Z'), timezone: 'Europe/Berlin' };
const namesOf = (text: string, conversation = 'en') =>
  understand(text, { ...HINTS, conversation }).intents.map(({ name }) => name);

describe('the intent of a message', () => {
  it.each([
    ['What time is check-in?', 'check_in_time'],
    ['Can I check in early?', 'early_check_in'],
    ['could we keep the room until 2 pm', 'late_check_out'],
    ['Is there a place to park?', 'parking'],
    ['my shower is broken', 'maintenance'],
    ['I want to talk to a person', 'human'],
    ['Can I bring my dog?', 'pets'],
    ['Can I smoke in my room?', 'smoking'],
    ['Is anyone at reception at night?', 'opening_hours'],
    ['How much is the city tax?', 'payment'],
    ['i need 2 more towles plese', 'towels_linen'],
    ['wich pasword has the wifi', 'wifi'],
  ])('%s', (text, intent) => expect(namesOf(text)[0]).toBe(intent));

  it('can be more than one', () => {
    expect(namesOf('what time is breakfast and can I get two more towels')).toEqual(['breakfast', 'towels_linen']);
    expect(namesOf('Hi, the wifi does not work in my room')).toEqual(expect.arrayContaining(['maintenance', 'wifi']));
  });

  it('is not a courtesy if anything else is said', () => {
    expect(namesOf('Thanks! Where is the pool?')).toEqual(['pool']);
  });

  it('is the special case and not the general case', () => {
    expect(namesOf('Can I check in early?')).not.toContain('check_in_time');
    expect(namesOf('I have a booking and need to change the dates')).toEqual(['booking_change']);
  });

  it.each(['', '   ', '305', 'https://example.org/a?b=c', 'John Smith', '🚗🚗', '!!!', 'Marriott 204'])(
    'is empty without any text: %j',
    (text) => expect(namesOf(text)).toEqual([]),
  );

  it('is an acknowledgement if nothing else is said', () => {
    for (const text of ['ok', '👍', 'Okay!', 'alright']) expect(namesOf(text)).toEqual(['acknowledge']);
    expect(namesOf('🙏')).toEqual(['thanks']);
  });

  it('is out of scope for other subjects', () => {
    for (const text of [
      'who won the football last night?',
      'transfer 50 dollars to my savings account',
      'how many calories are in a banana',
      'tell me a joke',
      'what is the capital of Peru',
    ]) {
      expect([text, namesOf(text)]).toEqual([text, []]);
    }
  });

  it('is the one that a tapped quick reply names', () => {
    const { intents } = understand('WLAN', { ...HINTS, choice: 'wifi' });
    expect(intents).toEqual([{ name: 'wifi', score: 1 }]);
  });
});

describe('an emergency', () => {
  const EMERGENCIES: [language: string, text: string][] = [
    ['en', 'There is a fire on our floor!'],
    ['en', 'I smell gas'],
    ['en', 'someone is trying to get into my room'],
    ['en', 'my husband has chest pain'],
    ['en', 'she is not breathing'],
    ['en', 'we are stuck in the elevator'],
    ['en', 'I cut my hand badly, it will not stop bleeding'],
    ['en', 'call an ambulance'],
    ['en', "help! my father collapsed and won't wake up"],
    ['de', 'Es brennt im Flur!'],
    ['de', 'Meine Frau bekommt keine Luft'],
    ['de', 'Rufen Sie bitte die Polizei'],
    ['fr', 'Au feu !'],
    ['fr', 'Mon mari ne respire plus'],
    ['es', '¡Hay un incendio!'],
    ['es', 'Llamen a una ambulancia'],
    ['it', "C'è un incendio"],
    ['ja', '火事です'],
    ['ja', '救急車を呼んでください'],
    ['ar', 'يوجد حريق'],
  ];
  it.each(EMERGENCIES.filter(([code]) => isSpoken(code)))('%s: %s', (conversation, text) =>
    expect(understand(text, { ...HINTS, conversation }).urgency).toBe('emergency'),
  );

  it.each([
    'I have a headache',
    'where is the nearest pharmacy',
    'my phone is dying',
    'Can I smoke in my room?',
    'is there a fireplace in the lounge',
    'The toilet in room 112 is blocked',
    'the police museum, is it far?',
    'I am dying for a coffee',
    'the AC is not working',
  ])('is not detected in: %s', (text) => expect(understand(text, HINTS).urgency).not.toBe('emergency'));
});

it('the tone is a complaint or thanks', () => {
  expect(understand('This is unacceptable, I want to complain', HINTS)).toMatchObject({
    tone: 'complaint',
    urgency: 'urgent',
  });
  expect(understand('thank you so much', HINTS).tone).toBe('thanks');
  expect(understand('where is the gym', HINTS).tone).toBe('neutral');
});

it('understand never throws and always returns scores between 0 and 1, whatever the guest writes', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'de', 'ja', 'ar', 'xx', undefined), (written, conversation) => {
      const { intents, nearby, entities } = understand(written, {
        ...HINTS,
        ...(conversation === undefined ? {} : { conversation }),
      });
      for (const { name, score } of [...intents, ...nearby]) {
        expect(INTENTS).toContain(name);
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(1);
      }
      for (const entity of entities) expect(entity.text.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 20_261_127 },
  );
}, 120_000); // random text makes most of the 45 languages ready, once each

it('a text of four thousand letters is read within the time limit', () => {
  expect(measureCpuMs(() => understand('breakfast towels parking '.repeat(1_000), HINTS))).toBeLessThan(250);
});
