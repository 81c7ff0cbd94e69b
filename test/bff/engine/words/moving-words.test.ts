import { expect, it } from 'vitest';
import { saysCome, saysDay, saysEarlier, saysLater, saysLeave } from '../../../../bff/engine/words/moving-words.ts';

const TESTS = { saysCome, saysDay, saysEarlier, saysLater, saysLeave };

it.each([
  ['saysLeave', 'en', 'we are leaving on Sunday', 'we are staying until Sunday'],
  ['saysLeave', 'fr', 'nous partons dimanche', 'nous restons dimanche'],
  ['saysCome', 'en', 'we are coming on Monday', 'we are eating on Monday'],
  ['saysCome', 'de', 'wir kommen am Montag', 'wir essen am Montag'],
  ['saysDay', 'en', 'one night less', 'one towel less'],
  ['saysDay', 'de', 'einen Tag weniger', 'ein Handtuch weniger'],
  ['saysEarlier', 'en', 'an hour earlier', 'an hour'],
  ['saysEarlier', 'de', 'eine Stunde früher', 'eine Stunde'],
  ['saysLater', 'ja', '一時間遅く', '一時間'],
  ['saysLater', 'fr', 'une heure plus tard', 'une heure'],
] as const)('%s, %s: “%s”, and not “%s”', (name, code, said, unsaid) => {
  expect(TESTS[name](said, code)).toBe(true);
  expect(TESTS[name](unsaid, code)).toBe(false);
});
