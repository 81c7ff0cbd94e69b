type Json = Record<string, unknown>;
type Answer = { status: number; body: unknown };

export const CHANNELS = '/api/integrations/channel-manager';

const CUSTOM = {
  provider: 'custom',
  name: 'Your own, by webhooks',
  credentials: [
    { key: 'propertyId', label: 'Property', help: 'What it calls this house.', kind: 'text', required: false },
  ],
  capabilities: { delivery: 'push', proof: 'standard-webhooks', addressEntered: 'by_hand', pollMs: null, gives: [] },
  demo: false,
};

const ASKED = {
  provider: 'channex',
  name: 'Channex',
  credentials: [{ key: 'apiKey', label: 'API key', help: 'Of a user of its own.', kind: 'secret', required: true }],
  capabilities: { delivery: 'pull', proof: 'secret', addressEntered: 'by_itself', pollMs: 60_000, gives: [] },
  demo: true,
};

const STAY = { room: 1, otaName: 'Booking.com', state: 'booked', checkIn: '2026-12-10', checkOut: '2026-12-12' };

/** A fake of the channel manager's API for the desk: nothing is connected until the desk or `connect()` connects it. */
export class FakeChannelManager {
  status: Json = { connected: false, provider: null, property: null, recordsSynced: { reservations: 0 } };
  bookings: Json[] = [];

  /** Connects it as if some time ago. */
  connect(provider = 'custom'): void {
    this.status = {
      connected: true,
      provider,
      property: { id: 'H1', name: 'Lindenhof' },
      lastSync: '2026-11-21T08:55:00.000Z',
      recordsSynced: { reservations: 312 },
      nextSync: provider === 'custom' ? null : '2026-11-21T08:56:00.000Z',
      health: 'ok',
      lastError: null,
      running: null,
      webhookUrl: 'https://chat.example/webhooks/channel-manager/prp_1',
    };
    this.bookings = [
      {
        ...STAY,
        id: '778812',
        otaReference: '4005512233',
        roomType: 'Double room',
        guestName: 'Zoë Martin',
        reservationId: 'rsv_1',
        confirmationNumber: 'HOTEL9',
        inPms: true,
        updatedAt: '2026-11-21T08:55:00.000Z',
      },
      {
        ...STAY,
        id: '778813',
        state: 'cancelled',
        otaReference: null,
        roomType: null,
        guestName: '',
        reservationId: null,
        confirmationNumber: null,
        inPms: false,
        updatedAt: '2026-11-21T08:50:00.000Z',
      },
    ];
  }

  answer(method: string, url: URL, body: Json): Answer {
    const ok = (answer: unknown, status = 200) => ({ status, body: answer });
    const page = (items: unknown[]) => ok({ items, nextCursor: null });
    switch (`${method} ${url.pathname.slice(CHANNELS.length + 1)}`) {
      case 'GET providers':
        return page([ASKED, CUSTOM]);
      case 'GET status':
        return ok(this.status);
      case 'POST connect':
      case 'POST demo':
        if ((body['credentials'] as Json | undefined)?.['apiKey'] === 'wrong')
          return { status: 422, body: { code: 'channel_manager_rejected_credentials', detail: 'Channex: 401' } };
        this.connect(String(body['provider']));
        return ok(
          {
            ...body,
            connected: true,
            webhookUrl: 'https://chat.example/webhooks/channel-manager/prp_1',
            globalUrl: null,
            secret: 'whsec_c2hvd24gb25jZQ==',
            user: null,
            password: null,
          },
          201,
        );
      case 'DELETE connect':
        this.status = { ...this.status, connected: false };
        return ok(null, 204);
      case 'POST sync':
        return ok({ syncId: 'syn_2', state: 'running' }, 202);
      case 'GET sync':
        return page([]);
      case 'GET test':
        return ok({ ok: true, latencyMs: 12, checks: [{ name: 'address', ok: true, detail: 'calls come' }] });
      case 'GET bookings':
        return page(this.bookings);
      case 'GET logs':
        return page([
          {
            id: 'log_1',
            at: '2026-11-21T08:55:00.000Z',
            level: 'info',
            event: 'bookings.came',
            message: 'Bookings came: 1 new',
            detail: { ignored: 0, new: 1 },
          },
        ]);
      case 'GET room-types':
        return ok({});
      case 'GET room-types/known':
        return ok({
          items: [{ code: 'DBL', name: 'Double', maxPersons: null, slug: 'double', mapped: false }],
          nextCursor: null,
          revision: 'r1',
        });
      default:
        return { status: 404, body: { code: 'not_found', detail: 'Nothing here' } };
    }
  }
}
