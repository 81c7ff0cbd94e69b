import { expect, it } from 'vitest';
import { readAlarm } from '../../../../bff/language/reading/alarm.ts';

it.each([
  ['es brennt', 'de', 'security_emergency'],
  ['fuego en la habitación', 'es', 'security_emergency'],
  ['пожар', 'ru', 'security_emergency'],
])('the alarm “%s” is recognised whatever the conversation’s language, such as %s', (text, code, intent) => {
  const heard = readAlarm(text, new Set(['en']));
  expect(heard?.classified.intents[0]?.name).toBe(intent);
  expect(readAlarm(text, new Set([heard?.code]))?.code).not.toBe(heard?.code ?? code);
});

it.each([['two towels please'], ['zwei Handtücher bitte'], ['12345']])('“%s” is not recognised as an alarm', (text) => {
  expect(readAlarm(text, new Set())).toBeNull();
});
