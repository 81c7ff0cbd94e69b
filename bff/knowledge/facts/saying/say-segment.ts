import { numberFormat } from '../../../language/saying/formats.ts';
import type { Tier } from '../fact.ts';
import type { SegmentValue } from '../segments/segment-values.ts';
import { type FactTexts, fill, fillLine } from '../texts.ts';
import { sayAges, sayClock, sayCost, sayMeasure, sayMoney, sayRules, saySeason, sayTier } from './say-parts.ts';

/** The numbers of persons and nights that multiply a price. */
export interface Times {
  persons: number | null;
  nights: number | null;
}

/** Writes a segment's values as one part of a sentence. */
export function saySegment(texts: FactTexts, values: readonly SegmentValue[], times: Times): string {
  const parts = values.map((value) => sayValue(texts, value, times)).filter((one) => one !== '');
  return [...new Set(parts)].join(', ');
}

function sayValue(texts: FactTexts, value: SegmentValue, times: Times): string {
  switch (value.kind) {
    case 'hours':
      return sayRules(texts, [value.rule]);
    case 'shut': {
      const closed = { ...value.rule, spans: [] };
      return fill(texts, 'on_days', {
        days: sayRules(texts, [value.rule]),
        hours: sayRules(texts, [{ ...closed, days: null, season: null }]),
      });
    }
    case 'clock': {
      const time = sayClock(texts, value.time);
      return value.season === null
        ? time
        : fill(texts, 'in_season', { season: saySeason(texts, value.season), hours: time });
    }
    case 'price':
      return sayPrice(texts, value, times);
    case 'ages':
      return sayAges(texts, value.ages.min, value.ages.max);
    case 'measure': {
      const length = sayMeasure(texts, value.value, value.unit);
      const limit =
        value.bound === null ? length : fill(texts, value.bound === 'most' ? 'at_most' : 'at_least', { limit: length });
      return value.way === null ? limit : fill(texts, value.way, { length: limit });
    }
    case 'percent':
      return numberFormat(texts.language, { style: 'percent', maximumFractionDigits: 1 }).format(value.value / 100);
    case 'phone':
      return fill(texts, 'phone', { phone: value.phone });
    default:
      return value satisfies never;
  }
}

function sayPrice(texts: FactTexts, { tier, max }: Extract<SegmentValue, { kind: 'price' }>, times: Times): string {
  const { cost } = tier;
  if (typeof cost === 'string') return sayTier(texts, tier);
  if (max !== null) {
    const range = fill(texts, 'span', {
      from: sayMoney(texts, cost.amountMinor, cost.currency),
      until: sayMoney(texts, max, cost.currency),
    });
    return tier.per === null ? range : fillLine(texts.language, texts.per[tier.per], { price: range });
  }
  const factors = factorsOf(tier, times);
  if (factors.length === 0 || cost.from) return sayTier(texts, tier);
  const amountMinor = factors.reduce((product, factor) => product * factor, cost.amountMinor);
  const total = sayMoney(texts, amountMinor, cost.currency);
  return fill(texts, 'sum', { count: factors.join(' × '), price: sayCost(texts, { ...tier, per: null }), total });
}

/** Whether one of the prices is multiplied by the guest's numbers. */
export function isSummed(values: readonly SegmentValue[], times: Times): boolean {
  return values.some(
    (value) => value.kind === 'price' && value.max === null && factorsOf(value.tier, times).length > 0,
  );
}

/** Returns the factors of a price, if the guest gave all of them. */
function factorsOf({ per, cost }: Tier, { persons, nights }: Times): number[] {
  if (typeof cost === 'string' || per === null) return [];
  const counts = per
    .split('_')
    .map((each) => (each === 'person' ? persons : each === 'night' || each === 'day' ? nights : null));
  const knownCounts = counts.filter((count) => count !== null);
  return knownCounts.length === counts.length && knownCounts.some((count) => count > 1) ? knownCounts : [];
}

/** Writes the hotel's name for a thing before its value. */
export function sayNamed(texts: FactTexts, name: string, value: string): string {
  return name === '' ? value : fill(texts, 'tier', { who: name, price: value });
}
