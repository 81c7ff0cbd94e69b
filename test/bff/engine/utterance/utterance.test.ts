import { describe, expect, it, vi } from 'vitest';
import { CUES } from '../../../../bff/engine/utterance/cue-words.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { dateOf, says, timeOf } from '../../../support/engine/turns.ts';

describe('an utterance', () => {
  it.each([
    ['en', 'two pillows and a blanket', ['pillow', 'blanket']],
    ['de', 'eine Decke und zwei Kissen', ['blanket', 'pillow']],
    ['en', 'the taxi', []],
  ])('in %s “%s” names these things of a kind, in order: %s', (code, text, things) => {
    expect(says(text, code).thingsOf('pillow_blanket')).toEqual(things);
    expect(says(text, code).names('pillow_blanket')).toBe(things.length > 0);
  });

  it.each([
    ['en', 'the TV and the shower', ['shower', 'tv']],
    ['de', 'die Heizung', ['heating']],
    ['en', 'the towels', []],
  ])('in %s “%s” names these things as possibly broken: %s', (code, text, faulty) => {
    expect(says(text, code).faulty.toSorted()).toEqual(faulty);
  });

  it('returns its own topics and no others', () => {
    const said = says('breakfast tomorrow please');
    expect(said.speaksOf(['breakfast', 'taxi'])).toBe(true);
    expect(said.speaksOf(['taxi'])).toBe(false);
    expect(said.speaksOnlyOf(said.concepts)).toBe(true);
    expect(said.speaksOnlyOf(new Set(['breakfast'] as const))).toBe(false);
    expect(says('breakfast glugglug').speaksOnlyOf(new Set(['breakfast'] as const))).toBe(false);
    expect(says('breakfast glugglug').speaksOnlyOf(new Set(['breakfast'] as const), 1)).toBe(true);
  });

  it.each([
    ['Is there a pool?', true, true],
    ['Υπάρχει πισίνα;', true, false],
    ['A pool? Nice.', false, true],
    ['A pool', false, false],
  ])('“%s” ends in a question mark (%s) or contains one (%s)', (text, ends, holds) => {
    expect(says(text).endsInQuestionMark).toBe(ends);
    expect(says(text).holdsQuestionMark).toBe(holds);
  });

  it.each([
    ['no towels', true],
    ['two towels', false],
  ])('“%s” contains a negation: %s', (text, denies) => expect(says(text).isNegated).toBe(denies));

  it.each([
    ['nein', 'no'],
    ['yes', 'yes'],
    ['yes, and towels', null],
  ])('“%s” is a bare yes or no: %s', (text, answer) => expect(says(text).bareYesOrNo).toBe(answer));

  it('returns its numbers and kinds of things', () => {
    expect([...says('2 towels for 204').numbers]).toEqual([2, 204]);
    expect([says(' 3 ').bareNumber, says('three').bareNumber]).toEqual([3, Number.NaN]);
    expect([...says('vegan, with my dog').kinds].toSorted()).toEqual(['dog', 'vegan']);
    expect(says('my card is ••••').hidesPrivateNumber).toBe(true);
    expect(says('room 204').hidesPrivateNumber).toBe(false);
  });

  it('returns its words, which may be none', () => {
    expect(says('Two  Towels!').words).toEqual(['two', 'towels']);
    expect(says('Two towels!')).toMatchObject({ wordCount: 2, letterCount: 9, isEmpty: false, isWordless: false });
    expect(says('…')).toMatchObject({ wordCount: 0, letterCount: 0, isEmpty: false, isWordless: true });
    expect(says('').isEmpty).toBe(true);
    expect(says('and at 9').beginsWithJoiner).toBe(true);
    expect(says('at 9 and 10').beginsWithJoiner).toBe(false);
  });

  it('returns the words that were typed for a match', () => {
    const said = says('Kann man mit Karte zahlen?', 'de');
    const card = said.reading.found.find(({ concept }) => concept === 'card');
    expect(card && said.typedAt(card)).toContain('Karte');
  });
});

describe('the parts of an utterance are utterances', () => {
  const text = (said: { text: string } | undefined) => said?.text.replace(/\s+/g, ' ').trim();

  it('next to its values, and in a clause next to one of them', () => {
    const said = says('the taxi tomorrow at 9, and two towels');
    const [day, hour] = [dateOf('2026-11-21', 'tomorrow'), timeOf('09:00', 'at 9')];
    expect(text(said.beside([day, hour]))).toBe('the taxi , and two towels');
    expect(text(says('the taxi an hour later. Two towels.').clauseBeside({ text: 'an hour later' }))).toBe('the taxi');
    expect(said.beside([day])).toBe(said.beside([day]));
  });

  it('split by clause and by punctuation mark', () => {
    expect(says('Is there a pool? When is breakfast?').clauses).toHaveLength(2);
    expect(says('not the taxi, the towels').parts.map(text)).toEqual(['not the taxi', 'the towels']);
  });

  it('for the thing that replaces another, and the thing to keep', () => {
    expect(text(says('pillows instead of towels').wantedInstead ?? undefined)).toBe('pillows');
    expect(says('two towels')).toMatchObject({ putsInstead: false, wantedInstead: null });
    expect(text(says('at nine instead').withoutInstead)).toBe('at nine');
    const { kept } = says('cancel all except the taxi');
    expect([text(kept?.goes), text(kept?.stays)]).toEqual(['cancel all', 'the taxi']);
    expect(says('cancel the taxi').kept).toBeNull();
  });

  it('for the text that follows another, and as it is recorded', () => {
    expect(says('how much?').after('the sauna').record).toBe('the sauna\nhow much?');
    expect(says('x'.repeat(2_000)).recordAfter('towels')).toHaveLength(1_000);
  });
});

it('an utterance computes each answer once', () => {
  const { lexicon } = languageFor('en');
  const [read, move] = [vi.spyOn(lexicon, 'read'), vi.spyOn(CUES, 'move')];
  const said = says('move it to Sunday');
  for (const _ of [1, 2, 3]) {
    expect(said.says('move')).toBe(true);
    expect(said.concepts.has('date')).toBe(true);
  }
  expect([read.mock.calls.length, move.mock.calls.length]).toEqual([1, 1]);
  vi.restoreAllMocks();
});
