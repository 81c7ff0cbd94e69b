import { expect, it } from 'vitest';
import type { ChannelNet, ChannelRequest } from '../../../../bff/channels/net.ts';
import { whatsapp } from '../../../../bff/channels/whatsapp/adapter.ts';
import { SIMULATED } from '../../../../bff/simulators/whatsapp/account.ts';

const NEVER = new AbortController().signal;

it('a read mark is sent only if the number’s limits have room, and an answer waits for its turn', async () => {
  const sent: ChannelRequest[] = [];
  const net: ChannelNet = {
    async send(request) {
      sent.push(request);
      return { status: 200, headers: {}, body: '{"messages":[{"id":"wamid.1"}]}' };
    },
    download: () => Promise.reject(new Error('nothing is fetched here')),
    close: async () => undefined,
  };
  const world = {
    net,
    callTimeoutMs: 1_000,
    webhookUrl: 'https://hotel.example/webhooks/whatsapp/prp_1',
    houseName: 'Hotel Lindenhof',
    smtpUrl: null,
    allowedPrivate: [],
    sign: (text: string) => text,
  };
  const session = whatsapp.open(world, SIMULATED);
  await session.showSeen?.('wamid.0', true, NEVER);
  const part = {
    id: 'p1',
    to: '491700000001',
    thread: null,
    conversationId: 'c1',
    content: { text: 'Yes', choices: [], files: [] },
  };
  await session.send(part, async () => undefined, NEVER);
  expect(sent.map(({ isSpare = false }) => isSpare)).toEqual([true, false]);
});
