import { DEPARTMENTS, PRIORITIES, TASK_RHYTHMS } from '../../../shared/domain/task.ts';
import { fields, list, maybeText, oneOf, readFile, readPage, text } from './read/read.ts';
import type { NewTaskRule, TaskComment, TaskRule } from './read/types.ts';
import type { Send } from './request.ts';

/** Calls for task comments and recurring tasks. All throw `DeskError`. */
export function createTaskWorkApi(send: Send) {
  const task = (id: string) => `/api/tasks/${encodeURIComponent(id)}`;
  return {
    /** A task's comments, oldest first. */
    taskComments: async (id: string): Promise<TaskComment[]> =>
      readPage(await send('GET', `${task(id)}/comments`), readComment).items,
    /** `key` makes a retry harmless. */
    commentOnTask: async (id: string, words: string, key: string): Promise<void> => {
      await send('POST', `${task(id)}/comments`, { body: { text: words }, idempotencyKey: key });
    },
    showOfTask: async (id: string, file: File, key: string): Promise<void> => {
      const body = new FormData();
      body.append('file', file, file.name);
      await send('POST', `${task(id)}/photos`, { body, idempotencyKey: key });
    },
    taskRules: async (): Promise<TaskRule[]> => readPage(await send('GET', '/api/task-rules'), readRule).items,
    makeTaskRule: async (rule: NewTaskRule, key: string): Promise<void> => {
      await send('POST', '/api/task-rules', { body: rule, idempotencyKey: key });
    },
    endTaskRule: async (id: string): Promise<void> => {
      await send('DELETE', `/api/task-rules/${encodeURIComponent(id)}`);
    },
  };
}

function readComment(value: unknown): TaskComment | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const file = readFile(from['attachment']);
  return { id: from['id'], name: text(from['name']), text: text(from['text']), file, at: text(from['at']) };
}

function readRule(value: unknown): TaskRule | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    title: text(from['title']),
    detail: text(from['detail']),
    priority: oneOf(PRIORITIES, from['priority'], 'normal'),
    assigneeId: maybeText(from['assigneeId']),
    checklist: list(from['checklist'], maybeText),
    department: oneOf(DEPARTMENTS, from['department'], 'front_desk'),
    room: maybeText(from['room']),
    every: oneOf(TASK_RHYTHMS, from['every'], 'day'),
    time: text(from['time']),
    firstDay: text(from['firstDay']),
    nextDay: text(from['nextDay']),
  };
}
