import type { HousekeepingState, PmsRoom, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { Pulled } from '../port.ts';
import { asJson } from './read-guests.ts';
import type { RawBlock, RawHousekeeping, RawRoom } from './schema.ts';

const CONDITIONS: Record<string, HousekeepingState> = { clean: 'clean', dirty: 'dirty', inspected: 'inspected' };
/**
 * `blocked_dates` takes a room off sale, `out_of_service` is for repairs; `courtesy_hold` reserves it for somebody and
 * does not count.
 */
const BLOCKS: Record<string, RoomAvailability> = { out_of_service: 'out_of_service', blocked_dates: 'out_of_order' };

/** Reads a room of `getRooms` with its state in `getHousekeepingStatus` and its blocks (`getRoomBlocks`). */
export function readRoom(
  raw: RawRoom,
  status: RawHousekeeping | undefined,
  blocks: readonly RawBlock[],
  today: string,
): Pulled<'rooms'> {
  const ownBlocks = blocks.filter(
    ({ rooms, roomBlockType }) =>
      BLOCKS[roomBlockType] !== undefined && rooms.some(({ roomID }) => roomID === raw.roomID),
  );
  const currentBlock = ownBlocks.find(({ startDate, endDate }) => startDate <= today && today <= endDate);
  const record: PmsRoom = {
    id: raw.roomID,
    number: raw.roomName,
    floor: '',
    roomTypeCode: raw.roomTypeID,
    housekeeping: status?.vacantPickup ? 'pickup' : (CONDITIONS[status?.roomCondition ?? ''] ?? 'unknown'),
    occupied: status?.roomOccupied ?? null,
    availability: BLOCKS[currentBlock?.roomBlockType ?? ''] ?? 'available',
    maintenance: ownBlocks.map(({ startDate, endDate, roomBlockReason }) => ({
      from: startDate,
      to: endDate,
      reason: roomBlockReason,
    })),
  };
  return {
    id: raw.roomID,
    raw: asJson({ ...raw, housekeeping: status ?? null, roomBlocks: ownBlocks }),
    record,
    changedAt: null,
    deleted: false,
  };
}
