import { expect, it } from 'vitest';
import { readAlarm } from '../../../../bff/language/reading/alarm.ts';

it.each([
  ['es brennt', 'de', 'security_emergency'],
  ['fuego en la habitación', 'es', 'security_emergency'],
  ['пожар', 'ru', 'security_emergency'],
])('“%s” is heard in whatever language, such as %s', (text, code, intent) => {
  const heard = readAlarm(text, new Set(['en']));
  expect(heard?.classified.intents[0]?.name).toBe(intent);
  expect(readAlarm(text, new Set([heard?.code]))?.code).not.toBe(heard?.code ?? code);
});

it.each([['two towels please'], ['zwei Handtücher bitte'], ['12345']])('“%s” is none', (text) => {
  expect(readAlarm(text, new Set())).toBeNull();
});
