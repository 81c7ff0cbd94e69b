import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLanguages } from '../../../bff/cli/doctor/read-languages.ts';
import { tryModel } from '../../../bff/cli/doctor/try-model.ts';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';
import {
  type ModelRequest,
  type ModelServer,
  type Script,
  startModelServer,
} from '../../support/engine/model-server.ts';
import { modelSettings } from '../../support/engine/model-turns.ts';

const GERMAN = 'Das Frühstück gibt es von 7:30 bis 10:00 Uhr auf der Terrasse, es kostet 18 Euro.';
const WRONG_HOUR = 'Le petit-déjeuner est servi de 8h30 à 10h00 sur la terrasse et coûte 18 euros.';
const PATIENCE = { firstTokenMs: 300, wholeMs: 2_000 };

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

/** The model's replies: a topic, a sentence in German, one in French with another hour, else an answer. */
function speak({ system, user, stream }: ModelRequest): Script {
  if (!stream) return { text: '{"topic":"parking"}' };
  if (/German/.test(system)) return { text: GERMAN };
  if (/French/.test(system)) return { text: WRONG_HOUR };
  return { text: user.includes('Where can I leave the car?') ? 'Behind the house. [S1]' : 'NO_ANSWER' };
}

const details = async (languages: string[], patience = PATIENCE) =>
  Object.fromEntries(
    (await tryModel(modelSettings(server.baseUrl), languages, fetch, patience)).map(({ name, ok, detail }) => [
      name.replace('language model, ', ''),
      `${ok}: ${detail}`,
    ]),
  );

it('the trial of a model reports the time to the first word, whether a schema is kept, and which languages pass the checks', async () => {
  server.play(speak);
  const told = await details(['en', 'de', 'fr']);
  expect(told['first word']).toMatch(/^true: \d+ ms with 8 entries to read$/);
  expect(told['JSON Schema']).toBe('true: kept');
  expect(told['languages']).toMatch(/^true: 2 of 3 stand the checks, not fr \(ungrounded: numbers\)/);
  expect(server.requests[0]?.user).toContain('S8'); // as many sources as for a guest's question
});

it('the trial says what to do if the model is slow, and reports a schema that is not kept', async () => {
  server.play((request) =>
    request.stream ? { ...speak(request), firstByteMs: 500 } : { text: 'It is about parking.' },
  );
  const told = await details(['de']);
  expect(told['first word']).toMatch(/^false: \d+ ms .*smaller model or a faster machine/);
  expect(told['JSON Schema']).toBe('true: not kept; messages are read less well');
});

it('the trial reports whether a second reader tells true from untrue sentences, and names its errors', async () => {
  const claims = async (verdict: (user: string) => string) => {
    server.play((request) => (request.model === 'small' ? { text: verdict(request.user) } : speak(request)));
    const checks = await tryModel(modelSettings(server.baseUrl, { checkModel: 'small' }), ['en'], fetch, PATIENCE);
    const found = checks.find(({ name }) => name.endsWith('second reader'));
    return `${found?.ok}: ${found?.detail}`;
  };
  const good = await claims((user) => (/bowl|not allowed/.test(user) ? 'contradicted' : 'supported'));
  expect(good).toMatch(/^true: small: 4 of 4 right, \d+ ms each$/);
  expect(await claims(() => 'supported')).toMatch(/^false: small: 2 of 4 right.*basket and a bowl/);
  expect((await details(['en']))['second reader']).toBeUndefined();
});

it('the trial reports a failure if no server answers, and never throws', async () => {
  await server.close();
  const told = await details(['de']);
  expect(told['first word']).toMatch(/^false: /);
  expect(told['JSON Schema']).toMatch(/could not be asked/);
  expect(told['languages']).toMatch(/^false: 0 of 1 /);
  expect(JSON.stringify(told)).not.toContain('test-key');
});

it('the trial covers the languages that are named, else all', () => {
  expect(readLanguages('de, fr')).toEqual(['de', 'fr']);
  expect(readLanguages('')).toEqual([...LANGUAGE_CODES]);
  expect(() => readLanguages('de,xx')).toThrow(/xx is no language of ours/);
});
