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
  ['150 kr', 'SEK', sum(15_000, 'SEK')], // the currency of the hotel's kroner
  ['150 kr', 'NOK', sum(15_000, 'NOK')],
  ['$20', 'EUR', sum(2000, 'USD')],
  ['$20', 'CAD', sum(2000, 'CAD')],
  ['until 14:00 kr 250', 'DKK', sum(25_000, 'DKK')], // a time is not an amount
  ['15.- a ride', 'CHF', sum(1500, 'CHF')],
  ['38,– for others', 'EUR', sum(3800, 'EUR')],
  ['150k a day', 'VND', sum(150_000, 'VND')],
  ['20만원', 'KRW', sum(200_000, 'KRW')],
  ['1万5千円', 'JPY', sum(15_000, 'JPY')],
])('the amount in “%s”, with the house currency %s, is %j', (text, home, meaning) =>
  expect(money(text, home)).toEqual(meaning),
);

it('numbers with “m”, “k” or “.-” that are no prices are not marked as amounts', () => {
  expect(money('Loft 26 m', 'HUF')).toEqual([]);
  expect(money('a run of 10k')).toEqual([]);
  expect(money('2.-5. May', 'CHF')).toEqual([]);
});

it('a surcharge or an amount in an ambiguous currency is marked as a number, not as money', () => {
  expect(money('+5 €')).toEqual([{ kind: 'number', value: 5 }]);
  expect(money('150 kr')).toEqual([{ kind: 'number', value: 150 }]);
});
