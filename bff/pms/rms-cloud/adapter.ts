import type { PmsAdapter } from '../port.ts';
import { openRms } from './session.ts';

const NATIVE = { place: 'native' } as const;

/** RMS Cloud, through its REST API v1.4.37.1 (restapidocs.rmscloud.com, as rendered in praveenaj/rms-docs). */
export const rmsCloudAdapter: PmsAdapter = {
  provider: 'rms-cloud',
  name: 'RMS Cloud',
  credentials: [
    {
      key: 'clientId',
      label: 'Client ID',
      help: 'The number of the hotel’s database in RMS.',
      kind: 'text',
      required: true,
      alias: 'apiKey',
    },
    {
      key: 'clientPassword',
      label: 'Client password',
      help: 'Of the hotel, for integrations.',
      kind: 'secret',
      required: true,
      alias: 'apiSecret',
    },
    { key: 'agentId', label: 'Agent ID', help: 'The integration’s number at RMS.', kind: 'text', required: true },
    { key: 'agentPassword', label: 'Agent password', help: 'Of the integration.', kind: 'secret', required: true },
    {
      key: 'moduleType',
      label: 'Modules',
      help: 'As RMS assigned them to the integration, separated by commas.',
      kind: 'text',
      required: false,
      default: 'guestServices',
    },
    {
      key: 'propertyId',
      label: 'Property',
      help: 'Its number; needed where the database holds several.',
      kind: 'text',
      required: false,
    },
    {
      key: 'currency',
      label: 'Currency',
      help: 'Of the prices, such as AUD: RMS names none.',
      kind: 'text',
      required: true,
    },
    {
      key: 'rateAgentId',
      label: 'Channel for prices',
      help: 'The number of the channel (online agent) whose prices guests are told.',
      kind: 'text',
      required: false,
      default: '0',
    },
    {
      key: 'offerRates',
      label: 'Rates that are offers',
      help: 'Their names or numbers, separated by commas: RMS marks none as special.',
      kind: 'text',
      required: false,
    },
    {
      key: 'sundryId',
      label: 'Sundry for charges',
      help: 'The number of the sundry that sold extras are charged under. Without it nothing is charged.',
      kind: 'text',
      required: false,
    },
    {
      key: 'database',
      label: 'Database',
      help: 'The training database sends no notices.',
      kind: 'choice',
      required: false,
      choices: ['live', 'training'],
      default: 'live',
    },
    {
      key: 'lookupUrl',
      label: 'Address',
      help: 'Where RMS tells which host has the hotel’s data.',
      kind: 'url',
      required: false,
      default: 'https://restapi8.rmscloud.com',
    },
  ],
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'],
    incremental: ['guests', 'reservations'],
    takes: {
      request: { ...NATIVE, where: 'trace' },
      completion: { ...NATIVE, where: 'the trace is completed' },
      communication: { place: 'note', where: 'reservation notes' },
      charge: { ...NATIVE, where: 'charge on the reservation’s account' },
      charge_void: { place: 'none', where: 'RMS describes no call for it' },
      preference: { ...NATIVE, where: 'the guest’s preferences' },
      fields: { ...NATIVE, where: 'guest' },
      arrival: { ...NATIVE, where: 'the reservation’s expected time of arrival; the rest in its notes' },
    },
    notices: 'webhook',
    addressEntered: 'by_itself',
  },
  fields: {
    guest: [
      { path: 'guestGiven', type: 'text', example: 'Ana' },
      { path: 'guestSurname', type: 'text', example: 'Silva' },
      { path: 'email', type: 'email', example: 'ana@example.org' },
      { path: 'email2', type: 'email', example: 'ana.work@example.org' },
      { path: 'mobile', type: 'phone', example: '+61412345678' },
      { path: 'phoneAH', type: 'phone', example: '+61212345678' },
      { path: 'loyaltyNumber', type: 'text', example: 'GOLD-1' },
      { path: 'id', type: 'number', example: '65' },
    ],
    reservation: [
      { path: 'id', type: 'number', example: '3681' },
      { path: 'arrivalDate', type: 'datetime', example: '2026-03-02 14:00:00' },
      { path: 'departureDate', type: 'datetime', example: '2026-03-05 10:00:00' },
      { path: 'otaRef1', type: 'text', example: 'TW48ZP' },
      { path: 'bookingSourceName', type: 'text', example: 'Online' },
      { path: 'userDefined1', type: 'text', example: 'A-17' },
    ],
  },
  defaultMapping: {
    guest: { firstName: 'guestGiven', lastName: 'guestSurname', email: 'email', phone: 'mobile' },
    reservation: { confirmationNumber: 'id', checkIn: 'arrivalDate', checkOut: 'departureDate' },
  },
  // Below the lowest limit of a frequently called path: guests, 150 per minute (README: "Rate limits").
  budget: { requests: 20, perMs: 10_000, atOnce: 2, countedBy: ['lookupUrl', 'clientId', 'agentId'] },
  open: openRms,
};
