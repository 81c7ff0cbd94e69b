import { describe, expect, it } from 'vitest';
import { keepTopic, planFollowUp } from '../../../../bff/engine/referring/last-topic.ts';
import { NEW_DIALOGUE, type TurnContext } from '../../../../bff/engine/types.ts';
import type { DecisionStep } from '../../../../shared/domain/decision.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { countOf, heard, matchFor, turn } from '../../../support/engine/turns.ts';

const AFTERNOON = new Date('2026-11-20T14:05:00.000Z');

describe('the previous topic of a conversation', () => {
  it('is meant by a follow-up question that names no topic', () => {
    const guest = new EngineGuest();
    guest.say('Where can I park my car?');
    expect(guest.dialogue.topic).toMatchObject({ intent: 'parking', words: 'Where can I park my car?' });
    const { decision, reply } = guest.say('how much is it?');
    expect(reply.text).toContain('18');
    expect(decision).toMatchObject({ asksOn: 'Where can I park my car?', reason: expect.stringMatching(/^Asked on/) });
  });

  it('is the newest topic, and courtesies do not replace it', () => {
    const guest = new EngineGuest();
    for (const line of ['Where can I park my car?', 'When is breakfast?', 'thank you']) guest.say(line);
    expect(guest.dialogue.topic?.intent).toBe('breakfast');
    expect(guest.say('is it open on Sunday too?').reply.text).toContain('11:00');
  });

  it('does not answer a question that its entry does not answer: a colleague does', () => {
    const guest = new EngineGuest();
    guest.say('When is breakfast?');
    expect(guest.say('and for children?').decision.steps).toMatchObject([
      { kind: 'handoff', why: 'no_answer', intent: 'breakfast' },
    ]);
  });

  it('expires after a while and when a person takes over', () => {
    const context: { -readonly [K in keyof TurnContext]?: TurnContext[K] } = { now: AFTERNOON };
    const guest = new EngineGuest(context);
    guest.say('When is breakfast?');
    context.now = new Date(+AFTERNOON + 16 * 60_000);
    expect(guest.say('on Sunday too?').kinds).toEqual(['clarify']);
    guest.say('When is breakfast?');
    guest.say('I want to talk to a person');
    expect(guest.dialogue.topic).toBeNull();
  });

  it('does not cause a second request', () => {
    const guest = new EngineGuest();
    guest.say('Two towels for room 204 please');
    expect(guest.say('how much is it?').kinds).toEqual(['handoff']);
  });

  it('is not used for a message with a topic of its own or a nonsense message', () => {
    const guest = new EngineGuest();
    guest.say('When is breakfast?');
    expect(guest.say('grmpf wumpf').kinds).toEqual(['clarify']);
    expect(guest.say('how much is the parking?').reply.text).toContain('18');
  });
});

describe('a near answer in the dialogue', () => {
  const source = {
    type: 'faq' as const,
    id: 'faq_x',
    label: 'Boat trip',
    quote: 'The boat is 25 € per person.',
    language: 'en',
  };
  const near = { kind: 'answer' as const, intent: null, sources: [{ ...source, score: 0.3 }] };
  const handOff = (intent: Intent | null) =>
    ({ kind: 'handoff', why: 'no_answer', department: 'front_desk', intent }) as const;
  const keepTopicOf = (steps: DecisionStep[]) =>
    keepTopic({ steps, reasons: [], dialogue: NEW_DIALOGUE }, heard(), turn('is there a boat?', { now: AFTERNOON }));

  it('is the topic of follow-up questions, unless the hand-off beside it has a topic', () => {
    expect(keepTopicOf([near, handOff(null)])).toMatchObject({ entries: ['faq_x'] });
    expect(keepTopicOf([near, handOff('pool')])).toMatchObject({ intent: 'pool' });
    expect(keepTopicOf([near, handOff('pool')])).not.toHaveProperty('entries');
  });

  it('is computed for a number of guests with the same certainty as before', () => {
    const topic = { intent: null, words: 'is there a boat?', entries: ['faq_x'], until: '2026-11-20T14:15:00.000Z' };
    const match = matchFor({ question: 'Boat trip', answer: source.quote, intents: [], score: 0.05 });
    const said = heard({
      entities: [countOf(3)],
      frames: [{ act: 'ask', actConfidence: 0.7, topic: null, confidence: 0.9, attribute: null, text: 'for 3 then?' }],
    });
    const ask = (text: string) =>
      planFollowUp(said, turn(text, { now: AFTERNOON, facts: [], faqMatches: [match] }), { ...NEW_DIALOGUE, topic });
    const [step] = ask('for 3 then?')?.steps ?? [];
    expect(step).toMatchObject({ kind: 'answer', sources: [{ id: 'faq_x' }] });
    expect(step?.kind === 'answer' && step.sources[0]).not.toHaveProperty('score');
  });
});
