import { msg } from '@lit/localize';
import { DEPARTMENTS, type Department, mayMoveTask, TASK_STATES, type TaskState } from '../../../shared/domain/task.ts';
import type { TaskChange } from '../data/desk-api.ts';
import type { Person, Task } from '../data/read/types.ts';
import { departmentWord, taskStateWord } from '../ui/words/words.ts';

/** A column of the board. In a column by person, `name` is the id of the person; '' stands for unassigned tasks. */
export type Column =
  | { name: Department; by: 'department' }
  | { name: TaskState; by: 'state' }
  | { name: string; by: 'person'; person: Person | null };

/** All possible columns, in their order. */
export function allColumns(by: Column['by'], people: readonly Person[]): Column[] {
  if (by === 'department') return DEPARTMENTS.map((name) => ({ name, by }));
  if (by === 'state') return TASK_STATES.filter((name) => name !== 'cancelled').map((name) => ({ name, by }));
  return [{ name: '', by, person: null }, ...people.map((person) => ({ name: person.id, by, person }))];
}

/**
 * The columns with their tasks: all states, but only departments and people that have tasks, unless `all` is set while a
 * card is dragged. Finished tasks are in the last column, unless the columns are states.
 */
export function columnsOf(
  by: Column['by'],
  tasks: readonly Task[],
  { all, people }: { all: boolean; people: readonly Person[] },
): { column: Column; tasks: Task[] }[] {
  return allColumns(by, people)
    .map((column) => ({ column, tasks: tasks.filter((task) => holds(column, task)).sort(doneLast(by)) }))
    .filter(({ column, tasks: own }) => all || by === 'state' || column.name === '' || own.length > 0);
}

function doneLast(by: Column['by']): (a: Task, b: Task) => number {
  return (a, b) => (by === 'state' ? 0 : Number(a.state === 'done') - Number(b.state === 'done'));
}

/** All people, each once, sorted by name. */
export function peopleOf(known: readonly (Person | null)[]): Person[] {
  const byId = new Map(known.flatMap((person) => (person === null ? [] : [[person.id, person] as const])));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Whether the task is in this column. */
export function holds(column: Column, task: Task): boolean {
  switch (column.by) {
    case 'department':
      return task.department === column.name;
    case 'state':
      return task.state === column.name;
    case 'person':
      return (task.assignee?.id ?? '') === column.name;
    default:
      return column satisfies never;
  }
}

/** The change that moves a task into a column; null if it is not allowed there. */
export function changeInto(task: Task, column: Column): TaskChange | null {
  switch (column.by) {
    case 'department':
      return { department: column.name };
    case 'state':
      return mayMoveTask(task.state, column.name) ? { state: column.name } : null;
    case 'person':
      return { assigneeId: column.person?.id ?? null };
    default:
      return column satisfies never;
  }
}

/** Returns the heading of a column. */
export function columnWord(column: Column): string {
  switch (column.by) {
    case 'state':
      return taskStateWord(column.name);
    case 'department':
      return departmentWord(column.name);
    case 'person':
      return column.person?.name ?? msg('Nobody yet', { id: 'desk-task-who-nobody' });
    default:
      return column satisfies never;
  }
}
