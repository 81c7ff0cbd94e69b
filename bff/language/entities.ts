import type { Entity } from '../../shared/domain/understanding.ts';
import { findClockFractions } from './entities/clock-fractions.ts';
import { findCounts } from './entities/counts.ts';
import { findDates } from './entities/dates.ts';
import { findDurations } from './entities/durations.ts';
import { findHourRanges } from './entities/hour-ranges.ts';
import { findMoney } from './entities/money.ts';
import { findNamedRooms, findNames, findNumbersAndAddresses, findRooms, findSpareRooms } from './entities/numbers.ts';
import { type PlacedEntity, Scan } from './entities/scan.ts';
import { findTimes } from './entities/times.ts';
import type { LanguagePack } from './pack.ts';

const LETTERS_MAX = 1_200;

/**
 * The values in a guest's words, in the order they are written. Dates count from `now` in the property's time zone. What one finder has
 * taken no other takes again, so the surest come first.
 */
export function findEntities(text: string, pack: LanguagePack, now: Date, timezone: string): Entity[] {
  return placeEntities(text, pack, now, timezone).map(({ entity }) => entity);
}

/** As `findEntities`, each with the letters it stands on. */
export function placeEntities(text: string, pack: LanguagePack, now: Date, timezone: string): PlacedEntity[] {
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
