import {
  activate,
  configureProperty,
  connectPms,
  connectWhatsApp,
  enableSync,
  getPmsStatus,
  mapRoomTypes,
  register,
  trainAi,
} from './client';
import { client } from './client/client.gen';

/** What your hotel's own systems ask for. */
export interface Systems {
  pms: { provider: 'cloudbeds'; credentials: Record<string, string> };
  whatsApp: { businessId: string; phoneNumber: string; apiKey: string; baseUrl?: string };
}

/** Sets a hotel up: an account, the house, what it teaches, who answers, its PMS and WhatsApp. */
export async function setUpHotel(baseUrl: string, { pms, whatsApp }: Systems) {
  client.setConfig({ baseUrl, throwOnError: true });
  const made = await register({
    body: { propertyName: 'Aurora', email: 'office@aurora.example', phone: '+4983825501' },
    throwOnError: true,
  });
  client.setConfig({ auth: made.data.apiKey });

  const answers = [
    await configureProperty({
      body: {
        name: 'Pension Aurora',
        address: 'Am See 1',
        timezone: 'Europe/Berlin',
        languages: ['en', 'de'],
        amenities: ['wifi'],
      },
    }),
    await trainAi({
      body: {
        propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' },
        faqs: [{ question: 'Can I bring my dog?', answer: 'Yes, dogs are welcome.' }],
      },
    }),
    await activate({
      body: { channels: ['widget'], aiMode: 'auto', businessHours: { mon_fri: '24/7', weekend: '24/7' } },
    }),
    await connectPms({ body: pms }),
    await mapRoomTypes({ body: { DBL: 'double' } }),
    await enableSync({ body: { reservations: true, availability: true, rates: false, guestProfiles: true } }),
    await connectWhatsApp({ body: whatsApp }),
  ];
  const status = await getPmsStatus({ throwOnError: true });
  return { calls: answers.length, connected: status.data.connected };
}
