import { dateAt, datesBetween, plusDays } from '../world/local-time.ts';
import type { WorldRoom } from '../world/world-types.ts';
import { PROPERTY_ID, toRoomId, toRoomTypeId } from './ids.ts';
import { type CloudbedsState, type Given, need, pageOf, Refusal, read } from './state.ts';

const BLOCK_DAYS_MAX = 35;
const HOUSEKEEPING_PAGE_MAX = 5_000;

export function getHotels({ world }: CloudbedsState, given: Given) {
  const wanted = read(given, 'propertyIDs')?.split(',');
  const { name, timezone, currency } = world.hotel;
  const hotel = {
    propertyID: PROPERTY_ID,
    organizationID: '900',
    propertyName: name,
    propertyImage: '',
    propertyDescription: '',
    propertyTimezone: timezone,
    propertyCurrency: [{ currencyCode: currency, currencySymbol: '€', currencyPosition: 'after' }],
  };
  const data = wanted === undefined || wanted.includes(PROPERTY_ID) ? [hotel] : [];
  return { data, count: data.length, total: data.length };
}

export function getRoomTypes({ world }: CloudbedsState, given: Given) {
  const { start, end } = pageOf(given);
  return {
    data: world.roomTypes.slice(start, end).map((type) => ({
      roomTypeID: toRoomTypeId(world, type.code),
      propertyID: PROPERTY_ID,
      roomTypeName: type.name,
      roomTypeNameShort: type.code,
      roomTypeDescription: '',
      isPrivate: true,
      maxGuests: type.maxPersons,
      adultsIncluded: 1,
      childrenIncluded: 0,
    })),
  };
}

export function getRooms({ world }: CloudbedsState, given: Given) {
  const all = world.rooms();
  const { start, end } = pageOf(given);
  const page = all.slice(start, end);
  const rooms = page.map((room) => ({
    roomID: toRoomId(world, room.number),
    roomName: room.number,
    roomDescription: '',
    maxGuests: world.roomTypes.find(({ code }) => code === room.typeCode)?.maxPersons ?? 2,
    isPrivate: true,
    isVirtual: false,
    roomBlocked: room.availability !== 'available',
    roomTypeID: toRoomTypeId(world, room.typeCode),
    roomTypeName: world.roomTypes.find(({ code }) => code === room.typeCode)?.name ?? '',
    roomTypeNameShort: room.typeCode,
  }));
  return { data: [{ propertyID: PROPERTY_ID, rooms }], count: page.length, total: all.length };
}

export function getHousekeeping(state: CloudbedsState, given: Given) {
  const { world, roomComments } = state;
  const condition = read(given, 'roomCondition');
  const lines = world.rooms().map((room) => ({
    date: world.today(),
    roomTypeID: toRoomTypeId(world, room.typeCode),
    roomTypeName: room.typeCode,
    roomID: toRoomId(world, room.number),
    roomName: room.number,
    roomCondition: conditionOf(room),
    roomOccupied: world.isOccupied(room.number),
    roomBlocked: room.availability !== 'available',
    frontdeskStatus: world.isOccupied(room.number) ? 'stayover' : 'unused',
    housekeeperID: '0',
    housekeeper: 'N/A',
    doNotDisturb: false,
    refusedService: false,
    vacantPickup: room.housekeeping === 'pickup',
    roomComments: roomComments.get(room.number) ?? '',
  }));
  const all = lines.filter((line) => condition === undefined || line.roomCondition === condition);
  const { start, end } = pageOf(given, HOUSEKEEPING_PAGE_MAX);
  const page = all.slice(start, end);
  return { data: page, count: page.length, total: all.length };
}

/** The published description has only clean and dirty. Hotels see and write "inspected" too. */
export function conditionOf({ housekeeping }: WorldRoom): string {
  return housekeeping === 'clean' || housekeeping === 'inspected' ? 'clean' : 'dirty';
}

export function getRoomBlocks({ world }: CloudbedsState, given: Given) {
  const startDate = read(given, 'startDate') ?? world.today();
  const endDate = read(given, 'endDate') ?? world.today();
  if (endDate < startDate || plusDays(startDate, BLOCK_DAYS_MAX) < endDate)
    throw new Refusal('Date range must be 35 days or less');
  const blocks = world.rooms().flatMap((room) => {
    const own = room.maintenance.map(({ id, from, to, reason, kind }) => ({
      roomBlockID: id,
      roomBlockType: kind === 'out_of_service' ? 'out_of_service' : 'blocked_dates',
      roomBlockReason: reason,
      startDate: dateAt(new Date(from), world.hotel.timezone),
      endDate: dateAt(new Date(to), world.hotel.timezone),
    }));
    const today = world.today();
    const shown =
      own.length > 0 || room.availability === 'available'
        ? own
        : [
            {
              roomBlockID: `b${room.number}`,
              roomBlockType: room.availability === 'out_of_service' ? 'out_of_service' : 'blocked_dates',
              roomBlockReason: '',
              startDate: today,
              endDate: today,
            },
          ];
    const place = { roomID: toRoomId(world, room.number), roomTypeID: toRoomTypeId(world, room.typeCode) };
    return shown
      .filter((block) => block.startDate <= endDate && block.endDate >= startDate)
      .map((block) => ({ ...block, rooms: [{ eventID: `e${block.roomBlockID}`, ...place, isSource: true }] }));
  });
  const { start, end } = pageOf(given);
  const page = blocks.slice(start, end);
  return { data: { propertyID: PROPERTY_ID, roomBlocks: page }, count: page.length, total: blocks.length };
}

/** `getRatePlans`: the special offer needs a promo code. */
export function getRatePlans({ world }: CloudbedsState, given: Given) {
  const nights = datesBetween(need(given, 'startDate'), plusDays(need(given, 'endDate'), -1));
  const plans = world.ratePlans.filter(({ offer }) => !offer || read(given, 'includePromoCode') === 'true');
  const data = world.roomTypes.flatMap((type, typeIndex) =>
    plans.map((plan, planIndex) => {
      const priced = nights.map((date) => ({
        date,
        price: Number(world.price(plan.code, type.code, date)?.amount ?? 0),
      }));
      const sum = Math.round(priced.reduce((total, { price }) => total + price, 0) * 100) / 100;
      const free = nights.map((date) => world.free(type.code, date).available);
      return {
        rateID: String(9_000 + typeIndex * 10 + planIndex),
        isDerived: plan.offer,
        roomRate: sum,
        totalRate: sum,
        roomsAvailable: Math.min(...free, 99),
        roomTypeID: toRoomTypeId(world, type.code),
        propertyID: PROPERTY_ID,
        ratePlanID: plan.code,
        ratePlanNamePublic: plan.name,
        ratePlanNamePrivate: plan.name,
        promoCode: plan.offer ? plan.code : null,
        addOns: [],
        ...(read(given, 'detailedRates') === 'true'
          ? {
              roomRateDetailed: priced.map(({ date, price }, index) => ({
                date,
                rateBase: price,
                totalRate: price,
                roomsAvailable: free[index] ?? 0,
                closedToArrival: false,
                closedToDeparture: false,
                blocked: false,
                minLos: 0,
                maxLos: 0,
                cutOff: 0,
                lastMinuteBooking: 0,
              })),
            }
          : {}),
      };
    }),
  );
  return { data };
}
