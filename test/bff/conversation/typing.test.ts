import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GuestSignal } from '../../../bff/conversation/feed.ts';
import { showTyping } from '../../../bff/conversation/guest/typing.ts';

let sentFrames: GuestSignal[];
const feed = { publishSignal: (_: string, signal: GuestSignal) => void sentFrames.push(signal) };
const after = (ms: number, end: () => void = () => {}) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(end);

beforeEach(() => {
  sentFrames = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an immediate answer shows no typing indicator', async () => {
  const done = showTyping(feed, 'a', () => after(20));
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(sentFrames).toEqual([]);
});

it('a slow answer shows the typing indicator until it is sent', async () => {
  const done = showTyping(feed, 'a', () => after(800));
  await vi.advanceTimersByTimeAsync(799);
  expect(sentFrames).toEqual([{ type: 'typing', author: 'ai', on: true }]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(sentFrames.map((signal) => signal.type === 'typing' && signal.on)).toEqual([true, false]);
});

it('a failed answer removes the typing indicator', async () => {
  const failed = expect(
    showTyping(feed, 'a', () =>
      after(800, () => {
        throw new Error('no');
      }),
    ),
  ).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(800);
  await failed;
  expect(sentFrames).toHaveLength(2);
});
