import type { HousekeepingState, PmsRoom, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { Pulled } from '../port.ts';
import { asJson } from './read-guests.ts';
import type { RawBlock, RawHousekeeping, RawRoom } from './schema.ts';

const CONDITIONS: Record<string, HousekeepingState> = { clean: 'clean', dirty: 'dirty', inspected: 'inspected' };
/** `blocked_dates` takes a room off sale, `out_of_service` is repair; a `courtesy_hold` holds it for somebody. */
const BLOCKS: Record<string, RoomAvailability> = { out_of_service: 'out_of_service', blocked_dates: 'out_of_order' };

/** A room of `getRooms` with its line of `getHousekeepingStatus` and its blocks (`getRoomBlocks`). */
export function readRoom(
  raw: RawRoom,
  status: RawHousekeeping | undefined,
  blocks: readonly RawBlock[],
  today: string,
): Pulled<'rooms'> {
  const own = blocks.filter(
    ({ rooms, roomBlockType }) =>
      BLOCKS[roomBlockType] !== undefined && rooms.some(({ roomID }) => roomID === raw.roomID),
  );
  const now = own.find(({ startDate, endDate }) => startDate <= today && today <= endDate);
  const record: PmsRoom = {
    id: raw.roomID,
    number: raw.roomName,
    floor: '',
    roomTypeCode: raw.roomTypeID,
    housekeeping: status?.vacantPickup ? 'pickup' : (CONDITIONS[status?.roomCondition ?? ''] ?? 'unknown'),
    occupied: status?.roomOccupied ?? null,
    availability: BLOCKS[now?.roomBlockType ?? ''] ?? 'available',
    maintenance: own.map(({ startDate, endDate, roomBlockReason }) => ({
      from: startDate,
      to: endDate,
      reason: roomBlockReason,
    })),
  };
  return {
    id: raw.roomID,
    raw: asJson({ ...raw, housekeeping: status ?? null, roomBlocks: own }),
    record,
    changedAt: null,
    deleted: false,
  };
}
