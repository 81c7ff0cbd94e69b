import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const readDenials = (text: string, code: string) =>
  (new EngineGuest({}, code).say(text).understanding.denied ?? []).map(({ name, how }) => `${name} ${how}`);

it.each([
  ['en', 'I do not need towels', 'towels_linen refused'],
  ['de', 'Ich brauche keine Handtücher', 'towels_linen refused'],
  ['en', 'Do not cancel the taxi', 'taxi kept'],
  ['fr', 'Je n’ai pas besoin de serviettes', 'towels_linen refused'],
])('%s: “%s” denies or keeps a thing: %s', (code, text, how) => expect(readDenials(text, code)).toContain(how));

it.each([
  ['en', 'Why do I have no towels?'],
  ['de', 'Wieso sind keine Handtücher da?'],
  ['fr', 'Pourquoi n’y a-t-il pas de serviettes ?'],
  ['en', 'There is no hot water'],
  ['en', 'Do not forget the towels'],
])('%s: “%s” denies nothing', (code, text) => expect(readDenials(text, code)).toEqual([]));

const readIntentNames = (text: string, code: string) =>
  new EngineGuest({}, code).say(text).understanding.intents.map(({ name }) => name);

it.each([
  ['en', 'No taxi, we have booked an Uber', 'taxi'],
  ['en', 'Shampoo and soap, we brought our own', 'toiletries'],
  ['en', 'We found the toothbrush, no need any more', 'toiletries'],
  ['en', 'Thank you for offering a bigger room, but we are happy where we are', 'room_change'],
])('%s: “%s” does not request %s', (code, text, intent) => expect(readIntentNames(text, code)).not.toContain(intent));

it.each([
  ['en', 'No towels, but two pillows please', 'pillow_blanket'],
  ['en', 'No big towels, but two small towels please', 'towels_linen'],
  ['en', 'We have our own soap but need towels', 'towels_linen'],
  ['en', 'Two pillows are enough', 'pillow_blanket'],
  ['de', 'Keine Handtücher, aber bitte zwei Kissen', 'pillow_blanket'],
  ['fr', 'Pas de serviettes, mais deux oreillers s’il vous plaît', 'pillow_blanket'],
])('%s: “%s” requests %s', (code, text, intent) => expect(readIntentNames(text, code)).toContain(intent));
