import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGroup } from '../../../../bff/store/house/unanswered.ts';
import { furnish, type House } from '../../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
let house: House;

beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

describe('a question without an answer', () => {
  it('becomes an FAQ entry in one step, once, and is answered from then on', async () => {
    house = await furnish(server, 'learn@a.example');
    const [group] = (await get('/api/ai/unanswered')).items;
    expect(group).toMatchObject({ count: 1, state: 'open', questions: [{ language: 'en' }] });
    const unanswered = async () => (await get('/api/analytics?from=2020-01-01&to=2020-01-02')).unanswered;
    expect(await unanswered()).toBe(1);
    const before = await revision();
    const body = { answer: 'Yes, in the old town.', question: 'Is there a casino?' };
    const answered = await post(`/api/ai/unanswered/${group.id}/answer`, body);
    expect(answered).toMatchObject({ status: 200, body: { faq: body, unanswered: { state: 'answered' } } });
    expect((await get('/api/ai/training')).faqs.at(-1)).toEqual(answered.body.faq);
    expect(await revision()).toBe(before + 1);
    expect((await get('/api/ai/unanswered')).items).toEqual([]);
    expect(await unanswered()).toBe(0);
    expect((await get('/api/ai/unanswered?state=answered')).items).toMatchObject([{ faqId: answered.body.faq.id }]);
    expect(await post(`/api/ai/unanswered/${group.id}/answer`, body)).toMatchObject({ status: 409 });
    expect((await get('/api/ai/training')).faqs).toHaveLength(2);
  });

  it('becomes an entry with the guest’s own words if no question is given', async () => {
    house = await furnish(server, 'learn@b.example');
    const [group] = (await get('/api/ai/unanswered')).items;
    const { body } = await post(`/api/ai/unanswered/${group.id}/answer`, { answer: 'No.' });
    expect(body.faq.question).toBe(group.question);
  });

  it('can be dismissed, once', async () => {
    house = await furnish(server, 'learn@c.example');
    const [group] = (await get('/api/ai/unanswered')).items;
    expect(await post(`/api/ai/unanswered/${group.id}/dismiss`)).toMatchObject({ body: { state: 'dismissed' } });
    expect(await post(`/api/ai/unanswered/${group.id}/dismiss`)).toMatchObject({ status: 409 });
    expect((await get('/api/ai/unanswered')).items).toEqual([]);
  });
});

describe('several questions without an answer', () => {
  it('are dismissed together, and closed questions are not changed', async () => {
    house = await furnish(server, 'learn@e.example');
    const [first, second] = await ask('Is there a casino?', 'Do you lend boats?');
    await post(`/api/ai/unanswered/${first}/answer`, { answer: 'No.' });
    const { body } = await post('/api/ai/unanswered/dismiss', { ids: [first, second, 'unq_of_nobody'] });
    expect(body).toEqual({ dismissed: [second] });
    const states = await Promise.all(
      ['answered', 'dismissed'].map(async (state) => (await get(`/api/ai/unanswered?state=${state}`)).items.length),
    );
    expect(states).toEqual([1, 1]);
  });

  it('that were dismissed by mistake are open again, and answered questions are not', async () => {
    house = await furnish(server, 'learn@g.example');
    const [first, second] = await ask('Is there a casino?', 'Do you lend boats?');
    await post(`/api/ai/unanswered/${first}/answer`, { answer: 'No.' });
    await post('/api/ai/unanswered/dismiss', { ids: [second] });
    const { body } = await post('/api/ai/unanswered/reopen', { ids: [first, second, 'unq_of_nobody'] });
    expect(body).toEqual({ reopened: [second] });
    expect((await get('/api/ai/unanswered')).items.map(({ id }: { id: string }) => id)).toContain(second);
    expect((await get('/api/audit')).items[0]).toMatchObject({ action: 'unanswered.reopened' });
  });

  it('have a short title and a likely topic', async () => {
    house = await furnish(server, 'learn@h.example');
    const [long] = await ask('We arrive on Friday with two children. Do you lend boats? Kind regards, Anna');
    const found = (await get('/api/ai/unanswered')).items.find(({ id }: { id: string }) => id === long);
    expect(found).toMatchObject({ gist: 'Do you lend boats?', matter: ['local_tips'] });
    expect(found.question).toContain('Friday');
  });

  it('are merged by hand into one question with both counts and both wordings', async () => {
    house = await furnish(server, 'learn@f.example');
    const [first, second] = await ask('Is there a casino?', 'Where can one play roulette?');
    const merged = await post(`/api/ai/unanswered/${second}/merge`, { into: first });
    expect(merged.body).toMatchObject({ id: first, count: 2 });
    expect(merged.body.questions.map(({ text }: { text: string }) => text)).toEqual([
      'Where can one play roulette?',
      'Is there a casino?',
    ]);
    expect(await post(`/api/ai/unanswered/${second}/merge`, { into: first })).toMatchObject({ status: 404 });
    expect(await post(`/api/ai/unanswered/${first}/merge`, { into: first })).toMatchObject({ status: 422 });
    await post(`/api/ai/unanswered/${first}/answer`, { answer: 'In the old town.' });
    const [open] = (await get('/api/ai/unanswered')).items;
    expect(await post(`/api/ai/unanswered/${open.id}/merge`, { into: first })).toMatchObject({ status: 409 });
  });
});

describe('a proposed preference', () => {
  it('is confirmed or discarded, once', async () => {
    house = await furnish(server, 'learn@d.example');
    const [proposed] = (await get('/api/preferences?state=proposed')).items;
    expect(proposed).toMatchObject({ kind: 'diet', quote: expect.stringContaining('vegan') });
    expect(await post(`/api/preferences/${proposed.id}/keep`)).toMatchObject({ body: { state: 'kept' } });
    expect(await post(`/api/preferences/${proposed.id}/discard`)).toMatchObject({ status: 409 });
    expect((await get('/api/preferences?state=kept')).items).toHaveLength(1);
    expect((await get('/api/preferences?guestId=gst_nobody')).items).toEqual([]);
  });
});

/** Adds questions of guests, each in its own group. Returns their ids. */
async function ask(...texts: string[]): Promise<string[]> {
  const { writer, clock } = server.deps;
  const ids: string[] = [];
  for (const text of texts) {
    const at = clock().toISOString();
    const asked = {
      propertyId: house.propertyId,
      conversationId: null,
      messageId: `${house.propertyId} ${text}`,
      text,
      language: 'en',
      at,
    };
    const group = await writer.write((trx) =>
      insertGroup(trx, asked, { concepts: [], intents: ['local_tips'], words: {} }),
    );
    ids.push(group.id);
  }
  return ids;
}

async function get(path: string) {
  return (await server.call('GET', path, { key: house.key })).body;
}

function post(path: string, body: unknown = {}) {
  return server.call('POST', path, { key: house.key, body });
}

async function revision(): Promise<number> {
  const { db } = server.deps;
  const query = db.selectFrom('training').select('revision').where('propertyId', '=', house.propertyId);
  return (await query.executeTakeFirstOrThrow()).revision;
}
