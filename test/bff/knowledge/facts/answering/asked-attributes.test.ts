import { expect, it } from 'vitest';
import { understand } from '../../../../../bff/engine/understand.ts';
import { askedAttributes } from '../../../../../bff/knowledge/facts/answering/asked-attributes.ts';

const NOW = new Date('2026-11-20T14:05:00.000Z');

it.each([
  ['When is breakfast?', ['breakfast.hours']],
  ['Was kostet das Parken pro Nacht?', ['parking.price']],
  ['Combien coûte le petit-déjeuner ?', ['breakfast.price']],
  ['¿Se admiten perros?', ['pets.allowed']],
  ['Is there a pool?', ['pool.available']],
  ['Bring me two towels please', []],
  ['Hello', []],
])('the question “%s” asks for the attributes %j', (text, attributes) => {
  const { frames = [], language } = understand(text, { now: NOW, timezone: 'Europe/Berlin' });
  expect(askedAttributes(frames, language.code)).toEqual(attributes);
});
