import { leadOf } from '../conversation/stay/house.ts';
import { listConnectedSources } from '../store/pms/connections.ts';
import { listStaysOfRoom, listTasksOfRoom, moveConversations, moveStays } from '../store/pms/hand-rooms.ts';
import type { Trx } from '../store/schema/schema.ts';
import { changeTask } from '../store/tasks/tasks.ts';
import type { Doing } from './doing.ts';

/** What stands under another number now: desks are told of it. */
export interface MovedWithRoom {
  tasks: readonly { id: string; conversationId: string | null }[];
  conversationIds: readonly string[];
}

/** A room is called otherwise: its unfinished work, its conversations and the stays that the house leads go with it. */
export async function moveWithRoom(
  trx: Trx,
  { propertyId, by, at }: Doing,
  { from, to }: { from: string; to: string },
): Promise<MovedWithRoom> {
  const sources = await listConnectedSources(trx, propertyId);
  const stays = await listStaysOfRoom(trx, propertyId, from);
  const ids = stays.filter((stay) => leadOf(stay, sources) === 'house').map(({ id }) => id);
  await moveStays(trx, propertyId, { ids, number: to, at });
  const tasks = await listTasksOfRoom(trx, propertyId, from);
  for (const task of tasks) await changeTask(trx, task, { room: to, updatedAt: at }, { actor: by, at });
  return { tasks, conversationIds: await moveConversations(trx, propertyId, { from, to }) };
}
