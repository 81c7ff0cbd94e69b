import { deleteWebhook, getWebhooks, postWebhook } from './hooks.ts';
import { listBookings } from './read-bookings.ts';
import { getGuest, listGuests } from './read-guests.ts';
import { getHotels, getHousekeeping, getRatePlans, getRoomBlocks, getRooms, getRoomTypes } from './read-rooms.ts';
import { type CloudbedsState, type Given, Refusal, read } from './state.ts';
import { postCustomItem, postVoidItem } from './write-items.ts';
import { deleteNote, getNotes, postNote, putNote, putReservation } from './write-notes.ts';
import { getCustomFields, postCustomField, postHousekeeping, putGuest } from './write-rest.ts';

/** A call: its fields (`!`: required), the scope it needs, and its handler. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  scope: string | null;
  fields: string;
  answer(state: CloudbedsState, given: Given): Record<string, unknown>;
}

/** The supported calls of PMS API v1.3, with their published parameters (openapi-specs @ f6c4b9a7). */
export const CALLS: Readonly<Record<string, Call>> = {
  'oauth/metadata': {
    method: 'GET',
    scope: null,
    fields: '',
    // A text, as published, unlike in all other calls.
    answer: ({ url }) => ({ success: 'true', data: { api: { url: url() } } }),
  },
  getHotels: {
    method: 'GET',
    scope: 'read:hotel',
    fields: 'propertyIDs propertyName propertyCity pageNumber pageSize',
    answer: getHotels,
  },
  getRoomTypes: {
    method: 'GET',
    scope: 'read:room',
    fields:
      'propertyIDs roomTypeIDs startDate endDate adults children detailedRates roomTypeName propertyCity propertyName maxGuests pageNumber pageSize sort',
    answer: getRoomTypes,
  },
  getRooms: {
    method: 'GET',
    scope: 'read:room',
    fields: 'propertyIDs roomTypeID roomTypeNameShort includeRoomRelations pageNumber pageSize sort',
    answer: getRooms,
  },
  getHousekeepingStatus: {
    method: 'GET',
    scope: 'read:housekeeping',
    fields: 'propertyID roomTypeIDs housekeeperIDs roomCondition roomOccupied pageNumber pageSize',
    answer: getHousekeeping,
  },
  postHousekeepingStatus: {
    method: 'POST',
    scope: 'write:housekeeping',
    fields: 'propertyID roomID! roomCondition doNotDisturb roomComments refusedService vacantPickup',
    answer: postHousekeeping,
  },
  getRoomBlocks: {
    method: 'GET',
    scope: 'read:roomblock',
    fields: 'propertyID roomBlockID roomTypeID roomID startDate endDate pageNumber pageSize',
    answer: getRoomBlocks,
  },
  getReservationsWithRateDetails: {
    method: 'GET',
    scope: 'read:reservation',
    fields:
      'propertyID resultsFrom resultsTo modifiedFrom modifiedTo sortByRecent reservationID reservationCheckOutFrom reservationCheckOutTo includeDeleted excludeStatuses includeGuestsDetails includeGuestRequirements includeCustomFields guestID pageNumber pageSize',
    answer: listBookings,
  },
  getGuestsModified: {
    method: 'GET',
    scope: 'read:guest',
    fields:
      'propertyIDs inHouse resultsFrom resultsTo checkInFrom checkInTo checkOutFrom checkOutTo includeGuestRequirements pageNumber pageSize',
    answer: listGuests,
  },
  getGuest: {
    method: 'GET',
    scope: 'read:guest',
    fields: 'propertyID reservationID guestID includeGuestRequirements',
    answer(state, given) {
      if (read(given, 'guestID') === undefined && read(given, 'reservationID') === undefined)
        throw new Refusal('Parameter guestID or reservationID is required');
      return getGuest(state, given);
    },
  },
  putGuest: {
    method: 'PUT',
    scope: 'write:guest',
    fields:
      'propertyID guestID! guestFirstName guestLastName guestEmail guestPhone guestCellPhone guestCountry guestCustomFields',
    answer: putGuest,
  },
  getRatePlans: {
    method: 'GET',
    scope: 'read:rate',
    fields:
      'propertyIDs rateIDs roomTypeID promoCode includePromoCode startDate! endDate! adults children detailedRates includeSharedRooms',
    answer: getRatePlans,
  },
  getCustomFields: {
    method: 'GET',
    scope: 'read:customFields',
    fields: 'propertyID customFieldID shortcode',
    answer: getCustomFields,
  },
  postCustomField: {
    method: 'POST',
    scope: 'write:customFields',
    fields: 'propertyID name! shortcode! applyTo required maxCharacters type displayed isPersonal',
    answer: postCustomField,
  },
  putReservation: {
    method: 'PUT',
    scope: 'write:reservation',
    fields: 'propertyID reservationID! estimatedArrivalTime',
    answer: putReservation,
  },
  postReservationNote: {
    method: 'POST',
    scope: 'write:reservation',
    fields: 'propertyID reservationID! reservationNote! userID dateCreated',
    answer: (state, given) => postNote(state, given, 'reservation'),
  },
  getReservationNotes: {
    method: 'GET',
    scope: 'read:reservation',
    fields: 'propertyID reservationID!',
    answer: (state, given) => getNotes(state, given, 'reservation'),
  },
  putReservationNote: {
    method: 'PUT',
    scope: 'write:reservation',
    fields: 'propertyID reservationID! reservationNoteID! reservationNote!',
    answer: (state, given) => putNote(state, given, 'reservation'),
  },
  deleteReservationNote: {
    method: 'DELETE',
    scope: 'write:reservation',
    fields: 'propertyID reservationID! reservationNoteID!',
    answer: (state, given) => deleteNote(state, given, 'reservation'),
  },
  postGuestNote: {
    method: 'POST',
    scope: 'write:guest',
    fields: 'propertyID guestID! guestNote! userID',
    answer: (state, given) => postNote(state, given, 'guest'),
  },
  getGuestNotes: {
    method: 'GET',
    scope: 'read:guest',
    fields: 'propertyID guestID!',
    answer: (state, given) => getNotes(state, given, 'guest'),
  },
  putGuestNote: {
    method: 'PUT',
    scope: 'write:guest',
    fields: 'propertyID guestID! noteID! guestNote!',
    answer: (state, given) => putNote(state, given, 'guest'),
  },
  postCustomItem: {
    method: 'POST',
    scope: 'write:item',
    fields:
      'propertyID reservationID! houseAccountID groupCode referenceID subReservationID roomID items! saleDate guestID guestName payments itemPaid',
    answer: postCustomItem,
  },
  postVoidItem: {
    method: 'POST',
    scope: 'write:item',
    fields: 'propertyID reservationID! houseAccountID groupCode soldProductID!',
    answer: postVoidItem,
  },
  postWebhook: { method: 'POST', scope: null, fields: 'propertyID object! action! endpointUrl!', answer: postWebhook },
  getWebhooks: { method: 'GET', scope: null, fields: 'propertyID', answer: getWebhooks },
  deleteWebhook: { method: 'DELETE', scope: null, fields: 'propertyIDs subscriptionID!', answer: deleteWebhook },
  getAppState: {
    method: 'GET',
    scope: null,
    fields: 'propertyID',
    answer: ({ appState }) => ({ data: { app_state: appState } }),
  },
  postAppState: {
    method: 'POST',
    scope: null,
    fields: 'propertyID app_state!',
    answer(state, given) {
      state.appState = read(given, 'app_state') ?? '';
      return {};
    },
  },
};
