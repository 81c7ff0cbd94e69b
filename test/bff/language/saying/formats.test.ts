import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from '../../../../bff/language/saying/formats.ts';

it('a number or date format is created once per language and options', () => {
  const euro = { style: 'currency', currency: 'EUR' } as const;
  expect(numberFormat('de', euro)).toBe(numberFormat('de', { ...euro }));
  expect(numberFormat('de', euro)).not.toBe(numberFormat('en', euro));
  expect(numberFormat('de', euro).format(12.5)).toMatch(/^12,50\s€$/);
  const hour = { hour: 'numeric', timeZone: 'UTC' } as const;
  expect(dateFormat('de', hour)).toBe(dateFormat('de', { ...hour }));
  expect(dateFormat('de', hour)).not.toBe(dateFormat('de', { ...hour, timeZone: 'Asia/Tokyo' }));
});
