import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { decide } from '../../../bff/engine/decide.ts';
import type { TurnContext, UnderstandHints } from '../../../bff/engine/types.ts';
import { asks } from '../../../bff/engine/wishes/join-plans.ts';
import type { Stay } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

const CODE = '12345678';
/** Lines that start, answer, leave, correct and withdraw every request of the engine. */
const LINES = [
  'Could we get some fresh towels?',
  'Please wake me tomorrow',
  'A taxi please',
  '2',
  'at 7:30',
  'room 204',
  'yes please',
  'no thank you',
  'no, three',
  'never mind',
  'the same for tomorrow',
  'When is breakfast?',
  'My shower is broken and I need two pillows',
  'Which room am I in?',
  'LH-48213',
  'I want to talk to a person',
  'There is a fire!',
  'grmpf',
  'how much is it?',
  'on Sunday too?',
  'and for children?',
  'please cancel',
  'Can I get an invoice with my company address?',
  'What is my balance?',
  'two towels and three pillows for 204',
  'no, three for room 205',
  'Could I have a late check-out?',
  'When do I have to check out?',
  'yes, and when is breakfast?',
  'send a new code',
  'I would like to stay one more night',
  'ok',
  'I see, thanks',
  'ok no',
  'ok, too much',
  'yes, if it is free',
  'perfect!',
  'cancel that',
  'I want to cancel my booking',
  'bye',
  'thanks a lot',
  'my wife fainted',
  CODE,
];
/** The result of a proof in a message, and the level of access after it. */
const ATTEMPTS: readonly TurnContext['access']['attempt'][] = [null, null, 'opened', 'failed'];
const STAY: Stay = {
  id: 'res_1',
  level: 'booking',
  checkIn: '2026-11-19',
  checkOut: '2026-11-22',
  nights: 3,
  roomType: 'Double room',
  inclusions: [],
  confirmationNumber: 'LH48213',
  state: 'checked_in',
  room: '204',
  balance: null,
  persons: 2,
};
const LATE_CHECKOUT_OFFER: TurnContext['offers'][number] = {
  id: 'ofr_1',
  kind: 'late_check_out',
  names: { en: 'Late check-out' },
  price: { amount: '25.00', currency: 'EUR' },
  unit: 'stay',
  rule: { topics: ['check_out_time'], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] },
  department: 'front_desk',
  onRequest: false,
  made: 'never',
  acceptedFor: [],
};
const WALK_TURNS = fc.record({
  line: fc.constantFrom(...LINES),
  attempt: fc.constantFrom(...ATTEMPTS),
  /** Taps a quick reply if there is one; 0 is the newest. */
  taps: fc.option(fc.nat(5)),
  /** What happens before the line: minutes that pass, or a notice of the hotel, such as that work is done. */
  minutes: fc.constantFrom(0, 0, 0, 20, 45),
  notice: fc.constantFrom(false, false, false, true),
});
/** The time in which a yes to a question about money or a stay counts. */
const YES_WITHIN_MINUTES = 30;
const WALKS = 150;

it('decide returns the same for the same input, and changes no part of its input', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 8 }), (lines) => {
      const guest = new EngineGuest(
        { access: { method: 'code', limited: false, attempt: null } },
        undefined,
        understandOnce,
      );
      for (const line of lines) {
        const { understanding, context, decision, dialogue } = guest.say(line);
        const frozen = freeze(structuredClone(context));
        const again = decide(freeze(structuredClone(understanding)), frozen);
        expect(again).toEqual({ decision, dialogue });
      }
    }),
    { numRuns: WALKS, seed: 20_261_121 },
  );
});

it('decide asks one question at a time and limits the number of questions that wait', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 20 }), (lines) => {
      const guest = new EngineGuest({}, undefined, understandOnce);
      for (const line of lines) {
        const { decision, dialogue } = guest.say(line);
        const asked = decision.steps.filter((step) => step.kind === 'clarify');
        expect(asked.length).toBeLessThanOrEqual(1);
        expect(dialogue.queue.length).toBeLessThanOrEqual(8);
      }
    }),
    { numRuns: WALKS, seed: 20_261_122 },
  );
});

it('decide books only after a yes to that very question, asks for no proof that exists, and offers nothing after a no', () => {
  fc.assert(
    fc.property(fc.array(WALK_TURNS, { minLength: 1, maxLength: 14 }), (moves) => {
      const context: { -readonly [K in keyof TurnContext]?: TurnContext[K] } = { offers: [LATE_CHECKOUT_OFFER] };
      const guest = new EngineGuest(context, undefined, understandOnce);
      const shown: string[] = [];
      /** The quick replies under the house's newest message, and how old it is. */
      let newest: { replies: string[]; minutes: number } = { replies: [], minutes: 0 };
      let now = Date.parse('2026-11-20T14:05:00.000Z');
      for (const { line, attempt, taps, minutes, notice } of moves) {
        const before = guest.dialogue;
        now += minutes * 60_000;
        context.now = new Date(now);
        newest = notice ? { replies: [], minutes: 0 } : { ...newest, minutes: newest.minutes + minutes };
        if (notice) guest.asked = null;
        const choice = taps === null ? undefined : shown.at(-1 - taps);
        const tried = choice === undefined && line === CODE && before.pending?.kind === 'verify' ? attempt : null;
        if (tried === 'opened') context.stays = [STAY];
        context.access = { method: 'code', limited: false, attempt: tried };
        const { decision, dialogue, reply } = guest.say(choice === undefined ? line : 'Yes', choice);
        const offers = decision.steps.filter((step) => step.kind === 'offer');
        for (const { act } of offers) {
          if (act !== 'booked' && act !== 'declined') continue;
          expect(before.pending).toMatchObject({ kind: 'confirm', wish: { offerId: LATE_CHECKOUT_OFFER.id } });
        }
        const question = choice?.split('#')[1];
        if (question !== undefined && Number(question) !== before.pending?.id)
          // The question is asked again, or repeated if nothing is open. Nothing is done.
          expect(decision.steps.map((step) => (step.kind === 'smalltalk' ? step.act : step.kind))).toEqual([
            expect.stringMatching(/^(clarify|verify|repeat)$/),
          ]);
        for (const { act, wish } of offers) {
          if (act === 'made')
            expect(context.offers?.[0]?.made === 'declined' && wish.intent === 'check_out_time').toBe(false);
          if (act === 'declined') context.offers = [{ ...LATE_CHECKOUT_OFFER, made: 'declined' }];
          if (act === 'booked') context.offers = [{ ...LATE_CHECKOUT_OFFER, acceptedFor: [STAY.id] }];
        }
        const confirmed = decision.steps.filter(
          (step) => step.kind === 'task' && step.act === 'new' && CONFIRMED.has(step.intent),
        );
        if (confirmed.length > 0)
          expect([before.pending, ...before.queue].some((one) => one?.kind === 'confirm')).toBe(true);
        // The cause is a plain yes or a tapped one.
        if (confirmed.length > 0 || offers.some(({ act }) => act === 'booked' || act === 'requested'))
          expect(choice === undefined ? line : choice.split('#')[0]).toMatch(/^(yes please|affirm)$/);
        // It answers the hotel's last question, which is recent: no greeting, alarm or notice comes between.
        if (confirmed.length > 0 || offers.some(({ act }) => act === 'booked' || act === 'requested')) {
          expect(newest.replies).toContain(`affirm#${before.pending?.id}`);
          expect(newest.minutes).toBeLessThanOrEqual(YES_WITHIN_MINUTES);
        }
        newest = { replies: (reply.quickReplies ?? []).map(({ value }) => value), minutes: 0 };
        if (decision.steps.some((step) => step.kind === 'handoff' && step.why === 'emergency'))
          expect([dialogue.pending, ...dialogue.queue]).toEqual([null]);
        if (tried === 'opened') expect(decision.steps[0]).toMatchObject({ kind: 'verify', act: 'opened' });
        if (decision.steps.some(asks) && dialogue.pending !== null) expect(decision.question).toBe(dialogue.pending.id);
        expect(dialogue.questions).toBeGreaterThanOrEqual(before.questions);
        shown.push(...(reply.quickReplies ?? []).map(({ value }) => value));
      }
    }),
    { numRuns: WALKS, seed: 20_261_123 },
  );
});

/** Parts of an answer, by language: a yes, words that may accompany it, and words that cancel it. */
const PIECES: Record<string, { yes: string[]; beside: string[]; none: string[] }> = {
  en: {
    yes: ['yes', 'yes please', 'sure', 'absolutely'],
    beside: ['ok', 'please', 'thank you'],
    none: ['no', 'not now', 'I will ask my wife', 'if it is free', 'too much', 'maybe', 'cancel that', 'how much?'],
  },
  de: {
    yes: ['ja', 'ja gerne', 'ja bitte'],
    beside: ['ok', 'danke'],
    none: ['nein', 'doch nicht', 'verstehe', 'zu teuer', 'vielleicht', 'wenn es kostenlos ist', 'ich überlege es mir'],
  },
  fr: {
    yes: ['oui', 'oui avec plaisir'],
    beside: ['ok', 'merci'],
    none: ['non', 'pas maintenant', 'je vois', 'c’est cher', 'peut-être', 'si c’est gratuit', 'je vais réfléchir'],
  },
  ja: { yes: ['はい'], beside: ['どうも'], none: ['いいえ', 'わかりました', '高いですね', '考えておきます'] },
};
const piece = fc.constantFrom(...Object.keys(PIECES)).chain((language) => {
  const { yes = [], beside = [], none = [] } = PIECES[language] ?? {};
  return fc.record({
    language: fc.constant(language),
    parts: fc.array(fc.constantFrom(...yes, ...beside, ...none), { minLength: 1, maxLength: 3 }),
  });
});

it('decide charges a guest or changes a stay only after a plain yes, whatever else the guest says', () => {
  const openings = [
    'Could I have a late check-out?',
    'I would like to stay one more night',
    'I want to cancel my booking',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...openings), piece, (opening, { language, parts }) => {
      const guest = new EngineGuest({ offers: [LATE_CHECKOUT_OFFER], stays: [STAY] }, undefined, understandOnce);
      expect(guest.say(opening).dialogue.pending?.kind).toBe('confirm');
      const text = parts.join(', ');
      const isBought = guest
        .say(text)
        .decision.steps.some(
          (step) =>
            (step.kind === 'offer' && (step.act === 'booked' || step.act === 'requested')) ||
            (step.kind === 'task' && step.act === 'new'),
        );
      const { yes = [], none = [] } = PIECES[language] ?? {};
      const isPlain = parts.some((part) => yes.includes(part)) && !parts.some((part) => none.includes(part));
      if (isBought) expect([text, isPlain]).toEqual([text, true]);
    }),
    { numRuns: WALKS, seed: 20_261_124 },
  );
});

/** What may happen between a question and a yes. */
const BETWEEN: readonly (string | { minutes: number } | 'notice')[] = [
  'notice',
  { minutes: 20 },
  { minutes: 31 },
  'bye',
  'thanks',
  'Hi',
  'Vielen Dank',
  'my wife fainted',
  'there is a fire in the kitchen',
  'grmpf',
  'When is breakfast?',
  'yes',
];

it('decide accepts a yes, typed or tapped, only for the last recent question; otherwise it asks once more, then drops it', () => {
  const openings = [
    'Could I have a late check-out?',
    'Could I get a taxi tomorrow at 8?',
    'I want to cancel my booking',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...openings),
      fc.array(fc.constantFrom(...BETWEEN), { maxLength: 3 }),
      fc.boolean(),
      (opening, between, isTapped) => {
        const context = { offers: [LATE_CHECKOUT_OFFER], stays: [STAY], now: new Date('2026-11-20T14:05:00.000Z') };
        const guest = new EngineGuest(context, undefined, understandOnce);
        const first = guest.say(opening);
        const yes = first.reply.quickReplies?.[0]?.value;
        let newest = { replies: [yes], at: +context.now };
        let done = 0;
        for (const next of [...between, 'yes!' as const]) {
          const open = guest.dialogue.pending;
          if (next === 'notice') {
            guest.asked = null;
            newest = { replies: [], at: +context.now };
          } else if (typeof next === 'object') context.now = new Date(+context.now + next.minutes * 60_000);
          else {
            const { decision, reply } = guest.say(next, next === 'yes!' && isTapped ? yes : undefined);
            const settled = decision.steps.some(
              (step) =>
                (step.kind === 'offer' && step.act === 'booked') || (step.kind === 'task' && step.act === 'new'),
            );
            if (settled) {
              done += 1;
              expect(newest.replies).toContain(`affirm#${open?.id}`);
              expect(+context.now - newest.at).toBeLessThanOrEqual(YES_WITHIN_MINUTES * 60_000);
            }
            newest = { replies: (reply.quickReplies ?? []).map(({ value }) => value), at: +context.now };
          }
        }
        expect(done).toBeLessThanOrEqual(1);
        if (between.every((next) => typeof next === 'object' && next.minutes < 31) && between.length < 2)
          expect([opening, done]).toEqual([opening, 1]);
      },
    ),
    { numRuns: 2 * WALKS, seed: 20_261_126 },
  );
});

/** Requests that cost money or change a booking. */
const CONFIRMED: ReadonlySet<string> = new Set(['extend_stay', 'booking_change', 'booking_cancel']);

/** The understanding of each line. The walks repeat a few dozen lines thousands of times, and they test only decide. */
const understood = new Map<string, Understanding>();

/** Understands each line once. Writing to the shared result throws. */
function understandOnce(text: string, hints: UnderstandHints): Understanding {
  const key = JSON.stringify([text, hints]);
  const known = understood.get(key) ?? freeze(embeddedEngine.understand(text, hints));
  understood.set(key, known);
  return known;
}

/** Freezes a value deeply, so that writing to it throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
