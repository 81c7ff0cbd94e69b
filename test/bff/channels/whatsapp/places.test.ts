import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoing } from '../../../../bff/simulators/whatsapp/validate.ts';
import { insertParts } from '../../../../bff/store/channels/parts.ts';
import { findMessage } from '../../../../bff/store/conversations/messages.ts';
import { type ChannelHouse, GUEST, openChannelHouse } from '../house.ts';

/** The hotel's location as a message on WhatsApp. */
const PLACE = { name: 'Lindenhof', address: 'Seegasse 4, 88131 Lindau', latitude: 47.5462, longitude: 9.6843 };
let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());

describe('the house’s position', () => {
  const set = async (coordinates: string) => {
    const { key } = house;
    const { body } = await house.server.call('GET', '/api/property', { key });
    const { name, timezone, languages, amenities } = body;
    const given = { name, address: PLACE.address, timezone, languages, amenities, coordinates };
    return house.server.call('PUT', '/api/property', { key, body: given });
  };

  it.each(['47.5462, 9.6843', '-33.86,151.2', ''])('is stored as given: %j', async (coordinates) => {
    expect(await set(coordinates)).toMatchObject({ status: 200, body: { coordinates } });
  });

  it.each(['91, 0', '0, 181', '47.5', 'Lindau', '47,5462, 9,6843'])(
    'is refused if it is no point on the earth: %j',
    async (wrong) => {
      expect(await set(wrong)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/coordinates' }] } });
    },
  );
});

it('the house’s position is sent once as a location, with delivery states', async () => {
  house.meta.say(GUEST, 'Hello');
  await house.settle();
  const conversationId = String((await house.conversations())[0]?.['id']);
  const answer = (await house.messages(conversationId)).findLast(({ author }) => author === 'ai');
  const { db, writer } = house.server.deps;
  const message = await findMessage(db, house.propertyId, String(answer?.['id']));
  if (message === undefined) throw new Error('No answer');
  const at = new Date().toISOString();
  await writer.write((trx) => insertParts(trx, message, { channel: 'whatsapp', contents: [{ place: PLACE }] }, at));
  await house.settle();
  expect(house.meta.got.filter(({ message: { type } }) => type === 'location')).toMatchObject([
    { message: { type: 'location', location: PLACE } },
  ]);
  const told = (await house.messages(conversationId)).find(({ id }) => id === message.id);
  expect(told?.['delivery']).toMatchObject({ state: 'delivered' });
});

it.each([
  ['as texts', { latitude: '47.5', longitude: '9.6' }],
  ['outside the valid range', { latitude: 97.5, longitude: 9.6 }],
])('the WhatsApp simulator refuses coordinates %s', (_, location) => {
  const message = { messaging_product: 'whatsapp', to: '491700000001', type: 'location', location };
  expect(outgoing.safeParse(message).success).toBe(false);
});
