import { describe, expect, it } from 'vitest';
import { SAMPLE_HOTEL } from '../../../bff/cli/sample/sample-hotel.ts';
import { readAsked } from '../../../bff/knowledge/asked.ts';
import { coverage } from '../../../bff/knowledge/coverage.ts';
import { readEntry } from '../../../bff/knowledge/entry.ts';
import { createFaqIndex, FAQ_SCORE_MIN } from '../../../bff/knowledge/faq-index.ts';
import { readPolicies } from '../../../bff/knowledge/statements.ts';
import { isFine } from '../../../bff/language/pack/concepts.ts';

const index = createFaqIndex(SAMPLE_HOTEL.training.faqs.map((faq, number) => ({ id: `faq_${number}`, ...faq })));

describe('the search of a property’s questions', () => {
  it.each([
    ['en', 'do you take american express', 'How can I pay?'],
    ['en', 'where do I plug in my Tesla', 'Can I charge an electric car?'],
    ['de', 'Gibt es einen Fitnessraum?', 'Do you have a gym?'],
    ['fr', 'Y a-t-il un parking ?', 'Where can I park my car?'],
    ['es', '¿Cuál es la contraseña del wifi?', 'Is there wifi and what is the password?'],
    ['it', 'Avete una sauna?', 'Do you have a sauna?'],
    ['ja', '荷物を預かってもらえますか', 'Can I leave my luggage at the hotel?'],
    ['ar', 'هل يوجد مسبح؟', 'Is there a swimming pool?'],
  ])('finds across languages (%s): %s', (language, question, expected) => {
    expect(index.search(question, language)[0]?.question).toBe(expected);
  });

  it('ranks an entry in the guest’s language first', () => {
    const [first] = index.search('Wann gibt es Frühstück?', 'de');
    expect(first).toMatchObject({ language: 'de', question: 'Wann gibt es Frühstück?' });
  });

  it('scores every entry low if the hotel has no entry about the question', () => {
    for (const question of ['Who won the match last night?', 'How do I renew my passport?']) {
      expect(index.search(question, 'en')[0]?.score ?? 0).toBeLessThan(0.5);
    }
  });

  it.each([
    ['en', 'Is the garage guarded?'],
    ['en', 'Is there live music at breakfast?'],
    ['en', 'Is the wifi good enough for video calls?'],
    ['en', 'Do you have a tennis court?'],
    ['en', 'Can I get a parcel delivered to you?'],
  ])('does not take a topic for the answer to a narrower question (%s): %s', (language, question) => {
    expect(index.search(question, language)[0]?.score ?? 0).toBeLessThan(FAQ_SCORE_MIN);
  });

  it.each([
    ['fr', 'Les enfants peuvent faire du poney ?', 'pony'],
    ['it', 'salve, ci sono passaggi con la funivia?', 'lift'],
    ['pl', 'czy woda z kranu nadaje się do picia?', 'water'],
    ['ja', '水道水は飲めますか', 'water'],
    ['ru', 'а друзья могут прийти в гости?', 'visitors'],
  ])('finds an entry by a thing without an intent, in any language (%s): %s', (language, question, expected) => {
    const house = createFaqIndex([
      { id: 'pony', question: 'Ponyreiten', answer: 'Für Kinder ab 3 Jahren, 12 €.' },
      { id: 'lift', question: 'Seilbahn', answer: 'Die Bergbahn fährt von 8 bis 17 Uhr.' },
      { id: 'water', question: 'Kann man das Leitungswasser trinken?', answer: 'Ja, es kommt aus der eigenen Quelle.' },
      { id: 'visitors', question: 'Besucher', answer: 'Besuch ist bis 22 Uhr im Hof willkommen.' },
      { id: 'parking', question: 'Parkplatz', answer: 'Kostenlos vor dem Haus.' },
      { id: 'breakfast', question: 'Frühstück', answer: 'Von 7 bis 10 Uhr.' },
    ]);
    expect(house.search(question, language)[0]?.faqId).toBe(expected);
  });

  it.each([
    ['it', 'Quanto costa?'],
    ['ro', 'Până când e deschis?'],
    ['vi', 'Cho tôi hỏi'],
    ['hu', 'Van szoba?'],
  ])('a word with another meaning in this language names no thing (%s): %s', (language, text) => {
    expect([...readAsked(text, language).concepts].filter(isFine)).toEqual([]);
  });

  it('scores an entry low that is about something else', () => {
    const house = createFaqIndex([
      { id: 'lift', question: 'Is there a lift?', answer: 'No lift, sorry. The terrace is 52 steps up.' },
    ]);
    expect(house.search('Har ni gym?', 'sv')[0]?.score ?? 0).toBeLessThan(0.25);
  });

  it('finds an entry by words that are in no lexicon', () => {
    const casino = { id: 'faq_1', question: 'Do you have a casino?', answer: 'There is one in Bregenz.' };
    expect(createFaqIndex([casino]).search('Is there a casino?', 'en')[0]?.score).toBeGreaterThan(FAQ_SCORE_MIN);
  });

  it('distinguishes the entries of one topic by the kind of question', () => {
    const pool = createFaqIndex([
      { id: 'hours', question: 'When is the pool open?', answer: 'From 7:00 to 21:00.' },
      { id: 'place', question: 'Where is the pool?', answer: 'On the fifth floor.' },
      { id: 'price', question: 'What does the pool cost?', answer: 'It is free.' },
    ]);
    const first = (text: string, language: string) => pool.search(text, language)[0]?.faqId;
    expect(first('until when can I use the pool', 'en')).toBe('hours');
    expect(first('Wo ist der Pool?', 'de')).toBe('place');
    expect(first('¿Hay que pagar por la piscina?', 'es')).toBe('price');
  });

  it('ranks the entry of the last answer first if the question names no topic', () => {
    const house = createFaqIndex([
      { id: 'pool', question: 'Pool', answer: 'Open from 7:00 to 21:00, 8 € a day.' },
      { id: 'gym', question: 'Gym', answer: 'Open from 6:00 to 22:00, 5 € a day.' },
    ]);
    const scoreOf = (text: string, followed: string[]) =>
      house.search(text, 'en', new Set(followed)).find(({ faqId }) => faqId === 'gym')?.score ?? 0;
    expect(house.search('until when?', 'en', new Set(['gym']))[0]?.faqId).toBe('gym');
    expect(house.search('until when?', 'en', new Set(['pool']))[0]?.faqId).toBe('pool');
    expect(scoreOf('how much is it?', ['gym'])).toBeGreaterThan(scoreOf('how much is it?', []));
    expect(house.search('until when is the pool open?', 'en', new Set(['gym']))[0]?.faqId).toBe('pool');
  });

  it('reads the words of an entry once for several indexes', () => {
    const [one, again] = ['a', 'b'].map((id) =>
      readEntry({ id, question: 'Where is the pool?', answer: 'On the roof.' }),
    );
    expect(again?.asked).toBe(one?.asked);
    expect([one?.id, again?.id]).toEqual(['a', 'b']);
  });

  it('finds nothing without entries', () => {
    expect(createFaqIndex([]).search('anything', 'en')).toEqual([]);
  });
});

it('policies are cut into sentences, but not at decimal points', () => {
  const { sentences } = readPolicies('No smoking. City tax of 3.20 € per night.\nQuiet from 22:00');
  expect(sentences).toEqual(['No smoking.', 'City tax of 3.20 € per night.', 'Quiet from 22:00']);
});

it('coverage() lists the usual questions that are answered and those that are missing', () => {
  const { answered, missing } = coverage(SAMPLE_HOTEL.training.propertyInfo, SAMPLE_HOTEL.training.faqs);
  expect(answered).toEqual(expect.arrayContaining(['check_in_time', 'parking', 'pets', 'wifi', 'breakfast']));
  expect(missing).toContain('business_services');
  expect(missing).not.toContain('pets');
});
