import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDryRun } from '../../../../bff/conversation/turn/ask.ts';
import { inProcess } from '../../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../../bff/embedded-engine.ts';
import { textHash } from '../../../../bff/knowledge/text-hash.ts';
import { createModelEngine } from '../../../../bff/model/engine.ts';
import { listTextTranslations, saveTextTranslations } from '../../../../bff/store/house/text-translations.ts';
import { type ModelServer, startModelServer } from '../../../support/engine/model-server.ts';
import { modelSettings } from '../../../support/engine/model-turns.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** The hotel's texts in other languages over HTTP; the embedded engine uses them in its answers. */
const PATH = '/api/knowledge/translations';
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar', 'ja', 'zh-Hans'];
const BIKES = {
  question: 'Do you rent bicycles?',
  answer: 'Our friend Paul lends e-bikes in the yard, 25 € a day. Helmets are not included.',
};
const RADER = 'Unser Freund Paul verleiht im Hof E-Bikes, 25 € am Tag. Helme sind nicht inbegriffen.';
const INFO = { checkIn: '15:00', checkOut: '11:00', policies: 'No smoking. Quiet after 22:00.', specialties: '' };

let server: HttpServer;
let model: ModelServer;
let key = '';
let bikes = '';

beforeAll(async () => {
  model = await startModelServer();
  server = await startHttpServer({
    engine: inProcess(embeddedEngine),
    ask: (id, question) => askDryRun(server.deps, id, question),
  });
  ({ key } = await register(server, 'texts@house.example'));
  await teach([BIKES]);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { key, ...(body === undefined ? {} : { body }) });
const put = (id: string, language: string, body: object) => call('PUT', `${PATH}/${id}/${language}`, body);
const file = async (ending: string, language = '') =>
  (await call('GET', `${PATH}.${ending}${language === '' ? '' : `?language=${language}`}`)).body as string;
const send = (ending: string, raw: string) =>
  server.call('POST', `${PATH}.${ending}`, {
    key,
    raw,
    headers: { 'content-type': ending === 'csv' ? 'text/csv' : 'application/xliff+xml' },
  });
const ask = async (text: string, language: string): Promise<string> =>
  (await call('POST', '/api/ai/ask', { text, language })).body.reply.text;

async function teach(faqs: readonly object[], info: object = INFO) {
  const { body } = await call('PUT', '/api/ai/training', { propertyInfo: info, faqs });
  bikes = body.faqs[0].id;
  return body.faqs as { id: string; question: string; answer: string }[];
}

describe('a translation', () => {
  it('is sent to guests of its language in place of a quotation', async () => {
    const question = 'Kann ich bei Ihnen Fahrräder mieten?';
    expect(await ask(question, 'de')).toContain(BIKES.answer);
    const written = { text: RADER, question: 'Verleihen Sie Fahrräder?' };
    expect(await put(bikes, 'de', written)).toMatchObject({ status: 200, body: { ...written, status: 'written' } });
    expect(await call('GET', `${PATH}/${bikes}/de`)).toMatchObject({ body: written });
    expect(await ask(question, 'de')).toBe(RADER);
  });

  it('is not used after its original changed, until staff have reviewed it', async () => {
    await put(bikes, 'de', { text: RADER });
    await teach([{ id: bikes, ...BIKES, answer: BIKES.answer.replace('25', '27') }]);
    expect((await call('GET', `${PATH}/${bikes}/de`)).body.status).toBe('outdated');
    expect(await ask('Kann ich bei Ihnen Fahrräder mieten?', 'de')).not.toContain('25');
    expect(await put(bikes, 'de', { text: RADER })).toMatchObject({ status: 422 });
    const again = await put(bikes, 'de', { text: RADER.replace('25', '27'), status: 'reviewed' });
    expect(again.body.status).toBe('reviewed');
    await teach([{ id: bikes, ...BIKES }]);
  });

  it('of the house’s rules is used too, sentence by sentence', async () => {
    const rules = { text: 'Rauchen ist nicht erlaubt. Ab 22:00 ist Ruhe.' };
    expect(await put('policies', 'de', rules)).toMatchObject({ status: 200 });
    expect(await ask('Darf man bei Ihnen rauchen?', 'de')).toContain('Rauchen ist nicht erlaubt.');
  });

  it('is deleted with its entry', async () => {
    const [first, second] = await teach([
      { id: bikes, ...BIKES },
      { question: 'Is there a sauna?', answer: 'No.' },
    ]);
    await put(second?.id ?? '', 'de', { text: 'Nein.' });
    await teach([{ ...first }]);
    expect(await file('csv', 'de')).not.toContain('Nein.');
    expect(await call('GET', `${PATH}/${second?.id}/de`)).toMatchObject({ status: 404 });
    expect((await call('GET', `${PATH}/policies/de`)).status).toBe(200);
  });

  it.each([
    ['another figure', RADER.replace('25', '26'), 'figures'],
    ['no figure', RADER.replace('25 €', 'wenig'), 'figures'],
    ['no “not”', RADER.replace('nicht ', ''), 'negation'],
    ['hardly anything', 'Ja.', 'length'],
  ])('with %s is refused', async (_, text, code) => {
    expect(await put(bikes, 'de', { text })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/text', code }] },
    });
  });

  it('that a person confirmed is stored despite a failed check, but never with a different number', async () => {
    expect((await put(bikes, 'de', { text: RADER.replace('nicht inbegriffen', 'extra'), sure: true })).status).toBe(
      200,
    );
    expect((await put(bikes, 'de', { text: RADER.replace('25', '26'), sure: true })).status).toBe(422);
  });

  it('into the original’s language, or without a language, is refused', async () => {
    expect(await put(bikes, 'en', { text: BIKES.answer })).toMatchObject({ status: 422 });
    expect(await put(bikes, 'xx', { text: BIKES.answer })).toMatchObject({ status: 422 });
  });
});

describe('the list of translations', () => {
  it('shows each text with its translation, page by page', async () => {
    await put(bikes, 'de', { text: RADER });
    const { body } = await call('GET', `${PATH}?language=de&limit=1`);
    expect(body.items).toMatchObject([{ id: bikes, language: 'en', translation: { text: RADER, status: 'written' } }]);
    const next = await call('GET', `${PATH}?language=de&limit=1&cursor=${body.nextCursor}`);
    expect(next.body).toMatchObject({ items: [{ id: 'policies', question: '' }], nextCursor: null });
  });

  it('shows only missing or outdated translations, on every page', async () => {
    const [, pool, lift] = await teach([
      { id: bikes, ...BIKES },
      { question: 'Is there a pool?', answer: 'No.' },
      { question: 'Is there a lift?', answer: 'Yes.' },
    ]);
    await put(bikes, 'de', { text: RADER });
    await put(lift?.id ?? '', 'de', { text: 'Ja.', status: 'outdated' });
    const missing = async (query = '') =>
      (await call('GET', `${PATH}?language=de&missing=true&limit=1${query}`)).body as {
        items: { id: string }[];
        nextCursor: string | null;
      };
    const first = await missing();
    expect(first.items.map(({ id }) => id)).toEqual([pool?.id]);
    expect((await missing(`&cursor=${first.nextCursor}`)).items.map(({ id }) => id)).toEqual([lift?.id]);
    await teach([{ id: bikes, ...BIKES }]);
  });
});

describe.each([['csv'], ['xlf']])('a file for translators (%s)', (ending) => {
  it('is imported with its translations, and lines that fail the check are refused', async () => {
    await teach([
      { id: bikes, ...BIKES },
      { question: 'Is there a safe?', answer: 'There are 3 safes,\n"small" & <dry>.' },
    ]);
    await put(bikes, 'de', { text: RADER });
    const out = await file(ending, 'de,fr');
    const wrong = out.replace(RADER, RADER.replace('25', '26'));
    const line = wrong.slice(0, wrong.indexOf('26 €')).split('\n').length;
    expect((await send(ending, wrong)).body).toMatchObject({
      imported: 0,
      refused: [{ line, id: bikes, language: 'de', code: 'figures', detail: expect.stringContaining('25') }],
    });
    const lost = out.replace(RADER, RADER.replace('nicht ', ''));
    expect((await send(ending, lost)).body.refused).toMatchObject([{ line, code: 'negation' }]);
    const better = out.replace(RADER, RADER.replace('Unser Freund', 'Mein Freund'));
    expect((await send(ending, better)).body).toMatchObject({ imported: 1, refused: [] });
    expect((await call('GET', `${PATH}/${bikes}/de`)).body.text).toContain('Mein Freund');
    expect((await send(ending, better)).body).toMatchObject({ imported: 0, unchanged: expect.any(Number) });
  });

  it('is refused if it is not valid', async () => {
    expect(await send(ending, 'hello')).toMatchObject({ status: 422 });
    expect(
      await server.call('POST', `${PATH}.${ending}`, { key, raw: 'x', headers: { 'content-type': 'text/plain' } }),
    ).toMatchObject({
      status: 415,
    });
  });

  it('of 500 entries in 10 languages is exported and imported without loss', async () => {
    const { db, writer } = server.deps;
    const empty = () => writer.write((trx) => trx.deleteFrom('textTranslation').execute());
    await empty();
    const entries = Array.from({ length: 500 }, (_, index) => ({
      question: `Question ${index}, "quoted" & <marked> &lt;?`,
      answer: `Answer ${index}:\nfirst line, second; third\ttab &amp; ]]>.`,
    }));
    const stored = await teach(entries, { ...INFO, policies: '' });
    const { propertyId = '' } = (await db.selectFrom('faq').select('propertyId').executeTakeFirst()) ?? {};
    const statuses = ['written', 'machine', 'reviewed'] as const;
    const made = LANGUAGES.flatMap((language) =>
      stored.map(({ id, question, answer }, index) => ({
        propertyId,
        textId: id,
        language,
        question: `Q ${language} ${index} „é漢ع“?`,
        text: ` =A ${language} ${index}:\n"x", y;\tz — é漢ع & <b> &amp; &apos; ]]>\r\n‏עברית 👩‍👩‍👧 \u00a0. `,
        status: statuses[index % 3] ?? 'written',
        madeOf: textHash({ question, text: answer }),
        updatedAt: '2026-11-22T10:00:00.000Z',
      })),
    );
    await writer.write((trx) => saveTextTranslations(trx, made));
    const out = await file(ending);
    await empty();
    expect((await send(ending, out)).body).toEqual({ imported: 5_000, unchanged: 0, empty: 0, refused: [] });
    const keyOf = ({ textId, language }: { textId: string; language: string }) => `${language} ${textId}`;
    const plain = (list: typeof made) => new Map(list.map(({ updatedAt: _, ...rest }) => [keyOf(rest), rest]));
    expect(plain(await listTextTranslations(db, propertyId))).toEqual(plain(made));
    expect(await file(ending)).toBe(out);
    await empty();
    await teach([BIKES]);
  });
});

it('a table of ids and translations is checked against the current texts', async () => {
  const line = `${bikes},fr,"Notre ami Paul prête des vélos électriques dans la cour, 25 € par jour. Casques non compris."`;
  expect((await send('csv', `id,language,translation\n${line}`)).body).toMatchObject({ imported: 1, refused: [] });
  expect((await call('GET', `${PATH}/${bikes}/fr`)).body.status).toBe('written');
  expect((await send('csv', `id,language,translation\n${line.replace('25', '52')}`)).body.refused).toMatchObject([
    { line: 2 },
  ]);
});

describe('a translation run of the language model', () => {
  it('translates missing texts, stores those that pass the check, and reports its progress', async () => {
    expect(await call('POST', `${PATH}/run`, { languages: ['de'] })).toMatchObject({ status: 409 });
    expect((await call('GET', `${PATH}/run`)).body).toMatchObject({ state: 'idle', available: false });
    const { clock, log } = server.deps;
    server.deps.model = createModelEngine(modelSettings(model.baseUrl, {}), { fetch: globalThis.fetch, clock, log });
    const usage = { input: 100, output: 20 };
    const translate = (user: string) => {
      if (user.includes('lends')) return RADER.replace('Paul', '⟦1⟧'); // the model does not see names
      return user.includes('rent') ? 'Verleihen Sie Fahrräder?' : 'Rauchen ist erlaubt. Ab 22:00 ist Ruhe.';
    };
    model.play(({ user }) => ({ text: translate(user), usage }));
    const begun = await call('POST', `${PATH}/run`, { languages: ['de'] });
    expect(begun).toMatchObject({ status: 202, body: { state: 'running', languages: ['de'], total: 2 } });
    await expect
      .poll(async () => (await call('GET', `${PATH}/run`)).body, { timeout: 3_000 })
      .toMatchObject({ state: 'done', done: 2, failed: 1, available: true });
    expect((await call('GET', `${PATH}/${bikes}/de`)).body).toMatchObject({ text: RADER, status: 'machine' });
    expect((await call('GET', `${PATH}/policies/de`)).status).toBe(404);
  });
});
