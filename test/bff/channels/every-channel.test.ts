import { randomUUID } from 'node:crypto';
import { type PortalSimulator, startPortal } from '../../../bff/simulators/channex/portal.ts';
import { type MailSimulator, startMail } from '../../../bff/simulators/mail/simulator.ts';
import { startTwilio, type TwilioSimulator } from '../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import { ensureEpoch } from '../../../bff/store/sqlite/meta.ts';
import { type ChannelGuest, describeEveryChannel } from '../../contract/every-channel.ts';
import { formWith, uploadForm } from '../../support/sample-files.ts';
import { type HouseOn, openHouseOn } from './house.ts';

/** After this time a turn counts as interrupted. */
const GRACE_MS = 200_000;

/** A guest of a platform. Their actions arrive as the platform's signed calls. */
function platformGuest(
  house: HouseOn<never>,
  platform: WhatsAppSimulator | TwilioSimulator | MailSimulator | PortalSimulator,
  address: string,
  own: Pick<ChannelGuest, 'choose' | 'sendPicture'> & Partial<Pick<ChannelGuest, 'forge'>>,
): ChannelGuest {
  return {
    async conversationId() {
      return String((await house.conversations()).find((one) => one['address'] === address)?.['id']);
    },
    async say(text, times = 1) {
      platform.webhooks.repeat(times);
      platform.say(address, text);
      platform.webhooks.repeat(1);
    },
    async forge() {
      const call = platform.webhooks.delivered.find(({ url }) => url === house.webhookUrl);
      const { headers = {}, body = '' } = call ?? {};
      return (await fetch(house.webhookUrl, { method: 'POST', headers, body: `${body} ` })).status;
    },
    texts: async () => platform.arrived.filter(({ to }) => to === address).map(({ text }) => text),
    ...own,
  };
}

describeEveryChannel({
  channel: 'whatsapp',
  capabilities: {
    buttons: { count: 3 },
    list: { count: 10 },
    files: 'sent',
    templates: true,
    windowHours: 24,
    receipts: 'read',
    typing: true,
    cost: 'message',
  },
  offered: /^Echo: offer 2 \[Room 1\] \[Room 2\]$/,
  picture: /a file \(image\)$/,
  delivery: 'delivered',
  async open() {
    const house = await openHouseOn('whatsapp', startWhatsApp);
    let guests = 0;
    const { platform } = house;
    return {
      house: house as HouseOn<never>,
      async newGuest() {
        const address = `+49175000${100 + ++guests}`;
        return platformGuest(house as HouseOn<never>, platform, address, {
          choose: async (_, label) => void platform.tap(address, label),
          async sendPicture(bytes) {
            platform.write(address, { type: 'image', image: { id: platform.media.put('image/png', bytes) } });
          },
        });
      },
    };
  },
});

describeEveryChannel({
  channel: 'sms',
  capabilities: {
    buttons: null,
    list: null,
    files: 'link',
    templates: false,
    windowHours: null,
    receipts: 'delivered',
    typing: false,
    cost: 'segment',
  },
  offered: /1\. Room 1\n2\. Room 2$/,
  picture: /map\.png: http:\S+\/chat\/files\/\S+$/,
  delivery: 'delivered',
  async open() {
    const house = await openHouseOn('sms', startTwilio);
    let guests = 0;
    const { platform } = house;
    return {
      house: house as HouseOn<never>,
      async newGuest() {
        const address = `+49175000${200 + ++guests}`;
        return platformGuest(house as HouseOn<never>, platform, address, {
          choose: async (number) => void platform.say(address, String(number)),
          sendPicture: async (bytes) => void platform.write(address, {}, [{ type: 'image/png', bytes }]),
        });
      },
    };
  },
});

describeEveryChannel({
  channel: 'email',
  capabilities: {
    buttons: null,
    list: null,
    files: 'sent',
    templates: false,
    windowHours: null,
    receipts: 'none',
    typing: false,
    cost: 'none',
  },
  offered: /1\. Room 1\n2\. Room 2$/,
  picture: /map\.png/,
  delivery: 'sent',
  async open() {
    const house = await openHouseOn('email', startMail);
    let guests = 0;
    const { platform } = house;
    return {
      house: house as HouseOn<never>,
      async newGuest() {
        const address = `c${++guests}@guests.example`;
        const guest = platformGuest(house as HouseOn<never>, platform, address, {
          choose: async (number) => void platform.say(address, String(number)),
          async sendPicture(bytes) {
            platform.write(address, 'Look', { files: [{ name: 'a.png', type: 'image/png', bytes }] });
          },
        });
        const arrived = () => platform.sent.filter(({ to }) => to === address);
        const names = ({ files }: MailSimulator['sent'][number]) => files.map(({ name }) => name);
        return { ...guest, texts: async () => arrived().map((mail) => [mail.text, ...names(mail)].join(' ').trim()) };
      },
    };
  },
});

describeEveryChannel({
  channel: 'portal',
  capabilities: {
    buttons: null,
    list: null,
    files: 'link',
    templates: false,
    windowHours: null,
    receipts: 'none',
    typing: false,
    cost: 'none',
  },
  offered: /1\. Room 1\n2\. Room 2$/,
  picture: /map\.png: http:\S+\/chat\/files\/\S+$/,
  delivery: 'sent',
  async open() {
    const house = await openHouseOn('portal', startPortal);
    let guests = 0;
    const { platform } = house;
    return {
      house: house as HouseOn<never>,
      async newGuest() {
        const address = `b0000000-0000-4000-8000-${String(++guests).padStart(12, '0')}`;
        return platformGuest(house as HouseOn<never>, platform, address, {
          choose: async (number) => void platform.say(address, String(number)),
          sendPicture: async (bytes) => void platform.say(address, '', { files: [{ name: 'a.png', bytes }] }),
          // The secret does not sign the body. A call in Channex's name without the secret is refused.
          async forge() {
            const { headers = {}, body = '' } = platform.webhooks.delivered.at(-1) ?? {};
            const forged = { ...headers, 'x-servicechat-secret': 'guessed' };
            return (await fetch(house.webhookUrl, { method: 'POST', headers: forged, body })).status;
          },
        });
      },
    };
  },
});

describeEveryChannel({
  channel: 'widget',
  capabilities: {
    list: null,
    files: 'sent',
    templates: false,
    windowHours: null,
    receipts: 'read',
    typing: true,
    cost: 'none',
  },
  offered: /^Echo: offer 2 \[Room 1\] \[Room 2\]$/,
  picture: /a file \(image\/png\)/,
  delivery: undefined,
  async open() {
    const house = await openHouseOn('email', startMail);
    await ensureEpoch(house.server.deps.writer);
    // No socket is open here. The job for interrupted turns sends the answers.
    const turns = house.server.restartMessaging();
    const answer = async () => {
      house.server.advance(GRACE_MS);
      await turns.sweep();
    };
    return { house: house as HouseOn<never>, newGuest: () => chatGuest(house as HouseOn<never>), answer };
  },
});

interface ShownMessage {
  author: string;
  text: string;
  attachments?: { type: string }[];
  quickReplies?: { label: string }[];
}

/** A guest of the website's chat who uses HTTP instead of a socket. */
async function chatGuest({ server, propertyId }: HouseOn<never>): Promise<ChannelGuest> {
  const begun = (await server.call('POST', '/chat/session', { body: { type: 'hello', propertyId } })).body;
  const headers = { authorization: `Bearer ${begun.session}` };
  const send = (frame: object) => server.call('POST', '/chat/messages', { headers, body: { type: 'send', ...frame } });
  const show = ({ text, attachments = [], quickReplies = [] }: ShownMessage) =>
    [text, ...attachments.map(({ type }) => `a file (${type})`), ...quickReplies.map(({ label }) => `[${label}]`)].join(
      ' ',
    );
  return {
    conversationId: async () => begun.conversationId,
    async say(text, times = 1) {
      const id = randomUUID();
      for (let time = 0; time < times; time++) await send({ id, text });
    },
    choose: async (_, label, choice) => void (await send({ id: randomUUID(), text: label, choice })),
    async sendPicture(bytes) {
      const file = await uploadForm(`${server.baseUrl}/chat/uploads`, begun.session, formWith(bytes, 'a.png'));
      await send({ id: randomUUID(), attachments: [file.body.id] });
    },
    async forge() {
      const body = { type: 'send', id: randomUUID(), text: 'In their name' };
      return (
        await server.call('POST', '/chat/messages', { headers: { authorization: `${headers.authorization}x` }, body })
      ).status;
    },
    async texts() {
      const frames = (
        await server.call('POST', '/chat/messages', { headers, body: { type: 'history', before: 1_000 } })
      ).body;
      const shown = frames.flatMap((frame: { type: string; message: ShownMessage }) =>
        frame.type === 'message' ? [frame.message] : [],
      );
      return shown.filter(({ author }: ShownMessage) => author === 'ai' || author === 'staff').map(show);
    },
  };
}
