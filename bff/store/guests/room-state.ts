import { z } from 'zod';
import { HOUSEKEEPING_STATES, type HousekeepingState } from '../../../shared/domain/pms.ts';
import { roomId } from '../pms/house.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** `over`: the PMS's state of the room at that time. If the PMS's state differs now, it is the newer one. */
const handState = z.object({
  housekeeping: z.enum(HOUSEKEEPING_STATES),
  over: z.string(),
  by: z.string(),
  at: z.string(),
});

/** The state of a room that a colleague or an API key (`by`) reported. */
export interface HandState {
  housekeeping: HousekeepingState;
  by: string;
  at: string;
}

/** The states that staff reported and the PMS has not overruled since, by the room's id. */
export async function findHandStates(db: Db | Trx, propertyId: string): Promise<Map<string, HandState>> {
  const rows = await db
    .selectFrom('room')
    .select(['source', 'externalId', 'housekeeping', 'byHand'])
    .where('propertyId', '=', propertyId)
    .where('byHand', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ housekeeping, byHand, ...room }): [string, HandState][] => {
      const state = readJson(handState, byHand ?? '');
      return state.over === housekeeping ? [[roomId(room), state]] : [];
    }),
  );
}

/** Stores a state that was reported by hand. False if there is no such room. */
export async function saveHandState(
  trx: Trx,
  propertyId: string,
  { roomId: id, ...state }: HandState & { roomId: string },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('room')
    .select(['source', 'externalId', 'housekeeping'])
    .where('propertyId', '=', propertyId)
    .where('externalId', 'in', [id, id.slice(id.indexOf(':') + 1)])
    .execute();
  const row = rows.find((room) => roomId(room) === id);
  if (row === undefined) return false;
  await trx
    .updateTable('room')
    .set({ byHand: JSON.stringify({ ...state, over: row.housekeeping }) })
    .where('propertyId', '=', propertyId)
    .where('source', '=', row.source)
    .where('externalId', '=', row.externalId)
    .execute();
  return true;
}
