import { expect, it } from 'vitest';
import { markMoney } from '../../../../../bff/knowledge/facts/marks/mark-money.ts';
import { marked } from '../../../../support/engine/marked.ts';

const money = (text: string, home = 'EUR') =>
  marked('en', text, (marking) => markMoney(marking, home)).map(([, meaning]) => meaning);
const sum = (amountMinor: number, currency: string) => [{ kind: 'money', amountMinor, currency }];

it.each([
  ['19,50 €', 'EUR', sum(1950, 'EUR')],
  ['€1,200', 'EUR', sum(120_000, 'EUR')],
  ['¥1200', 'JPY', sum(1200, 'JPY')], // no cents
  ['150 kr', 'SEK', sum(15_000, 'SEK')], // kroner are those of the house
  ['150 kr', 'NOK', sum(15_000, 'NOK')],
  ['$20', 'EUR', sum(2000, 'USD')],
  ['$20', 'CAD', sum(2000, 'CAD')],
])('“%s” in a house of %s', (text, home, meaning) => expect(money(text, home)).toEqual(meaning));

it('a change of a price is no price, nor what could be of several lands', () => {
  expect(money('+5 €')).toEqual([{ kind: 'number', value: 5 }]);
  expect(money('150 kr')).toEqual([{ kind: 'number', value: 150 }]);
});
