import type { HousekeepingState, PmsGuest, PmsRate, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import { asJson, findId, type ReadWorld, readLanguage } from './read-reservations.ts';
import type { RawProfile, RawRoom, RawRoomRate } from './schema.ts';

const CONDITIONS: Record<string, HousekeepingState> = {
  Clean: 'clean',
  Inspected: 'inspected',
  Dirty: 'dirty',
  Pickup: 'pickup',
};
const CLOSED: Record<string, RoomAvailability> = { OutOfOrder: 'out_of_order', OutOfService: 'out_of_service' };
const OCCUPANCY: Record<string, boolean> = { Occupied: true, Vacant: false };

/** Reads a room of `getHousekeepingOverview`; null for a posting master, which is no room. */
export function readRoom(raw: RawRoom): Pulled<'rooms'> | null {
  if (raw.roomType.pseudoRoom === true) return null;
  const status = raw.housekeeping?.housekeepingRoomStatus;
  const condition = status?.housekeepingRoomStatus ?? '';
  return {
    id: raw.roomId,
    raw: asJson(raw),
    record: {
      id: raw.roomId,
      number: raw.roomId,
      floor: raw.floor,
      roomTypeCode: raw.roomType.roomType,
      housekeeping: CONDITIONS[condition] ?? 'unknown',
      occupied: OCCUPANCY[status?.frontOfficeStatus ?? ''] ?? null,
      availability: CLOSED[condition] ?? 'available',
      maintenance: (raw.outOfOrder ?? []).map(({ start, end, reasonDescription, repairRemarks }) => ({
        from: start,
        to: end,
        reason: repairRemarks || reasonDescription,
      })),
    },
    changedAt: null,
    deleted: false,
  };
}

/** Reads a profile of `getProfile`. */
export function readProfile(id: string, raw: RawProfile, { timezone, languages }: ReadWorld): Pulled<'guests'> {
  const { customer, telephones, emails, preferenceCollection, lastModifyDateTime } = raw.profileDetails;
  const name = customer.personName.find(({ nameType }) => nameType === 'Primary') ?? customer.personName[0];
  const phones = (telephones?.telephoneInfo ?? []).flatMap(({ telephone }) => telephone ?? []);
  const addresses = (emails?.emailInfo ?? []).flatMap(({ email }) => email ?? []);
  const phone = phones.find(({ primaryInd }) => primaryInd === true) ?? phones[0];
  const address = addresses.find(({ primaryInd }) => primaryInd === true) ?? addresses[0];
  const answeredId = findId(raw.profileIdList, 'Profile') ?? id;
  const record: PmsGuest = {
    id,
    firstName: name?.givenName.trim() ?? '',
    lastName: name?.surname.trim() ?? '',
    email: address?.emailAddress.trim() ?? '',
    phone: readPhone(phone?.phoneNumber),
    language: readLanguage(customer.language, languages),
    notes: '',
    preferences: (preferenceCollection?.preferenceType ?? []).flatMap(({ preference }) =>
      (preference ?? []).map((one) => one.description || one.preferenceValue).filter((text) => text !== ''),
    ),
    // If OPERA answers with another profile, the requested one was merged into it.
    mergedInto: answeredId === id ? null : answeredId,
  };
  // Uses the field names of the copy in a reservation, so that one mapping fits both.
  const copy = {
    id,
    givenName: record.firstName,
    surname: record.lastName,
    email: record.email,
    phoneNumber: phone?.phoneNumber ?? '',
    language: customer.language,
  };
  return {
    id,
    raw: asJson({ ...copy, ...raw }),
    record,
    changedAt: readLocal(lastModifyDateTime, timezone),
    deleted: false,
  };
}

/** Whether the rate is bookable: enough rooms, and no restriction. */
export function isForSale({ availability }: RawRoomRate): boolean {
  return availability === '' || availability === 'Available';
}

/** Whether the price is for guests: a house-use, complimentary or suppressed rate is not. */
function isForGuests({ houseUseOnly, complimentary, suppressRate }: RawRoomRate): boolean {
  return houseUseOnly !== true && complimentary !== true && suppressRate !== true;
}

/** Reads the price of a night from `getHotelAvailability`, with taxes if OPERA reports them; null: not for sale to guests. */
export function readRate(raw: RawRoomRate, date: string, offers: readonly string[]): Pulled<'rates'> | null {
  const [night] = raw.rates?.rate ?? [];
  const nightPrice = night?.base ?? night?.total ?? raw.total;
  const price = readAmount(
    nightPrice?.amountAfterTax ?? nightPrice?.amountBeforeTax,
    nightPrice?.currencyCode || (raw.total?.currencyCode ?? ''),
  );
  if (price === null || !isForSale(raw) || !isForGuests(raw)) return null;
  const record: PmsRate = {
    ratePlan: raw.ratePlanCode,
    name: raw.ratePlanCode,
    roomTypeCode: raw.roomType,
    date,
    price,
    offer: offers.includes(raw.ratePlanCode),
    ...(raw.credentialsRequired === true ? { limits: { withCode: true } } : {}),
  };
  const id = `${raw.ratePlanCode}:${raw.roomType}:${date}`;
  return { id, raw: asJson(raw), record, changedAt: null, deleted: false };
}
