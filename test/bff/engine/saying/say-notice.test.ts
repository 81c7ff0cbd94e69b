import { expect, it } from 'vitest';
import { sayStillWaiting, sayTaskState } from '../../../../bff/engine/saying/say-notice.ts';

it.each([
  ['en', 'done', /towels/i],
  ['de', 'done', /Handtücher/],
  ['de', 'cancelled', /Handtücher/],
] as const)('%s: a notice about a %s task uses the guest’s word for the task', (language, state, text) => {
  expect(sayTaskState(language, 'towels_linen', state)).toMatchObject({ language, text: expect.stringMatching(text) });
});

it('the notices for done and for not possible differ', () => {
  expect(sayTaskState('en', 'towels_linen', 'done')?.text).not.toBe(
    sayTaskState('en', 'towels_linen', 'cancelled')?.text,
  );
});

it('a task without a guest’s word is not announced to guests', () => {
  expect(sayTaskState('en', 'night_audit', 'done')).toBeNull();
});

it('the notice that staff will still come is sent in English if the language is not supported', () => {
  expect(sayStillWaiting('de').language).toBe('de');
  expect(sayStillWaiting('xx')).toEqual(sayStillWaiting('en'));
});
