import { expect, it } from 'vitest';
import { isEmergency, readIntents } from '../../../../bff/engine/intents/read-intents.ts';
import { guessLanguage } from '../../../../bff/language/reading/guess-language.ts';

const HINTS = { now: new Date('2026-11-21T09:00:00Z'), timezone: 'Europe/Berlin' };
const read = (text: string, given: Partial<typeof HINTS & { choice: string; conversation: string }> = {}) => {
  const hints = { ...HINTS, ...given };
  const { intents, spokenIn } = readIntents(text, guessLanguage(text, hints), hints);
  return { first: intents[0]?.name ?? null, spokenIn, isEmergency: isEmergency(intents) };
};

it('a tapped choice sets the intent, a thumbs-up acknowledges, and a text without letters has no intent', () => {
  expect(read('Parking', { choice: 'parking' }).first).toBe('parking');
  expect(read('👍').first).toBe('acknowledge');
  expect(read('🙏').first).toBe('thanks');
  expect(read('305').first).toBe(null);
});

it('a loud cry for help is an emergency, and a quiet one is a request for a person', () => {
  expect(read('HELP!!!').isEmergency).toBe(true);
  expect(read('help', { conversation: 'en' })).toMatchObject({ first: 'human', isEmergency: false });
});

it('an emergency is detected in a language other than the detected one', () => {
  expect(read('fire in my room', { conversation: 'de' }).isEmergency).toBe(true);
});
