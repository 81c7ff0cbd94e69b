import { setTimeout } from 'node:timers/promises';
import { startSimulator } from '../../bff/simulators/mews/simulator.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld } from '../../bff/simulators/world/world.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/**
 * The entries that the house taught. Every figure in a reply must come from here, from the guest's own words, or from the
 * PMS.
 */
export const TRAINING = {
  propertyInfo: {
    checkIn: '15:00',
    checkOut: '11:00',
    policies: 'No smoking in the rooms.',
    specialties: 'A garden by the lake.',
  },
  faqs: [
    { question: 'When is breakfast?', answer: 'Breakfast is from 07:00 to 10:30 in the winter garden.' },
    { question: 'How much is parking?', answer: 'Parking in our garage costs 18 EUR per night.' },
  ],
};

const LATE_CHECKOUT = {
  kind: 'late_check_out',
  names: [{ language: 'en', name: 'Late check-out until 14:00' }],
  price: { amount: '35.00', currency: 'EUR' },
  unit: 'stay',
  rule: { topics: ['check_out_time'], phase: 'any' },
};

const TOO_MANY_REQUESTS = 429;

export interface EveningHouse {
  server: DeskServer;
  simulator: Simulator;
  /** Calls the API with the house's own key. */
  call(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a house with a connected PMS, taught entries and an extra on sale. The engine is the real one. */
export async function openEveningHouse(): Promise<EveningHouse> {
  const simulator = await startSimulator({ world: createWorld({ reservations: 40 }), limits: false });
  const server = await startDeskServer({ neighbours: new URL(simulator.url).host, speaks: true });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(server.baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === TOO_MANY_REQUESTS) {
      // A rate-limited call waits for the Retry-After time, as every program must.
      await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1_000);
      return call(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  await call('PUT', '/api/property', {
    name: 'House by the lake',
    address: 'Seegasse 4, 88131 Lindau, Germany',
    timezone: simulator.world.hotel.timezone,
    languages: ['de', 'en'],
    amenities: [],
  });
  await call('PUT', '/api/ai/training', TRAINING);
  await call('POST', '/api/offers', LATE_CHECKOUT);
  await call('POST', '/api/integrations/pms/connect', { provider: 'mews', credentials: simulator.credentials });
  return {
    server,
    simulator,
    call,
    async close() {
      await server.close();
      await simulator.close();
    },
  };
}
