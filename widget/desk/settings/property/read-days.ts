import { WEEKDAYS, type Week } from '../../../../shared/domain/house/week.ts';
import { fields } from '../../data/read/read.ts';

/** The weekdays with hours of their own; empty if there are none. */
export function readDays(given: unknown): Pick<Week, 'days'> {
  const from = fields(given);
  const own = WEEKDAYS.flatMap((day) => {
    const hours = from?.[day];
    return typeof hours === 'string' ? [[day, hours] as const] : [];
  });
  return own.length === 0 ? {} : { days: Object.fromEntries(own) };
}
