import { expect, it } from 'vitest';
import { openMs } from '../../../shared/domain/house/hours.ts';

const HOUR = 3_600_000;
const WEEK = { mon_fri: '08:00-18:00', weekend: 'closed', holidays: [{ date: '2026-07-08', hours: 'closed' }] };

/** July 2026 begins on a Wednesday; Berlin is two hours ahead. */
it.each<[string, Parameters<typeof openMs>[0], string, string, number]>([
  ['within the day', WEEK, '2026-07-01T07:00:00Z', '2026-07-01T09:30:00Z', 2.5],
  ['stands still at night', WEEK, '2026-07-01T15:00:00Z', '2026-07-02T07:00:00Z', 2],
  ['stands still on a weekend', WEEK, '2026-07-03T15:00:00Z', '2026-07-06T07:00:00Z', 2],
  ['stands still on a holiday', WEEK, '2026-07-07T15:00:00Z', '2026-07-09T07:00:00Z', 2],
  ['is nothing while the house is closed', WEEK, '2026-07-04T10:00:00Z', '2026-07-05T10:00:00Z', 0],
  [
    'goes on through a night shift',
    { mon_fri: '20:00-04:00', weekend: 'closed' },
    '2026-07-01T17:00:00Z',
    '2026-07-02T04:00:00Z',
    8,
  ],
  ['never stands still', { mon_fri: '24/7', weekend: '24/7' }, '2026-07-01T00:00:00Z', '2026-07-08T00:00:00Z', 168],
  [
    'counts no hour twice',
    { mon_fri: '20:00-08:00', weekend: 'closed', holidays: [{ date: '2026-07-02', hours: '06:00-10:00' }] },
    '2026-07-01T16:00:00Z',
    '2026-07-02T12:00:00Z',
    14,
  ],
  ['is nothing backwards', WEEK, '2026-07-01T09:00:00Z', '2026-07-01T07:00:00Z', 0],
])('the clock of a response target %s', (_, schedule, from, to, hours) => {
  expect(openMs(schedule, new Date(from), new Date(to), 'Europe/Berlin')).toBe(hours * HOUR);
});
