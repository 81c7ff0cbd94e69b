import createClient from 'openapi-fetch';
import type { paths } from './schema';

/** What your hotel's own systems ask for. */
export interface Systems {
  pms: { provider: 'cloudbeds'; credentials: Record<string, string> };
  whatsApp: { businessId: string; phoneNumber: string; apiKey: string; baseUrl?: string };
}

/** Sets a hotel up: an account, the house, what it teaches, who answers, its PMS and WhatsApp. */
export async function setUpHotel(baseUrl: string, { pms, whatsApp }: Systems) {
  const nobody = createClient<paths>({ baseUrl });
  const made = await nobody.POST('/auth/register', {
    body: { propertyName: 'Aurora', email: 'desk@aurora.example', phone: '+4983825501' },
  });
  if (made.error) throw new Error(made.error.detail);

  const hotel = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${made.data.apiKey}` } });
  const answers = [
    await hotel.PUT('/api/property', {
      body: {
        name: 'Pension Aurora',
        address: 'Am See 1',
        timezone: 'Europe/Berlin',
        languages: ['en', 'de'],
        amenities: ['wifi'],
      },
    }),
    await hotel.PUT('/api/ai/training', {
      body: {
        propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' },
        faqs: [{ question: 'Can I bring my dog?', answer: 'Yes, dogs are welcome.' }],
      },
    }),
    await hotel.PUT('/api/activation', {
      body: { channels: ['widget'], aiMode: 'auto', businessHours: { mon_fri: '24/7', weekend: '24/7' } },
    }),
    await hotel.POST('/api/integrations/pms/connect', { body: pms }),
    await hotel.PUT('/api/integrations/pms/room-types', { body: { DBL: 'double' } }),
    await hotel.PUT('/api/integrations/pms/sync/enabled', {
      body: { reservations: true, availability: true, rates: false, guestProfiles: true },
    }),
    await hotel.PUT('/api/channels/whatsapp', { body: whatsApp }),
  ];
  for (const { error } of answers) if (error) throw new Error(error.detail);
  const status = await hotel.GET('/api/integrations/pms/status');
  return { calls: answers.length, connected: status.data?.connected };
}
