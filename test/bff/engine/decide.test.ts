import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../bff/engine/decide.ts';
import type { TurnContext } from '../../../bff/engine/types.ts';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Frame } from '../../../shared/domain/frame.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';
import { heard, turn } from '../../support/engine/turns.ts';

describe('a question', () => {
  it('is answered from the hotel’s own entry, with the reason for staff', () => {
    const { decision, reply } = new EngineGuest().say('Where can I park my car?');
    expect(decision.reason).toMatch(/^Answered from FAQ “Where can I park my car\?”, [01]\.\d\d\.$/);
    expect(reply.sources).toMatchObject([{ type: 'faq', label: 'Where can I park my car?' }]);
  });

  it.each([
    ['When can I check in?', '15:00'],
    ['By when do we have to leave the room?', '11:00'],
    ['What is your address?', 'Seegasse 4'],
    ['How much is the city tax?', '3.20 €'],
    ['Can I cancel for free?', '3 days before arrival'],
  ])('is answered from the settings: %s', (question, expected) => {
    expect(new EngineGuest().say(question).reply.text).toContain(expected);
  });

  it('without any answer is handed to staff', () => {
    const { decision, reply } = new EngineGuest().say('Is there a printer I can use?');
    expect(decision.steps).toMatchObject([{ kind: 'handoff', why: 'no_answer' }]);
    expect(reply.sources).toEqual([]);
  });

  it('about two things gets two answers, each from its own entry', () => {
    const { reply } = new EngineGuest().say('Do you have a pool, and what time is breakfast?');
    expect(reply.sources).toHaveLength(2);
    expect(reply.text).toMatch(/no pool[\s\S]*7:00/);
  });

  it('about a booking is not answered before the guest proves that the booking is theirs', () => {
    const { kinds } = new EngineGuest().say('Can you look up my reservation?');
    expect(kinds).toEqual(['verify', 'handoff']);
  });
});

describe('a refusal', () => {
  const refuse = (more: Partial<Frame>) => {
    const frame: Frame = {
      act: 'refuse',
      actConfidence: 0.95,
      topic: null,
      confidence: 0.9,
      attribute: null,
      text: 'no need',
      ...more,
    };
    return decide(heard({ frames: [frame] }), turn('no need, it stopped')).decision.steps;
  };

  it('of something that was never arranged is acknowledged without calling staff', () => {
    expect(refuse({})).toEqual([{ kind: 'smalltalk', act: 'deny' }]);
    expect(refuse({ act: 'cancel', topic: 'pool', confidence: 0.4 })).toEqual([{ kind: 'smalltalk', act: 'deny' }]);
  });

  it.each([
    'Non merci, pas de serviettes',
    'No gracias, sin toallas',
    'Pas de serviettes, merci, et à quelle heure est le dîner ?',
  ])('in polite words orders nothing: %s', (text) =>
    expect(tasks(new EngineGuest().say(text).decision.steps)).toEqual([]),
  );

  it.each(['Forget the towels', 'Vergessen Sie die Handtücher', 'Oubliez les serviettes', 'Olvídese de las toallas'])(
    'of what nobody arranged does not order it: %s',
    (text) => {
      const { steps } = new EngineGuest().say(text).decision;
      expect(steps).toMatchObject([{ kind: 'smalltalk', act: 'deny' }]);
    },
  );

  it.each([
    'Never mind, please cancel my booking',
    'Forget it, cancel my stay',
    'Forget it, we are not coming, please cancel',
    'Vergessen Sie es, bitte stornieren Sie meine Buchung',
    'Oubliez ça, annulez ma réservation',
  ])('in words for giving up does not hide a cancellation of the stay: %s', (text) => {
    const { steps } = new EngineGuest().say(text).decision;
    expect(steps.filter(({ kind }) => kind === 'smalltalk')).toEqual([]);
  });

  it('that also complains reaches a colleague', () => {
    const { steps } = new EngineGuest().say('Forget the towels, it took too long').decision;
    expect(steps).toMatchObject([{ kind: 'handoff', intent: 'complaint' }]);
  });

  it('leaves the question beside it to be answered', () => {
    const { steps } = new EngineGuest().say('Non merci, pas de taxi, mais où est la gare ?').decision;
    expect(steps).toMatchObject([{ kind: 'handoff', intent: 'public_transport' }]);
  });

  it('that is uncertain, or about no service of the hotel, is not treated as a refusal', () => {
    for (const more of [{ actConfidence: 0.8 }, { topic: 'pool' as const }, { act: 'tell' as const }])
      expect(refuse(more)).not.toEqual([{ kind: 'smalltalk', act: 'deny' }]);
  });
});

describe('a request', () => {
  it('for a repair becomes a task at once, and the room is asked for afterwards', () => {
    const guest = new EngineGuest();
    const [step] = tasks(guest.say('My shower is broken').decision.steps);
    expect(step).toMatchObject({ task: { department: 'maintenance', room: null, priority: 'high' }, asksRoom: true });
    expect(tasks(guest.say('204').decision.steps)).toMatchObject([{ act: 'amend', task: { room: '204' } }]);
  });

  it('that names its room does not lead to a question about the room', () => {
    const [step] = tasks(new EngineGuest().say('The toilet in room 112 is blocked').decision.steps);
    expect(step).toMatchObject({ task: { room: '112' }, asksRoom: false });
  });

  it('for towels leads to questions about count and room, and the room is remembered', () => {
    const guest = new EngineGuest();
    expect(guest.say('Can I get fresh towels?').decision.steps).toMatchObject([{ kind: 'clarify', ask: 'quantity' }]);
    expect(guest.say('two').decision.steps).toMatchObject([{ kind: 'clarify', ask: 'room' }]);
    expect(tasks(guest.say('room 305').decision.steps)).toMatchObject([
      { task: { department: 'housekeeping', title: 'Bring towels or linen · 2 ×', room: '305' } },
    ]);
    expect(guest.say('And another pillow please, just one').kinds).toContain('task');
  });

  it('is understood with an hour written 6:45 or 6.45, words behind it', () => {
    for (const text of ['Könnten wir um 6:45 geweckt werden? Zimmer 118', 'Kunnen we om 6.45 gewekt worden? Kamer 118'])
      expect(tasks(new EngineGuest().say(text).decision.steps)).toMatchObject([{ task: { kind: 'wake_up_call' } }]);
  });

  it('for a wake-up call leads to a question about the time', () => {
    const guest = new EngineGuest();
    expect(guest.say('I need a wake-up call').decision.steps).toMatchObject([{ kind: 'clarify', ask: 'time' }]);
    guest.say('at 6:30');
    expect(tasks(guest.say('204').decision.steps)).toMatchObject([{ task: { title: 'Wake-up call · at 06:30' } }]);
  });

  it('is dropped when the guest answers the follow-up question with no', () => {
    const guest = new EngineGuest();
    guest.say('Can I get fresh towels?');
    expect(guest.say('no thanks').kinds).toEqual(['smalltalk']);
    expect(guest.dialogue.pending).toBeNull();
  });

  it('is paused by a new question, which is answered before the open question is asked once more', () => {
    const guest = new EngineGuest();
    guest.say('Can I get fresh towels?');
    expect(guest.say('When is breakfast?').kinds).toEqual(['answer', 'clarify']);
    expect(tasks(guest.say('Is there a sauna?').decision.steps)).toMatchObject([{ intent: 'towels_linen' }]);
  });
});

describe('a hand-off to a person', () => {
  it('happens on request, by words or by button', () => {
    expect(new EngineGuest().say('I want to talk to a person').decision.steps).toMatchObject([
      { kind: 'handoff', why: 'asked_for_human' },
    ]);
    expect(new EngineGuest().say('Talk to reception', 'human').kinds).toEqual(['handoff']);
  });

  it.each([
    'My shower in room 204 is broken, I want to talk to a person',
    'Die Heizung in Zimmer 310 ist kaputt, ich möchte mit jemandem sprechen',
    'El aire acondicionado de la habitación 301 no funciona, quiero hablar con una persona',
    'Prysznic w pokoju 210 jest zepsuty, chcę rozmawiać z człowiekiem',
  ])('happens beside the work that is asked for first: %s', (text) => {
    const { steps } = new EngineGuest().say(text).decision;
    expect(steps).toMatchObject([{ kind: 'task' }, { kind: 'handoff', why: 'asked_for_human' }]);
  });

  it('happens for a complaint, whose cause also becomes a task', () => {
    const { decision } = new EngineGuest().say('The room is dirty, there is hair in the bath. Room 12.');
    expect(decision.steps.map(({ kind }) => kind)).toEqual(['task', 'handoff']);
  });

  it('happens after the second message in a row that the engine does not understand', () => {
    const guest = new EngineGuest();
    expect(guest.say('qwrtz plmk vbnx').decision.steps).toMatchObject([{ kind: 'clarify', ask: 'rephrase' }]);
    expect(guest.say('vbnx plmk qwrtz').decision.steps).toMatchObject([{ why: 'repeated_misunderstanding' }]);
  });

  it('is not announced again while a colleague is on the way', () => {
    const text = 'qwrtz plmk vbnx';
    const { dialogue } = new EngineGuest();
    const wait = (misunderstood: number, history: TurnContext['history']) =>
      new EngineGuest({ conversation: { state: 'waiting', dialogue: { ...dialogue, misunderstood } }, history });
    const historyAt = (at: string) => [{ author: 'ai', text: 'I have reminded our team.', at }] as const;
    expect(wait(0, []).say(text).reply.text).not.toBe('');
    expect(wait(1, historyAt('2026-11-20T14:04:00.000Z')).say(text).reply.text).toBe('');
    expect(wait(1, historyAt('2026-11-20T14:00:00.000Z')).say(text).reply.text).not.toBe('');
  });

  it('happens when the conversations of the hotel’s plan are used up', () => {
    const { decision } = new EngineGuest({ withinPlan: false }).say('When is breakfast?');
    expect(decision.steps).toMatchObject([{ kind: 'handoff', why: 'plan_limit' }]);
  });
});

describe('an emergency', () => {
  it.each([
    'There is a fire in the corridor!',
    'Someone is trying to get into my room',
    'My husband collapsed, he is not breathing',
    'Il y a le feu dans la chambre',
    'Mein Mann ist bewusstlos',
    'Hay un incendio en el pasillo',
    'C’è un incendio in camera',
    '火事です！助けて',
    'هناك حريق في الغرفة',
  ])('is handled before anything else: %s', (text) => {
    const { understanding, decision, reply } = new EngineGuest().say(text);
    expect(understanding.urgency).toBe('emergency');
    expect(decision.steps).toMatchObject([{ kind: 'handoff', why: 'emergency' }]);
    expect(reply.text).toContain('112');
    expect(reply.text).toContain('+498382550140');
  });

  it.each([
    'I have a headache, where is the next pharmacy?',
    'My phone is dying',
    'Can I smoke in my room?',
    'Do you have a fireplace?',
  ])('is not detected in: %s', (text) => {
    expect(new EngineGuest().say(text).understanding.urgency).not.toBe('emergency');
  });
});

it('decide never throws and always returns a decision, whatever the guest writes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { minLength: 1, maxLength: 4 }), (lines) => {
      const guest = new EngineGuest();
      for (const line of lines) expect(guest.say(line).reply.language).not.toBe('');
    }),
    { numRuns: 60, seed: 20_261_126 },
  );
}, 120_000); // random letters make half of the languages ready

function tasks(steps: readonly DecisionStep[]) {
  return steps.filter((step) => step.kind === 'task');
}
