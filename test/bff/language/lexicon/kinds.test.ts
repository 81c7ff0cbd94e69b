import { expect, it } from 'vitest';
import { coversKind, findKinds, isAnimal, type Kind, mentionsAllergy } from '../../../../bff/language/lexicon/kinds.ts';

it.each<[string, Kind[]]>([
  ['vegan food', ['vegan']],
  ['Darf mein Hund mit?', ['dog']],
  ['犬と猫', ['cat', 'dog']],
  ['nuts and gluten', ['nut', 'gluten']],
  ['Erdnussallergie', ['allergy', 'nut']],
  ['a room', []],
])('the kinds of food and animals in “%s” are %j', (text, kinds) => {
  expect([...findKinds(text)].toSorted()).toEqual(kinds.toSorted());
});

it.each([
  ['I have a nut allergy', true],
  ['Ich habe eine Erdnussallergie', true],
  ['Do you have food for an allergy?', false],
  ['nuts', false],
])('“%s” states an allergy of the guest: %s', (text, isSo) => expect(mentionsAllergy(text)).toBe(isSo));

it.each<[Kind[], Kind, boolean]>([
  [['vegan'], 'vegetarian', true],
  [['vegetarian'], 'vegan', false],
  [['any_animal'], 'cat', true],
  [['dog'], 'any_animal', true],
  [['dog'], 'cat', false],
])('the kinds %j cover the kind %s: %s', (kinds, kind, isSo) => expect(coversKind(new Set(kinds), kind)).toBe(isSo));

it('isAnimal() is true for an animal and false for a food', () => {
  expect([isAnimal('cat'), isAnimal('egg')]).toEqual([true, false]);
});
