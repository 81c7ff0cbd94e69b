import { isUnspaced } from '../fold.ts';
import type { LanguagePack } from '../pack.ts';
import { anyOf, type Scan } from './scan.ts';

const COUNTER = '[個个條条张張枚本つ人名位份杯瓶双雙床間间块塊ใผอขคหท]';

/** How many: small numbers in digits or words that are no time, date, room or price. */
export function findCounts(scan: Scan, pack: LanguagePack): void {
  scan.find(/(?<![\p{L}\d.,:/#-])(\d{1,2})(?![\d%]|[.,:/]\d|(?:st|nd|rd|th)\b)/gu, ([, value = ''], text) => ({
    type: 'count',
    text,
    value: Number(value),
  }));
  for (const [value, words] of pack.numbers.entries()) {
    if (value === 0) continue;
    const pattern = isUnspaced(pack.code)
      ? new RegExp(
          words
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean)
            .map((word) => (word.length > 1 ? word : `${word}(?=${COUNTER})`))
            .join('|') || '(?!)',
          'gu',
        )
      : new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(words)})(?![\\p{L}\\p{M}])`, 'gu');
    scan.find(pattern, (_, text) => ({ type: 'count', text, value }));
  }
}
