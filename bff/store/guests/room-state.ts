import { z } from 'zod';
import { HOUSEKEEPING_STATES, type HousekeepingState } from '../../../shared/domain/pms.ts';
import { roomId } from '../pms/house.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** `over`: what the PMS said of the room then. Once it says something else, that is the newer. */
const handState = z.object({
  housekeeping: z.enum(HOUSEKEEPING_STATES),
  over: z.string(),
  by: z.string(),
  at: z.string(),
});

/** What a colleague or a program (`by`) said of a room. */
export interface HandState {
  housekeeping: HousekeepingState;
  by: string;
  at: string;
}

/** What staff said of the property's rooms that the PMS has said nothing newer of, by the room's id. */
export async function findHandStates(db: Db | Trx, propertyId: string): Promise<Map<string, HandState>> {
  const rows = await db
    .selectFrom('room')
    .select(['source', 'externalId', 'housekeeping', 'byHand'])
    .where('propertyId', '=', propertyId)
    .where('byHand', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ housekeeping, byHand, ...room }): [string, HandState][] => {
      const said = readJson(handState, byHand ?? '');
      return said.over === housekeeping ? [[roomId(room), said]] : [];
    }),
  );
}

/** Keeps what was said of a room by hand. Answers whether there is such a room. */
export async function saveHandState(
  trx: Trx,
  propertyId: string,
  { roomId: id, ...said }: HandState & { roomId: string },
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
    .set({ byHand: JSON.stringify({ ...said, over: row.housekeeping }) })
    .where('propertyId', '=', propertyId)
    .where('source', '=', row.source)
    .where('externalId', '=', row.externalId)
    .execute();
  return true;
}
