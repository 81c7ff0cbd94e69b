import { expect, it } from 'vitest';
import { bindSentence } from '../../../../../bff/knowledge/facts/binding/bind-sentence.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { readSentences } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { readingWith } from '../../../../support/engine/marked.ts';
import { summarise } from '../summary.ts';

const SOURCE = { id: 'faq_1', label: '', quote: '', language: 'en' };
const bind = (text: string, topic: string | null, isOpening = false) => {
  const [sentence] = readSentences(text, readingWith('en'));
  if (sentence === undefined) throw new Error('no sentence was read');
  const { facts, unread } = bindSentence(sentence, topic === null ? null : subjectOf(topic), SOURCE, isOpening);
  return facts.length === 0 && unread.length > 0 ? null : facts.map(summarise);
};

it.each([
  ['7:00-10:00, 12 € per person', 'breakfast', 2],
  ['12:00-14:00, 18:00-22:00', 'restaurant', 1], // two spans of one rule
  ['€24 per person, children 4–11 years €9', 'breakfast', 1], // two tiers of one price
  ['No pets, except assistance dogs', null, 1],
])('“%s” about %s is read as %s facts', (text, topic, count) => expect(bind(text, topic)).toHaveLength(count));

it('the unit of a price applies to the next price without its own unit', () => {
  expect(bind('€24 per person, children 4–11 years €9', 'breakfast')?.join()).toMatch(/person.*person/);
});

it.each([
  ['a figure that belongs to no fact', '12 € with 2 eggs', 'breakfast'],
  ['a denial', 'not before 7:00, 12 €', 'breakfast'],
  ['an exception of nothing', 'except assistance dogs', null],
  ['a value of nothing', '12 €', null],
])('no fact is read from a sentence that contains %s', (_, text, topic) => expect(bind(text, topic)).toBeNull());

it('a title at the start of an answer is read as the name of the question’s topic', () => {
  expect(bind('Zorblax Kitchen: 7:00-10:00', 'breakfast', true)).toHaveLength(1);
  expect(bind('Zorblax Kitchen: 7:00-10:00', 'breakfast')).toBeNull();
});
