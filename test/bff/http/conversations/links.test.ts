import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findConversation } from '../../../../bff/store/conversations/conversations.ts';
import { ensureEpoch } from '../../../../bff/store/sqlite/meta.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from '../../channels/house.ts';

const MINUTE_MS = 60_000;
const problem = z.looseObject({ code: z.string() });
const welcome = z.looseObject({ session: z.string(), conversationId: z.string(), mode: z.string(), seq: z.number() });

let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
  await ensureEpoch(house.server.deps.writer);
});
afterAll(() => house.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  house.server.call('POST', path, { body, headers });
const hello = async (more: object = {}) => {
  const answer = await post('/chat/session', { propertyId: house.propertyId, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return welcome.parse(answer.body);
};

/** A guest of the website's chat who has written. */
async function chat(text = 'Hello there') {
  const opened = await hello({ locale: 'de' });
  const authorization = `Bearer ${opened.session}`;
  const sent = await post('/chat/messages', { id: crypto.randomUUID(), text }, { authorization });
  expect(sent.status).toBe(200);
  return { id: opened.conversationId, session: opened.session };
}

const link = (id: string, purpose: string, key = house.key) =>
  house.server.call('POST', `/api/conversations/${id}/link`, { key, body: { purpose } });
async function makeLink(id: string, purpose: 'resume' | 'whatsapp' = 'resume') {
  const answer = await link(id, purpose);
  expect(answer.status).toBe(201);
  const { url, qr, expiresAt } = answer.body;
  return { url: new URL(url), qr, expiresAt };
}
const useLink = (token: string, propertyId = house.propertyId) => post('/chat/resume', { propertyId, token });
const notes = async (id: string) =>
  (await house.messages(id)).filter(({ internal }) => internal === true).map(({ text }) => text);
const joined = async (id: string) =>
  (await house.server.call('GET', `/api/conversations/${id}/guest`, { key: house.key })).body.conversations.map(
    (one: { id: string }) => one.id,
  );

describe('a link to another device', () => {
  it('continues the same conversation there, once, while the first device continues too', async () => {
    const guest = await chat();
    const { url, qr, expiresAt } = await makeLink(guest.id);
    expect(`${url.origin}${url.pathname}`).toBe(`${house.server.baseUrl}/chat/open/`);
    expect(url.searchParams.get('property')).toBe(house.propertyId);
    expect(qr).toMatch(/^<svg xmlns=.*<\/svg>$/);
    expect(Date.parse(expiresAt) - +house.server.deps.clock()).toBeLessThanOrEqual(15 * MINUTE_MS);

    const used = await useLink(url.hash.slice(1));
    expect(used).toMatchObject({ status: 200, body: { conversationId: guest.id } });
    expect(await hello({ session: used.body.session })).toMatchObject({ conversationId: guest.id, mode: 'snapshot' });
    expect(await hello({ session: guest.session })).toMatchObject({ conversationId: guest.id });

    const again = await useLink(url.hash.slice(1));
    expect(again.status).toBe(410);
    expect(problem.parse(again.body).code).toBe('link_over');
    expect(await notes(guest.id)).toEqual(['The guest went on with this chat on another device.']);
  });

  it('stores no secret, and its creation and use are in the audit log', async () => {
    const guest = await chat();
    const secret = (await makeLink(guest.id)).url.hash.slice(1);
    expect(JSON.stringify(await house.server.dump())).not.toContain(secret);
    await useLink(secret);
    const { body } = await house.server.call('GET', '/api/audit', { key: house.key });
    const own = body.items.filter(({ subject }: { subject: string }) => subject === guest.id);
    expect(own).toMatchObject([
      { action: 'conversation.link_used', actor: 'guest', detail: { purpose: 'resume' } },
      { action: 'conversation.link_made', detail: { purpose: 'resume' } },
    ]);
  });

  it('works for one of two devices that open it at the same moment', async () => {
    const secret = (await makeLink((await chat()).id)).url.hash.slice(1);
    const statuses = (await Promise.all([useLink(secret), useLink(secret), useLink(secret)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 410, 410]);
  });

  it('is invalid after 15 minutes, at another property, for another purpose, or after a newer link', async () => {
    const guest = await chat();
    const first = (await makeLink(guest.id)).url.hash.slice(1);
    const second = (await makeLink(guest.id)).url.hash.slice(1);
    const code = (await makeLink(guest.id, 'whatsapp')).url.searchParams.get('text')?.split(' ')[1] ?? '';
    expect((await useLink(first)).status).toBe(410);
    expect((await useLink(second, 'prp_another')).status).toBe(410);
    expect((await useLink(code)).status).toBe(410);
    house.server.advance(15 * MINUTE_MS);
    expect((await useLink(second)).status).toBe(410);
    expect((await useLink('made-up')).status).toBe(410);
  });

  it('is not created for an ended chat, and a link created before is invalid', async () => {
    const guest = await chat();
    const secret = (await makeLink(guest.id)).url.hash.slice(1);
    await house.server.deps.db
      .updateTable('conversation')
      .set({ endedAt: house.server.deps.clock().toISOString() })
      .where('id', '=', guest.id)
      .execute();
    expect((await useLink(secret)).status).toBe(410);
    expect(await link(guest.id, 'resume')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('can be created twenty times in a quarter of an hour', async () => {
    const guest = await chat();
    const statuses = [];
    for (let made = 0; made < 21; made++) statuses.push((await link(guest.id, 'resume')).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });
});

describe('a link to WhatsApp', () => {
  it('greets the guest there in their language, and joins both chats for staff without opening a booking', async () => {
    const guest = await chat('Bonjour, avez-vous une chambre ?');
    const { db } = house.server.deps;
    await db.updateTable('conversation').set({ language: 'fr' }).where('id', '=', guest.id).execute();
    const { url } = await makeLink(guest.id, 'whatsapp');
    expect(url.origin).toBe('https://wa.me');
    expect(url.pathname).toMatch(/^\/\d{7,15}$/);
    house.meta.say(GUEST, url.searchParams.get('text') ?? '');
    await house.settle();

    const there = (await house.conversations()).find(({ address }) => address === GUEST);
    const id = String(there?.['id']);
    expect(there).toMatchObject({ channel: 'whatsapp', guest: { id: null } });
    const row = await findConversation(db, house.propertyId, id);
    expect(row).toMatchObject({ locale: 'fr' });
    expect(await joined(id)).toEqual([guest.id]);
    expect(await joined(guest.id)).toEqual([id]);
    expect(await notes(id)).toEqual(['The guest came here from the chat on the site, which is listed with the guest.']);
    expect(await notes(guest.id)).toEqual(['The guest went on on WhatsApp: that chat is listed with the guest.']);
    const said = (await house.messages(id)).filter(({ author }) => author === 'guest').map(({ text }) => text);
    expect(said).toEqual(['Bonjour']);
  });

  it('joins once: a code that is used again joins nobody', async () => {
    const guest = await chat();
    const text = (await makeLink(guest.id, 'whatsapp')).url.searchParams.get('text') ?? '';
    const [first, second] = ['+491700000777', '+491700000888'];
    house.meta.say(first, text);
    await house.settle();
    house.meta.say(second, `${text} and a question`);
    await house.settle();
    const all = await house.conversations();
    const conversationAt = (address: string) => String(all.find((one) => one['address'] === address)?.['id']);
    expect(await joined(conversationAt(second))).toEqual([]);
    expect(await joined(guest.id)).toEqual([conversationAt(first)]);
    const said = (await house.messages(conversationAt(second))).filter(({ author }) => author === 'guest');
    expect(said.map((one) => one['text'])).toEqual(['Hallo and a question']);
  });

  it('lets both chats be deleted with their guest, but no chat known to be another guest’s', async () => {
    const add = async (lastName: string) =>
      (await house.server.call('POST', '/api/guests', { key: house.key, body: { lastName } })).body.id;
    const [owner, other]: string[] = [await add('Owner'), await add('Other')];
    const known = (id: string, guestId = owner) =>
      house.server.deps.db
        .updateTable('conversation')
        .set({ guestId: guestId ?? null })
        .where('id', '=', id)
        .execute();
    const goOn = async (address: string) => {
      const guest = await chat();
      await known(guest.id);
      house.meta.say(address, (await makeLink(guest.id, 'whatsapp')).url.searchParams.get('text') ?? '');
      await house.settle();
      const there = (await house.conversations()).find((one) => one['address'] === address);
      return { here: guest.id, there: String(there?.['id']) };
    };
    const [first, second] = [await goOn('+491700000991'), await goOn('+491700000992')];
    await known(second.there, other);
    expect((await house.server.call('DELETE', `/api/guests/${owner}`, { key: house.key })).status).toBe(204);
    const left = (await house.conversations()).map(({ id }) => id);
    expect(left).toContain(second.there);
    for (const gone of [first.here, first.there, second.here]) expect(left).not.toContain(gone);
  });

  it('is not created without a connected number, or for a chat that is on WhatsApp', async () => {
    const guest = await chat();
    const there = (await house.conversations()).find(({ channel }) => channel === 'whatsapp');
    expect(await link(String(there?.['id']), 'whatsapp')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await house.server.call('DELETE', '/api/channels/whatsapp', { key: house.key });
    const refused = await link(guest.id, 'whatsapp');
    expect(refused).toMatchObject({ status: 409, body: { code: 'channel_not_connected' } });
  });
});
