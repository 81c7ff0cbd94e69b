import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { ReservationFilter } from '../world/world.ts';
import type { WorldGuest, WorldReservation } from '../world/world-types.ts';
import {
  findReservation,
  fromProfileId,
  fromReservationId,
  HOTEL_ID,
  LANGUAGES,
  NOTHING,
  type OperaState,
  ok,
  PREFERENCES,
  pageOf,
  stamp,
  toConfirmation,
  toProfileId,
  toReservationId,
} from './state.ts';
import { listComments } from './write-comments.ts';

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** `getHotelReservations`. */
export function listReservations(state: OperaState, request: RoutedRequest): SimAnswer {
  const found = state.world.findReservations(toFilter(request.query));
  const { start, end, told } = pageOf(request, found.length);
  const page = found.slice(start, end);
  if (page.length === 0) return NOTHING;
  return ok({ reservations: { reservationInfo: page.map((one) => toInfo(state, one)), ...told } });
}

function toFilter(query: URLSearchParams): ReservationFilter {
  const ids = query.getAll('reservationIdList');
  const range = (from: string, to: string) =>
    query.has(from) || query.has(to)
      ? { from: query.get(from) ?? FIRST_DAY, to: query.get(to) ?? LAST_DAY }
      : undefined;
  const arriving = range('arrivalStartDate', 'arrivalEndDate');
  const departing = range('departureStartDate', 'departureEndDate');
  return {
    ...(ids.length === 0 ? {} : { ids: ids.map(fromReservationId) }),
    ...(arriving === undefined ? {} : { arriving }),
    ...(departing === undefined ? {} : { departing }),
  };
}

function toInfo(state: OperaState, one: WorldReservation) {
  const { world } = state;
  const guest = world.guest(one.guestId);
  const status = statusOf(state, one);
  return {
    ...idsOf(one),
    ...(one.channelReference === null
      ? {}
      : { externalReferences: [{ id: one.channelReference, idContext: 'BOOKING' }] }),
    roomStay: {
      arrivalDate: one.checkIn,
      departureDate: one.checkOut,
      expectedTimes: {
        reservationExpectedArrivalTime: `${one.checkIn} ${one.arrivalTime ?? '00:00'}:00.0`,
        reservationExpectedDepartureTime: `${one.checkOut} 00:00:00.0`,
      },
      adultCount: one.adults,
      childCount: one.children,
      roomType: one.roomTypeCode,
      numberOfRooms: 1,
      ...(one.room === null ? {} : { roomId: one.room }),
      ratePlanCode: one.ratePlan,
      balance: { amount: balanceOf(state, one), currencyCode: world.hotel.currency },
      guestServiceStatus: 'NoStatusSelected',
      pseudoRoom: false,
    },
    ...(guest === undefined
      ? {}
      : {
          reservationGuest: {
            givenName: guest.firstName,
            surname: guest.lastName,
            fullName: `${guest.lastName}, ${guest.firstName}`,
            phoneNumber: guest.phone,
            email: guest.email,
            language: LANGUAGES[guest.language] ?? 'E',
            nationality: { code: guest.country },
            id: toProfileId(guest.id),
            type: 'Profile',
          },
        }),
    hotelId: HOTEL_ID,
    hotelName: world.hotel.name,
    roomStayReservation: true,
    createDateTime: stamp(state, one.createdAt),
    lastModifyDateTime: stamp(state, one.modifiedAt),
    reservationStatus: status,
    computedReservationStatus: status,
    optedForCommunication: true,
  };
}

/** `getReservation`, with its comments if requested. */
export function getReservation(state: OperaState, request: RoutedRequest): SimAnswer {
  const id = fromReservationId(request.params['reservationId'] ?? '');
  if (state.world.reservation(id) === undefined) return NOTHING;
  const one = findReservation(state, request.params['reservationId'] ?? '');
  const wants = request.query.getAll('fetchInstructions');
  const reservation = {
    ...idsOf(one),
    roomStay: { arrivalDate: one.checkIn, departureDate: one.checkOut },
    hotelId: HOTEL_ID,
    reservationStatus: statusOf(state, one),
    lastModifyDateTime: stamp(state, one.modifiedAt),
    ...(wants.includes('Comments') ? { comments: listComments(state, one.id) } : {}),
  };
  return ok({ reservations: { reservation: [reservation] } });
}

function idsOf({ id }: WorldReservation) {
  return {
    reservationIdList: [
      { id: toReservationId(id), type: 'Reservation' },
      { id: toConfirmation(id), type: 'Confirmation' },
    ],
  };
}

function statusOf({ world }: OperaState, { state, checkIn, checkOut }: WorldReservation): string {
  const today = world.today();
  if (state === 'booked') return checkIn === today ? 'DueIn' : 'Reserved';
  if (state === 'checked_in') return checkOut === today ? 'DueOut' : 'InHouse';
  return { checked_out: 'CheckedOut', cancelled: 'Cancelled', no_show: 'NoShow' }[state];
}

/** The balance of the stay, including charges posted through this API. */
function balanceOf({ world }: OperaState, one: WorldReservation): number {
  const own = world.written().filter(({ reservationId, kind }) => {
    return reservationId === one.id && (kind === 'charge' || kind === 'void');
  });
  const posted = own.reduce(
    (sum, { kind, amount }) => sum + Number(amount?.amount ?? 0) * (kind === 'void' ? -1 : 1),
    0,
  );
  return Math.round((Number(world.balance(one).amount) + posted) * 100) / 100;
}

/** `getProfiles`: summaries, without preferences. */
export function listProfiles(state: OperaState, request: RoutedRequest): SimAnswer {
  const ids = request.query.getAll('profileIds').map(fromProfileId);
  const found = state.world.findGuests(ids.length === 0 ? {} : { ids });
  const all = found
    .slice(0, found.length) // A list that creates its records lazily.
    .filter(({ mergedInto }) => mergedInto === null);
  const { start, end, told } = pageOf(request, all.length);
  const page = all.slice(start, end);
  if (page.length === 0) return NOTHING;
  const profileInfo = page.map((guest) => ({
    profileIdList: [{ id: toProfileId(guest.id), type: 'Profile' }],
    profile: {
      formerName: {
        fullName: `${guest.lastName}, ${guest.firstName}`,
        givenName: guest.firstName,
        name: guest.lastName,
      },
      profileType: 'Guest',
      statusCode: 'Active',
      lastModifyDateTime: stamp(state, guest.modifiedAt),
    },
  }));
  return ok({ profileSummaries: { profileInfo, ...told } });
}

/** `getProfile`: merged profiles no longer exist. */
export function getProfile(state: OperaState, request: RoutedRequest): SimAnswer {
  const guest = state.world.guest(fromProfileId(request.params['profileId'] ?? ''));
  if (guest === undefined || guest.mergedInto !== null) return NOTHING;
  const wants = request.query.getAll('fetchInstructions');
  const contact = {
    telephones: {
      telephoneInfo: [{ telephone: { phoneNumber: guest.phone, phoneUseType: 'HOME', primaryInd: true }, id: '1' }],
    },
    emails: { emailInfo: [{ email: { emailAddress: guest.email, type: 'EMAIL', primaryInd: true }, id: '2' }] },
  };
  return ok({
    profileIdList: [{ id: toProfileId(guest.id), type: 'Profile' }],
    profileDetails: {
      customer: {
        personName: [
          { givenName: guest.lastName, surname: guest.firstName, nameType: 'Phonetic' },
          { givenName: guest.firstName, surname: guest.lastName, nameType: 'Primary' },
        ],
        language: LANGUAGES[guest.language] ?? 'E',
        nationality: guest.country,
      },
      ...(wants.includes('Communication') ? contact : {}),
      ...(wants.includes('Preference') ? { preferenceCollection: { preferenceType: preferencesOf(guest) } } : {}),
      profileType: 'Guest',
      statusCode: 'Active',
      lastModifyDateTime: stamp(state, guest.modifiedAt),
    },
  });
}

/** A guest's preferences as the hotel's codes; a preference without a code has its text as value. */
export function preferencesOf({ preferences }: WorldGuest) {
  if (preferences.length === 0) return [];
  const codes = Object.entries(PREFERENCES['SPECIALS'] ?? {});
  return [
    {
      preferenceType: 'SPECIALS',
      preference: preferences.map((description) => ({
        preferenceValue: codes.find(([, words]) => words === description)?.[0] ?? description,
        description,
        global: true,
      })),
    },
  ];
}
