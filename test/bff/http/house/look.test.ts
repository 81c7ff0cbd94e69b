import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_LOOK } from '../../../../shared/api/house/look.ts';
import { exampleOf } from '../../../support/fixture/example-bodies.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** Owners set the look, and pages get it. */

const assetsDir = mkdtempSync(join(tmpdir(), 'service-chat-look-'));
const LOOK = exampleOf({ method: 'PUT', path: '/api/look' });
const PICTURE = exampleOf({ method: 'POST', path: '/api/look/pictures' });
let server: HttpServer;
let house: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  mkdirSync(join(assetsDir, 'widget'));
  writeFileSync(join(assetsDir, 'widget/widget.js'), 'start("{{LOOK}}");');
  server = await startHttpServer({ assetsDir });
  house = await register(server, 'look@one.example');
  other = await register(server, 'look@two.example');
  await server.call('PUT', '/api/activation', {
    key: house.key,
    body: exampleOf({ method: 'PUT', path: '/api/activation' }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(assetsDir, { recursive: true });
});

const put = (body: object, key = house.key) => server.call('PUT', '/api/look', { key, body });
const config = (query = '') => server.call('GET', `/chat/config/${house.propertyId}${query}`);

async function script(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.baseUrl}/chat/widget.js${query}`, { headers });
}

describe('GET and PUT /api/look', () => {
  it('begin with the default look, and accept their own answer', async () => {
    const { body } = await server.call('GET', '/api/look', { key: house.key });
    expect(body).toEqual({ ...USUAL_LOOK, updatedAt: null });
    expect((await put(body)).body).toEqual({ ...USUAL_LOOK, updatedAt: expect.any(String) });
    const again = await server.call('GET', '/api/look', { key: house.key });
    expect((await put(again.body)).status).toBe(200);
  });

  it('store every field, for this property alone', async () => {
    await put(LOOK);
    const { body } = await server.call('GET', '/api/look', { key: house.key });
    expect(body).toEqual({ ...LOOK, updatedAt: expect.any(String) });
    expect((await server.call('GET', '/api/look', { key: other.key })).body.assistantName).toBe('');
  });

  it.each([
    ['/accent', { accent: 'red' }],
    ['/radius', { radius: 41 }],
    ['/corner', { corner: 'middle' }],
    ['/welcome/xx-', { welcome: { 'xx-': 'Hello' } }],
    ['/consent/text', { consent: { ...USUAL_LOOK.consent, required: true } }],
    ['/consent/privacyUrl', { consent: { ...USUAL_LOOK.consent, privacyUrl: 'javascript:alert(1)' } }],
    ['/proactive', { proactive: [rule('a'), rule('a')] }],
    ['/proactive/0/when/path', { proactive: [rule('a', { path: 'rooms' })] }],
    ['/starters/en/0', { starters: { en: ['x'.repeat(81)] } }],
    ['/logo', { logo: 'pic_01J00000000000000000000000' }],
    ['/colour', { colour: '#000000' }],
  ])('name the invalid field: %s', async (pointer, part) => {
    const { status, body } = await put({ ...LOOK, ...part });
    expect(status).toBe(422);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
  });

  it('refuse to overwrite a colleague’s newer change', async () => {
    const { body } = await server.call('GET', '/api/look', { key: house.key });
    await put({ ...LOOK, radius: 3 });
    expect((await put({ ...LOOK, seen: body.updatedAt })).status).toBe(409);
  });

  it('share colour, theme and side with the property’s appearance', async () => {
    const appearance = async () => (await server.call('GET', '/api/property', { key: house.key })).body.appearance;
    await put({ ...LOOK, accent: '#112233', theme: 'dark', corner: 'top-left' });
    expect(await appearance()).toMatchObject({ accent: '#112233', theme: 'dark', position: 'start' });
    const property = exampleOf({ method: 'PUT', path: '/api/property' });
    await server.call('PUT', '/api/property', {
      key: house.key,
      body: { ...property, appearance: { accent: '#445566' } },
    });
    const { body } = await server.call('GET', '/api/look', { key: house.key });
    expect(body).toMatchObject({ accent: '#445566', theme: 'auto', corner: 'top-right' });
  });
});

describe('pictures of the look', () => {
  it('are named in the look and are served to everybody with their own type', async () => {
    const { body } = await server.call('POST', '/api/look/pictures', { key: house.key, body: PICTURE });
    expect((await put({ ...LOOK, avatar: body.id })).status).toBe(200);
    const told = (await config()).body.property.avatar;
    const picture = await fetch(`${server.baseUrl}/chat/${told}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PICTURE['data']);
    expect((await put({ ...LOOK, avatar: body.id }, other.key)).status).toBe(422);
    expect((await fetch(`${server.baseUrl}/chat/pictures/pic_01J00000000000000000000000`)).status).toBe(404);
  });

  it('are refused if the file is not a picture', async () => {
    const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    const { status } = await server.call('POST', '/api/look/pictures', {
      key: house.key,
      body: { type: 'image/png', data: page },
    });
    expect(status).toBe(422);
  });
});

describe('the look that pages receive', () => {
  it('is in the guest’s language, otherwise in the house’s own words', async () => {
    const consent = {
      required: true,
      version: '7',
      text: { en: 'We keep it.', de: 'Wir speichern es.' },
      privacyUrl: null,
    };
    await put({ ...LOOK, welcome: { de: 'Grüß Gott!' }, starters: { en: ['A dog?'], de: ['Ein Hund?'] }, consent });
    const { body } = await config('?locale=de-AT');
    expect(body.property).toMatchObject({
      greeting: 'Grüß Gott!',
      accent: LOOK['accent'],
      consentRequired: true,
      look: {
        assistantName: 'Lina',
        starters: [{ text: 'Ein Hund?', language: 'de' }],
        consent: { version: '7', text: 'Wir speichern es.', language: 'de' },
        hours: { weekend: 'closed' },
      },
    });
    expect((await config('?locale=fr')).body.property.look.starters).toEqual([{ text: 'A dog?', language: 'en' }]);
    expect((await config()).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('comes with the script if requested: the launcher’s look, without texts', async () => {
    const evil = '</script>\u2028$& "};alert(1)//';
    const words = Object.fromEntries(['en', 'de', 'fr', 'es', 'it', 'ja', 'ar'].map((tag) => [tag, evil]));
    const consent = { required: true, version: '7', text: words, privacyUrl: 'https://hotel.example/privacy' };
    const proactive = [rule('a', { path: '/rooms/*' }, evil), rule('b', { afterSeconds: 20 }, evil)];
    await put({ ...LOOK, assistantName: 'Lina', welcome: words, consent, proactive, showHours: true });
    const answer = await script(`?property=${house.propertyId}`);
    const code = await answer.text();
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(JSON.parse(/^start\((.*)\);$/.exec(code)?.[1] ?? '')).toEqual({
      accent: LOOK['accent'],
      look: { theme: LOOK['theme'], corner: 'bottom-left', radius: 12, lines: expect.stringMatching(/^[\w-]{8}$/) },
    });
    expect((await config()).body.property.look.proactive[0].text.en).toBe(evil);
  });

  it('is empty if the property is unknown or its chat is off', async () => {
    expect(await (await script('?property=prp_nobody')).text()).toBe('start(null);');
    expect(await (await script(`?property=${other.propertyId}`)).text()).toBe('start(null);');
    expect((await server.call('GET', `/chat/config/${other.propertyId}`)).status).toBe(404);
    expect(await (await script('')).text()).toBe('start("{{LOOK}}");');
  });
});

describe('GET /chat/help', () => {
  const help = (query = '') => server.call('GET', `/chat/help/${house.propertyId}${query}`);
  const teach = (faqs: { question: string; answer: string }[]) =>
    server.call('PUT', '/api/ai/training', { key: house.key, body: { propertyInfo: {}, faqs } });

  it('returns the house’s questions and answers in the visitor’s language, otherwise as written', async () => {
    await put({ ...USUAL_LOOK });
    await teach([
      { question: 'Can I bring my dog?', answer: 'Yes, dogs are welcome in all rooms.' },
      { question: 'Darf ich meinen Hund mitbringen?', answer: 'Ja, Hunde sind in allen Zimmern willkommen.' },
    ]);
    const { body, headers } = await help('?locale=de-AT');
    expect(body).toEqual({
      items: [
        {
          question: 'Darf ich meinen Hund mitbringen?',
          answer: 'Ja, Hunde sind in allen Zimmern willkommen.',
          language: 'de',
        },
      ],
    });
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect((await help('?locale=fi')).body).toMatchObject({ items: [{ language: 'en' }, { language: 'de' }] });
  });

  it('is offered only if there are entries and the owner shows them', async () => {
    expect((await config()).body).toMatchObject({ property: { look: { help: true } } });
    await put({ ...USUAL_LOOK, showHelp: false });
    expect((await config()).body).not.toMatchObject({ property: { look: { help: true } } });
    expect((await help()).body).toEqual({ items: [] });
    expect((await server.call('GET', `/chat/help/${other.propertyId}`)).status).toBe(404);
  });

  it('accepts a look without the help field, as older clients send it', async () => {
    const { showHelp: _, ...before } = USUAL_LOOK;
    expect((await put(before)).status).toBe(200);
    expect((await config()).body).toMatchObject({ property: { look: { help: true } } });
  });
});

function rule(id: string, when: object = {}, text = 'Questions about our rooms?') {
  return { id, when: { oncePerGuest: true, ...when }, text: { en: text } };
}
