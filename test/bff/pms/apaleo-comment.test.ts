import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putEntry, readEntry, stripBlock } from '../../../bff/pms/values/comment.ts';

const [ONE, TWO] = ['[ServiceChat req-1]', '[ServiceChat req-2]'];

describe('our block in the comment of an apaleo reservation', () => {
  it('leaves the staff’s own text unchanged', () => {
    const first = putEntry('VIP, do not disturb', ONE, 'Two towels');
    const second = putEntry(`${first}\nCalled at nine.`, TWO, 'A taxi');
    expect(second).toBe(
      `VIP, do not disturb\n=== ServiceChat ===\nTwo towels\n${ONE}\nA taxi\n${TWO}\n=== /ServiceChat ===\nCalled at nine.`,
    );
    expect(stripBlock(second)).toBe('VIP, do not disturb\nCalled at nine.');
  });

  it('replaces an entry by its newer version, and the same entry twice changes nothing', () => {
    const comment = putEntry(putEntry(putEntry('', ONE, 'Two towels'), TWO, 'A taxi'), ONE, 'Three towels');
    expect(readEntry(comment, ONE)).toBe('Three towels');
    expect(readEntry(comment, TWO)).toBe('A taxi');
    expect(putEntry(comment, ONE, 'Three towels')).toBe(comment);
  });

  it('drops the oldest entry if there is no room, never the newest', () => {
    let comment = 'Staff';
    for (let number = 1; number <= 40; number++)
      comment = putEntry(comment, `[ServiceChat r-${number}]`, 'x'.repeat(400));
    expect(comment.length).toBeLessThan(6_200);
    expect(readEntry(comment, '[ServiceChat r-40]')).not.toBeNull();
    expect(readEntry(comment, '[ServiceChat r-1]')).toBeNull();
    expect(stripBlock(comment)).toBe('Staff');
  });

  it('survives any text of a guest', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (staff, words) => {
        fc.pre(!staff.includes('=== ') && !staff.includes('[ServiceChat'));
        fc.pre(!/\[ServiceChat .+\]/.test(words));
        const once = putEntry(staff, ONE, words);
        expect(putEntry(once, ONE, words)).toBe(once);
        expect(stripBlock(once)).toBe(staff.trim());
      }),
      { seed: 20_261_128 },
    );
  });
});
