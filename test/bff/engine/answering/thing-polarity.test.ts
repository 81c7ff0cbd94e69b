import { expect, it } from 'vitest';
import { findThingPolarity } from '../../../../bff/engine/answering/thing-polarity.ts';
import { says } from '../../../support/engine/turns.ts';

const find = (label: string, quote: string, text: string, language: string) =>
  findThingPolarity({ label, quote, language: 'en' }, says(text, language), 'EUR');

it.each([
  ['de', 'Nehmen Sie Bargeld?', { kind: 'no', word: 'Bargeld' }],
  ['fr', 'Acceptez-vous les espèces ?', { kind: 'no', word: 'espèces' }],
  ['de', 'Kann man mit Karte zahlen?', { kind: 'yes', word: 'mit Karte' }],
])('%s: “%s” asks about a thing that the hotel’s text denies or confirms', (language, text, polarity) => {
  expect(find('Paying', 'Cash is not accepted. We take cards.', text, language)).toEqual(polarity);
});

it.each([
  ['an exception', 'Cash is not accepted, only cards.'],
  ['an hour', 'Cash is not accepted after 22:00.'],
  ['another sentence that has it', 'Cash is not accepted. At the bar cash is welcome.'],
])('%s prevents a computed no, so that only the hotel’s own words are quoted', (_, quote) => {
  expect(find('Paying', quote, 'Nehmen Sie Bargeld?', 'de')).toBeNull();
});

it('a negated question gets neither a yes nor a no', () => {
  expect(find('Paying', 'Cash is not accepted.', 'Nehmen Sie kein Bargeld?', 'de')).toBeNull();
});

it('a thing that the hotel’s text names is confirmed', () => {
  const quote = 'A hairdryer for each guest. Breakfast from 7.';
  expect(find('About the hotel', quote, 'Finns det hårtork?', 'sv')).toEqual({ kind: 'yes', word: 'hårtork' });
});

it.each([
  ['an exception', 'A hairdryer for all rooms except Safi.'],
  ['a season', 'A hairdryer from June to August.'],
  ['a condition', 'A hairdryer if you ask.'],
  ['a distance', 'A hairdryer at the shop 3 km away.'],
])('%s prevents a computed yes, so that only the hotel’s own words are quoted', (_, quote) => {
  expect(find('About the hotel', quote, 'Finns det hårtork?', 'sv')).toBeNull();
});

it('no thing is confirmed if the question has an unknown word, as it may ask about something else', () => {
  expect(find('Wifi', 'Wifi in the house.', 'Gibt es WLAN im Schnorchelturm?', 'de')).toBeNull();
});

it('a word with several meanings confirms none of them', () => {
  expect(find('Sport', 'We have a tennis court.', '¿Hay pista de pádel?', 'es')).toBeNull();
});

it('in a language with its negation at the end, a denial applies to everything listed before it', () => {
  const ja = (text: string) =>
    findThingPolarity(
      { label: '支払い方法', quote: '現金、VISA。AMEX、銀聯は使えません。', language: 'ja' },
      says(text, 'es'),
      'JPY',
    );
  expect(ja('¿aceptan american express?')).toEqual({ kind: 'no', word: 'american express' });
});
