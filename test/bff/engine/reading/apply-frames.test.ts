import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine-guest.ts';

const read = (text: string, code: string) => {
  const { intents, denied = [] } = new EngineGuest({}, code).say(text).understanding;
  return { wanted: intents.map(({ name }) => name), denied: denied.map(({ name }) => name) };
};

it.each([
  ['en', 'No towels, thanks'],
  ['de', 'Keine Handtücher, danke'],
  ['fr', 'Pas de serviettes, merci'],
])('%s: what “%s” refuses is not wanted', (code, text) => {
  const { wanted, denied } = read(text, code);
  expect(wanted).not.toContain('towels_linen');
  expect(denied).toContain('towels_linen');
});

it.each([
  ['en', 'Two towels please'],
  ['de', 'Zwei Handtücher bitte'],
  ['en', 'We have no towels'],
  ['de', 'Wir haben keine Handtücher'],
])('%s: what “%s” asks for, or lacks, is wanted', (code, text) => {
  expect(read(text, code).wanted).toContain('towels_linen');
});

it.each([
  ['en', 'please cancel the taxi', 'taxi'],
  ['de', 'bitte das Taxi stornieren', 'taxi'],
])('%s: “%s” cancels by the word, whatever else it names', (code, text) => {
  expect(read(text, code).wanted).toContain('booking_cancel');
});
