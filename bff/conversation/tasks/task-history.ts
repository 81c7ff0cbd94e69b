import { idPattern } from '../../../shared/domain/ids.ts';
import { findKeyNames } from '../../store/account/api-keys.ts';
import { findUserNames } from '../../store/account/user-names.ts';
import type { Db } from '../../store/schema/schema.ts';
import { listTaskEvents, type TaskChangeLog } from '../../store/tasks/task-events.ts';
import type { Task } from '../../store/tasks/tasks.ts';

/** One line of a task's history as staff read it. */
export interface TaskEventView {
  id: string;
  actor: { kind: 'user' | 'key' | 'guest' | 'system'; id: string | null; name: string };
  change: TaskChangeLog;
  at: string;
}

/** A task's history, the oldest event first, with the names of the actors. */
export async function describeTaskEvents(db: Db, task: Pick<Task, 'id' | 'propertyId'>): Promise<TaskEventView[]> {
  const events = await listTaskEvents(db, task.propertyId, task.id);
  const actors = [...new Set(events.map(({ actor }) => actor))];
  const names = new Map([...(await findUserNames(db, actors)), ...(await findKeyNames(db, actors))]);
  return events.map(({ actor, ...event }) => ({ ...event, actor: describeActor(actor, names) }));
}

const KEY = idPattern('key');

function describeActor(actor: string, names: ReadonlyMap<string, string>): TaskEventView['actor'] {
  if (actor === 'guest' || actor === 'system') return { kind: actor, id: null, name: '' };
  return { kind: KEY.test(actor) ? 'key' : 'user', id: actor, name: names.get(actor) ?? '' };
}
