import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import { CHANNEL_SIMULATORS } from '../../../bff/simulators/channel-registry.ts';
import type { ChannelManager } from '../../../shared/domain/distribution.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../staffed-house.ts';
import { unhurriedPms } from './unhurried-pms.ts';

/** A hotel that receives the calls of channel managers. */
export interface ChannelDoor {
  house: StaffedHouse;
  /** Starts the vendor's simulator and connects the hotel to it. */
  connect(provider: ChannelManager): Promise<ChannelSimulator>;
  close(): Promise<void>;
}

export async function openChannelDoor(): Promise<ChannelDoor> {
  let simulator: ChannelSimulator | null = null;
  const door = createServer(async (request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '', 'http://house').searchParams);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const call = { headers, query, body: await text(request) };
    const accepted = house.services.distribution.accept(house.propertyId, call);
    response.statusCode = await accepted.then(({ status }) => status).catch(() => 500);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  const port = typeof address === 'object' ? address?.port : null;
  const env = { ALLOW_PRIVATE_NETWORKS: '127.0.0.1', BASE_URL: `http://127.0.0.1:${port}` };
  const house = await openStaffedHouse({ pms: { registry: unhurriedPms }, env });
  return {
    house,
    async connect(provider) {
      const { startSimulator } = await CHANNEL_SIMULATORS[provider]();
      simulator = await startSimulator({ clock: house.now, limits: false });
      const by = { id: PROGRAM.id, accountId: house.accountId };
      const { distribution } = house.services;
      const request = { provider, credentials: simulator.credentials };
      const { webhookUrl: url, ...shown } = await distribution.connect(house.propertyId, request, by);
      simulator.setHook?.({ url, ...shown });
      await simulator.webhooks.settled();
      await distribution.work();
      return simulator;
    },
    async close() {
      door.close();
      await house.close();
      await simulator?.close();
    },
  };
}
