import { expect, it } from 'vitest';
import { findMoney } from '../../../../bff/language/entities/money.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findMoney(scan, languageFor(code).pack);
  return scan
    .entities()
    .map(({ entity }) => (entity.type === 'money' ? Object.values(entity.value).join(' ') : entity.type));
};

it.each([
  ['en', 'I paid €12', ['12 EUR']],
  ['de', '1.234,50 €', ['1234.50 EUR']],
  ['en', '$1,234.5', ['1234.50 USD']],
  ['de', '20 Euro', ['20 EUR']],
  ['cs', '500 Kč', ['500 CZK']],
  ['en', '12 towels', []],
])('%s: the amounts in “%s” are %j', (code, text, sums) => expect(find(code, text)).toEqual(sums));
