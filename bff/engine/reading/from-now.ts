import { Temporal } from 'temporal-polyfill';
import type { PlacedEntity } from '../../language/entities/scan.ts';

/** Nobody comes to the minute. */
const ROUNDED_TO_MINUTES = 5;

/** "In two hours" is a day and an hour at the property, rounded up, wherever a message says it. */
export function settleFromNow(placed: readonly PlacedEntity[], now: Date, timezone: string): PlacedEntity[] {
  return placed.flatMap((one) => {
    const { entity } = one;
    if (entity.type !== 'duration' || entity.relation !== 'from_now') return [one];
    const moment = Temporal.Instant.fromEpochMilliseconds(+now)
      .add({ minutes: entity.value })
      .round({ smallestUnit: 'minute', roundingIncrement: ROUNDED_TO_MINUTES, roundingMode: 'ceil' })
      .toZonedDateTimeISO(timezone);
    const { text } = entity;
    return [
      { ...one, entity: { type: 'date', text, value: moment.toPlainDate().toString() } },
      { ...one, entity: { type: 'time', text, value: moment.toPlainTime().toString({ smallestUnit: 'minute' }) } },
    ];
  });
}
