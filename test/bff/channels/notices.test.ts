import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIMULATED } from '../../../bff/simulators/whatsapp/account.ts';
import { type ChannelHouse, openChannelHouse } from './house.ts';

/** Meta's notices about an account, and calls of Meta that cannot be read. */
let house: ChannelHouse;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  guest = `+4917300${String(++guests).padStart(5, '0')}`;
  // As if connected again.
  const { server, key, meta } = house;
  await server.call('PUT', '/api/channels/whatsapp', { key, body: meta.credentials });
  house.server.advance(2_000);
});

const channel = async () =>
  (await house.server.call('GET', '/api/channels', { key: house.key })).body.items.find(
    (one: { channel: string }) => one.channel === 'whatsapp',
  );
async function notify(field: string, value: Record<string, unknown>) {
  house.server.advance(2_000);
  house.meta.notify(field, value);
  await house.settle();
  return channel();
}
const only = async () => (await house.conversations()).find(({ address }) => address === guest) as { id: string };
const notes = async () =>
  (await house.messages((await only()).id)).filter(({ internal }) => internal).map(({ text }) => text);

describe('a notice of a template', () => {
  const template = (event: string, reason = 'NONE') => ({
    event,
    message_template_id: 594425479261596,
    message_template_name: 'room_ready',
    message_template_language: 'pt_BR',
    reason,
  });

  it.each([
    ['REJECTED', 'TAG_CONTENT_MISMATCH', 'was refused'],
    ['PAUSED', 'NONE', 'is paused'],
    ['DISABLED', 'NONE', 'is disabled'],
    ['FLAGGED', 'NONE', 'about to be disabled'],
  ])(
    'that the template is %s is shown at the channel with what to do, until it is approved again',
    async (event, reason, words) => {
      const { notices, health } = await notify('message_template_status_update', template(event, reason));
      expect(notices).toMatchObject([{ code: 'template', subject: 'room_ready pt_BR', level: 'warning', count: 1 }]);
      expect(notices[0].message).toContain(words);
      if (reason !== 'NONE') expect(notices[0].message).toContain('tag content mismatch');
      expect(health).toBe('ok');
      expect((await notify('message_template_status_update', template('APPROVED'))).notices).toEqual([]);
    },
  );

  it('sent twice is shown once, and a late one resets nothing', async () => {
    house.meta.webhooks.repeat(3);
    const { notices } = await notify('message_template_status_update', template('PAUSED'));
    expect(notices).toMatchObject([{ count: 1 }]);
    house.meta.webhooks.repeat(1);
    house.meta.webhooks.hold();
    await notify('message_template_status_update', template('APPROVED'));
    await notify('message_template_status_update', template('DISABLED'));
    house.meta.webhooks.release('reversed');
    await house.settle();
    expect((await channel()).notices).toMatchObject([{ message: expect.stringContaining('disabled') }]);
  });
});

describe('a notice of the number', () => {
  const number = (event: string, more: object = {}) => ({
    display_phone_number: SIMULATED.phoneNumber.slice(1),
    event,
    ...more,
  });

  it('that guests report the number is shown as a warning, until the quality is good again', async () => {
    const flagged = await notify('phone_number_quality_update', number('FLAGGED', { current_limit: 'TIER_1K' }));
    expect(flagged).toMatchObject({
      detail: { quality: 'FLAGGED', limit: 'TIER_1K' },
      notices: [{ code: 'quality', level: 'warning' }],
    });
    expect((await notify('phone_number_quality_update', number('UNFLAGGED'))).notices).toEqual([]);
  });

  it('of a changed messaging limit changes the stored limit', async () => {
    const fewer = await notify('phone_number_quality_update', number('DOWNGRADE', { current_limit: 'TIER_250' }));
    expect(fewer).toMatchObject({ detail: { limit: 'TIER_250' }, notices: [{ code: 'limit', level: 'warning' }] });
    const more = await notify('phone_number_quality_update', number('UPGRADE', { current_limit: 'TIER_10K' }));
    expect(more).toMatchObject({ detail: { limit: 'TIER_10K' }, notices: [] });
  });

  it('of another number of the same account is ignored', async () => {
    const value = { display_phone_number: '15559999999', event: 'FLAGGED' };
    expect((await notify('phone_number_quality_update', value)).notices).toEqual([]);
  });
});

describe('a notice of the account', () => {
  it('that the account is disabled sets the channel’s health, until the account is reinstated', async () => {
    const banned = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'today' } };
    expect(await notify('account_update', banned)).toMatchObject({
      health: 'failing',
      lastError: { code: 'not_allowed', message: expect.stringContaining('disabled') },
      notices: [{ code: 'account', level: 'error' }],
    });
    const back = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } };
    expect(await notify('account_update', back)).toMatchObject({ health: 'ok', lastError: null, notices: [] });
  });

  it('that it was reinstated prevails over an older notice that arrives late or first', async () => {
    const disabled = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } };
    const back = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } };
    house.meta.webhooks.hold();
    for (const one of [disabled, back]) {
      house.server.advance(2_000);
      house.meta.notify('account_update', one);
    }
    house.meta.webhooks.release('reversed');
    await house.settle();
    expect(await channel()).toMatchObject({ health: 'ok', lastError: null, notices: [] });
    // A later notice counts again.
    expect(await notify('account_update', disabled)).toMatchObject({ health: 'failing', notices: [{ count: 1 }] });
    house.meta.webhooks.hold();
    house.server.advance(2_000);
    house.meta.notify('account_update', disabled);
    expect(await notify('account_update', back)).toMatchObject({ health: 'failing' });
    house.meta.webhooks.release('reversed');
    await house.settle();
    expect(await channel()).toMatchObject({ health: 'ok', lastError: null, notices: [] });
  });

  it('that the account broke a rule is a warning, and an unknown kind of notice is shown', async () => {
    const broke = { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } };
    expect((await notify('account_update', broke)).notices).toMatchObject([
      { code: 'violation', level: 'warning', message: expect.stringContaining('(scam)') },
    ]);
    const { notices } = await notify('brand_new_field', { anything: true });
    expect(notices[0]).toMatchObject({
      code: 'other',
      level: 'info',
      message: expect.stringContaining('brand new field'),
    });
  });
});

describe('a guest who wants no offers', () => {
  const wish = (value: string) => ({
    messaging_product: 'whatsapp',
    metadata: { phone_number_id: SIMULATED.phoneNumberId },
    user_preferences: [
      { wa_id: guest.slice(1), detail: 'x', category: 'marketing_messages', value, timestamp: 1_760_000_000 },
    ],
  });
  const send = async (name: string, language = 'en', variables: string[] = []) =>
    house.server.call('POST', `/api/conversations/${(await only()).id}/messages`, {
      key: house.key,
      body: { template: { name, language, variables } },
    });
  const delivery = async () =>
    (await house.messages((await only()).id)).findLast((one) => one['delivery'])?.['delivery'];

  beforeEach(async () => {
    house.meta.say(guest, 'Hello');
    await house.settle();
    const offer = house.meta.templates.find(({ name }) => name === 'spring_offer');
    if (offer !== undefined) offer.status = 'APPROVED';
  });

  it('gets no marketing template but every other message, until they want offers again', async () => {
    await notify('user_preferences', wish('stop'));
    expect(await notes()).toEqual([expect.stringContaining('wants no offers')]);
    await send('spring_offer');
    await house.settle();
    expect(await delivery()).toMatchObject({
      state: 'failed',
      reason: 'opted_out',
      hint: expect.stringContaining('offers'),
    });
    await send('room_ready', 'en', ['Anna']);
    await house.settle();
    expect(await delivery()).toMatchObject({ state: 'delivered' });
    await notify('user_preferences', wish('resume'));
    await send('spring_offer');
    await house.settle();
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });
});

describe('events of guests other than messages', () => {
  beforeEach(async () => {
    house.meta.say(guest, 'Hello');
    await house.settle();
  });

  it('a deleted message is reported to staff, who still see the message', async () => {
    const id = house.meta.say(guest, 'Something private');
    await house.settle();
    house.meta.write(guest, { type: 'revoke', revoke: { original_message_id: id } });
    await house.settle();
    expect(await notes()).toEqual(['The guest took this message back: “Something private”']);
  });

  it('a removed reaction, or one to the guest’s own message, is reported too', async () => {
    const id = house.meta.say(guest, 'Lovely');
    await house.settle();
    house.meta.write(guest, { type: 'reaction', reaction: { message_id: id, emoji: '❤️' } });
    await house.settle();
    house.meta.write(guest, { type: 'reaction', reaction: { message_id: id } });
    await house.settle();
    expect(await notes()).toEqual([
      'The guest reacted with ❤️ to “Lovely”',
      'The guest took back their reaction to “Lovely”',
    ]);
  });

  it('a new number is reported to staff, and is not merged automatically', async () => {
    house.meta.write(guest, { type: 'system', system: { type: 'user_changed_number', wa_id: '491739999999' } });
    await house.settle();
    expect(await notes()).toEqual(['The guest’s number on WhatsApp is +491739999999 from now on']);
  });

  it.each([
    [
      'an edited message',
      { type: 'edit', edit: { original_message_id: 'x', message: { type: 'text', text: { body: 'Two rooms' } } } },
      'Two rooms',
    ],
    [
      'a card of somebody’s',
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Ann' }, phones: [{ phone: '+49 170' }] }] },
      '👤 Ann +49 170',
    ],
  ])('%s is answered like a text', async (_, message, text) => {
    house.meta.write(guest, message);
    await house.settle();
    expect(house.meta.arrived.at(-1)?.text).toBe(`Echo: ${text}`);
  });
});

describe('an unreadable notice', () => {
  const post = (body: string) =>
    fetch(house.webhookUrl, {
      method: 'POST',
      body,
      headers: {
        'x-hub-signature-256': `sha256=${createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex')}`,
      },
    });
  const metadata = { phone_number_id: SIMULATED.phoneNumberId };
  const withMessage = (one: unknown) => ({
    entry: [{ id: '1', changes: [{ field: 'messages', value: { metadata, messages: [one] } }] }],
  });

  it('is stored as a message of its guest if the sender is readable, and staff are called', async () => {
    const broken = { from: guest.slice(1), id: `wamid.B${guests}`, timestamp: 'never', type: 'text', text: 'Help' };
    expect((await post(JSON.stringify(withMessage(broken)))).status).toBe(200);
    await house.settle();
    expect(await only()).toMatchObject({ state: 'waiting' });
    expect(await notes()).toEqual([expect.stringContaining('not kept here (text)')]);
  });

  it.each([
    ['an invalid time', { timestamp: 'never' }],
    ['no time', { timestamp: undefined }],
    ['another field that cannot be read', { timestamp: '1760000000', contacts: 7, image: [] }],
  ])('is stored with its text if it has %s', async (_, odd) => {
    const one = {
      from: guest.slice(1),
      id: `wamid.T${guests}`,
      type: 'text',
      text: { body: 'Is there a pool?' },
      ...odd,
    };
    expect((await post(JSON.stringify(withMessage(one)))).status).toBe(200);
    await house.settle();
    const said = await house.messages(String((await only()).id));
    expect(said[0]).toMatchObject({ author: 'guest', text: 'Is there a pool?' });
    expect(JSON.stringify((await channel()).notices)).not.toContain('unreadable_call');
  });

  it.each([
    ['a call', '{"entry":1}', 'call'],
    ['bytes', '{', 'call'],
    ['a message without a sender', JSON.stringify(withMessage({ text: { body: 'My passport is X1' } })), 'message'],
    ['a change', '{"entry":[{"changes":[{"field":"messages","value":null}]}]}', 'messages'],
    ['a notice', '{"entry":[{"changes":[{"field":"account_update","value":7}]}]}', 'account_update'],
  ])('an unreadable call, such as %s, is counted without its words', async (_, body, subject) => {
    for (const _time of [1, 2]) expect((await post(body)).status).toBe(200);
    const { notices } = await channel();
    expect(notices).toMatchObject([{ code: 'unreadable_call', subject, level: 'warning', count: 2 }]);
    expect(JSON.stringify(await house.server.dump())).not.toContain('passport');
  });
});
