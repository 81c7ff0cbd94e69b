import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChannelHouse, openChannelHouse } from './house.ts';

/** Templates that are made in Meta's own manager, and templates submitted from here. */
const TEMPLATES = '/api/channels/whatsapp/templates';
let house: ChannelHouse;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `+4917400${String(++guests).padStart(5, '0')}`;
});

const got = () => house.meta.got.filter(({ to }) => `+${to}` === guest);
const only = async () => (await house.conversations()).find(({ address }) => address === guest) as { id: string };
const write = (id: string, body: object) =>
  house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });

describe('a message of staff', () => {
  it('is sent in a template with named placeholders, each value under its name', async () => {
    const named = {
      name: 'table',
      language: 'en',
      category: 'UTILITY',
      status: 'APPROVED',
      parameterFormat: 'NAMED',
    } as const;
    house.meta.templates.push({ ...named, body: 'Dear {{guest}}, table {{table}} is yours.' });
    house.meta.say(guest, 'human please');
    await house.settle();
    const { id } = await only();
    const sent = await write(id, { template: { name: 'table', language: 'en', variables: ['Anna', '7'] } });
    expect(sent).toMatchObject({ status: 201, body: { text: 'Dear Anna, table 7 is yours.' } });
    await house.settle();
    expect((await house.messages(id)).at(-1)).toMatchObject({ delivery: { state: 'delivered' } });
    const parameters = [
      { type: 'text', parameter_name: 'guest', text: 'Anna' },
      { type: 'text', parameter_name: 'table', text: '7' },
    ];
    expect(got().at(-1)?.message).toMatchObject({ template: { components: [{ parameters }] } });
  });

  it('is sent in a template with reordered placeholders, each value by its number', async () => {
    const turned = { name: 'turned', language: 'en', category: 'UTILITY', status: 'APPROVED' };
    house.meta.templates.push({ ...turned, body: 'Room {{2}} is yours, {{1}}, and {{name}} is a word.' });
    house.meta.say(guest, 'human please');
    await house.settle();
    const template = { name: 'turned', language: 'en', variables: ['Anna', '214'] };
    const sent = await write((await only()).id, { template });
    expect(sent.body.text).toBe('Room 214 is yours, Anna, and {{name}} is a word.');
  });

  it.each([
    ['a picture above', { type: 'HEADER', format: 'IMAGE' }],
    ['a place in its header', { type: 'HEADER', format: 'TEXT', text: 'For {{1}}' }],
    ['a button with a place', { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://a.example/{{1}}' }] }],
    ['a code to copy', { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE' }] }],
    ['pages to turn', { type: 'CAROUSEL' }],
  ] as const)('is not offered a template with %s', async (_, component) => {
    const name = `more_${guests}`;
    const more = { name, language: 'en', category: 'UTILITY', status: 'APPROVED', body: 'Hello.' };
    house.meta.templates.push({ ...more, components: [component] });
    const { body } = await house.server.call('GET', TEMPLATES, { key: house.key });
    expect(body.items.at(-1)).toMatchObject({ name, status: 'not_supported' });
    house.meta.say(guest, 'human please');
    await house.settle();
    const answer = await write((await only()).id, { template: { name, language: 'en' } });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/template/name', code: 'not_approved' }] },
    });
    const uses = [{ use: 'arrival', name, values: [] }];
    const chosen = await house.server.call('PUT', '/api/channels/whatsapp/template-uses', {
      key: house.key,
      body: { uses },
    });
    expect(chosen).toMatchObject({ status: 422, body: { errors: [{ pointer: '/uses/0/name' }] } });
  });

  it('is sent in a template with a fixed header and buttons', async () => {
    const components = [
      { type: 'HEADER', format: 'TEXT', text: 'News' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://a.example/' }, { type: 'QUICK_REPLY' }] },
    ] as const;
    const plain = { name: 'plain', language: 'en', category: 'UTILITY', status: 'APPROVED', body: 'Hello.' };
    house.meta.templates.push({ ...plain, components });
    house.meta.say(guest, 'human please');
    await house.settle();
    expect((await write((await only()).id, { template: { name: 'plain', language: 'en' } })).status).toBe(201);
  });

  it.each(['two\nlines', 'a\ttab', 'a     gap'])('refuses %o as the value of a placeholder', async (value) => {
    house.meta.say(guest, 'human please');
    await house.settle();
    const template = { name: 'room_ready', language: 'en', variables: [value] };
    const answer = await write((await only()).id, { template });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/template/variables/0' }] } });
  });

  it.each([
    [{ body: 'Until {{2}} then' }, '/body'],
    [{ body: 'From {{1}} to {{3}} then', variables: ['a', 'b'] }, '/body'],
    [{ body: 'Until {{time}} then' }, '/body'],
    [{ body: '{{1}} is the time' }, '/body'],
    [{ body: 'Until {{1}}' }, '/body'],
    [{ body: 'Until {{1} then', variables: [] }, '/body'],
    [{ variables: [] }, '/variables'],
    [{ variables: undefined }, '/variables'],
    [{ variables: ['noon', 'one'] }, '/variables'],
    [{ variables: ['no\non'] }, '/variables/0'],
    [{ language: 'English' }, '/language'],
    [{ language: 'pt-BR' }, '/language'],
  ])('is submitted only in a form that the platform accepts: %o', async (change, pointer) => {
    const body = { name: 'odd', language: 'en', category: 'utility', body: 'Until {{1}} then', variables: ['noon'] };
    const answer = await house.server.call('POST', TEMPLATES, { key: house.key, body: { ...body, ...change } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
    expect(house.meta.templates.map(({ name }) => name)).not.toContain('odd');
  });
});
