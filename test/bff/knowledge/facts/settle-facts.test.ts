import { expect, it } from 'vitest';
import type { Fact } from '../../../../bff/knowledge/facts/fact.ts';
import { factKey } from '../../../../bff/knowledge/facts/fact-key.ts';
import { settleFacts, subjectNameOf } from '../../../../bff/knowledge/facts/settle-facts.ts';

const fact = (attribute: string, is: 'yes' | 'no' = 'yes', id = 'faq_1'): Fact => ({
  attribute,
  value: { type: 'presence', is },
  conditions: [],
  exceptions: [],
  source: { id, label: '', quote: '', language: 'en' },
});
const [pool, hours, spa] = [fact('pool.available'), fact('pool.hours'), fact('spa.available')];
const settle = (confirmed: Fact[], rejected: Fact[] = []) =>
  settleFacts([pool, hours, spa], { confirmed, rejected: new Set(rejected.map(factKey)) }).map(
    ({ attribute, isConfirmed, source }) => `${attribute}${isConfirmed === true ? ` of ${source.id}` : ''}`,
  );

it('a fact confirmed by the owner replaces all facts read from texts for the same attribute', () => {
  expect(settle([])).toEqual(['pool.available', 'pool.hours', 'spa.available']);
  expect(settle([fact('spa.available', 'yes', 'own')])).toEqual([
    'spa.available of own',
    'pool.available',
    'pool.hours',
  ]);
});

it('a fact rejected by the owner is dropped', () =>
  expect(settle([], [hours])).toEqual(['pool.available', 'spa.available']));

it('if the owner says a subject does not exist, its other facts are dropped', () => {
  expect(settle([fact('pool.available', 'no', 'own')])).toEqual(['pool.available of own', 'spa.available']);
});

it('the subject’s name is the part of the attribute before the dot', () =>
  expect(subjectNameOf('breakfast.hours')).toBe('breakfast'));
