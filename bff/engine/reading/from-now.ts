import { Temporal } from 'temporal-polyfill';
import type { PlacedEntity } from '../../language/entities/scan.ts';

/** The precision of times from now. */
const ROUNDED_TO_MINUTES = 5;

/** Turns lengths from now ("in two hours") into a day and an hour at the property, rounded up. */
export function settleFromNow(placedEntities: readonly PlacedEntity[], now: Date, timezone: string): PlacedEntity[] {
  return placedEntities.flatMap((one) => {
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
