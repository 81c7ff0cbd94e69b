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
/** A message and its clauses. */
const KEPT_MAX = 16;
const keep = keepByKey<readonly PlacedEntity[]>(KEPT_MAX);

/**
 * The values in a guest's words, in the order they are written. Dates count from `now` in the property's time zone. What one finder has
 * taken no other takes again, so the surest come first.
 */
export function findEntities(text: string, pack: LanguagePack, now: Date, timezone: string): Entity[] {
  return placeEntities(text, pack, now, timezone).map(({ entity }) => entity);
}

/** As `findEntities`, each with the letters it stands on. */
export function placeEntities(text: string, pack: LanguagePack, now: Date, timezone: string): readonly PlacedEntity[] {
  return keep(`${pack.code} ${+now} ${timezone} ${text}`, () => readPlaced(text, pack, now, timezone));
}

function readPlaced(text: string, pack: LanguagePack, now: Date, timezone: string): PlacedEntity[] {
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
