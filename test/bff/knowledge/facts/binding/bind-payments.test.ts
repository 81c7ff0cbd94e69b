import { expect, it } from 'vitest';
import { bindPayments } from '../../../../../bff/knowledge/facts/binding/bind-payments.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

it.each([
  ['en', 'You can pay in cash or by credit card', ['cash.allowed', 'card.allowed']],
  ['pl', 'Można płacić gotówką', ['cash.allowed']],
  ['en', 'You can pay in cash only', []], // "only" names no excluded way to pay
  ['en', 'You can pay by credit card from 20 €', []],
  ['en', 'Cash is kept in the safe', []],
])('%s: “%s” states the payment methods %j', (code, text, taken) =>
  expect(bindPayments(partOf(text, code), null)).toEqual(taken),
);

it('payment methods without a verb are read only if the question is about payment', () => {
  expect(bindPayments(partOf('Cash'), subjectOf('payment'))).toEqual(['cash.allowed']);
  expect(bindPayments(partOf('Cash'), null)).toEqual([]);
});
