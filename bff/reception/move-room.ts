import { leadOf } from '../conversation/stay/house.ts';
import { renameRoom } from '../conversation/turn/dialogue.ts';
import { listConnectedSources } from '../store/pms/connections.ts';
import {
  listConversationsOfRoom,
  listStaysOfRoom,
  listTasksOfRoom,
  moveConversation,
  moveStays,
} from '../store/pms/hand-rooms.ts';
import type { Trx } from '../store/schema/schema.ts';
import { changeTask } from '../store/tasks/tasks.ts';
import type { EntryContext } from './entry-context.ts';

/** The records that moved to the new number; desks are notified of them. */
export interface MovedWithRoom {
  tasks: readonly { id: string; conversationId: string | null }[];
  conversationIds: readonly string[];
}

/** Moves the open tasks, the conversations that are not resolved, and the stays that the house leads to a room's new number. */
export async function moveWithRoom(
  trx: Trx,
  { propertyId, by, at }: EntryContext,
  { from, to }: { from: string; to: string },
): Promise<MovedWithRoom> {
  const sources = await listConnectedSources(trx, propertyId);
  const stays = await listStaysOfRoom(trx, propertyId, from);
  const ids = stays.filter((stay) => leadOf(stay, sources) === 'house').map(({ id }) => id);
  await moveStays(trx, propertyId, { ids, number: to, at });
  const tasks = await listTasksOfRoom(trx, propertyId, from);
  for (const task of tasks) await changeTask(trx, task, { room: to, updatedAt: at }, { actor: by, at });
  const conversations = await listConversationsOfRoom(trx, propertyId, from);
  for (const { id, dialogue } of conversations)
    await moveConversation(trx, id, { room: to, dialogue: renameRoom(dialogue, { from, to }) });
  return { tasks, conversationIds: conversations.map(({ id }) => id) };
}
