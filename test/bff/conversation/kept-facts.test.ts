import { expect, it } from 'vitest';
import { createCalls, engineOver, type RunCall } from '../../../bff/conversation/turn/engine-calls.ts';
import type { House } from '../../../bff/conversation/turn/engine-port.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { NEW_DIALOGUE } from '../../../bff/engine/types.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

const HINTS = { now: new Date('2026-07-01T10:00:00Z'), timezone: 'UTC' };
const WORDS = {
  faqs: [{ id: 'b', question: 'When is breakfast?', answer: 'Breakfast is served from 7:00 to 10:30.' }],
  policies: '',
  specialties: '',
  amenities: [],
};

/** Starts an engine whose worker side can be replaced by a fresh one, and records the messages between both sides. */
function startEngine() {
  const crossed: { stage: string; args: readonly unknown[]; value: unknown }[] = [];
  let calls = createCalls(embeddedEngine);
  const run: RunCall = async (stage, ...args) => {
    const answer: (...given: never) => unknown = calls[stage];
    const value = Reflect.apply(answer, undefined, structuredClone(args));
    crossed.push({ stage, args, value });
    return structuredClone(value) as ReturnType<(typeof calls)[typeof stage]>;
  };
  const engine = engineOver(run, embeddedEngine, async () => undefined);
  return {
    engine,
    crossed,
    renew() {
      calls = createCalls(embeddedEngine);
    },
  };
}

function houseOf(revision: string): House {
  return { propertyId: 'prp_1', revision, load: async () => WORDS };
}

const message = { text: 'When is breakfast?', hints: HINTS, dialogue: NEW_DIALOGUE, forModel: false };

it('a house’s facts are sent to the worker once for each revision of its texts', async () => {
  const { engine, crossed } = startEngine();
  const first = await engine.read(message, houseOf('1'));
  expect(first.findings.facts?.length).toBeGreaterThan(0);
  crossed.length = 0;
  const second = await engine.read(message, houseOf('1'));
  expect(second.findings).toEqual(first.findings);
  expect(JSON.stringify(crossed)).not.toContain('breakfast.hours');
  const third = await engine.read(message, houseOf('2'));
  expect(third.findings).toEqual(first.findings);
  expect(third.findings.facts).not.toBe(second.findings.facts);
});

// In a language other than the house's a fact is stated; without facts the house's words are quoted.
const germanMessage = { ...message, text: 'Wann gibt es Frühstück?' };

it('the decision is the same whether the facts are sent, cached or have to be sent again', async () => {
  const { engine, crossed, renew } = startEngine();
  const { understanding, findings } = await engine.read(germanMessage, houseOf('1'));
  const context = {
    ...new EngineGuest().say('hello').context,
    ...findings,
    message: { id: '', text: germanMessage.text },
  };
  crossed.length = 0;
  const named = await engine.decide(understanding, context);
  expect(JSON.stringify(crossed.map(({ args }) => args))).not.toContain('breakfast.hours');
  const given = await engine.decide(understanding, { ...context, facts: [...(context.facts ?? [])] });
  expect(given).toEqual(named);
  renew();
  expect(await engine.decide(understanding, context)).toEqual(named);
  expect((await engine.read(germanMessage, houseOf('1'))).findings).toEqual(findings);
  const without = await engine.decide(understanding, { ...context, facts: [] });
  expect(without.reply).not.toEqual(named.reply);
});
