import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModelEngine } from '../../../bff/model/engine.ts';
import type { ModelEngine } from '../../../bff/model/types.ts';
import { type ModelServer, type Script, startModelServer } from '../../support/engine/model-server.ts';
import { modelSettings, modelTurn } from '../../support/engine/model-turns.ts';

/**
 * LLM_CHECK_MODEL: a second, small model on the same server decides what the embedded checks leave open. "Wide" is in
 * no source, so the second sentence is left open. A figure that no source has is not left open.
 */
const TRUE = 'You can park in our garage under the house.';
const OPEN = 'Our garage under the house has wide spaces.';
const SAID = `${TRUE} [S1] ${OPEN} [S1] A space in our garage costs 18 € per night. [S1]`;
let server: ModelServer;
let engine: ModelEngine;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  engine = open('small-model');
});

describe('a sentence that the embedded checks leave open', () => {
  it.each([
    ['supported', `${TRUE} ${OPEN} A space in our garage costs 18 € per night.`],
    ['Yes', `${TRUE} ${OPEN} A space in our garage costs 18 € per night.`],
    ['contradicted', `${TRUE} A space in our garage costs 18 € per night.`],
    ['not_said', `${TRUE} A space in our garage costs 18 € per night.`],
    ['No.', `${TRUE} A space in our garage costs 18 € per night.`],
    ['What a lovely garage!', `${TRUE} A space in our garage costs 18 € per night.`],
  ])('is sent or dropped by the second reader’s verdict: %s', async (verdict, text) => {
    play({ text: verdict });
    const { result, deltas } = await ask();
    expect(result).toMatchObject({ kind: 'reply', text, opinions: [{ usage: { model: 'small-model' } }] });
    expect(deltas.length).toBeGreaterThan(0);
    expect(text.startsWith(deltas.join(''))).toBe(true);
  });

  it('is shown to the second reader with the cited entry only: no word of the guest, no other entry', async () => {
    play({ text: 'supported' });
    await ask({ guestText: 'I am in room 204. Where do I leave the car?' });
    const [, asked] = server.requests;
    expect(server.requests).toHaveLength(2);
    expect(asked).toMatchObject({ model: 'small-model', tools: [] });
    expect(asked?.user).toContain(OPEN);
    expect(asked?.user).toContain('entrance on Mill Lane');
    expect(asked?.user).not.toMatch(/204|leave the car|breakfast/i);
  });

  it.each<[string, Script]>([
    ['fails', { status: 500 }],
    ['refuses the key', { status: 401 }],
    ['does not come to a word', { text: 'supported', firstByteMs: 3_000 }],
  ])('is dropped, as without a second reader, if the second reader %s', async (_, script) => {
    engine = open('small-model', { firstTokenMs: 400, wholeMs: 20_000 });
    play(script);
    const { result } = await ask();
    expect(result).toMatchObject({
      kind: 'reply',
      text: `${TRUE} A space in our garage costs 18 € per night.`,
      dropped: ['unsaid'],
    });
  });

  it('is dropped without a call if no second reader is set up', async () => {
    engine = open(null);
    play({ text: 'supported' });
    const { result } = await ask();
    expect(result).toMatchObject({
      kind: 'reply',
      text: `${TRUE} A space in our garage costs 18 € per night.`,
      dropped: ['unsaid'],
    });
    expect(server.requests).toHaveLength(1);
  });
});

it.each([
  ['a figure', 'A wide space in our garage costs 12 € per night. [S1]', 'sum'],
  ['a deed', 'I have reserved a wide space in our garage for you. [S1]', 'act'],
  ['a promise', 'A wide space in our garage is free of charge. [S1]', 'promise'],
  ['a name', 'Our garage has wide spaces, says Berta Kanari. [S1]', 'name'],
  ['a link', 'Our garage has wide spaces: park.example/pay [S1]', 'link'],
])('%s is never shown to the second reader: the sentence is dropped', async (_, text, fault) => {
  server.play(({ model }) => ({ text: model === 'small-model' ? 'supported' : `${TRUE} [S1] ${text}` }));
  const { result } = await ask();
  expect(result).toMatchObject({ kind: 'reply', text: TRUE });
  expect(result.kind === 'reply' ? result.dropped : []).toContain(fault);
  expect(server.requests).toHaveLength(1);
});

function open(checkModel: string | null, patience = { firstTokenMs: 20_000, wholeMs: 20_000 }): ModelEngine {
  const world = { fetch: globalThis.fetch, clock: () => new Date(), log: { warn: () => {} }, patience };
  return createModelEngine(modelSettings(server.baseUrl, { checkModel }), world);
}

/** The first model says all three sentences; the second follows the script. */
function play(second: Script): void {
  server.play(({ model }) => (model === 'small-model' ? second : { text: SAID }));
}

async function ask(change: Parameters<typeof modelTurn>[0] = {}) {
  const deltas: string[] = [];
  const result = await engine.rewrite(modelTurn(change), (text) => deltas.push(text), new AbortController().signal);
  return { result, deltas };
}
