import { expect, it } from 'vitest';
import { holdsValue } from '../../../../../bff/knowledge/facts/binding/holds-value.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

it.each([
  ['12 €', true],
  ['7:00-10:00', true],
  ['free of charge', true],
  ['closed', true],
  ['300 m', true],
  ['in the garden', false],
  ['on the 2nd floor', false],
  ['at 28 °C', false],
])('“%s” contains a value: %s', (text, holds) => expect(holdsValue(partOf(text))).toBe(holds));
