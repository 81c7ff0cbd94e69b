import type { z } from 'zod';
import type { BridgeCapability } from './contract.ts';
import * as contract from './contract.ts';

/** The named schemas of the OpenAPI document. */
export const COMPONENTS = {
  Health: contract.health,
  Property: contract.property,
  RoomType: contract.roomType,
  Room: contract.room,
  Guest: contract.guest,
  Reservation: contract.reservation,
  Rate: contract.rate,
  Availability: contract.availability,
  Money: contract.money,
  RequestBody: contract.requestBody,
  RequestPatch: contract.requestPatch,
  Request: contract.request,
  CommunicationBody: contract.communicationBody,
  ChargeBody: contract.chargeBody,
  Charge: contract.charge,
  VoidBody: contract.voidBody,
  PreferenceBody: contract.preferenceBody,
  GuestPatch: contract.guestPatch,
  NoteBody: contract.noteBody,
  ArrivalBody: contract.arrivalBody,
  Written: contract.written,
  WebhookBody: contract.webhookBody,
  Webhook: contract.webhook,
  Notice: contract.notice,
  Problem: contract.problem,
} satisfies Record<string, z.ZodType>;
export type ComponentName = keyof typeof COMPONENTS;

export interface BridgeOperation {
  /** `GET /rooms/{id}` */
  call: string;
  summary: string;
  /** The capability that the bridge must announce; null: none. */
  capability: BridgeCapability | null;
  /** Query parameters and their formats; a star marks required ones. */
  query?: Record<string, 'text' | 'date' | 'date*' | 'instant'>;
  body?: ComponentName;
  /** The schema of the answer (200 or 201), or of the items of a list; null: 204 without a body. */
  answer: ComponentName | { list: ComponentName } | null;
}

const SPAN = { from: 'date*', to: 'date*' } as const;

/** Every call that ServiceChat makes to a bridge. */
export const OPERATIONS: readonly BridgeOperation[] = [
  { call: 'GET /health', summary: 'Is the bridge there, and what can it do?', capability: null, answer: 'Health' },
  { call: 'GET /property', summary: 'The hotel', capability: null, answer: 'Property' },
  { call: 'GET /room-types', summary: 'Room types', capability: 'rooms.read', answer: { list: 'RoomType' } },
  { call: 'GET /rooms', summary: 'Rooms and their state', capability: 'rooms.read', answer: { list: 'Room' } },
  { call: 'GET /rooms/{id}', summary: 'One room', capability: 'rooms.read', answer: 'Room' },
  {
    call: 'GET /reservations',
    summary: 'Reservations: all that touch a span of days, or those that changed since an instant',
    capability: 'reservations.read',
    query: { updatedSince: 'instant', arrivalTo: 'date', departureFrom: 'date' },
    answer: { list: 'Reservation' },
  },
  {
    call: 'GET /reservations/{id}',
    summary: 'One reservation',
    capability: 'reservations.read',
    answer: 'Reservation',
  },
  {
    call: 'GET /guests',
    summary: 'Guests',
    capability: 'guests.read',
    query: { updatedSince: 'instant' },
    answer: { list: 'Guest' },
  },
  { call: 'GET /guests/{id}', summary: 'One guest', capability: 'guests.read', answer: 'Guest' },
  {
    call: 'GET /rates',
    summary: 'Prices by night, both days with it',
    capability: 'rates.read',
    query: SPAN,
    answer: { list: 'Rate' },
  },
  {
    call: 'GET /availability',
    summary: 'Free rooms by night, both days with it',
    capability: 'rates.read',
    query: SPAN,
    answer: { list: 'Availability' },
  },
  {
    call: 'POST /requests',
    summary: 'A guest’s request or complaint',
    capability: 'requests.write',
    body: 'RequestBody',
    answer: 'Request',
  },
  {
    call: 'PATCH /requests/{id}',
    summary: 'What became of a request',
    capability: 'requests.write',
    body: 'RequestPatch',
    answer: 'Request',
  },
  {
    call: 'PUT /communications/{externalId}',
    summary: 'A conversation with a guest, so far',
    capability: 'communications.write',
    body: 'CommunicationBody',
    answer: 'Written',
  },
  {
    call: 'POST /reservations/{id}/charges',
    summary: 'Something sold to the guest; 409 where nothing may be charged any more',
    capability: 'charges.write',
    body: 'ChargeBody',
    answer: 'Charge',
  },
  {
    call: 'POST /charges/{id}/void',
    summary: 'Takes a charge back; one that is void already stays so',
    capability: 'charges.write',
    body: 'VoidBody',
    answer: 'Charge',
  },
  {
    call: 'PUT /guests/{id}/preferences/{key}',
    summary: 'Something a guest prefers: the key is its topic and an id, so that a topic may have several',
    capability: 'preferences.write',
    body: 'PreferenceBody',
    answer: null,
  },
  {
    call: 'PATCH /guests/{id}',
    summary: 'Contact data that a guest corrected',
    capability: 'guests.write',
    body: 'GuestPatch',
    answer: 'Guest',
  },
  {
    call: 'PUT /reservations/{id}/notes/{externalId}',
    summary:
      'A note to staff: used for requests, chats and preferences where the bridge has no place of their own for them',
    capability: 'notes.write',
    body: 'NoteBody',
    answer: 'Written',
  },
  {
    call: 'PUT /reservations/{id}/arrival',
    summary: 'What the guest told before they arrive, as a whole: it replaces what was sent before',
    capability: 'arrivals.write',
    body: 'ArrivalBody',
    answer: null,
  },
  { call: 'GET /webhooks', summary: 'Registered addresses', capability: 'webhooks', answer: { list: 'Webhook' } },
  {
    call: 'POST /webhooks',
    summary: 'Registers an address; the same address again replaces its events and secret',
    capability: 'webhooks',
    body: 'WebhookBody',
    answer: 'Webhook',
  },
  { call: 'DELETE /webhooks/{id}', summary: 'Ends that', capability: 'webhooks', answer: null },
];
