import { expect, it } from 'vitest';
import { applyFrames, nameActs } from '../../../../bff/engine/reading/apply-frames.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';
import type { Act, Frame, Topic } from '../../../../shared/domain/frame.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const frame = (act: Act, topic: Topic, actConfidence: number, text = 'no towels', confidence = 0.9): Frame => ({
  act,
  topic,
  attribute: null,
  text,
  confidence,
  actConfidence,
});
const apply = (
  frames: Frame[],
  wanted: Intent[],
  more: Partial<Parameters<typeof applyFrames>[2]> = {},
  score = 0.9,
) => {
  const acted = applyFrames(
    frames,
    wanted.map((name) => ({ name, score })),
    {
      negates: (clause) => /\bno\b/.test(clause),
      namesOnly: (clause) => clause === 'towels',
      lacks: false,
      reportsFault: false,
      asksAgain: false,
      isBareNo: false,
      isCorrected: false,
      values: [],
      statesDuration: false,
      ...more,
    },
  );
  return [
    acted.wanted.map(({ name }) => name),
    acted.denied.flatMap(({ name, how }) => (how === 'refused' ? [name] : [])),
    acted.signals,
  ];
};
const REFUSED = [[], ['towels_linen'], []];
const NEITHER = [[], [], []];
const WANTED = [['towels_linen'], [], []];

it.each([
  ['no towels', 0.56, REFUSED],
  ['no towels', 0.41, NEITHER],
  ['no towels', 0.39, WANTED],
  ['towels, we have some', 0.93, REFUSED],
  ['towels, we have some', 0.81, NEITHER],
  ['towels, we have some', 0.79, WANTED],
])('“%s”, classified as a refusal with confidence %s, wants, refuses and signals %j', (text, sure, told) => {
  expect(apply([frame('refuse', 'towels_linen', sure, text)], ['towels_linen'])).toEqual(told);
});

it('an uncertain refusal with a negation withdraws an arranged request', () => {
  const acted = (text: string) =>
    applyFrames([frame('refuse', 'towels_linen', 0.45, text)], [], {
      ...{ negates: (clause: string) => clause.startsWith('no '), namesOnly: () => false, lacks: false },
      ...{
        reportsFault: false,
        asksAgain: false,
        isBareNo: false,
        isCorrected: false,
        values: [],
        statesDuration: false,
      },
    }).denied;
  expect(acted('no towels')).toMatchObject([{ name: 'towels_linen', how: 'doubted' }]);
  expect(acted('towels')).toEqual([]);
});

it('a missing thing is reported and not refused, and “no cleaning” asks for do-not-disturb', () => {
  expect(apply([frame('refuse', 'towels_linen', 0.95)], ['towels_linen'], { lacks: true })).toEqual(WANTED);
  const alone = frame('refuse', 'do_not_disturb', 0.95, 'no cleaning');
  expect(apply([alone], ['do_not_disturb'])).toEqual([['do_not_disturb'], [], []]);
});

it('a negated fault report does not refuse its repair', () => {
  const broken = frame('refuse', 'maintenance', 0.95, 'no work');
  expect(apply([broken], ['maintenance'], { reportsFault: true })).toEqual([['maintenance'], [], []]);
  expect(apply([broken], ['maintenance'])).toEqual([[], ['maintenance'], []]);
});

it('small talk next to an order for the same service does not cancel the order', () => {
  const talk = frame('talk', 'special_occasion', 0.9, 'it is her birthday');
  const order = frame('request', 'special_occasion', 0.5, 'decorate the room');
  expect(apply([talk, order], ['special_occasion'])).toEqual([['special_occasion'], [], []]);
  expect(apply([talk], ['special_occasion'])).toEqual(NEITHER);
});

it('a negation with a number, or with a cancelling word, corrects the arranged request', () => {
  const three = frame('refuse', 'towels_linen', 0.95, 'no 3 towels');
  expect(apply([three], ['towels_linen'], { values: ['3'] })).toEqual(WANTED);
  expect(apply([{ ...three, actConfidence: 0.97 }], ['towels_linen'], { values: ['3'] })).toEqual(REFUSED);
  expect(apply([frame('refuse', 'towels_linen', 0.95)], ['towels_linen'], { isCorrected: true })[1]).toEqual([]);
});

it('a cancelling clause refuses only if it contains a negation', () => {
  expect(apply([frame('cancel', 'towels_linen', 0.9)], ['towels_linen'])).toEqual(REFUSED);
  expect(apply([frame('cancel', 'towels_linen', 0.9, 'towels')], ['towels_linen'])).toEqual(WANTED);
});

it('a request after a refusal counts, and a request before the refusal does not', () => {
  const [no, two] = [frame('refuse', 'towels_linen', 0.9), frame('request', 'towels_linen', 0.75, 'two small ones')];
  expect(apply([no, two], ['towels_linen'])).toEqual(WANTED);
  expect(apply([two, no], ['towels_linen'])).toEqual(REFUSED);
  expect(apply([no, frame('tell', 'towels_linen', 0.95, 'the towels')], ['towels_linen'])).toEqual(WANTED);
  expect(apply([no, frame('tell', 'towels_linen', 0.85, 'the towels')], ['towels_linen'])).toEqual(REFUSED);
});

it('a bare “no need” refuses the thing named before it', () => {
  const own = frame('tell', 'towels_linen', 0.5, 'we have our own towels');
  expect(apply([own, frame('refuse', null, 0.93, 'no need')], ['towels_linen'])).toEqual(NEITHER);
  expect(apply([own, frame('refuse', null, 0.9, 'no need')], ['towels_linen'])).toEqual(WANTED);
});

it('a bare “no need” withdraws requests before it and no request after it', () => {
  const two = frame('request', 'towels_linen', 0.95, 'two towels');
  const no = frame('refuse', null, 0.93, 'no need');
  expect(apply([two, no], ['towels_linen'])).toEqual(NEITHER);
  expect(apply([two, no, two], ['towels_linen'])).toEqual(WANTED);
});

it('a bare noun follows the clause after it', () => {
  const towels = frame('request', 'towels_linen', 0.95, 'towels');
  const own = frame('refuse', 'towels_linen', 0.93, 'sheets we have brought');
  expect(apply([towels, own], ['towels_linen'])).toEqual(REFUSED);
  expect(apply([{ ...towels, text: 'two towels' }, own], ['towels_linen'])).toEqual(REFUSED);
  expect(apply([own, towels], ['towels_linen'])).toEqual(WANTED);
});

it('a thing that is only mentioned, or that most resembles no service of ours, is not a request', () => {
  expect(apply([frame('talk', 'food_order', 0.9, 'a Caesar salad')], ['food_order'])).toEqual(NEITHER);
  expect(apply([frame('ask', 'out_of_scope', 0.9, 'a poem')], ['towels_linen'], {}, 0.59)).toEqual(NEITHER);
  expect(apply([frame('ask', 'out_of_scope', 0.9, 'a poem')], ['towels_linen'], {}, 0.61)).toEqual(WANTED);
});

it.each([
  ['ask', 'follow_up'],
  ['change', 'correction'],
  ['cancel', 'never_mind'],
] as const)('a clause without a topic sets a signal by its act (%s): %s', (act, signal) => {
  expect(apply([frame(act, null, 0.9, 'it')], [])[2]).toEqual([signal]);
  expect(apply([frame(act, null, 0.9, 'it')], ['taxi'])[2]).toEqual([]);
  expect(apply([frame(act, null, 0.9, 'it')], [], { statesDuration: true })[2]).toEqual([]);
  expect(apply([frame(act, null, 0.9, 'it')], [], { asksAgain: true })[2]).toEqual([]);
  expect(apply([frame(act, null, 0.9, 'it', 0.59)], [])[2]).toEqual([]);
});

it('a request to a house about a topic that is mostly information is an order', () => {
  expect(apply([frame('request', 'restaurant', 0.9, 'a table')], ['restaurant'])[2]).toEqual(['order', 'reserve']);
  expect(apply([frame('ask', 'restaurant', 0.9, 'a table')], ['restaurant'])[2]).toEqual([]);
});

const acts = (frames: Frame[], intents: Intent[], concepts: Concept[], unknown: string[] = []) =>
  nameActs(
    frames,
    intents.map((name) => ({ name, score: 0.9 })),
    { concepts: new Set(concepts), unknown },
  ).map(({ name }) => name);

it('a cancelling or changing verb applies to everything named with it', () => {
  const cancels = [frame('cancel', 'taxi', 0.6, 'cancel the taxi')];
  expect(acts(cancels, ['taxi'], ['cancel', 'taxi'])).toEqual(['booking_cancel', 'taxi']);
  expect(acts(cancels, ['taxi'], ['taxi'])).toEqual(['taxi']);
  expect(acts(cancels, ['cancellation_policy'], ['cancel'])).toEqual(['booking_cancel']);
  expect(acts([frame('ask', 'taxi', 0.9)], ['taxi'], ['cancel'])).toEqual(['taxi']);
  expect(acts([], [], ['change'])).toEqual(['booking_change']);
  expect(acts([], [], ['change'], ['blabla'])).toEqual([]);
});

it('a reported fault is a repair request and not a question', () => {
  expect(acts([frame('report', 'wifi', 0.9, 'the wifi is down')], ['wifi'], ['wifi'])).toEqual(['maintenance', 'wifi']);
  expect(acts([frame('ask', 'wifi', 0.9, 'is there wifi')], ['wifi'], ['wifi'])).toEqual(['wifi']);
});

it.each([
  ['en', 'No towels, thanks', false],
  ['de', 'Keine Handtücher, danke', false],
  ['fr', 'Pas de serviettes, merci', false],
  ['en', 'Two towels please', true],
  ['de', 'Wir haben keine Handtücher', true],
])('%s: “%s” requests towels: %s', (code, text, isSo) => {
  const { intents, denied = [] } = new EngineGuest({}, code).say(text).understanding;
  expect(intents.some(({ name }) => name === 'towels_linen')).toBe(isSo);
  expect(denied.some(({ name }) => name === 'towels_linen')).toBe(!isSo);
});

it('a certain topic needs less certainty of a refusal, also without a negation', () => {
  const refusalFrames = (confidence: number) => [
    frame('refuse', 'towels_linen', 0.7, 'towels we have plenty', confidence),
  ];
  expect(apply(refusalFrames(0.99), ['towels_linen'])).toEqual(NEITHER);
  expect(apply(refusalFrames(0.9), ['towels_linen'])).toEqual(WANTED);
});

it('an uncertain request next to a certain refusal is dropped, unless a clause is certainly about it', () => {
  const refusal = frame('refuse', 'breakfast', 0.95, 'no breakfast');
  const framesBeside = (confidence: number) => [refusal, frame('report', 'noise', 0.9, 'we leave early', confidence)];
  expect(apply(framesBeside(0.8), ['noise'], {}, 0.6)[0]).toEqual([]);
  expect(apply(framesBeside(0.95), ['noise'], {}, 0.6)[0]).toEqual(['noise']);
  expect(apply(framesBeside(0.8), ['noise'], {}, 0.8)[0]).toEqual(['noise']);
  const asked = [...framesBeside(0.8), frame('request', 'towels_linen', 0.9, 'two towels')];
  expect(apply(asked, ['towels_linen', 'noise'], {}, 0.6)[0]).toEqual(['towels_linen', 'noise']);
});

it('a bare no withdraws the request, even if it resembles a change', () => {
  expect(apply([frame('change', null, 0.9, 'rather not')], [])[2]).toEqual(['correction']);
  expect(apply([frame('change', null, 0.9, 'rather not')], [], { isBareNo: true })[2]).toEqual(['never_mind']);
});
