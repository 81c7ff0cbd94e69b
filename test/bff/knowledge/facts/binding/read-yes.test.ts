import { expect, it } from 'vitest';
import { readYes } from '../../../../../bff/knowledge/facts/binding/read-yes.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { summarise } from '../summary.ts';

const SOURCE = { id: '', label: '', quote: '', language: 'en' };
const read = (language: string, question: string, text: string, subject = 'pool') =>
  readYes({ id: '', question, text, language }, subjectOf(subject), [], SOURCE).map(summarise);

it.each([
  ['en', 'Do you have a pool?', 'Yes, on the roof.', ['pool.available yes']],
  ['de', 'Haben Sie einen Pool?', 'Nein.', ['pool.available no']],
  ['en', 'Is the pool heated?', 'Yes.', ['pool.heated yes']], // answers only the asked property
  ['en', 'Do you have a pool?', 'On the roof.', []],
  ['en', '', 'Yes.', []],
])('%s: to “%s” “%s” says %j', (language, question, text, facts) =>
  expect(read(language, question, text)).toEqual(facts),
);

it('asked whether it is free of charge, a yes is a price', () => {
  expect(read('en', 'Is the parking free of charge?', 'Yes.', 'parking')).toEqual(['parking.price free']);
});

it('of a sentence that was not understood the yes may be half a no', () => {
  const own = { id: '', question: 'Do you have a pool?', text: 'Yes.', language: 'en' };
  expect(readYes(own, subjectOf('pool'), null, SOURCE)).toEqual([]);
});
