import { toUtc } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import type { WorldGuest, WorldReservation, WorldRoom } from '../world/world-types.ts';
import { toId } from './ids.ts';

/** The ids of the bookable and the additional service. */
export const STAY_SERVICE = toId('service', 1);
export const EXTRAS_SERVICE = toId('service', 2);
export const ADULT = toId('age', 1);
export const CHILD = toId('age', 2);
export const TAX_CODE = 'DE-2020-1-S';
const LOCALE = 'en-US';
const REGIONS: Record<string, string> = { en: 'en-GB' };

export const DEPARTMENTS = ['Front desk', 'Housekeeping', 'Maintenance', 'Management'];

const STATES: Record<WorldReservation['state'], string> = {
  booked: 'Confirmed',
  checked_in: 'Started',
  checked_out: 'Processed',
  cancelled: 'Canceled',
  no_show: 'Canceled',
};

export function showConfiguration({ hotel }: World, now: Date): object {
  return {
    NowUtc: stamp(now),
    Enterprise: {
      Id: toId('enterprise', 1),
      ChainId: toId('enterprise', 2),
      ChainName: 'Aurora',
      Name: hotel.name,
      TimeZoneIdentifier: hotel.timezone,
      DefaultLanguageCode: LOCALE,
      Pricing: 'Gross',
      Currencies: [{ Currency: hotel.currency, IsDefault: true, IsEnabled: true }],
      TaxEnvironmentCode: 'DE-2020-1',
      EditableHistoryInterval: 'P0M7DT0H0M0S',
    },
    Service: null,
    IsIdentityDocumentNumberRequired: false,
  };
}

export function showServices({ hotel }: World): object[] {
  const times = { CreatedUtc: '2023-10-01T11:48:57Z', UpdatedUtc: '2023-10-28T11:48:57Z' };
  const common = { EnterpriseId: toId('enterprise', 1), IsActive: true, ...times };
  const offset = (time: string) => `P0M0DT${Number(time.slice(0, 2))}H${Number(time.slice(3))}M0S`;
  const [StartOffset, EndOffset] = [offset(hotel.arrivalTime), offset(hotel.departureTime)];
  const stays = { StartOffset, EndOffset, OccupancyStartOffset: StartOffset, OccupancyEndOffset: EndOffset };
  return [
    {
      ...common,
      Id: EXTRAS_SERVICE,
      Names: { [LOCALE]: 'Extras' },
      Options: { BillAsPackage: false },
      Ordering: 2,
      Data: { Discriminator: 'Additional', Value: { Promotions: { BeforeCheckIn: false } } },
    },
    {
      ...common,
      Id: STAY_SERVICE,
      Names: { [LOCALE]: 'Accommodation' },
      Options: { BillAsPackage: true },
      Ordering: 1,
      Data: { Discriminator: 'Bookable', Value: { ...stays, TimeUnitPeriod: 'Day' } },
    },
  ];
}

export function showCategories({ roomTypes }: World): object[] {
  return roomTypes.map((type, index) => ({
    Id: toId('category', index + 1),
    ServiceId: STAY_SERVICE,
    IsActive: true,
    Type: 'Room',
    Names: { [LOCALE]: type.name },
    ShortNames: { [LOCALE]: type.code },
    Capacity: type.maxPersons,
    ExtraCapacity: 0,
    Ordering: index,
  }));
}

export function findCategory({ roomTypes }: World, code: string): string {
  return toId('category', roomTypes.findIndex((type) => type.code === code) + 1);
}

export function showResource(world: World, room: WorldRoom): object {
  const state = room.availability === 'available' ? titleCase(room.housekeeping) : titleCase(room.availability);
  return {
    Id: toId('resource', Number(room.number)),
    EnterpriseId: toId('enterprise', 1),
    Name: room.number,
    IsActive: true,
    ParentResourceId: null,
    State: state === 'Pickup' || state === 'Unknown' ? 'Dirty' : state,
    Data: { Discriminator: 'Space', Value: { FloorNumber: room.floor, LocationNotes: '' } },
    CreatedUtc: '2023-10-01T11:48:57Z',
    UpdatedUtc: stamp(room.modifiedAt),
    Directions: null,
    Descriptions: {},
    ExternalIdentifier: `${world.hotel.country}-${room.number}`,
  };
}

export function showReservation(world: World, one: WorldReservation, isCompanys = false): object {
  const { hotel } = world;
  const counts = [
    { AgeCategoryId: ADULT, Count: one.adults },
    ...(one.children > 0 ? [{ AgeCategoryId: CHILD, Count: one.children }] : []),
  ];
  return {
    Id: toId('reservation', one.id),
    ServiceId: STAY_SERVICE,
    AccountId: isCompanys ? toId('company', 1) : toId('customer', one.guestId),
    AccountType: isCompanys ? 'Company' : 'Customer',
    CreatorProfileId: toId('customer', 0),
    BookerId: null,
    Number: String(100_000 + one.id),
    State: STATES[one.state],
    Origin: 'Connector',
    CreatedUtc: stamp(one.createdAt),
    UpdatedUtc: stamp(one.modifiedAt),
    CancelledUtc: one.cancelledAt === null ? null : stamp(one.cancelledAt),
    CancellationReason: one.state === 'no_show' ? 'NoShow' : one.state === 'cancelled' ? 'CancelledByGuest' : null,
    GroupId: toId('reservation', 1_000_000 + one.id),
    RateId: toId('rate', world.ratePlans.findIndex(({ code }) => code === one.ratePlan) + 1),
    RequestedResourceCategoryId: findCategory(world, one.roomTypeCode),
    AssignedResourceId: one.room === null ? null : toId('resource', Number(one.room)),
    ScheduledStartUtc: toUtc(one.checkIn, one.arrivalTime ?? hotel.arrivalTime, hotel.timezone),
    ActualStartUtc: one.checkedInAt === null ? null : stamp(one.checkedInAt),
    ScheduledEndUtc: toUtc(one.checkOut, hotel.departureTime, hotel.timezone),
    ActualEndUtc: one.checkedOutAt === null ? null : stamp(one.checkedOutAt),
    ChannelNumber: one.channelReference,
    Purpose: 'Leisure',
    Options: { OwnerCheckedIn: one.state === 'checked_in', ConnectorCheckIn: false },
    PersonCounts: counts,
  };
}

export function showCustomer(guest: WorldGuest): object {
  const isDiet = (one: string) => /vegan|diet|allerg/i.test(one);
  return {
    Id: toId('customer', guest.id),
    Number: String(guest.id),
    Title: null,
    FirstName: guest.firstName,
    LastName: guest.lastName,
    Email: guest.email,
    HasOtaEmail: false,
    Phone: guest.phone,
    NationalityCode: guest.country,
    PreferredLanguageCode: null,
    LanguageCode: REGIONS[guest.language] ?? `${guest.language}-${guest.country}`,
    Notes: guest.notes,
    DietaryRequirements: guest.preferences.find(isDiet) ?? null,
    PreferredSpaceFeatures: guest.preferences.filter((one) => !isDiet(one)),
    Classifications: /cash only/i.test(guest.notes) ? ['Cashlist'] : [],
    Options: [],
    MergeTargetId: guest.mergedInto === null ? null : toId('customer', guest.mergedInto),
    IsActive: guest.mergedInto === null,
    CreatedUtc: stamp(guest.createdAt),
    UpdatedUtc: stamp(guest.modifiedAt),
  };
}

export function showBlocks(world: World): { Id: string; StartUtc: string; EndUtc: string }[] {
  return world.rooms().flatMap((room) =>
    room.maintenance.map((block) => ({
      Id: toId('block', Number(block.id.slice(1))),
      EnterpriseId: toId('enterprise', 1),
      AssignedResourceId: toId('resource', Number(room.number)),
      IsActive: true,
      Type: 'OutOfOrder',
      StartUtc: stamp(block.from),
      EndUtc: stamp(block.to),
      CreatedUtc: stamp(room.modifiedAt),
      UpdatedUtc: stamp(room.modifiedAt),
      Name: block.reason,
      Notes: null,
    })),
  );
}

/** A time without fractions, as the vendor writes it. */
export function stamp(instant: string | Date): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

function titleCase(text: string): string {
  return text
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
