import { z } from 'zod';
import { listOf } from '../../../../shared/api/common.ts';
import {
  availability,
  availabilityQuery,
  room,
  roomCode,
  roomQuery,
  stay,
  stayQuery,
} from '../../../../shared/api/house/house.ts';
import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import { readCancelTerms } from '../../../conversation/house/cancel-terms.ts';
import { toStayViews } from '../../../conversation/stay/house.ts';
import { qrSvg } from '../../../links/qr-svg.ts';
import { roomUrl } from '../../../links/room-url.ts';
import { listStays } from '../../../store/guests/stays.ts';
import { listRooms } from '../../../store/pms/house.ts';
import { readAvailability } from '../../../sync/house/availability.ts';
import { orNotFound, param, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { readRooms, searchRooms, today } from './read-rooms.ts';

const READ = { access: 'guests:read', property: true, status: 200 } as const;

export const houseRoutes = [
  route({
    ...READ,
    method: 'GET',
    path: '/api/stays',
    summary:
      'List the guests who arrive, stay and leave on a day, with their open matters; or search by name, room, phone, e-mail or number',
    query: stayQuery,
    answer: listOf(stay),
    async handler(call) {
      const { on, state = null, q = null, cursor, limit } = call.query;
      const { db } = call.deps;
      const { id } = propertyOf(call);
      const page = await listStays(db, id, { on: on ?? today(call), state, words: q, cursor, limit });
      return { items: await toStayViews(db, id, page.items), nextCursor: page.nextCursor };
    },
  }),
  route({
    ...READ,
    method: 'GET',
    path: '/api/rooms',
    access: 'property:read',
    summary: 'List the rooms by number, each with its state, current guest and tasks; or search them by room or guest',
    query: roomQuery,
    answer: listOf(room),
    async handler(call) {
      const { q = null } = call.query;
      const items = q === null ? await readRooms(call, call.deps.db) : await searchRooms(call, call.deps.db, q);
      return { items, nextCursor: null };
    },
  }),
  route({
    ...READ,
    method: 'GET',
    path: '/api/rooms/qr.pdf',
    access: 'property:read',
    summary: 'Return all rooms’ QR codes as a PDF, six on a page',
    answer: z.string().meta({ format: 'binary' }),
    answerType: 'application/pdf',
    isBinary: true,
    async handler(call) {
      const { deps } = call;
      const { id, name, languages } = propertyOf(call);
      // Loaded on demand, because codes are seldom printed.
      const { writeRoomCards } = await import('../../../links/room-codes.ts');
      const rooms = await listRooms(deps.db, id);
      const cards = rooms.map(({ number }) => ({ number, url: roomUrl(deps.config.baseUrl, id, number) }));
      return (await writeRoomCards(cards, name, languages[0] ?? FALLBACK_LANGUAGE)).toString('latin1');
    },
  }),
  route({
    ...READ,
    method: 'GET',
    path: '/api/rooms/{id}/qr',
    access: 'property:read',
    summary: 'Return a room’s QR code: it opens the chat and states the room; it gives no access',
    answer: roomCode,
    async handler(call) {
      const { db, config } = call.deps;
      const { id } = propertyOf(call);
      const room = (await listRooms(db, id)).find((one) => one.id === param(call, 'id'));
      const url = roomUrl(config.baseUrl, id, orNotFound(room, 'room').number);
      return { url, qr: qrSvg(url) };
    },
  }),
  route({
    ...READ,
    method: 'GET',
    path: '/api/rooms/{id}',
    access: 'property:read',
    summary: 'Return a room',
    answer: room,
    async handler(call) {
      const [found] = await readRooms(call, call.deps.db, [param(call, 'id')]);
      return orNotFound(found, 'room');
    },
  }),
  route({
    ...READ,
    method: 'GET',
    path: '/api/availability',
    access: 'property:read',
    summary: 'List the room types available for a stay, with prices, as last received from the PMS or channel manager',
    query: availabilityQuery,
    answer: availability,
    errors: ['not_synced'],
    async handler(call) {
      const { deps, query } = call;
      const { id, bookingUrl } = propertyOf(call);
      return readAvailability(deps.db, { id, bookingUrl, readTerms: () => readCancelTerms(deps, id) }, query);
    },
  }),
];
