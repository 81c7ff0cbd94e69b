import { expect, it } from 'vitest';
import { saysDeadly, saysDislike } from '../../../../bff/engine/words/dislike-words.ts';

it.each([
  ['en', 'I hate feathers', true],
  ['en', 'I can’t stand down pillows', true],
  ['de', 'ich hasse Federn', true],
  ['fr', 'je déteste les plumes', true],
  ['en', 'I like feathers', false],
])('%s: “%s” tells of a dislike: %s', (code, text, says) => expect(saysDislike(text, code)).toBe(says));

it.each([
  ['en', 'nuts could kill me', true],
  ['de', 'von Nüssen kann ich sterben', true],
  ['en', 'the steak was killer', false],
])('%s: “%s” tells of what is deadly: %s', (code, text, says) => expect(saysDeadly(text, code)).toBe(says));
