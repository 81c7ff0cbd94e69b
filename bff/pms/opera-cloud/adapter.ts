import type { CredentialField, PmsAdapter } from '../port.ts';
import { openOpera } from './session.ts';

const CREDENTIALS: readonly CredentialField[] = [
  {
    key: 'gatewayUrl',
    label: 'Gateway address',
    help: 'As the OHIP developer portal shows it for your environment.',
    kind: 'url',
    required: true,
  },
  { key: 'propertyId', label: 'Hotel code', help: 'For example HOTEL1.', kind: 'text', required: true },
  {
    key: 'appKey',
    label: 'Application key',
    help: 'Of the application in the developer portal.',
    kind: 'secret',
    required: true,
    alias: 'apiKey',
  },
  {
    key: 'clientId',
    label: 'Client ID',
    help: 'Of the environment in the developer portal.',
    kind: 'text',
    required: true,
  },
  {
    key: 'clientSecret',
    label: 'Client secret',
    help: 'Beside the client ID.',
    kind: 'secret',
    required: true,
    alias: 'apiSecret',
  },
  {
    key: 'grantType',
    label: 'Login',
    help: 'Newer environments use client credentials, older ones an integration user.',
    kind: 'choice',
    required: false,
    choices: ['client_credentials', 'password'],
    default: 'client_credentials',
  },
  {
    key: 'enterpriseId',
    label: 'Enterprise ID',
    help: 'The chain’s code, for client credentials.',
    kind: 'text',
    required: false,
  },
  { key: 'username', label: 'Integration user', help: 'For the older login.', kind: 'text', required: false },
  { key: 'password', label: 'Its password', help: 'For the older login.', kind: 'secret', required: false },
  {
    key: 'scope',
    label: 'Scope',
    help: 'Only where Oracle named another one than the usual.',
    kind: 'text',
    required: false,
  },
  {
    key: 'extSystemCode',
    label: 'External system',
    help: 'Its code in OPERA, with business events for reservations, profiles and housekeeping. Without it changes are only seen when everything is read.',
    kind: 'text',
    required: false,
  },
  {
    key: 'cashierId',
    label: 'Cashier ID',
    help: 'Of the integration user, for charges.',
    kind: 'text',
    required: false,
  },
  {
    key: 'transactionCode',
    label: 'Transaction code',
    help: 'What guests buy in the chat is posted under it.',
    kind: 'text',
    required: false,
  },
  {
    key: 'codes',
    label: 'Codes',
    help: 'Your hotel’s own codes, as JSON: serviceRequests, departments, priorities, maintenance, preferences, offers, commentType, languages. What has no code is written as a reservation comment.',
    kind: 'json',
    required: false,
    default: '{"serviceRequests":{"default":"CHAT"}}',
  },
];

/** Oracle's OPERA Cloud, by the property APIs of its integration platform OHIP. */
export const operaCloudAdapter: PmsAdapter = {
  provider: 'opera-cloud',
  name: 'OPERA Cloud',
  credentials: CREDENTIALS,
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates'],
    incremental: ['guests'],
    takes: {
      request: { place: 'native', where: 'service request, or room maintenance; without a code a reservation comment' },
      completion: { place: 'native', where: 'the service request is closed, the maintenance resolved' },
      communication: { place: 'note', where: 'one internal reservation comment per conversation' },
      charge: { place: 'native', where: 'posting on the folio; before check-in a reservation comment' },
      charge_void: { place: 'native', where: 'opposite posting on the folio' },
      preference: { place: 'native', where: 'profile preference; without a code a reservation comment' },
      fields: { place: 'note', where: 'reservation comment that asks to correct the profile' },
    },
    notices: 'queue',
  },
  fields: {
    guest: [
      { path: 'givenName', type: 'text', example: 'Ana' },
      { path: 'surname', type: 'text', example: 'Silva' },
      { path: 'email', type: 'email', example: 'ana@example.org' },
      { path: 'phoneNumber', type: 'phone', example: '+351912345678' },
      { path: 'language', type: 'text', example: 'E' },
      { path: 'profileDetails.customer.nationality', type: 'text', example: 'PT' },
    ],
    reservation: [
      { path: 'reservationIdList[0].id', type: 'text', example: '212502' },
      { path: 'reservationIdList[1].id', type: 'text', example: '2348701' },
      { path: 'externalReferences[0].id', type: 'text', example: 'BKG-39912' },
      { path: 'roomStay.arrivalDate', type: 'date', example: '2026-03-02' },
      { path: 'roomStay.departureDate', type: 'date', example: '2026-03-05' },
      { path: 'roomStay.roomId', type: 'text', example: '104' },
      { path: 'roomStay.ratePlanCode', type: 'text', example: 'BAR' },
      { path: 'hotelId', type: 'text', example: 'HOTEL1' },
    ],
  },
  defaultMapping: {
    guest: { firstName: 'givenName', lastName: 'surname', email: 'email', phone: 'phoneNumber' },
    reservation: {
      confirmationNumber: 'reservationIdList[1].id',
      checkIn: 'roomStay.arrivalDate',
      checkOut: 'roomStay.departureDate',
    },
  },
  // 50 a second for a whole environment, which others use too (OHIP's limits).
  budget: { requests: 20, perMs: 1_000, atOnce: 6 },
  open: openOpera,
};
