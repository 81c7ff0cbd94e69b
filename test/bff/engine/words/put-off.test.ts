import { expect, it } from 'vitest';
import { bringsForward, putsOff } from '../../../../bff/engine/words/put-off.ts';

it.each([
  ['en', 'please postpone it by half an hour', 'later'],
  ['de', 'bitte um eine Stunde verschieben', 'later'],
  ['fr', 'repoussez-le d’une heure', 'later'],
  ['en', 'bring it forward by half an hour', 'sooner'],
  ['de', 'bitte eine Stunde vorverlegen', 'sooner'],
  ['en', 'half an hour', 'neither'],
])('%s: “%s”: %s', (code, text, way) => {
  expect(putsOff(text, code)).toBe(way === 'later');
  expect(bringsForward(text, code)).toBe(way === 'sooner');
});
