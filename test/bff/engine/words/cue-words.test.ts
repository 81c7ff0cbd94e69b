import { expect, it } from 'vitest';
import {
  beginsWithAnd,
  bringsForward,
  putsOff,
  saysAll,
  saysAlso,
  saysBoth,
  saysCome,
  saysDay,
  saysDeadly,
  saysDislike,
  saysEarlier,
  saysLater,
  saysLeave,
  saysLetItBe,
  saysMore,
  saysPart,
  saysSo,
  saysWrong,
} from '../../../../bff/engine/words/cue-words.ts';

const TESTS = {
  beginsWithAnd,
  saysAll,
  saysAlso,
  saysBoth,
  saysCome,
  saysDay,
  saysEarlier,
  saysLater,
  saysLeave,
  saysMore,
  saysPart,
  saysSo,
  saysWrong,
};

it.each([
  ['saysLeave', 'en', 'we are leaving on Sunday', 'we are staying until Sunday'],
  ['saysLeave', 'fr', 'nous partons dimanche', 'nous restons dimanche'],
  ['saysCome', 'en', 'we are coming on Monday', 'we are eating on Monday'],
  ['saysCome', 'de', 'wir kommen am Montag', 'wir essen am Montag'],
  ['saysDay', 'en', 'one night less', 'one towel less'],
  ['saysDay', 'de', 'einen Tag weniger', 'ein Handtuch weniger'],
  ['saysEarlier', 'en', 'an hour earlier', 'an hour'],
  ['saysEarlier', 'de', 'eine Stunde früher', 'eine Stunde'],
  ['saysLater', 'ja', '一時間遅く', '一時間'],
  ['saysLater', 'fr', 'une heure plus tard', 'une heure'],
  ['saysAll', 'en', 'cancel everything', 'cancel the taxi'],
  ['saysAll', 'de', 'alles stornieren', 'das Taxi stornieren'],
  ['saysBoth', 'en', 'cancel both', 'cancel one'],
  ['saysBoth', 'fr', 'annulez les deux', 'annulez le taxi'],
  ['beginsWithAnd', 'en', 'and my wife in 205', 'my wife and I in 205'],
  ['beginsWithAnd', 'de', 'und meine Frau in 205', 'meine Frau und ich in 205'],
  ['saysAlso', 'en', 'room 206 too', 'room 206'],
  ['saysMore', 'en', 'one more', 'one'],
  ['saysMore', 'de', 'noch eins', 'eins'],
  ['saysPart', 'en', 'only the last night', 'all nights'],
  ['saysPart', 'de', 'nur die letzte Nacht', 'alle Nächte'],
  ['saysSo', 'en', 'I said three', 'I need three'],
  ['saysSo', 'fr', 'j’ai dit trois', 'je veux trois'],
  ['saysWrong', 'en', 'wrong room', 'nice room'],
  ['saysWrong', 'de', 'falsches Zimmer', 'schönes Zimmer'],
] as const)('%s, %s: “%s”, and not “%s”', (name, code, said, unsaid) => {
  expect(TESTS[name](said, code)).toBe(true);
  expect(TESTS[name](unsaid, code)).toBe(false);
});

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

it.each([
  ['en', 'make it 8', true],
  ['de', 'sagen wir 8', true],
  ['fr', 'disons 8 heures', true],
  ['ja', '8時にして', true],
  ['en', 'it is 8', false],
  ['de', 'es ist 8', false],
])('%s: “%s”: %s', (code, text, says) => expect(saysLetItBe(text, code)).toBe(says));

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
