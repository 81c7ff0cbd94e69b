import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOnce, mayBeThere } from '../../../bff/pms/adapter/add-once.ts';
import { createTurns } from '../../../bff/pms/net/turns.ts';

it('changes of one record run one after the other, in order, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 2, maxLength: 8 }),
      async (scheduler, fails) => {
        const turns = createTurns();
        const record = { words: '' };
        const done = fails.map((fail, index) =>
          turns
            .take('stay', async () => {
              const before = record.words;
              await scheduler.schedule(Promise.resolve());
              record.words = `${before}${index}`;
              if (fail) throw new Error('The line broke');
            })
            .catch(() => undefined),
        );
        await scheduler.waitFor(Promise.all(done));
        expect(record.words).toBe(fails.map((_, index) => index).join(''));
      },
    ),
  );
});

it('changes of other records do not wait', async () => {
  const turns = createTurns();
  const held = Promise.withResolvers<void>();
  const first = turns.take('one', () => held.promise);
  expect(await turns.take('another', async () => 'done')).toBe('done');
  held.resolve();
  await first;
});

it('a record that may exist is searched for before it is created', async () => {
  const stored = ['towels'];
  const ways = {
    find: async () => stored.find((one) => one === 'towels') ?? null,
    async add() {
      stored.push('towels');
      return 'towels';
    },
  };
  expect(await addOnce(true, ways)).toEqual({ written: 'towels', isNew: false });
  expect(stored).toHaveLength(1);
  expect(await addOnce(false, ways)).toEqual({ written: 'towels', isNew: true });
  expect(stored).toHaveLength(2);
});

it.each([
  [1, undefined, false],
  [2, undefined, true],
  [2, '2026-03-02T12:00:00.000Z', true],
  [2, null, false],
])('on attempt %i, uncertain since %s, an earlier record may exist: %s', (attempt, unsureSince, expected) => {
  expect(mayBeThere(unsureSince === undefined ? {} : { unsureSince }, attempt)).toBe(expected);
});
