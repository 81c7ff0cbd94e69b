import { listOf } from '../../../../shared/api/common.ts';
import { addRoomsBody, changeRoomBody } from '../../../../shared/api/house/by-hand.ts';
import { room } from '../../../../shared/api/house/house.ts';
import { may } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { commitAndAnnounce } from '../../../conversation/commit.ts';
import type { EntryContext } from '../../../reception/entry-context.ts';
import { addRooms, changeRoom, removeRoom } from '../../../reception/rooms.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findRoomById } from '../../../store/pms/hand-rooms.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, type Call, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { readRooms } from './read-rooms.ts';

/** Who enters something by hand, where and when. */
export function doingOf(call: Call<unknown, unknown>): EntryContext {
  return { propertyId: propertyOf(call).id, by: principalOf(call).id, at: call.now.toISOString() };
}

export const roomByHandRoutes = [
  route({
    method: 'POST',
    path: '/api/rooms',
    access: 'property:write',
    also: ['property:read'],
    property: true,
    summary: 'Add rooms that are not from a PMS: either all are added, or none if a number exists already',
    status: 201,
    body: addRoomsBody,
    answer: listOf(room),
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const doing = doingOf(call);
        const ids = await addRooms(trx, doing, call.body.rooms);
        const detail = { rooms: ids.length };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'rooms.added', doing.propertyId, detail), doing.at);
        return { items: await readRooms(call, trx, ids), nextCursor: null };
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/rooms/{id}',
    access: 'tasks:write',
    also: ['property:read'],
    property: true,
    summary: 'Change a room’s housekeeping status, or its details if no PMS manages it; absent fields stay unchanged',
    status: 200,
    body: changeRoomBody,
    answer: room,
    errors: ['conflict'],
    handler: (call) =>
      commitAndAnnounce(call.deps, async (trx, announce) => {
        const { number, type, floor } = call.body;
        const isRenamed = [number, type, floor].some((given) => given !== undefined);
        if (isRenamed && !may(principalOf(call), 'property:write'))
          throw new ServiceError('forbidden', 'What a room is called is changed by who has the right property:write');
        const found = await findOurs(call, trx);
        const doing = doingOf(call);
        const { tasks, conversationIds } = await changeRoom(trx, doing, found, call.body);
        for (const { id, conversationId } of tasks)
          await announce.desk(doing.propertyId, 'task', conversationId, { taskId: id });
        for (const id of conversationIds) await announce.desk(doing.propertyId, 'conversation', id);
        const detail = { fields: Object.keys(call.body) };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'room.changed', found.id, detail), doing.at);
        const [changed] = await readRooms(call, trx, [found.id]);
        const answer = orNotFound(changed, 'room');
        await call.record(trx, answer);
        return answer;
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/rooms/{id}',
    access: 'property:write',
    property: true,
    summary: 'Delete a room that no PMS manages; its guests and tasks stay',
    status: 204,
    answer: null,
    errors: ['conflict'],
    async handler(call) {
      await call.write(async (trx) => {
        const found = await findOurs(call, trx);
        const doing = doingOf(call);
        await removeRoom(trx, doing, found);
        const detail = { number: found.number };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'room.removed', found.id, detail), doing.at);
      });
      return undefined;
    },
  }),
];

async function findOurs(call: Call<unknown, unknown>, trx: Trx) {
  return orNotFound(await findRoomById(trx, propertyOf(call).id, param(call, 'id')), 'room');
}
