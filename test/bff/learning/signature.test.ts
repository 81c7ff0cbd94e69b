import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { ALIKE, join, measureLikeness, type Signature, sign } from '../../../bff/learning/signature.ts';

/** Questions as guests write them, read by the real engine. */
const NOW = new Date('2026-11-20T14:05:00.000Z');

describe('two questions have the same meaning', () => {
  it.each([
    ['Do you have a casino?', 'en', 'Is there a casino in the hotel?', 'en'],
    ['Do you have a casino?', 'en', 'Gibt es ein Casino?', 'de'],
    ['Do you have a helipad?', 'en', 'is there a helipad on the roof', 'en'],
    ['How deep is the pool?', 'en', 'Wie tief ist der Pool?', 'de'],
    ['Can I bring my horse?', 'en', 'Are horses allowed?', 'en'],
    ['Do you have a charging point for electric cars?', 'en', 'Haben Sie eine Ladestation für Elektroautos?', 'de'],
    ['Do you have a charging point for electric cars?', 'en', 'can i charge my tesla', 'en'],
    ['Do you have vegan breakfast?', 'en', 'Gibt es veganes Frühstück?', 'de'],
    ['How much is the airport shuttle?', 'en', 'Was kostet der Flughafentransfer?', 'de'],
    ['Do you rent bicycles?', 'en', 'Louez-vous des vélos ?', 'fr'],
    ['Do you rent bicycles?', 'en', '自転車を借りられますか？', 'ja'],
    ['Is there a sauna?', 'en', 'Y a-t-il un sauna ?', 'fr'],
  ])('%s (%s) – %s (%s)', (one, its, other, others) => {
    expect(measureLikeness(signatureOf(one, its), signatureOf(other, others))).toBeGreaterThanOrEqual(ALIKE);
  });
});

describe('two questions have different meanings', () => {
  it.each([
    ['Is there a golf course nearby?', 'en', 'Is there a casino nearby?', 'en'],
    ['Is there a golf course nearby?', 'en', 'Gibt es ein Casino in der Nähe?', 'de'],
    ['Is there a casino nearby?', 'en', 'Gibt es ein Ballett in der Nähe?', 'de'],
    ['How deep is the pool?', 'en', 'Is the pool heated?', 'en'],
    ['Do you have vegan breakfast?', 'en', 'What time is breakfast?', 'en'],
    ['How much is the airport shuttle?', 'en', 'How much is parking?', 'en'],
    ['Do you rent bicycles?', 'en', 'Do you rent boats?', 'en'],
    ['Do you have a babysitter?', 'en', 'Do you have a playground?', 'en'],
    // A known limit across languages: no pack knows the thing, and its names begin differently.
    ['Do you have a helipad?', 'en', 'Haben Sie einen Hubschrauberlandeplatz?', 'de'],
    ['Where is the next pharmacy?', 'en', 'Where is the next supermarket?', 'en'],
  ])('%s (%s) – %s (%s)', (one, its, other, others) => {
    expect(measureLikeness(signatureOf(one, its), signatureOf(other, others))).toBeLessThan(ALIKE);
  });
});

it('a third question is compared with the words of its own language, once the group has some', () => {
  const group = join(signatureOf('How deep is the pool?', 'en'), signatureOf('Wie tief ist der Pool?', 'de'));
  expect(measureLikeness(group, signatureOf('Wie tief ist das Schwimmbad?', 'de'))).toBeGreaterThanOrEqual(ALIKE);
  expect(measureLikeness(group, signatureOf('Ist der Pool beheizt?', 'de'))).toBeLessThan(ALIKE);
});

it('the comparison of two questions does not depend on their order', () => {
  const [one, other] = [
    signatureOf('Do you have a casino?', 'en'),
    signatureOf('is there a casino near the lake', 'en'),
  ];
  expect(measureLikeness(one, other)).toBe(measureLikeness(other, one));
});

function signatureOf(text: string, language: string): Signature {
  const detected = { code: language, confidence: 1 };
  const { intents, nearby } = embeddedEngine.understand(text, { now: NOW, timezone: 'Europe/Berlin', detected });
  const [best] = [...intents, ...nearby];
  return sign(embeddedEngine.readWords(text, language), language, best === undefined ? [] : [best.name]);
}
