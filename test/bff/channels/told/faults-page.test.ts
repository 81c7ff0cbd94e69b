import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANNEL_RIGS } from '../../../contract/channel-rigs.ts';

/** Checks that each fault that `docs/channels/faults.md` lists for a channel is tested. */
const CONTRACT = 'test/contract/channels.ts';
const FAULTS = [
  '429 with `Retry-After`',
  '429 without it',
  '5xx',
  'the line breaks after the vendor took it',
  'the vendor took it, and its answer never comes',
  'an answer that breaks off',
  'a call that comes twice, or in reverse',
  'a notice that comes late or twice',
  'a forged call',
  'a call ten minutes late',
  'a file that is gone',
  'a revoked token',
  '`kill -9` at each step',
  'a stop, or `kill -9`, while our own limits hold it up',
];
/** The columns of the page, with the words that start the platform in a test of that channel. */
const CHANNELS = [
  ['whatsapp', /startWhatsApp|openChannelHouse/],
  ['sms', /startTwilio/],
  ['email', /startMail/],
  ['portal', /startPortal/],
] as const;
/** Contract tests that skip some platforms, by a property of their rig. */
const SKIPPED_TESTS = [
  ['a 429 with Retry-After', 'saysWhen'],
  ['a proxy answers 502', 'hasPages'],
  ['that comes late or twice does not set the state back', 'reportsState'],
] as const;
/** Why a fault cannot be tested on a channel, and the rig's property that proves it; null: nothing can prove it. */
const REASONS: Readonly<Record<string, 'saysWhen' | 'reportsState' | null>> = {
  'SMTP knows no such header': 'saysWhen',
  'Channex tells nothing of how far a message got': 'reportsState',
  'a mail brings its files: nothing is fetched': null,
};

const rows = readFileSync('docs/channels/faults.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const cells = rows.flatMap(([fault = '', ...row]) =>
  row.map((cell, index) => [fault, CHANNELS[index]?.[0] ?? '', cell] as const),
);

/** Whether the name is part of the title of a test or of a case. Comments and checks do not count. */
function isTitle(source: string, name: string): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\.(?:skip|todo|fails))[([]\\s*['"\`][^'"\`\\n]*${words}[^'"\`\\n]*['"\`],`).test(source);
}

it('has a row for each fault and a column for each channel', () => {
  expect(rows.map(([fault]) => fault)).toEqual(FAULTS);
  for (const row of rows) expect(row, row[0]).toHaveLength(1 + CHANNELS.length);
  expect(CHANNEL_RIGS.map(({ channel }) => channel).toSorted()).toEqual(CHANNELS.map(([name]) => name).toSorted());
});

describe.each(cells)('the fault “%s” on %s', (_fault, channel, cell) => {
  const rig = CHANNEL_RIGS.find((one) => one.channel === channel);
  const named = [...cell.matchAll(/\]\(\.\.\/\.\.\/(test\/[\w/.-]+)\): “([^”]+)”/g)];

  it('is tested by an existing test with this channel, or has a reason why it cannot be tested', () => {
    if (named.length === 0) {
      const flag = REASONS[cell];
      expect(flag, cell).not.toBeUndefined();
      if (flag != null) expect(rig?.[flag]).toBe(false);
      return;
    }
    for (const [, path = '', name = ''] of named) {
      const source = readFileSync(path, 'utf8');
      expect(isTitle(source, name), `${path}: ${name}`).toBe(true);
      if (path !== CONTRACT) {
        expect(source).toMatch(CHANNELS.find(([one]) => one === channel)?.[1] ?? /^$/);
        continue;
      }
      expect(rig).toBeDefined();
      for (const [title, flag] of SKIPPED_TESTS) if (name.includes(title)) expect(rig?.[flag], name).not.toBe(false);
    }
  });
});

it('accepts neither the words of a comment nor a skipped test as a test', () => {
  expect(isTitle("it('loses nothing', async () => {", 'loses nothing')).toBe(true);
  expect(isTitle('// (loses nothing)', 'loses nothing')).toBe(false);
  expect(isTitle("expect(said).toBe('loses nothing');", 'loses nothing')).toBe(false);
  for (const left of ['skip', 'todo', 'fails'])
    expect(isTitle(`it.${left}('loses nothing', async () => {`, 'loses nothing')).toBe(false);
});
