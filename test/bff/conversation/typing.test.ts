import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GuestSignal } from '../../../bff/conversation/feed.ts';
import { showTyping } from '../../../bff/conversation/guest/typing.ts';

let told: GuestSignal[];
const feed = { publishSignal: (_: string, signal: GuestSignal) => void told.push(signal) };
const after = (ms: number, end: () => void = () => {}) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(end);

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an answer that comes at once shows no dots', async () => {
  const done = showTyping(feed, 'a', () => after(20));
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(told).toEqual([]);
});

it('one that takes its time shows them until it is there', async () => {
  const done = showTyping(feed, 'a', () => after(800));
  await vi.advanceTimersByTimeAsync(799);
  expect(told).toEqual([{ type: 'typing', author: 'ai', on: true }]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(told.map((signal) => signal.type === 'typing' && signal.on)).toEqual([true, false]);
});

it('one that fails takes them away as well', async () => {
  const failed = expect(
    showTyping(feed, 'a', () =>
      after(800, () => {
        throw new Error('no');
      }),
    ),
  ).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(800);
  await failed;
  expect(told).toHaveLength(2);
});
