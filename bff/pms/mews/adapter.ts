import type { PmsAdapter } from '../port.ts';
import { openMews } from './session.ts';

const NATIVE = { place: 'native' } as const;

/** Mews, through its Connector API (github.com/MewsSystems/open-api-docs, connector-api). */
export const mewsAdapter: PmsAdapter = {
  provider: 'mews',
  name: 'Mews',
  credentials: [
    {
      key: 'platformAddress',
      label: 'Address',
      help: 'https://api.mews.com, or https://api.mews-demo.com for the demo environment.',
      kind: 'url',
      required: false,
      default: 'https://api.mews.com',
    },
    {
      key: 'clientToken',
      label: 'Client token',
      help: 'Of the app, as Mews gave it when it was certified.',
      kind: 'secret',
      required: true,
      alias: 'apiSecret',
    },
    {
      key: 'accessToken',
      label: 'Access token',
      help: 'Of the hotel, or of the portfolio: in Mews under Marketplace, My subscriptions, the integration’s access tokens.',
      kind: 'secret',
      required: true,
      alias: 'apiKey',
    },
    {
      key: 'enterpriseId',
      label: 'Enterprise',
      help: 'The hotel’s id in Mews. Needed with a portfolio access token, which opens several hotels; else empty.',
      kind: 'text',
      required: false,
      alias: 'propertyId',
    },
    {
      key: 'stayServiceId',
      label: 'Stay service',
      help: 'The id of the bookable service that guests sleep in. Empty: the first one.',
      kind: 'text',
      required: false,
    },
    {
      key: 'chargeServiceId',
      label: 'Service for charges',
      help: 'The id of the additional service that sold extras belong to. Empty: the first one.',
      kind: 'text',
      required: false,
    },
    {
      key: 'taxCode',
      label: 'Tax code for charges',
      help: 'As Mews writes it (DE-2020-1-S). Hotels whose prices include tax cannot be charged without it.',
      kind: 'text',
      required: false,
    },
  ],
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'],
    incremental: ['guests', 'reservations'],
    takes: {
      request: { ...NATIVE, where: 'task (complaints also as a guest note under Complaints)' },
      completion: { ...NATIVE, where: 'the task is closed' },
      communication: { ...NATIVE, where: 'message thread' },
      charge: { ...NATIVE, where: 'order on the guest’s account, linked with the stay' },
      charge_void: { ...NATIVE, where: 'the order’s items are cancelled' },
      preference: { ...NATIVE, where: 'guest note under its heading' },
      fields: { ...NATIVE, where: 'customer profile' },
      arrival: { place: 'note', where: 'note on the reservation' },
    },
    notices: 'webhook',
    addressEntered: 'by_hand', // Mews' support enters it.
  },
  fields: {
    guest: [
      { path: 'FirstName', type: 'text', example: 'Ana' },
      { path: 'LastName', type: 'text', example: 'Silva' },
      { path: 'SecondLastName', type: 'text', example: 'Costa' },
      { path: 'Email', type: 'email', example: 'ana@example.org' },
      { path: 'Phone', type: 'phone', example: '+351 912 345 678' },
      { path: 'Number', type: 'text', example: '1024' },
      { path: 'LoyaltyCode', type: 'text', example: 'GOLD-1' },
    ],
    reservation: [
      { path: 'Number', type: 'text', example: '52' },
      { path: 'ChannelNumber', type: 'text', example: 'TW48ZP' },
      { path: 'ScheduledStartUtc', type: 'datetime', example: '2026-03-02T14:00:00Z' },
      { path: 'ScheduledEndUtc', type: 'datetime', example: '2026-03-05T10:00:00Z' },
      { path: 'ActualStartUtc', type: 'datetime', example: '2026-03-02T15:12:00Z' },
      { path: 'ActualEndUtc', type: 'datetime', example: '2026-03-05T09:40:00Z' },
      { path: 'Id', type: 'text', example: '0f515589-99b4-423d-b83a-b237009f0509' },
    ],
  },
  defaultMapping: {
    guest: { firstName: 'FirstName', lastName: 'LastName', email: 'Email', phone: 'Phone' },
    reservation: { confirmationNumber: 'Number', checkIn: 'ScheduledStartUtc', checkOut: 'ScheduledEndUtc' },
  },
  // 200 requests in 30 seconds for each access token (guidelines/requests: "Request limits").
  budget: { requests: 200, perMs: 30_000, atOnce: 4, countedBy: ['platformAddress', 'accessToken'] },
  open: openMews,
};
