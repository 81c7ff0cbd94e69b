import type { HousekeepingState, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { Pulled } from '../port.ts';
import { asJson } from './read-guests.ts';
import { codeOf } from './read-reservations.ts';
import { type Block, type Category, type Resource, readName } from './schema.ts';

/** operations/resources: "Resource state". For a room out of order the state does not tell if it is clean. */
const HOUSEKEEPING: Record<string, HousekeepingState> = { Dirty: 'dirty', Clean: 'clean', Inspected: 'inspected' };
const OUT: Record<string, RoomAvailability> = { OutOfOrder: 'out_of_order', OutOfService: 'out_of_service' };

export function readRoom(
  raw: Resource,
  around: { now: Date; category: Category | undefined; blocks: readonly Block[]; occupied: ReadonlySet<string> },
): Pulled<'rooms'> {
  const blocks = around.blocks.filter(
    ({ AssignedResourceId, IsActive, Type }) =>
      AssignedResourceId === raw.Id && IsActive !== false && Type === 'OutOfOrder',
  );
  const isOut = blocks.some(
    ({ StartUtc, EndUtc }) => Date.parse(StartUtc) <= +around.now && +around.now < Date.parse(EndUtc),
  );
  return {
    id: raw.Id,
    raw: asJson(raw),
    record: {
      id: raw.Id,
      number: raw.Name ?? '',
      floor: raw.Data?.Value?.FloorNumber ?? '',
      roomTypeCode: around.category === undefined ? '' : codeOf(around.category),
      housekeeping: HOUSEKEEPING[raw.State ?? ''] ?? 'unknown',
      occupied: around.occupied.has(raw.Id),
      availability: isOut ? 'out_of_order' : (OUT[raw.State ?? ''] ?? 'available'),
      maintenance: blocks.map(({ StartUtc, EndUtc, Name, Notes }) => ({
        from: StartUtc,
        to: EndUtc,
        reason: [Name ?? '', Notes ?? ''].filter((part) => part !== '').join(': '),
      })),
    },
    changedAt: null, // its occupancy changes without a new timestamp of the resource
    deleted: raw.IsActive === false,
  };
}

export function readRoomType(raw: Category, language: string): Pulled<'roomTypes'> {
  const persons = raw.Capacity ?? null;
  return {
    id: raw.Id,
    raw: asJson(raw),
    record: {
      code: codeOf(raw),
      name: readName(raw, language),
      maxPersons: persons === null ? null : persons + (raw.ExtraCapacity ?? 0),
    },
    changedAt: null,
    deleted: raw.IsActive === false,
  };
}
