import { PmsError } from '../net/errors.ts';
import type { PmsAdapter } from '../port.ts';
import { openCloudbeds } from './session.ts';

/** The page where somebody of the hotel authorises an app (used by public clients, but not documented). */
const AUTHORISE_URL = 'https://hotels.cloudbeds.com/api/v1.1/oauth';
const OAUTH = { key: 'login', is: ['oauth', 'oauth_key'] } as const;

/**
 * Cloudbeds, through its PMS API v1.3, with an API key of the property or OAuth (the vendor's pages on authentication).
 */
export const cloudbedsAdapter: PmsAdapter = {
  provider: 'cloudbeds',
  name: 'Cloudbeds',
  credentials: [
    {
      key: 'propertyId',
      label: 'Property ID',
      help: 'The number of the property, in the address bar of Cloudbeds after “/connect/”.',
      kind: 'text',
      required: true,
    },
    {
      key: 'login',
      label: 'Login',
      help: 'Hotels use an API key. Partners’ apps allow the connection by OAuth: its code becomes tokens, or a key.',
      kind: 'choice',
      required: false,
      choices: ['api_key', 'oauth', 'oauth_key'],
      default: 'api_key',
    },
    {
      key: 'apiKey',
      label: 'API key',
      help: 'Made in Cloudbeds under Account, Apps & Marketplace, API credentials; begins with “cbat_”. It ends after 30 days without use.',
      kind: 'secret',
      required: false,
      requiredWhen: { key: 'login', is: ['api_key'] },
    },
    {
      key: 'clientId',
      label: 'Client ID',
      help: 'Of the partner’s app.',
      kind: 'text',
      required: false,
      requiredWhen: OAUTH,
    },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'Beside the client ID.',
      kind: 'secret',
      required: false,
      requiredWhen: OAUTH,
    },
    {
      key: 'redirectUri',
      label: 'Redirect address',
      help: 'As it is registered for the app.',
      kind: 'url',
      required: false,
      requiredWhen: OAUTH,
    },
    {
      key: 'code',
      label: 'Authorisation code',
      help: `From the redirect address, after “code=”, once the connection was allowed at ${AUTHORISE_URL}?client_id=…&redirect_uri=…&response_type=code&scope=…&state=…. Good for ten minutes, and once.`,
      kind: 'secret',
      required: false,
    },
    {
      key: 'refreshToken',
      label: 'Refresh token',
      help: 'In place of a code, where the app has one that nothing else uses.',
      kind: 'secret',
      required: false,
    },
    {
      key: 'apiUrl',
      label: 'API address',
      help: 'Only where Cloudbeds named another one.',
      kind: 'url',
      required: false,
      default: 'https://api.cloudbeds.com',
    },
  ],
  capabilities: {
    pulls: ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'],
    incremental: ['guests', 'reservations'],
    takes: {
      request: { place: 'note', where: 'reservation note, and the room’s comment in the housekeeping list' },
      completion: { place: 'note', where: 'the request’s reservation note' },
      communication: { place: 'note', where: 'one reservation note per conversation' },
      charge: { place: 'native', where: 'custom item on the reservation’s folio' },
      charge_void: { place: 'native', where: 'the custom item is voided' },
      preference: { place: 'note', where: 'the guest’s custom field “guest_preferences”, else a guest note' },
      fields: { place: 'native', where: 'the guest’s details' },
      arrival: { place: 'native', where: 'the reservation’s estimated arrival time; the rest as a reservation note' },
    },
    notices: 'webhook',
    addressEntered: 'by_itself',
  },
  fields: {
    guest: [
      { path: 'guestFirstName', type: 'text', example: 'Ana' },
      { path: 'guestLastName', type: 'text', example: 'Silva' },
      { path: 'guestEmail', type: 'email', example: 'ana@example.org' },
      { path: 'guestCellPhone', type: 'phone', example: '+351912345678' },
      { path: 'guestPhone', type: 'phone', example: '+351211234567' },
      { path: 'guestCountry', type: 'text', example: 'PT' },
      { path: 'customFields[0].customFieldValue', type: 'text', example: 'vegetarian' },
    ],
    reservation: [
      { path: 'reservationID', type: 'text', example: '8735962347' },
      { path: 'thirdPartyIdentifier', type: 'text', example: '39912' },
      { path: 'sourceReservationID', type: 'text', example: '39912' },
      { path: 'rooms[0].subReservationID', type: 'text', example: '8735962347-1' },
      { path: 'rooms[0].roomCheckIn', type: 'date', example: '2026-03-02' },
      { path: 'rooms[0].roomCheckOut', type: 'date', example: '2026-03-05' },
      { path: 'reservationCheckIn', type: 'date', example: '2026-03-02' },
      { path: 'reservationCheckOut', type: 'date', example: '2026-03-05' },
      { path: 'rooms[0].roomName', type: 'text', example: '104' },
      { path: 'rooms[0].rateName', type: 'text', example: 'Flexible' },
      { path: 'estimatedArrivalTime', type: 'text', example: '16:00' },
      { path: 'sourceName', type: 'text', example: 'Booking.com' },
    ],
  },
  defaultMapping: {
    guest: {
      firstName: 'guestFirstName',
      lastName: 'guestLastName',
      email: 'guestEmail',
      phone: 'guestCellPhone',
    },
    reservation: {
      confirmationNumber: 'reservationID',
      checkIn: 'rooms[0].roomCheckIn',
      checkOut: 'rooms[0].roomCheckOut',
    },
  },
  // A property's key may make 5 requests a second; clients that exceed this are suspended in the end (the vendor's
  // FAQ). One request per quarter of a second is safer than four per second, which could be delayed and arrive right
  // before the next four.
  budget: { requests: 1, perMs: 250, atOnce: 4, countedBy: ['apiUrl', 'apiKey', 'clientId'] },
  // Not every change updates the timestamp of change (the list's own description).
  dailyPass: { entities: ['reservations'], daysAhead: 14 },
  open(world) {
    const {
      propertyId = '',
      apiKey = '',
      apiUrl = '',
      login = 'api_key',
      code = '',
      refreshToken = '',
    } = world.credentials;
    if (!/^\d+$/.test(propertyId)) throw new PmsError('bad_settings', 'A Cloudbeds property ID is a number');
    if (login === 'oauth' && code === '' && refreshToken === '')
      throw new PmsError('bad_settings', 'Cloudbeds needs the authorisation code of a connection that was allowed');
    if (login === 'oauth_key' && code === '' && apiKey === '')
      throw new PmsError('bad_settings', 'Cloudbeds needs the authorisation code of a connection that was allowed');
    if ((login === '' || login === 'api_key') && apiKey === '')
      throw new PmsError('bad_settings', 'Cloudbeds needs an API key');
    if (apiUrl !== '' && !URL.canParse(apiUrl)) throw new PmsError('bad_settings', 'The API address is not a URL');
    return openCloudbeds(world);
  },
};
