import { expect, it } from 'vitest';
import { currencyDigits } from '../../../../bff/knowledge/facts/currency-digits.ts';

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
])('the currency %s has %s decimal digits', (currency, digits) => expect(currencyDigits(currency)).toBe(digits));
