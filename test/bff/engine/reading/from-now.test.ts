import { expect, it } from 'vitest';
import { settleFromNow } from '../../../../bff/engine/reading/from-now.ts';
import type { DurationRelation } from '../../../../shared/domain/understanding.ts';

/** 14:23 at the property. */
const NOW = new Date('2026-11-20T13:23:00Z');
const settle = (minutes: number, relation: DurationRelation, timezone = 'Europe/Berlin') => {
  const entity = { type: 'duration', text: 'as written', value: minutes, relation } as const;
  return settleFromNow([{ entity, start: 3, end: 9 }], NOW, timezone).map((one) => one.entity.value);
};

it.each([
  [120, '2026-11-20', '16:25'],
  [2, '2026-11-20', '14:25'],
  [600, '2026-11-21', '00:25'],
])('%s minutes from now: %s, %s', (minutes, day, hour) => {
  expect(settle(minutes, 'from_now')).toEqual([day, hour]);
});

it('a time from now is computed in the property’s time zone', () => {
  expect(settle(120, 'from_now', 'Asia/Kathmandu')).toEqual(['2026-11-20', '21:10']);
});

it.each(['later', 'earlier', 'length'] as const)('a duration written as “%s” stays a duration', (relation) => {
  expect(settle(120, relation)).toEqual([120]);
});
