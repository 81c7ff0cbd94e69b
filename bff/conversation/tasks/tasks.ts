import { chooseOnlyColleague } from '../../../shared/domain/staff/routing.ts';
import {
  type ChecklistItem,
  type Department,
  mayMoveTask,
  PRIORITIES,
  type Priority,
  TASK_STATES,
  type TaskState,
} from '../../../shared/domain/task.ts';
import { ServiceError } from '../../base/errors.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { loadStaffing } from '../../store/conversations/staffing.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { changeTask, findTask, insertTask, type Task } from '../../store/tasks/tasks.ts';
import { dueBy } from '../../tasks/due.ts';
import { type Also, type Announce, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';
import { requireColleague } from '../staff/colleague.ts';
import { notifyAfter } from './notify-of-task.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>;

/**
 * A new task by staff or a program. Without `dueAt` its priority decides when it is due; without `assigneeId` it goes to
 * the colleague on duty if there is only one.
 */
export interface NewTask {
  department: Department;
  title: string;
  kind?: string | undefined;
  detail?: string | undefined;
  room?: string | null | undefined;
  priority?: Priority | undefined;
  dueAt?: string | undefined;
  conversationId?: string | undefined;
  assigneeId?: string | null | undefined;
  /** Steps to tick off, in order. */
  checklist?: readonly ChecklistItem[] | undefined;
}

/** A change of a task; fields left out do not change. */
export type TaskChange = Partial<Omit<NewTask, 'conversationId' | 'kind'>> & { state?: TaskState | undefined };

/** Makes a task. Throws `validation_failed` if its conversation or colleague is not of this property. */
export function createTask(
  deps: Deps,
  { propertyId, actor, task }: { propertyId: string; actor: Actor; task: NewTask },
  also?: Also<Task>,
): Promise<Task> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, (trx, announce) => addTask(trx, announce, { propertyId, actor, task, at }), also);
}

/** Creates a task inside a transaction. */
export async function addTask(
  trx: Trx,
  announce: Announce,
  { propertyId, actor, task, at }: { propertyId: string; actor: Actor; task: NewTask; at: string },
): Promise<Task> {
  const { conversationId = null, department } = task;
  const about = conversationId === null ? null : await requireConversation(trx, propertyId, conversationId);
  if (task.assigneeId != null) await requireColleague(trx, propertyId, task.assigneeId, '/assigneeId');
  const priority = task.priority ?? 'normal';
  const dueAt = task.dueAt ?? dueBy(priority, at);
  const stored = await insertTask(
    trx,
    {
      propertyId,
      conversationId,
      guestId: about?.guestId ?? null,
      department,
      kind: task.kind ?? 'other',
      title: task.title,
      detail: task.detail ?? '',
      room: task.room ?? null,
      priority,
      dueAt,
      escalateAt: dueAt,
      assigneeId:
        task.assigneeId === undefined ? await findOnlyColleague(trx, propertyId, department, at) : task.assigneeId,
      language: about?.language ?? null,
      checklist: JSON.stringify(task.checklist ?? []),
      createdAt: at,
    },
    actor.id,
  );
  await announce.desk(propertyId, 'task', stored.conversationId, { taskId: stored.id });
  announce.happened({ propertyId, type: 'task.created', subjectId: stored.id });
  return stored;
}

/**
 * Changes a task. If it is done or cancelled, its guest is told a little later, when it can no longer be undone. Throws
 * `not_found`, and `conflict` if its state does not allow the move or it has changed since it was `seen`.
 */
export async function updateTask(
  deps: Deps,
  {
    propertyId,
    taskId,
    actor,
    change,
    seen,
  }: { propertyId: string; taskId: string; actor: Actor; change: TaskChange; seen?: string | undefined },
  also?: Also<Task>,
): Promise<Task> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const task = await findTask(trx, propertyId, taskId);
      if (task === undefined) throw new ServiceError('not_found', 'There is no such task');
      if (seen !== undefined && seen !== task.updatedAt)
        throw new ServiceError('conflict', 'The task has changed since; look at it again');
      if (change.assigneeId != null) await requireColleague(trx, propertyId, change.assigneeId, '/assigneeId');
      const state = change.state === undefined ? readState(task) : moveTask(task, change.state);
      const assigned = { ...(await reassign(trx, task, change, at)), ...takeUp(task, change, actor) };
      const { checklist, ...fields } = change;
      const definedFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const changed = await changeTask(
        trx,
        task,
        {
          ...assigned,
          ...definedFields,
          ...(checklist === undefined ? {} : { checklist: JSON.stringify(checklist) }),
          ...followUp(task, change, state, at),
          ...(state === task.state ? {} : { tellAt: task.conversationId === null ? null : notifyAfter(state, at) }),
          updatedAt: at,
        },
        { actor: actor.id, at },
      );
      await announce.desk(propertyId, 'task', changed.conversationId, { taskId: changed.id });
      if (changed.state === 'done' && task.state !== 'done')
        announce.happened({ propertyId, type: 'task.done', subjectId: taskId });
      return changed;
    },
    also,
  );
}

/** The due times after a change: none for finished work, a new one for a task opened again or made more urgent. */
function followUp(task: Task, change: TaskChange, state: TaskState, at: string): Partial<Task> {
  if (state === 'done' || state === 'cancelled')
    return { doneAt: state === 'done' ? (task.doneAt ?? at) : null, escalateAt: null };
  const reopened = task.state === 'done' || task.state === 'cancelled';
  const priority = change.priority ?? readPriority(task);
  const usual = dueBy(priority, at);
  const late = reopened && task.dueAt <= at;
  const sooner = change.priority !== undefined && change.priority !== task.priority && usual < task.dueAt;
  const dueAt = change.dueAt ?? (late || sooner ? usual : task.dueAt);
  const watched = dueAt === task.dueAt && !reopened ? {} : { dueAt, escalateAt: dueAt, escalation: 0 };
  return { doneAt: null, ...watched };
}

/** The assignee after a change: a move to another department removes the old one, unless the change names one. */
async function reassign(
  trx: Trx,
  { propertyId, department }: Task,
  change: TaskChange,
  at: string,
): Promise<Partial<Task>> {
  if (change.department === undefined || change.department === department || change.assigneeId !== undefined) return {};
  return { assigneeId: await findOnlyColleague(trx, propertyId, change.department, at) };
}

/** A colleague who begins an unassigned task becomes its assignee. */
function takeUp({ assigneeId }: Task, { state }: TaskChange, { userId }: Actor): Partial<Task> {
  return state === 'in_progress' && assigneeId === null && userId !== null ? { assigneeId: userId } : {};
}

function moveTask(task: Task, to: TaskState): TaskState {
  if (!mayMoveTask(readState(task), to))
    throw new ServiceError('conflict', `A task that is ${task.state} cannot become ${to}`);
  return to;
}

function readState({ state }: Task): TaskState {
  const taskState = TASK_STATES.find((name) => name === state);
  if (taskState === undefined) throw new Error(`A task is in no known state: ${state}`);
  return taskState;
}

function readPriority({ priority }: Task): Priority {
  return PRIORITIES.find((name) => name === priority) ?? 'normal';
}

async function findOnlyColleague(
  trx: Trx,
  propertyId: string,
  department: Department,
  at: string,
): Promise<string | null> {
  const { staff, house } = await loadStaffing(trx, propertyId);
  return chooseOnlyColleague({ department, now: new Date(at) }, staff, house);
}

async function requireConversation(trx: Trx, propertyId: string, id: string): Promise<Conversation> {
  const conversation = await findConversation(trx, propertyId, id);
  if (conversation !== undefined) return conversation;
  throw new ServiceError('validation_failed', 'conversationId: there is no such conversation', {
    fields: [{ pointer: '/conversationId', code: 'unknown', detail: 'Name a conversation of this property' }],
  });
}
