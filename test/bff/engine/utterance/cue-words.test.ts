import { expect, it } from 'vitest';
import { CUES } from '../../../../bff/engine/utterance/cue-words.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['leave', 'en', 'we are leaving on Sunday', 'we are staying until Sunday'],
  ['leave', 'fr', 'nous partons dimanche', 'nous restons dimanche'],
  ['come', 'en', 'we are coming on Monday', 'we are eating on Monday'],
  ['come', 'de', 'wir kommen am Montag', 'wir essen am Montag'],
  ['day', 'en', 'one night less', 'one towel less'],
  ['day', 'de', 'einen Tag weniger', 'ein Handtuch weniger'],
  ['earlier', 'en', 'an hour earlier', 'an hour'],
  ['earlier', 'de', 'eine Stunde früher', 'eine Stunde'],
  ['later', 'ja', '一時間遅く', '一時間'],
  ['later', 'fr', 'une heure plus tard', 'une heure'],
  ['all', 'en', 'cancel everything', 'cancel the taxi'],
  ['all', 'de', 'alles stornieren', 'das Taxi stornieren'],
  ['both', 'en', 'cancel both', 'cancel one'],
  ['both', 'fr', 'annulez les deux', 'annulez le taxi'],
  ['and_first', 'en', 'and my wife in 205', 'my wife and I in 205'],
  ['and_first', 'de', 'und meine Frau in 205', 'meine Frau und ich in 205'],
  ['also', 'en', 'room 206 too', 'room 206'],
  ['more', 'en', 'one more', 'one'],
  ['more', 'de', 'noch eins', 'eins'],
  ['part', 'en', 'only the last night', 'all nights'],
  ['part', 'de', 'nur die letzte Nacht', 'alle Nächte'],
  ['restated', 'en', 'I said three', 'I need three'],
  ['restated', 'fr', 'j’ai dit trois', 'je veux trois'],
  ['wrong', 'en', 'wrong room', 'nice room'],
  ['wrong', 'de', 'falsches Zimmer', 'schönes Zimmer'],
] as const)('the cue %s in %s matches “%s”, and not “%s”', (name, code, said, unsaid) => {
  expect(says(said, code).says(name)).toBe(true);
  expect(says(unsaid, code).says(name)).toBe(false);
});

it.each([
  ['en', 'please postpone it by half an hour', 'later'],
  ['de', 'bitte um eine Stunde verschieben', 'later'],
  ['fr', 'repoussez-le d’une heure', 'later'],
  ['en', 'bring it forward by half an hour', 'sooner'],
  ['de', 'bitte eine Stunde vorverlegen', 'sooner'],
  ['en', 'half an hour', 'neither'],
])('%s: “%s”: %s', (code, text, way) => {
  expect(says(text, code).says('postpone')).toBe(way === 'later');
  expect(says(text, code).says('bring_forward')).toBe(way === 'sooner');
});

it.each([
  ['en', 'make it 8', true],
  ['de', 'sagen wir 8', true],
  ['fr', 'disons 8 heures', true],
  ['ja', '8時にして', true],
  ['en', 'it is 8', false],
  ['de', 'es ist 8', false],
])('%s: “%s”: %s', (code, text, isSaid) => expect(says(text, code).says('make_it')).toBe(isSaid));

it.each([
  ['en', 'I hate feathers', true],
  ['en', 'I can’t stand down pillows', true],
  ['de', 'ich hasse Federn', true],
  ['fr', 'je déteste les plumes', true],
  ['en', 'I like feathers', false],
])('%s: “%s” states a dislike: %s', (code, text, isSaid) => expect(says(text, code).says('dislike')).toBe(isSaid));

it.each([
  ['en', 'nuts could kill me', true],
  ['de', 'von Nüssen kann ich sterben', true],
  ['en', 'the steak was killer', false],
])('%s: “%s” mentions a deadly danger: %s', (code, text, isSaid) =>
  expect(says(text, code).says('deadly')).toBe(isSaid),
);

it.each([
  ['rest', 'en', 'only the taxi, cancel the rest', true],
  ['rest', 'de', 'nur das Taxi, den Rest stornieren', true],
  ['rest', 'en', 'I need some rest', false],
  ['keep', 'en', 'keep the taxi', true],
  ['keep', 'en', 'cancel the taxi', false],
  ['move', 'en', 'move it to Sunday', true],
  ['move', 'en', 'bring it on Sunday', false],
  ['somebody', 'en', 'could somebody help', true],
  ['somebody', 'en', 'could you help', false],
  ['somebody_comes', 'en', 'could somebody come up', true],
  ['call_me', 'en', 'call me please', true],
  ['call_me', 'en', 'a taxi please', false],
  ['scorn', 'en', 'this bot is useless', true],
  ['scorn', 'en', 'this bot is great', false],
] as const)('the cue %s in %s is in “%s”: %s', (name, code, text, isSaid) =>
  expect(says(text, code).says(name)).toBe(isSaid),
);

it('a language without cue words for something never matches that cue', () => {
  for (const [name, isSaid] of Object.entries(CUES)) {
    expect(isSaid(' zarp ', 'xx'), name).toBe(false);
    expect(
      PACKS.filter(({ code }) => isSaid('', code)),
      name,
    ).toEqual([]);
  }
});
