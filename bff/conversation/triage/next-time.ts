import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { instantOf } from '../../tasks/rhythm.ts';

/** The next instant with this time of day (`HH:MM`) at the property: today, or tomorrow if it is past. */
export async function nextTime(trx: Trx, propertyId: string, time: string, now: Date): Promise<string> {
  const serving = await findServing(trx, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'The property is gone');
  const { timezone } = serving.property;
  const day = localTime(now, timezone) < time ? now : new Date(+now + DAY_MS);
  return instantOf(localDate(day, timezone), time, timezone);
}
