import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const denied = (text: string, code: string) =>
  (new EngineGuest({}, code).say(text).understanding.denied ?? []).map(({ name, how }) => `${name} ${how}`);

it.each([
  ['en', 'I do not need towels', 'towels_linen refused'],
  ['de', 'Ich brauche keine Handtücher', 'towels_linen refused'],
  ['en', 'Do not cancel the taxi', 'taxi kept'],
  ['fr', 'Je n’ai pas besoin de serviettes', 'towels_linen refused'],
])('%s: “%s”: %s', (code, text, how) => expect(denied(text, code)).toContain(how));

it.each([
  ['en', 'Why do I have no towels?'],
  ['de', 'Wieso sind keine Handtücher da?'],
  ['fr', 'Pourquoi n’y a-t-il pas de serviettes ?'],
  ['en', 'There is no hot water'],
  ['en', 'Do not forget the towels'],
])('%s: “%s” denies nothing', (code, text) => expect(denied(text, code)).toEqual([]));
