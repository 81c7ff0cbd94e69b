import { expect, it } from 'vitest';
import { findThingPolarity } from '../../../../bff/engine/answering/thing-polarity.ts';

const find = (label: string, quote: string, text: string, language: string) =>
  findThingPolarity({ label, quote, language: 'en' }, { text, language }, 'EUR');

it.each([
  ['de', 'Nehmen Sie Bargeld?', 'Bargeld'],
  ['fr', 'Acceptez-vous les espèces ?', 'espèces'],
  ['de', 'Nehmen Sie Kreditkarten?', null],
])('%s: “%s” asks after what is denied: %s', (language, text, word) => {
  expect(find('Paying', 'Cash is not accepted. We take cards.', text, language)).toBe(word);
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
