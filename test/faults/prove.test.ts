import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findEarlyAcks } from '../prove/house/trace.ts';
import { prove } from '../prove/prove.ts';
import { judgeRow, type Told, toLine, worstShare } from '../prove/report.ts';
import type { Row } from '../prove/row.ts';
import { ROWS } from '../prove/rows.ts';

/** The short form of `npm run prove`: tries each row that has a short form a few times. */
const SEED = 7;
const folder = mkdtempSync(join(tmpdir(), 'service-chat-prove-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function proveShortly(row: Row): Promise<Told[]> {
  const own = mkdtempSync(join(folder, 'row-'));
  return prove([row], { seed: SEED, seconds: 600, folder: own, goalOf: ({ short }) => short }, () => undefined);
}

describe.concurrent('each row of the proof, with few trials', () => {
  for (const row of ROWS.filter(({ short }) => short > 0))
    it(`${row.name}: ${row.says}`, async () => {
      const [told] = await proveShortly(row);
      expect(told?.faults).toEqual([]);
      expect(told?.notRun ?? told?.done).not.toBe(0);
    }, 600_000);
});

describe('the report of the proof', () => {
  const row = (faults: string[], done = 1): Row => ({
    name: 'made up',
    says: 'it holds',
    unit: 'tries',
    goal: 10,
    short: 1,
    weight: 1,
    run: async () => ({ done, faults }),
  });
  const proveRows = async (rows: Row[]) => {
    const own = mkdtempSync(join(folder, 'made-up-'));
    return prove(rows, { seed: 1, seconds: 1, folder: own, goalOf: ({ goal }) => goal }, () => undefined);
  };

  it('marks a row as broken after one failure or exception, and continues', async () => {
    const throws: Row = { ...row([]), run: () => Promise.reject(new Error('the store is gone')) };
    const told = await proveRows([row(['a message was lost']), throws, row([])]);
    expect(told.map(judgeRow)).toEqual(['broken', 'broken', 'holds so far']);
    expect(told[1]?.faults.join()).toContain('the store is gone');
  });

  it('says of a row that was not tried that it was not run', async () => {
    const [told] = await proveRows([row([], 0)]);
    expect(told && judgeRow(told)).toBe('not run');
    expect(told && toLine(told)).not.toContain('holds');
  });

  it('does not call ten trials a proof', () => {
    expect(worstShare(10)).toBeCloseTo(30);
    expect(worstShare(1_000)).toBeCloseTo(0.3);
    expect(worstShare(1)).toBe(100);
  });

  it('draws the same random numbers for the same seed', async () => {
    const drawn: number[] = [];
    const lucky: Row = { ...row([]), run: async ({ random }) => ({ done: drawn.push(random()), faults: [] }) };
    await proveRows([lucky, lucky]);
    await proveRows([lucky]);
    expect(new Set(drawn).size).toBe(1);
  });
});

describe('a trace of the system calls', () => {
  const written = '7 pwrite64(20</d/service-chat.db-wal>, "x", 4096, 0) = 4096';
  const flushed = '7 fdatasync(20</d/service-chat.db-wal>) = 0';
  const ack = (id: string) =>
    `7 write(30<socket:[1]>, "\\201\\\\0{\\"type\\":\\"ack\\",\\"id\\":\\"${id}\\",", 90) = 90`;

  it.each([
    ['written, flushed, sent', [written, flushed, ack('a')], []],
    ['sent before it was flushed', [written, ack('a'), flushed], ['a']],
    ['never flushed', [written, ack('a')], ['a']],
    ['written again after the flush', [written, flushed, written, ack('a')], ['a']],
    ['nothing written for the second', [written, flushed, ack('a'), ack('b')], ['b']],
    ['a flush that failed', [written, flushed.replace('= 0', '= -1 EIO'), ack('a')], ['a']],
    [
      'a flush in two lines',
      [written, '7 fdatasync(20</d/a-wal> <unfinished ...>', '8 futex(1)', '7 <... fdatasync resumed>) = 0', ack('a')],
      [],
    ],
    ['sent while it was flushed', [written, '7 fdatasync(20</d/a-wal> <unfinished ...>', ack('a')], ['a']],
  ])('%s', (_, lines, early) => {
    expect(findEarlyAcks(lines).early).toEqual(early);
    expect(findEarlyAcks(lines).acks).toBeGreaterThan(0);
  });
});
