import type { PmsAdapter } from '../port.ts';
import { AUTH_STYLES } from './auth.ts';
import { openCustom } from './session.ts';

const NATIVE = { place: 'native' } as const;

/** Any PMS behind a ServiceChat PMS Bridge, our own contract (docs/pms/bridge.md). */
export const customAdapter: PmsAdapter = {
  provider: 'custom',
  name: 'Own PMS (ServiceChat PMS Bridge)',
  credentials: [
    {
      key: 'baseUrl',
      label: 'Address',
      help: 'Where the bridge answers: https://pms.example.net/servicechat/v1.',
      kind: 'url',
      required: true,
    },
    {
      key: 'auth',
      label: 'Log-in',
      help: 'How ServiceChat shows the bridge who it is.',
      kind: 'choice',
      required: false,
      choices: AUTH_STYLES,
      default: 'bearer',
    },
    {
      key: 'token',
      label: 'Token or key',
      help: 'For bearer and apiKeyHeader.',
      kind: 'secret',
      required: false,
      alias: 'apiKey',
    },
    {
      key: 'headerName',
      label: 'Header of the key',
      help: 'For apiKeyHeader.',
      kind: 'text',
      required: false,
      default: 'X-API-Key',
    },
    { key: 'user', label: 'User', help: 'For basic.', kind: 'text', required: false },
    { key: 'password', label: 'Password', help: 'For basic.', kind: 'secret', required: false },
    {
      key: 'tokenUrl',
      label: 'Address for tokens',
      help: 'For oauth2ClientCredentials: https://pms.example.net/oauth/token.',
      kind: 'url',
      required: false,
    },
    { key: 'clientId', label: 'Client id', help: 'For oauth2ClientCredentials.', kind: 'text', required: false },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'For oauth2ClientCredentials.',
      kind: 'secret',
      required: false,
    },
    {
      key: 'scope',
      label: 'Scope',
      help: 'For oauth2ClientCredentials, if one is needed.',
      kind: 'text',
      required: false,
    },
    {
      key: 'propertyId',
      label: 'Property',
      help: 'Sent with every call as X-SC-Property, for bridges of several hotels.',
      kind: 'text',
      required: false,
    },
    {
      key: 'signingSecret',
      label: 'Secret for signing',
      help: 'Every request is signed with it, if given.',
      kind: 'secret',
      required: false,
      alias: 'apiSecret',
    },
    {
      key: 'shape',
      label: 'Shape of the API',
      help: 'For an API that is no bridge: which of its calls and fields stand for which, as JSON (docs/pms/rest-shape.md).',
      kind: 'json',
      required: false,
    },
    {
      key: 'webhookSecret',
      label: 'Secret of notices',
      help: 'For bridges that sign their notices with a secret of their own, and are not registered with.',
      kind: 'secret',
      required: false,
    },
  ],
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'],
    incremental: ['guests', 'reservations'],
    takes: {
      request: { ...NATIVE, where: 'request (a note where the bridge has only those)' },
      completion: { ...NATIVE, where: 'the request’s status' },
      communication: { ...NATIVE, where: 'communication (a note where the bridge has only those)' },
      charge: { ...NATIVE, where: 'charge on the reservation' },
      charge_void: { ...NATIVE, where: 'the charge is voided' },
      preference: { ...NATIVE, where: 'the guest’s preference (a note where the bridge has only those)' },
      fields: { ...NATIVE, where: 'guest' },
      arrival: { ...NATIVE, where: 'the reservation’s arrival (a note where the bridge has only those)' },
    },
    notices: 'webhook',
    // The adapter does, if the bridge announces webhooks; or else a person.
    addressEntered: 'either',
  },
  fields: {
    guest: [
      { path: 'firstName', type: 'text', example: 'Ana' },
      { path: 'lastName', type: 'text', example: 'Silva' },
      { path: 'email', type: 'email', example: 'ana@example.org' },
      { path: 'phone', type: 'phone', example: '+351912345678' },
      { path: 'id', type: 'text', example: 'g-1' },
    ],
    reservation: [
      { path: 'confirmationNumber', type: 'text', example: '52' },
      { path: 'channelReference', type: 'text', example: 'TW48ZP' },
      { path: 'arrivalDate', type: 'date', example: '2026-03-02' },
      { path: 'departureDate', type: 'date', example: '2026-03-05' },
      { path: 'expectedArrivalAt', type: 'datetime', example: '2026-03-02T17:30:00Z' },
      { path: 'id', type: 'text', example: 'r-1' },
    ],
  },
  defaultMapping: {
    guest: { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' },
    reservation: { confirmationNumber: 'confirmationNumber', checkIn: 'arrivalDate', checkOut: 'departureDate' },
  },
  // Our own choice, which a small proxy can easily handle.
  budget: { requests: 300, perMs: 60_000, atOnce: 4, countedBy: ['baseUrl'] },
  open: openCustom,
};
