import { expect, it } from 'vitest';
import { findThingPolarity } from '../../../../bff/engine/answering/thing-polarity.ts';
import { says } from '../../../support/engine/turns.ts';

const find = (label: string, quote: string, text: string, language: string) =>
  findThingPolarity({ label, quote, language: 'en' }, says(text, language), 'EUR');

it.each([
  ['de', 'Nehmen Sie Bargeld?', { kind: 'no', word: 'Bargeld' }],
  ['fr', 'Acceptez-vous les espèces ?', { kind: 'no', word: 'espèces' }],
  ['de', 'Kann man mit Karte zahlen?', { kind: 'yes', word: 'mit Karte' }],
])('%s: “%s” asks after what is denied or there', (language, text, polarity) => {
  expect(find('Paying', 'Cash is not accepted. We take cards.', text, language)).toEqual(polarity);
});

it.each([
  ['an exception', 'Cash is not accepted, only cards.'],
  ['an hour', 'Cash is not accepted after 22:00.'],
  ['another sentence that has it', 'Cash is not accepted. At the bar cash is welcome.'],
])('%s leaves the denial to the hotel’s own words', (_, quote) => {
  expect(find('Paying', quote, 'Nehmen Sie Bargeld?', 'de')).toBeNull();
});

it('who asks by a no is told none', () => {
  expect(find('Paying', 'Cash is not accepted.', 'Nehmen Sie kein Bargeld?', 'de')).toBeNull();
});

it('what is named is there', () => {
  const quote = 'A hairdryer for each guest. Breakfast from 7.';
  expect(find('About the hotel', quote, 'Finns det hårtork?', 'sv')).toEqual({ kind: 'yes', word: 'hårtork' });
});

it.each([
  ['an exception', 'A hairdryer for all rooms except Safi.'],
  ['a season', 'A hairdryer from June to August.'],
  ['a condition', 'A hairdryer if you ask.'],
  ['a distance', 'A hairdryer at the shop 3 km away.'],
])('%s leaves the yes to the hotel’s own words', (_, quote) => {
  expect(find('About the hotel', quote, 'Finns det hårtork?', 'sv')).toBeNull();
});

it('beside a word that nobody knows the question may be for something else', () => {
  expect(find('Wifi', 'Wifi in the house.', 'Gibt es WLAN im Schnorchelturm?', 'de')).toBeNull();
});

it('a word of several things tells nothing of one of them', () => {
  expect(find('Sport', 'We have a tennis court.', '¿Hay pista de pádel?', 'es')).toBeNull();
});

it('where a no stands behind what it denies, what is listed before it is denied as well', () => {
  const ja = (text: string) =>
    findThingPolarity(
      { label: '支払い方法', quote: '現金、VISA。AMEX、銀聯は使えません。', language: 'ja' },
      says(text, 'es'),
      'JPY',
    );
  expect(ja('¿aceptan american express?')).toEqual({ kind: 'no', word: 'american express' });
});
