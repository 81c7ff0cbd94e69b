import { expect, it } from 'vitest';
import { callsByName } from '../../../../bff/engine/utterance/sold-names.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['cancel the champagne', ['Champagne on arrival'], true],
  ['bitte den Champagner stornieren', ['Champagne on arrival', 'Champagner bei Ankunft'], true],
  ['cancel my arrival', ['Champagne on arrival'], false], // “stay” is a word about the booking and not a name of an extra
  ['cancel it', ['Champagne on arrival'], false],
  ['cancel the champagne', [], false],
])('“%s” names one of the sold extras %j: %s', (text, names, calls) =>
  expect(callsByName(says(text), names)).toBe(calls),
);
