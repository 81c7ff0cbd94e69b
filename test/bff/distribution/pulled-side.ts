import { expect } from 'vitest';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import type { ChannelBooking, ChannelManager } from '../../../shared/domain/distribution.ts';
import type { TestBooking, VendorSide } from '../../contract/channel-manager-house.ts';

/** The differences between vendors whose bookings are pulled. */
export interface PulledVendor {
  provider: ChannelManager;
  pollMs: number;
  simulator: ChannelSimulator;
  /** The vendor's notice of a change, with a wrong secret or none. */
  forgeries(webhookUrl: string): (readonly [url: string, init: RequestInit])[];
  /** The calls whose answer may get lost: those that list or confirm bookings. */
  calls: RegExp;
  /** Makes the next booking unreadable. */
  malform(): void;
}

/** Drives a vendor whose bookings are pulled: its simulator notifies the hotel, which then asks for the changes. */
export function createPulledSide(
  vendor: PulledVendor,
  { work, pass }: { work: () => Promise<void>; pass: (ms: number) => void },
): VendorSide {
  const { simulator } = vendor;
  let url = '';
  const settle = async () => {
    await simulator.webhooks.settled();
    await work();
  };
  const side: VendorSide = {
    credentials: simulator.credentials,
    async begin(connected) {
      url = connected.webhookUrl;
      simulator.setHook?.({ url, user: null, password: null, secret: null });
      await work();
    },
    async tell(booking) {
      simulator.put(toBooking(booking));
      await settle();
    },
    async repeat() {
      simulator.webhooks.repeat(3);
      const last = simulator.webhooks.delivered.at(-1);
      if (last !== undefined) simulator.webhooks.post(last);
      await settle();
      simulator.webhooks.repeat(1);
    },
    async notifyLate(older) {
      simulator.put(toBooking(older), { late: true });
      await settle();
    },
    async sendAndLoseAnswer(booking) {
      simulator.faults.order({ kind: 'cut', on: vendor.calls, times: 2 });
      await side.tell(booking);
      await work();
    },
    async sendAndKill(booking, restart) {
      // The page is stored. Every further call to the vendor fails, as if the process ended there.
      simulator.faults.order({ kind: 'unanswered', on: vendor.calls, after: 1, times: 50 });
      await side.tell(booking);
      await restart();
      simulator.faults.clear();
      await work();
    },
    async forge() {
      const calls = vendor.forgeries(url).map(([to, init]) => fetch(to, { method: 'POST', ...init }));
      return Promise.all(calls.map(async (call) => (await call).status));
    },
    async sendMalformed() {
      vendor.malform();
      pass(vendor.pollMs + 1);
      await work();
    },
    async close() {
      await simulator.close();
    },
  };
  return side;
}

/** The vendor keeps only the newest state, so an older state that arrives late has no state of its own. */
export function toBooking(booking: TestBooking): ChannelBooking {
  const { id, version, otaName, otaReference, state, checkIn, checkOut, rooms, notes } = booking;
  const { firstName, lastName, email, phone } = booking;
  expect(version).toBeGreaterThan(0);
  return {
    id,
    version: String(version),
    otaName,
    otaReference,
    confirmationNumber: null,
    state,
    rooms: rooms.map(({ type, adults, children }) => ({
      roomType: { code: type, name: type },
      ratePlan: '',
      checkIn,
      checkOut,
      adults,
      children,
      guestName: null,
    })),
    booker: { firstName, lastName, email, phone, language: null },
    arrivalTime: null,
    notes,
  };
}
