import type { Entity } from '../../../shared/domain/understanding.ts';
import { keepByKey } from '../../base/keep-by-key.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { findClockFractions } from './clock-fractions.ts';
import { findCounts } from './counts.ts';
import { findDates } from './dates.ts';
import { findDurations } from './durations.ts';
import { findHourRanges } from './hour-ranges.ts';
import { findMoney } from './money.ts';
import { findNamedRooms, findNames, findNumbersAndAddresses, findRooms, findSpareRooms } from './numbers.ts';
import { type PlacedEntity, Scan } from './scan.ts';
import { findTimes } from './times.ts';

const LETTERS_MAX = 1_200;
/** Enough for a message and its clauses. */
const KEPT_MAX = 16;
const cached = keepByKey<readonly PlacedEntity[]>(KEPT_MAX);

/**
 * Finds the values in a guest's text (times, dates, rooms, …), in the order of the text. Dates count from `now` in the
 * property's time zone. Letters taken by one finder are closed to the next, so the most certain finders run first.
 */
export function findEntities(text: string, pack: LanguagePack, now: Date, timezone: string): Entity[] {
  return placeEntities(text, pack, now, timezone).map(({ entity }) => entity);
}

/** Like `findEntities`, with the position of each value. */
export function placeEntities(text: string, pack: LanguagePack, now: Date, timezone: string): readonly PlacedEntity[] {
  return cached(`${pack.code} ${+now} ${timezone} ${text}`, () => findPlaced(text, pack, now, timezone));
}

function findPlaced(text: string, pack: LanguagePack, now: Date, timezone: string): PlacedEntity[] {
  const scan = new Scan(text.slice(0, LETTERS_MAX));
  findNumbersAndAddresses(scan);
  findMoney(scan, pack);
  findRooms(scan, pack);
  findDates(scan, pack, now, timezone);
  findClockFractions(scan, pack);
  findDurations(scan, pack, now, timezone);
  findHourRanges(scan, pack);
  findTimes(scan, pack);
  findSpareRooms(scan);
  findCounts(scan, pack);
  findNamedRooms(scan, pack);
  findNames(scan, pack);
  return scan.entities();
}
