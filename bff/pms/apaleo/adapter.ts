import type { CredentialField, PmsAdapter } from '../port.ts';
import { openApaleo } from './session.ts';

const COMMENT = { place: 'note', where: 'the reservation’s comment' } as const;
const host = (key: string, label: string, usual: string): CredentialField => ({
  key,
  label,
  help: `Only to be changed for another environment. Usual: ${usual}`,
  kind: 'url',
  required: false,
  default: usual,
});

/**
 * apaleo, through its core API (apaleo.dev guides; endpoints and parameters as in maks-oleksyuk/apaleo-php and
 * apaleo/n8n-nodes-apaleo).
 */
export const apaleoAdapter: PmsAdapter = {
  provider: 'apaleo',
  name: 'apaleo',
  credentials: [
    {
      key: 'propertyId',
      label: 'Property',
      help: 'The property’s code in apaleo, such as MUC.',
      kind: 'text',
      required: true,
    },
    {
      key: 'clientId',
      label: 'Client id',
      help: 'Of a custom app: in apaleo under Apps, Connected apps, Add custom app.',
      kind: 'text',
      required: true,
      alias: 'apiKey',
    },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'Shown once when the app is added. The app needs the rights to read and manage reservations, to read the setup and availability, to manage maintenance, and to read folios and post charges; switch personal data on.',
      kind: 'secret',
      required: true,
      alias: 'apiSecret',
    },
    {
      key: 'vatType',
      label: 'VAT of charges',
      help: 'The rate that sold extras are posted with.',
      kind: 'choice',
      required: false,
      choices: ['Normal', 'Reduced', 'VeryReduced', 'Without', 'Special'],
      default: 'Normal',
    },
    host('apiUrl', 'API address', 'https://api.apaleo.com'),
    host('identityUrl', 'Identity address', 'https://identity.apaleo.com'),
    host('webhookUrl', 'Webhook address', 'https://webhook.apaleo.com'),
  ],
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'reservations', 'rates', 'availability'],
    incremental: ['reservations'],
    takes: {
      request: { ...COMMENT, where: 'the reservation’s comment; faults of a known room also as maintenance' },
      completion: { ...COMMENT, where: 'the request’s entry in the comment; maintenance is ended' },
      communication: { ...COMMENT, where: 'the reservation’s comment (the end of the chat)' },
      charge: { place: 'native', where: 'charge on the reservation’s main folio' },
      charge_void: { place: 'native', where: 'allowance for the charge' },
      preference: COMMENT,
      fields: { place: 'native', where: 'the reservation’s primary guest' },
      arrival: { place: 'native', where: 'the reservation’s additional guests; the hour and the rest in its comment' },
    },
    notices: 'webhook',
    addressEntered: 'by_itself',
  },
  fields: {
    guest: [
      { path: 'firstName', type: 'text', example: 'Ana' },
      { path: 'lastName', type: 'text', example: 'Silva' },
      { path: 'email', type: 'email', example: 'ana@example.org' },
      { path: 'phone', type: 'phone', example: '+351912345678' },
      { path: 'company.name', type: 'text', example: 'Silva Lda' },
    ],
    reservation: [
      { path: 'id', type: 'text', example: 'XPGMSXGF-1' },
      { path: 'bookingId', type: 'text', example: 'XPGMSXGF' },
      { path: 'externalCode', type: 'text', example: '39912' },
      { path: 'arrival', type: 'datetime', example: '2026-03-02T15:00:00+01:00' },
      { path: 'departure', type: 'datetime', example: '2026-03-05T11:00:00+01:00' },
      { path: 'checkInTime', type: 'datetime', example: '2026-03-02T15:12:00+01:00' },
      { path: 'checkOutTime', type: 'datetime', example: '2026-03-05T10:40:00+01:00' },
    ],
  },
  defaultMapping: {
    guest: { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' },
    reservation: { confirmationNumber: 'id', checkIn: 'arrival', checkOut: 'departure' },
  },
  // apaleo publishes no limits ("rate-limiting" guide). This is modest, and Retry-After is obeyed.
  budget: { requests: 600, perMs: 60_000, atOnce: 4, countedBy: ['apiUrl', 'clientId'] },
  open: openApaleo,
};
