import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDryRun } from '../../../../bff/conversation/turn/ask.ts';
import { inProcess } from '../../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../../bff/embedded-engine.ts';
import { countAsked } from '../../../../bff/store/house/asked-attributes.ts';
import { insertGroup } from '../../../../bff/store/house/unanswered.ts';
import type { HouseFact } from '../../../../shared/api/house/knowledge.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** Facts over HTTP; the embedded engine answers from them. */
const BREAKFAST = {
  question: 'When is breakfast?',
  answer: 'Breakfast is from 7:00 to 10:00. It costs €18 per person.',
};
const GARAGE = { question: 'Do you have parking?', answer: 'Parking costs €15 per night.' };
const DOGS = { question: 'Can I bring my dog?', answer: 'Dogs are allowed.' };
const INFO = { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' };

let server: HttpServer;
let count = 0;

beforeAll(async () => {
  server = await startHttpServer({
    engine: inProcess(embeddedEngine),
    ask: (id, question) => askDryRun(server.deps, id, question),
  });
});
afterAll(() => server.close());

class Owner {
  key = '';
  propertyId = '';

  static async of(faqs: readonly object[] = [BREAKFAST, GARAGE, DOGS]): Promise<Owner> {
    count += 1;
    const owner = new Owner();
    Object.assign(owner, await register(server, `facts-${count}@house.example`));
    await owner.teach(faqs);
    return owner;
  }

  teach(faqs: readonly object[]) {
    return this.call('PUT', '/api/ai/training', { propertyInfo: INFO, faqs });
  }

  async call(method: string, path: string, body?: unknown) {
    return server.call(method, path, { key: this.key, ...(body === undefined ? {} : { body }) });
  }

  async facts(query = ''): Promise<HouseFact[]> {
    return (await this.call('GET', `/api/knowledge/facts?limit=200${query}`)).body.items;
  }

  async fact(attribute: string): Promise<HouseFact> {
    const found = (await this.facts()).find((one) => one.attribute === attribute);
    if (found === undefined) throw new Error(`No fact ${attribute}`);
    return found;
  }

  patch(id: string, body: object) {
    return this.call('PATCH', `/api/knowledge/facts/${id}`, body);
  }

  async ask(text: string, language = 'en'): Promise<string> {
    return (await this.call('POST', '/api/ai/ask', { text, language })).body.reply.text;
  }
}

const euros = (amountMinor: number) => ({
  type: 'price',
  tiers: [
    {
      cost: { amountMinor, currency: 'EUR', from: false },
      per: 'person',
      who: null,
      ages: null,
      days: null,
      season: null,
    },
  ],
});

describe('facts of a house', () => {
  it('are read from its texts, each with its sentence, and are put into words', async () => {
    const owner = await Owner.of();
    expect(await owner.fact('breakfast.hours')).toMatchObject({
      status: 'read',
      value: { type: 'hours', rules: [{ spans: [{ from: '07:00', until: '10:00' }] }] },
      conditions: [],
      exceptions: [],
      source: {
        type: 'faq',
        label: BREAKFAST.question,
        quote: 'Breakfast is from 7:00 to 10:00.',
        language: 'en',
        state: 'current',
      },
      said: 'Breakfast: 07:00–10:00.',
    });
    expect((await owner.facts('&language=de')).find(({ attribute }) => attribute === 'breakfast.price')?.said).toMatch(
      /^Frühstück: 18\s€/u,
    );
    expect((await owner.facts('&subject=parking')).map(({ attribute }) => attribute)).toEqual(['parking.price']);
    expect(await owner.facts('&status=confirmed')).toEqual([]);
  });

  it('are listed page by page, each once', async () => {
    const owner = await Owner.of();
    const all = await owner.facts();
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await owner.call('GET', `/api/knowledge/facts?limit=2${cursor}`);
      seen.push(...body.items.map(({ id }: HouseFact) => id));
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('are stated in the fact’s own words after they are confirmed, also to guests who read the house’s language', async () => {
    const owner = await Owner.of();
    const question = 'How much is breakfast?';
    expect(await owner.ask(question)).toContain(BREAKFAST.answer);
    const { id } = await owner.fact('breakfast.price');
    expect(await owner.patch(id, { status: 'confirmed' })).toMatchObject({ body: { status: 'confirmed' } });
    expect(await owner.ask(question)).toBe('Breakfast: €18 per person.');
  });

  it('are stated as corrected, in every language, from the next message on', async () => {
    const owner = await Owner.of();
    const { id } = await owner.fact('breakfast.price');
    const corrected = await owner.patch(id, { value: euros(2_100) });
    expect(corrected).toMatchObject({ body: { status: 'corrected', value: euros(2_100) } });
    expect(await owner.ask('How much is breakfast?')).toBe('Breakfast: €21 per person.');
    expect(await owner.ask('Was kostet das Frühstück?', 'de')).toMatch(/21\s€/u);
  });

  it('are not stated after they are rejected, and the text is quoted instead', async () => {
    const owner = await Owner.of();
    const german = 'Was kostet das Parken?';
    expect(await owner.ask(german, 'de')).not.toContain(GARAGE.answer);
    const { id } = await owner.fact('parking.price');
    await owner.patch(id, { status: 'rejected' });
    expect(await owner.ask(german, 'de')).toContain(GARAGE.answer);
    expect(await owner.facts('&status=rejected')).toMatchObject([{ id }]);
  });

  it('are as extracted again after a decision on them is undone', async () => {
    const owner = await Owner.of();
    const { id } = await owner.fact('breakfast.price');
    await owner.patch(id, { value: euros(2_100) });
    await owner.patch(id, { value: euros(2_200) });
    expect(await owner.patch(id, { status: 'read' })).toMatchObject({ body: { status: 'read', value: euros(1_800) } });
  });

  it('stay as the owner reviewed them, and say if their source differs or is gone', async () => {
    const owner = await Owner.of();
    for (const attribute of ['breakfast.price', 'parking.price'])
      await owner.patch((await owner.fact(attribute)).id, { status: 'confirmed' });
    await owner.teach([{ ...BREAKFAST, answer: BREAKFAST.answer.replace('18', '19') }, DOGS]);
    const facts = await owner.facts();
    const prices = facts.filter(({ attribute }) => attribute.endsWith('.price'));
    expect(prices.map(({ status, source, said }) => [status, source.state, said])).toEqual([
      ['confirmed', 'changed', 'Breakfast: €18 per person.'],
      ['read', 'current', 'Breakfast: €19 per person.'],
      ['confirmed', 'gone', 'Parking: €15 per night.'],
    ]);
    expect(await owner.ask('What does breakfast cost?')).toBe('Breakfast: €18 per person.');
  });

  it('are current again when the text is changed to match a correction', async () => {
    const owner = await Owner.of();
    const { id } = await owner.fact('breakfast.price');
    await owner.patch(id, { value: euros(1_900) });
    await owner.teach([{ ...BREAKFAST, answer: BREAKFAST.answer.replace('18', '19') }]);
    const prices = (await owner.facts('&subject=breakfast')).filter(({ attribute }) => attribute === 'breakfast.price');
    expect(prices).toMatchObject([{ id, status: 'corrected', source: { state: 'current' } }]);
  });

  it('that nobody reviewed follow their texts', async () => {
    const owner = await Owner.of();
    await owner.facts();
    await owner.teach([DOGS]);
    expect((await owner.facts()).map(({ attribute }) => attribute)).toEqual([
      'checkIn.hours',
      'checkOut.hours',
      'pets.allowed',
    ]);
  });

  it('may be written by hand, are stated, and are gone after deletion', async () => {
    const owner = await Owner.of();
    const value = {
      type: 'hours',
      rules: [{ days: null, season: null, spans: [{ from: '08:00', until: '20:00' }], roundClock: false }],
    };
    const made = await owner.call('POST', '/api/knowledge/facts', { attribute: 'pool.hours', value });
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'confirmed', source: { type: 'owner' }, said: 'Pool: 08:00–20:00.' },
    });
    expect(await owner.ask('When is the pool open?')).toBe('Pool: 08:00–20:00.');
    expect(await owner.call('DELETE', `/api/knowledge/facts/${made.body.id}`)).toMatchObject({ status: 204 });
    expect(await owner.ask('When is the pool open?')).not.toContain('20:00');
  });

  it('that stand in a text stay deleted after deletion', async () => {
    const owner = await Owner.of();
    const { id } = await owner.fact('parking.price');
    await owner.call('DELETE', `/api/knowledge/facts/${id}`);
    expect(await owner.facts('&subject=parking')).toEqual([]);
    await owner.teach([GARAGE, { question: 'Is there a lift?', answer: 'Yes.' }]);
    expect(await owner.ask('Was kostet das Parken?', 'de')).toContain(GARAGE.answer);
    expect(await owner.call('DELETE', `/api/knowledge/facts/${id}`)).toMatchObject({ status: 404 });
  });

  it('are not overwritten if a colleague changed them meanwhile', async () => {
    const owner = await Owner.of();
    const { id, updatedAt } = await owner.fact('parking.price');
    expect(await owner.patch(id, { status: 'confirmed', seen: updatedAt })).toMatchObject({ status: 200 });
    expect(await owner.patch(id, { status: 'rejected', seen: updatedAt })).toMatchObject({ status: 409 });
  });

  it('that are invalid are refused, with the allowed values', async () => {
    const owner = await Owner.of();
    const post = (body: object) => owner.call('POST', '/api/knowledge/facts', body);
    const yes = { type: 'presence', is: 'yes' };
    const fault = (pointer: string, code: string) => ({ status: 422, body: { errors: [{ pointer, code }] } });
    expect(await post({ attribute: 'casino.available', value: yes })).toMatchObject(fault('/attribute', 'unknown'));
    expect(await post({ attribute: 'wakeUp.how', value: { type: 'text', text: 'Call 9' } })).toMatchObject(
      fault('/attribute', 'kept_as_text'),
    );
    expect(await post({ attribute: 'pool.hours', value: yes })).toMatchObject(fault('/value/type', 'invalid_value'));
    const { id } = await owner.fact('parking.price');
    expect(await owner.patch(id, { value: yes })).toMatchObject(fault('/value/type', 'invalid_value'));
    expect(await owner.patch(id, { status: 'corrected' })).toMatchObject(fault('/status', 'invalid_value'));
  });
});

describe('the catalogue of facts', () => {
  it('names each attribute with its type, question and allowed values', async () => {
    const owner = await Owner.of();
    const { body } = await owner.call('GET', '/api/knowledge/catalogue?language=de');
    const price = body.items.find(({ attribute }: { attribute: string }) => attribute === 'breakfast.price');
    expect(price).toEqual({
      attribute: 'breakfast.price',
      subject: 'breakfast',
      label: 'Frühstück',
      type: 'price',
      question: expect.stringContaining('breakfast'),
      kept: 'fact',
    });
    expect(body.items.length).toBeGreaterThan(200);
    expect(body.terms.per).toContainEqual({ name: 'night', label: '… pro Nacht' });
    expect(await owner.call('GET', '/api/knowledge/catalogue?language=xx')).toMatchObject({ status: 422 });
  });
});

describe('the coverage of guests’ questions', () => {
  it('counts the answerable questions, and lists missing facts by how often guests ask for them', async () => {
    const owner = await Owner.of();
    const { writer, clock } = server.deps;
    const at = clock().toISOString();
    const asked = ['pool.hours', 'breakfast.price', 'pool.hours', 'doctor.phone', 'pets.allowed'];
    await writer.write((trx) => countAsked(trx, owner.propertyId, asked, at));
    const cover = async () => (await owner.call('GET', '/api/knowledge/coverage')).body;
    const before = await cover();
    expect(before).toMatchObject({ asked: 5, answerable: 2 });
    expect(before.missing.slice(0, 2)).toEqual([
      { attribute: 'pool.hours', askedCount: 2 },
      { attribute: 'doctor.phone', askedCount: 1 },
    ]);
    expect(before.missing).toContainEqual({ attribute: 'luggage.available', askedCount: 0 });
    const rules = [{ days: null, season: null, spans: [], roundClock: true }];
    await owner.call('POST', '/api/knowledge/facts', { attribute: 'pool.hours', value: { type: 'hours', rules } });
    expect(await cover()).toMatchObject({ asked: 5, answerable: 4 });
  });

  it('counts unanswered questions too, unless a missing fact already names them', async () => {
    const owner = await Owner.of();
    const { propertyId } = owner;
    const { writer, clock } = server.deps;
    const now = clock().toISOString();
    const insertQuestion = (text: string, intents: string[], at = now) => {
      const messageId = `${propertyId} ${text}`;
      const asked = { propertyId, conversationId: null, messageId, text, language: 'en', at };
      return writer.write((trx) => insertGroup(trx, asked, { concepts: [], intents, words: {} }));
    };
    await writer.write((trx) => countAsked(trx, propertyId, ['breakfast.price', 'pool.hours'], now));
    await insertQuestion('Is there a casino?', ['local_tips']);
    await insertQuestion('When is the pool open?', ['pool']);
    await insertQuestion('Is there a zoo?', [], '2020-01-01T00:00:00.000Z');
    expect((await owner.call('GET', '/api/knowledge/coverage')).body).toMatchObject({ asked: 3, answerable: 1 });
  });

  it('states what exists in each language', async () => {
    const owner = await Owner.of();
    const stored = (await owner.call('GET', '/api/property')).body;
    const { name, timezone, amenities, phone } = stored;
    await owner.call('PUT', '/api/property', {
      name,
      address: 'Road 1',
      timezone,
      amenities,
      phone,
      languages: ['en', 'de'],
    });
    const { languages } = (await owner.call('GET', '/api/knowledge/coverage')).body;
    const facts = (await owner.facts()).length;
    expect(languages).toEqual([
      { code: 'en', facts, texts: 5, missingTexts: 0 },
      { code: 'de', facts, texts: 2, missingTexts: 3 }, // only hours have texts in every language
    ]);
  });
});
