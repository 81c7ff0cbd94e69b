import { msg, str } from '@lit/localize';
import { changeTask } from '../data/commands.ts';
import type { Desk } from '../data/desk.ts';
import type { TaskChange } from '../data/desk-api.ts';
import type { Task } from '../data/read/types.ts';
import { taskTitle } from '../ui/words/task-title.ts';
import { departmentWord, taskStateWord } from '../ui/words/words.ts';

/**
 * Moves a task. If the task then disappears from view (finished, cancelled, or another department's), the toast offers an
 * undo. Returns whether it was moved.
 */
export async function moveTask(desk: Desk, task: Task, change: TaskChange): Promise<boolean> {
  if (!(await changeTask(desk, task, change))) return false;
  const words = wordsOf(task, change);
  if (words === null) return true;
  const { state, department } = task;
  const back = async () => {
    const now = desk.state.tasks.get(task.id) ?? { ...task, updatedAt: '' };
    await changeTask(desk, now, change.department === undefined ? { state } : { department });
  };
  desk.toast('done', words, { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run: () => void back() });
  return true;
}

function wordsOf(task: Task, { state, department }: TaskChange): string | null {
  const title = taskTitle(task);
  const where = department === undefined ? null : departmentWord(department);
  if (where !== null) return msg(str`“${title}” is with ${where} now`, { id: 'desk-task-moved' });
  if (state !== 'done' && state !== 'cancelled') return null;
  const stateLabel = taskStateWord(state);
  return msg(str`${stateLabel}: “${title}”`, { id: 'desk-task-is' });
}
