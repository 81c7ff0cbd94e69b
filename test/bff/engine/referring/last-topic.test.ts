import { describe, expect, it } from 'vitest';
import type { TurnContext } from '../../../../bff/engine/types.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const AFTERNOON = new Date('2026-11-20T14:05:00.000Z');

describe('what was spoken of last', () => {
  it('is what a message that names nothing asks on about', () => {
    const guest = new EngineGuest();
    guest.say('Where can I park my car?');
    expect(guest.dialogue.topic).toMatchObject({ intent: 'parking', words: 'Where can I park my car?' });
    const { decision, reply } = guest.say('how much is it?');
    expect(reply.text).toContain('18');
    expect(decision).toMatchObject({ asksOn: 'Where can I park my car?', reason: expect.stringMatching(/^Asked on/) });
  });

  it('is the newest matter, and a courtesy is none', () => {
    const guest = new EngineGuest();
    for (const line of ['Where can I park my car?', 'When is breakfast?', 'thank you']) guest.say(line);
    expect(guest.dialogue.topic?.intent).toBe('breakfast');
    expect(guest.say('is it open on Sunday too?').reply.text).toContain('11:00');
  });

  it('is no answer by itself: what the entry does not say goes to a colleague', () => {
    const guest = new EngineGuest();
    guest.say('When is breakfast?');
    expect(guest.say('and for children?').decision.steps).toMatchObject([
      { kind: 'handoff', why: 'no_answer', intent: 'breakfast' },
    ]);
  });

  it('is forgotten once it is stale, and with a person who takes over', () => {
    const context: { -readonly [K in keyof TurnContext]?: TurnContext[K] } = { now: AFTERNOON };
    const guest = new EngineGuest(context);
    guest.say('When is breakfast?');
    context.now = new Date(+AFTERNOON + 16 * 60_000);
    expect(guest.say('on Sunday too?').kinds).toEqual(['clarify']);
    guest.say('When is breakfast?');
    guest.say('I want to talk to a person');
    expect(guest.dialogue.topic).toBeNull();
  });

  it('makes no wish twice', () => {
    const guest = new EngineGuest();
    guest.say('Two towels for room 204 please');
    expect(guest.say('how much is it?').kinds).toEqual(['handoff']);
  });

  it('is left alone by a message that names its own matter, or none of ours', () => {
    const guest = new EngineGuest();
    guest.say('When is breakfast?');
    expect(guest.say('grmpf wumpf').kinds).toEqual(['clarify']);
    expect(guest.say('how much is the parking?').reply.text).toContain('18');
  });
});
