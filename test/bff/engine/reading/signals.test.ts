import { expect, it } from 'vitest';
import type { Signal } from '../../../../shared/domain/understanding.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const read = (text: string, code: string) => new EngineGuest({}, code).say(text).understanding.signals;

it.each<[Signal, string, string, string]>([
  ['own_room', 'en', 'What is my room number?', 'What is room number 204?'],
  ['arrival_time', 'en', 'We arrive at 6 pm', 'When do we arrive at 6 pm?'],
  ['terms', 'de', 'Was kostet das?', 'Was ist das?'],
  ['correction', 'en', 'Change it to 6:30', 'Change my booking to 6:30'],
  ['order', 'de', 'Handtücher bitte', 'Handtücher'],
  ['follow_up', 'en', 'And on Sundays?', 'And the pool on Sundays?'],
  ['shut_out', 'en', 'I am locked out', 'I am out'],
  ['same', 'en', 'The same again', 'Again'],
])('the signal %s in %s is set by “%s”, and not by “%s”', (signal, code, said, unsaid) => {
  expect(read(said, code)).toContain(signal);
  expect(read(unsaid, code)).not.toContain(signal);
});
