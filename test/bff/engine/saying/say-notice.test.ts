import { expect, it } from 'vitest';
import { sayStillWaiting, sayTaskState } from '../../../../bff/engine/saying/say-notice.ts';

it.each([
  ['en', 'done', /towels/i],
  ['de', 'done', /Handtücher/],
  ['de', 'cancelled', /Handtücher/],
] as const)('%s: work that is %s is told by the guest’s word for it', (language, state, text) => {
  expect(sayTaskState(language, 'towels_linen', state)).toMatchObject({ language, text: expect.stringMatching(text) });
});

it('done and not possible are two things', () => {
  expect(sayTaskState('en', 'towels_linen', 'done')?.text).not.toBe(
    sayTaskState('en', 'towels_linen', 'cancelled')?.text,
  );
});

it('work that guests have no word for is staff’s own matter', () => {
  expect(sayTaskState('en', 'night_audit', 'done')).toBeNull();
});

it('who waits is told so in a language that is spoken', () => {
  expect(sayStillWaiting('de').language).toBe('de');
  expect(sayStillWaiting('xx')).toEqual(sayStillWaiting('en'));
});
