import { expect } from 'chai';
import { type FurnishedHouse, furnishedHouse } from './furnished-house.ts';
import { button, findAll, type OpenDesk, openDesk, see, type, until } from './harness.ts';

/** Channels at the desk: connecting them in the settings, and their guests in the inbox. */
let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

function start(path: string, change: (house: FurnishedHouse) => void = () => undefined): FurnishedHouse {
  const house = furnishedHouse();
  change(house);
  open = openDesk(house.hotel, path);
  return house;
}

const field = (id: string) => findAll(document, `#${id}`)[0] as HTMLInputElement;

describe('the settings of WhatsApp', () => {
  it('show the channel’s state, and what to do if it is not active', async () => {
    start('/desk/settings/channels');
    await see('.chip', 'Needs attention');
    await see('.fault', 'does not accept the token');
    await see('a', 'Switch it on');
  });

  it('show when it last worked, its quality rating, and notices about the account', async () => {
    start('/desk/settings/channels');
    await see('.what p', 'A guest last wrote');
    await see('.what p', 'A message last went out');
    await see('.what p', 'Quality: fair');
    await see('.notices li', 'Not delivered × 3');
    await see('.notices li', 'cannot pay: settle it there');
    await see('.notices li code', 'spring (en)');
  });

  for (const [quality, words] of [
    ['GREEN', 'Quality: good'],
    ['RED', 'Quality: poor'],
    ['FLAGGED', 'Quality: poor'],
    ['UNFLAGGED', 'Quality: no longer poor'],
    ['UNKNOWN', 'Quality: not rated yet'],
  ] as const)
    it(`explain in words the quality that Meta reports as ${quality}`, async () => {
      start('/desk/settings/channels', ({ books }) => {
        Object.assign(books['/api/channels']?.[0] ?? {}, { detail: { phoneNumber: '+41 44 123 45 67', quality } });
      });
      await see('.what p', words);
    });

  it('explain in words each notice of Meta', async () => {
    const codes =
      'quality limit template_quality template_category number_name review alert violation account_news other';
    start('/desk/settings/channels', ({ books }) => {
      const notices = codes.split(' ').map((code) => ({
        ...{ code, subject: '', level: 'warning', message: `Told: ${code}`, count: 1 },
        ...{ since: '2026-11-20T10:00:00.000Z', at: '2026-11-20T10:00:00.000Z' },
      }));
      Object.assign(books['/api/channels']?.[0] ?? {}, { notices });
    });
    await see('.notices li', 'Told: other');
    const said = findAll(document, '.notices li strong').map(({ textContent }) => textContent ?? '');
    expect(said).to.have.length(10);
    expect(said.filter((word) => codes.split(' ').includes(word))).to.deep.equal([]);
  });

  it('choose the template for messages after 24 hours', async () => {
    const { sent } = start('/desk/settings/channels');
    (await see('summary', 'Templates')).click();
    await see('label', 'A guest arrives');
    const arrival = (await see('select#arrival')) as HTMLSelectElement;
    expect([...arrival.options].map(({ text }) => text)).to.deep.equal(['None: staff are told', 'room_ready']);
    expect(field('reply-0').value).to.equal('{guest} of {property}');
    arrival.value = 'room_ready';
    arrival.dispatchEvent(new Event('change'));
    await see('label', 'What stands for {{1}}');
    await see('.hint', '{checkIn}');
    type(field('arrival-0'), '{guest}');
    (await button('Save')).click();
    await until('it is sent', () => sent.at(-1)?.path === '/api/channels/whatsapp/template-uses');
    expect(sent.at(-1)?.body).to.deep.equal({
      uses: [
        { use: 'arrival', name: 'room_ready', values: ['{guest}'] },
        { use: 'reply', name: 'room_ready', values: ['{guest} of {property}'] },
      ],
    });
  });

  it('connect the channel, and show the data that Meta needs', async () => {
    const { sent } = start('/desk/settings/channels');
    (await see('summary', 'Connect again')).click();
    await see('#whatsapp-apiKey');
    type(field('whatsapp-businessId'), '100200300');
    type(field('whatsapp-phoneNumber'), '+15550001111');
    type(field('whatsapp-apiKey'), 'token');
    (await button('Connect WhatsApp')).click();
    await see('.secret code', 'https://chat.example/hook');
    await see('.secret code', 'verify-me');
    expect(sent.at(-1)?.body).to.deep.equal({ businessId: '100200300', phoneNumber: '+15550001111', apiKey: 'token' });
  });

  it('test the channel', async () => {
    start('/desk/settings/channels');
    (await button('Test now')).click();
    await see('[role=status] li', 'WhatsApp knows the token');
  });

  it('submit a template with its preview, and show the state of each', async () => {
    const { sent } = start('/desk/settings/channels');
    (await see('summary', 'Templates')).click();
    await see('.chip', 'May be sent');
    await see('.chip', 'Stopped by WhatsApp');
    const area = findAll(document, '#body')[0] as HTMLTextAreaElement;
    type(field('name'), 'taxi_here');
    type(area, 'Hello {{1}}');
    await see('#body-fault', 'begin and end with a word');
    type(area, 'Hello {{2}}, your taxi is here.');
    await see('#body-fault', 'Count them in order');
    const before = sent.length;
    (await button('Hand it in to WhatsApp')).click();
    await see('.fault', 'Count them in order');
    expect(sent.length).to.equal(before);
    type(area, 'Hello {{1}}, your taxi is here.');
    await see('label', 'An example for {{1}}');
    type(field('place-1'), 'Anna');
    await see('.preview .words', 'Hello Anna, your taxi is here.');
    (await button('Hand it in to WhatsApp')).click();
    await until('it is sent', () => sent.at(-1)?.path === '/api/channels/whatsapp/templates');
    expect(sent.at(-1)?.body).to.deep.equal({
      name: 'taxi_here',
      language: 'en',
      category: 'utility',
      body: 'Hello {{1}}, your taxi is here.',
      variables: ['Anna'],
    });
  });

  it('connect SMS by Twilio, and show errors in its own form', async () => {
    const { sent } = start('/desk/settings/channels');
    (await see('summary', 'Connect SMS')).click();
    await see('#sms-authToken');
    type(field('sms-accountSid'), 'AC1');
    type(field('sms-authToken'), 'token');
    type(field('sms-phoneNumber'), '+15550002222');
    (await button('Connect SMS')).click();
    await see('#sms-accountSid-fault');
    expect(findAll(document, '#whatsapp-accountSid-fault')).to.deep.equal([]);
    expect(field('whatsapp-phoneNumber').ariaInvalid ?? 'false').to.equal('false');
    type(field('sms-accountSid'), 'AC0123456789abcdef0123456789abcdef');
    (await button('Connect SMS')).click();
    await see('.secret code', 'https://chat.example/webhooks/sms/prp_1');
    expect(sent.at(-1)).to.deep.include({ method: 'PUT', path: '/api/channels/sms' });
    expect(sent.at(-1)?.body).to.deep.equal({
      provider: 'twilio',
      accountSid: 'AC0123456789abcdef0123456789abcdef',
      authToken: 'token',
      phoneNumber: '+15550002222',
    });
  });
});

describe('the settings of e-mail', () => {
  const connect = async (given: Readonly<Record<string, string>>) => {
    const { sent } = start('/desk/settings/channels');
    (await see('summary', 'Connect E-mail')).click();
    await see('#email-address');
    for (const [name, value] of Object.entries(given)) type(field(`email-${name}`), value);
    (await button('Connect E-mail')).click();
    await until('it is sent', () => sent.at(-1)?.path === '/api/channels/email');
    return sent.at(-1)?.body;
  };

  it('connect a mailbox without any data to be entered elsewhere', async () => {
    const given = {
      address: 'chat@hotel.example',
      host: 'imap.hotel.example',
      port: '143',
      user: 'chat',
      password: 'pw',
    };
    expect(await connect(given)).to.deep.equal({
      address: 'chat@hotel.example',
      imap: { host: 'imap.hotel.example', port: 143, user: 'chat', password: 'pw' },
    });
    expect(findAll(document, '.told')).to.deep.equal([]);
  });

  it('connect without a mailbox, and then show where mails are delivered and how they are signed', async () => {
    const body = await connect({ address: 'chat@hotel.example', name: 'The hotel' });
    expect(body).to.deep.equal({ address: 'chat@hotel.example', name: 'The hotel', inbound: 'webhook' });
    await see('.secret code', 'https://chat.example/webhooks/email/prp_1');
    await see('.secret code', 'whsec_abc');
  });
});

it('the sample hotel can try a channel with a simulated platform', async () => {
  const { sent } = start('/desk/settings/channels');
  const play = await see('a.button', 'Play a guest');
  expect(play.getAttribute('href')).to.equal('http://127.0.0.1:4710/play');
  (await button('Try it with a simulated one')).click();
  await until('it is sent', () => sent.at(-1)?.path === '/api/channels/sms/demo');
});

describe('a guest who writes by SMS in the desk', () => {
  const words = (text: string) => {
    const area = findAll(document, 'desk-composer textarea')[0] ?? findAll(document, 'textarea')[0];
    type(area as HTMLTextAreaElement, text);
  };

  it('gets a reply whose number of messages is shown before it is sent', async () => {
    start('/desk/inbox/cnv_sms', ({ hotel }) => {
      hotel.addConversation('cnv_sms', { channel: 'sms', language: 'de', address: '+491700000001', optedOut: false });
      hotel.addMessage('cnv_sms', { text: 'Hallo', language: 'de' });
    });
    await see('textarea');
    words('It’s ready');
    await see('.sms', 'SMS needed: 1. Characters left in the last: 150.');
    words(`${'a'.repeat(160)}b`);
    await see('.sms', 'SMS needed: 2. Characters left in the last: 145.');
    words('Ready 😀');
    await see('.sms', 'SMS needed: 1. Characters left in the last: 62.');
    await see('.sms', 'It has characters that make each SMS shorter');
  });
});

const GUEST = { channel: 'whatsapp', guest: { id: null, name: null }, language: 'de', address: '+491700000001' };

function withGuest(change: Record<string, unknown>) {
  return ({ hotel }: FurnishedHouse) => {
    hotel.addConversation('cnv_wa', { ...GUEST, optedOut: false, windowUntil: '2999-01-01T00:00:00.000Z', ...change });
    hotel.addMessage('cnv_wa', { text: 'Hallo', language: 'de' });
    hotel.addMessage('cnv_wa', {
      author: 'ai',
      text: 'Guten Tag',
      language: 'de',
      delivery: {
        state: 'failed',
        reason: 'not_reachable',
        hint: 'The number is not on WhatsApp',
        code: '131026',
        at: '2026-11-20T10:00:00.000Z',
      },
    });
  };
}

describe('a guest who writes on WhatsApp in the desk', () => {
  it('is identified by the phone number, and an undelivered message shows the reason', async () => {
    start('/desk/inbox/cnv_wa', withGuest({}));
    await see('bdi', '+491700000001');
    await see('.by.fault', 'Not delivered · The guest cannot be reached there: try another way');
    await see('.by[lang=en]', 'The number is not on WhatsApp (131026)');
    await see('.row span', 'They can be written to freely until');
  });

  it('shows how much longer they can be written to', async () => {
    const windowUntil = new Date(Date.now() + 3.5 * 60 * 60_000).toISOString();
    start('/desk/inbox/cnv_wa', withGuest({ windowUntil }));
    await see('.row', 'in 3 hours');
  });

  it('can after 24 hours be sent the chosen template, in their language, with placeholders filled in', async () => {
    const guest = { id: null, name: 'Rita Reis' };
    start('/desk/inbox/cnv_wa', withGuest({ windowUntil: '2026-01-01T00:00:00.000Z', guest }));
    (await button('Templates')).click();
    await see('form .words', 'Hallo {{1}}');
    const place = (await see('input[name=place]')) as HTMLInputElement;
    expect(place.value).to.match(/^Rita Reis of \S/);
    (await button('Back')).click();
    await see('li .words', 'Hello {{1}}');
  });

  it('can after 24 hours be sent a template, with those in their language first', async () => {
    const { sent } = start('/desk/inbox/cnv_wa', withGuest({ windowUntil: '2026-01-01T00:00:00.000Z' }));
    await see('.fault', 'Only a template reaches them');
    (await button('Templates')).click();
    expect(((await see('input[name=place]')) as HTMLInputElement).value, 'nobody knows their name').to.equal('');
    (await button('Back')).click();
    await see('li .words', 'Hallo {{1}}');
    const listed = findAll(document, 'desk-reach')
      .flatMap((reach) => [...(reach.shadowRoot?.querySelectorAll('li .words') ?? [])])
      .map(({ textContent }) => textContent);
    expect(listed).to.deep.equal(['Hallo {{1}}', 'Hello {{1}}']);
    (await button('room_ready')).click();
    await see('input[name=place]');
    type(findAll(document, 'input[name=place]')[0] as HTMLInputElement, 'Anna');
    (await button('Send the template')).click();
    const template = { name: 'room_ready', language: 'de', variables: ['Anna'] };
    await until('sent', () => sent.some(({ path }) => path === '/api/conversations/cnv_wa/messages'));
    expect(sent.find(({ path }) => path === '/api/conversations/cnv_wa/messages')?.body).to.deep.equal({ template });
  });

  it('cannot be written to after opting out', async () => {
    start('/desk/inbox/cnv_wa', withGuest({ optedOut: true }));
    await see('.fault', 'The guest wants no more messages');
  });
});
