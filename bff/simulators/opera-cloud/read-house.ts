import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import { dateAt, plusDays } from '../world/local-time.ts';
import type { WorldRoom } from '../world/world-types.ts';
import { CHAIN, CODES, HOTEL_ID, NOTHING, type OperaState, ok, PREFERENCES, Problem, pageOf } from './state.ts';

const CONDITIONS = { clean: 'Clean', inspected: 'Inspected', dirty: 'Dirty', pickup: 'Pickup', unknown: 'Dirty' };

export function getHotel({ world }: OperaState): SimAnswer {
  const { name, timezone, currency, country, arrivalTime, departureTime } = world.hotel;
  return ok({
    hotelConfigInfo: {
      hotelId: HOTEL_ID,
      chainCode: CHAIN,
      hotelName: name,
      generalInformation: {
        checkInTime: `2000-01-01 ${arrivalTime}:00.0`,
        checkOutTime: `2000-01-01 ${departureTime}:00.0`,
        roomCount: world.rooms().length,
        baseLanguage: 'E',
      },
      address: { country: { code: country } },
      propertyControls: {
        currencyFormatting: { currencyCode: currency, decimalPositions: 2 },
        dateTimeFormatting: { timeZoneRegion: timezone, shortDateFormat: 'DD-MM-YYYY' },
      },
    },
  });
}

export function getRoomTypes(state: OperaState, request: RoutedRequest): SimAnswer {
  const { roomTypes, rooms } = state.world;
  // Real hotels also have posting masters among the room types.
  const all = [
    ...roomTypes.map(({ code, name, maxPersons }) => ({
      roomType: code,
      roomClass: 'STD',
      shortDescription: { defaultText: name },
      maximumOccupancy: maxPersons,
      numberOfRooms: rooms().filter(({ typeCode }) => typeCode === code).length,
      pseudo: false,
    })),
    { roomType: 'PM', roomClass: 'PSEUDO', shortDescription: { defaultText: 'Posting master' }, pseudo: true },
  ];
  const { start, end, told } = pageOf(request, all.length);
  const page = all.slice(start, end);
  return page.length === 0 ? NOTHING : ok({ roomTypes: [{ hotelId: HOTEL_ID, roomType: page }], ...told });
}

export function getHousekeeping(state: OperaState, request: RoutedRequest): SimAnswer {
  const { query } = request;
  const [from, to] = [query.get('fromRoomNumber'), query.get('toRoomNumber')];
  const rooms = state.world
    .rooms()
    .filter(({ number }) => (from === null || number >= from) && (to === null || number <= to));
  const { start, end, told } = pageOf(request, rooms.length);
  const page = rooms.slice(start, end);
  if (page.length === 0) return NOTHING;
  const room = page.map((one) => toRoom(state, one));
  return ok({ housekeepingRoomInfo: { housekeepingRooms: { hotelId: HOTEL_ID, room }, ...told } });
}

function toRoom({ world }: OperaState, room: WorldRoom) {
  const { timezone } = world.hotel;
  const today = world.today();
  const repairs = room.maintenance.map(({ from, to, reason, kind, id }) => ({
    housekeepingRoomStatus: kind === 'out_of_order' ? 'OutOfOrder' : 'OutOfService',
    reasonCode: 'REPAIR',
    repairRemarks: reason,
    returnStatus: 'Dirty',
    start: dateAt(new Date(from), timezone),
    end: dateAt(new Date(to), timezone),
    roomRepairId: { id, type: 'RoomRepairId' },
  }));
  const now = repairs.find(({ start, end }) => start <= today && today <= end)?.housekeepingRoomStatus;
  const marked = { available: undefined, out_of_order: 'OutOfOrder', out_of_service: 'OutOfService' }[
    room.availability
  ];
  const occupied = world.isOccupied(room.number) ? 'Occupied' : 'Vacant';
  return {
    roomId: room.number,
    floor: room.floor,
    roomType: { roomType: room.typeCode, roomClass: 'STD', pseudoRoom: false },
    housekeeping: {
      housekeepingRoomStatus: {
        housekeepingRoomStatus: now ?? marked ?? CONDITIONS[room.housekeeping],
        frontOfficeStatus: occupied,
        housekeepingStatus: occupied,
      },
      guestServiceRequest: 'NoStatusSelected',
    },
    ...(repairs.length === 0 ? {} : { outOfOrder: repairs }),
    resvInfo: [],
  };
}

/** `getHotelAvailability` of one stay: the rates bookable for all of its nights. */
export function getAvailability({ world }: OperaState, { query }: RoutedRequest): SimAnswer {
  const start = query.get('roomStayStartDate');
  const end = query.get('roomStayEndDate');
  if (start === null || end === null) throw new Problem(400, 'Stay dates are required', 'OPERAWS-PAR00001');
  const roomRates = world.roomTypes.flatMap(({ code }) =>
    world.ratePlans.map((plan) => {
      const price = Number(world.price(plan.code, code, start)?.amount ?? 0);
      const rateAmount = { amountBeforeTax: price, amountAfterTax: price, currencyCode: world.hotel.currency };
      return {
        roomType: code,
        ratePlanCode: plan.code,
        start,
        end: end > start ? end : plusDays(start, 1),
        availability: world.free(code, start).available > 0 ? 'Available' : 'RestrictedDueToInventory',
        total: rateAmount,
        rates: { rate: [{ base: rateAmount, start, end }] },
      };
    }),
  );
  return ok({ hotelAvailability: [{ roomStays: [{ roomRates, arrivalDate: start, departureDate: end }] }] });
}

export function getListOfValues(_state: OperaState, { params }: RoutedRequest): SimAnswer {
  const name = params['list'] ?? '';
  const items = {
    serviceRequestCodes: CODES.serviceRequestCodes,
    roomMaintenance: CODES.roomMaintenance,
    postingTransactionCodes: CODES.postingTransactionCodes,
    reservationPreferences: Object.values(PREFERENCES).flatMap((values) => Object.keys(values)),
  }[name];
  if (items === undefined) throw new Problem(404, 'Unknown list of values');
  const listed = items.map((code) => ({ code, name: code, description: code, active: true }));
  return ok({ listOfValues: { lovName: name, itemCount: listed.length, items: listed } });
}
