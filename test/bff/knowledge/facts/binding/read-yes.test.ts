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
])('%s: for the question “%s” the answer “%s” is read as %j', (language, question, text, facts) =>
  expect(read(language, question, text)).toEqual(facts),
);

it('“Yes” to a question whether parking is free is read as the price “free”', () => {
  expect(read('en', 'Is the parking free of charge?', 'Yes.', 'parking')).toEqual(['parking.price free']);
});

it('“Yes” is not read as a fact if the rest of the sentence was not understood', () => {
  const own = { id: '', question: 'Do you have a pool?', text: 'Yes.', language: 'en' };
  expect(readYes(own, subjectOf('pool'), null, SOURCE)).toEqual([]);
});
