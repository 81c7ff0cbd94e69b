import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeStamp } from '../../../bff/base/local-stamp.ts';
import { parseList } from '../../../bff/pms/net/answer.ts';

/** The functions that run for each of a hundred thousand records must be fast and exact. */
const item = z.looseObject({ Id: z.string() });
const read = (body: string) => parseList({ status: 200, headers: {}, body }, { name: 'Stays', item }, 'stays/getAll');

it('a long list is parsed record by record, with the fields around it', () => {
  const { items, rest } = read('{"Stays":[{"Id":"1","Other":2},{"Id":"2"}],"Cursor":"next"}');
  expect(items).toEqual([{ Id: '1', Other: 2 }, { Id: '2' }]);
  expect(rest).toEqual({ Cursor: 'next' });
});

it.each([
  ['{"Stays":[{"Id":"1"},{"Id":2}]}', 'Stays.1.Id'],
  ['{"Stays":{}}', 'Stays'],
  ['{}', 'Stays'],
  ['[]', 'the whole'],
])('an invalid list, %s, is refused and the error names the field', (body, field) => {
  expect(() => read(body)).toThrow(`stays/getAll: ${field} is not as the PMS describes it`);
});

it('a long list that is not JSON is refused', () => {
  expect(() => read('<html>')).toThrow('did not answer in JSON');
});

it.each(['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
  'an instant has the same local time as by the rules of %s, around every change of the clocks',
  (timezone) => {
    const step = 7 * 3_600_000 + 13 * 60_000 + 17_000;
    for (let at = Date.parse('2025-12-30T00:00:00Z'); at < Date.parse('2027-01-03T00:00:00Z'); at += step) {
      const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDateTime();
      expect(writeStamp(at, timezone)).toBe(local.toString({ smallestUnit: 'second' }).replace('T', ' '));
    }
  },
);

it('an unknown time zone and an invalid instant are refused', () => {
  expect(() => writeStamp(0, 'Atlantis/Capital')).toThrow(RangeError);
  expect(() => writeStamp(Number.NaN, 'UTC')).toThrow(RangeError);
});
