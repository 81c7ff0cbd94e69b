import { msg, str } from '@lit/localize';
import { isIntent } from '../../../../shared/domain/intents.ts';
import type { Task } from '../../data/read/types.ts';
import { deskLocale, listOf } from './format.ts';
import { intentWord } from './intent-words.ts';
import { thingWord } from './thing-words.ts';
import { waitingWord } from './words.ts';

/** The count at the end of the engine's titles: "2 ×". */
const COUNT = /^\d[\d +]*×$/;

/** The title of a task in the desk's language: thing, count and place ("Shower, 204"). A colleague's title is shown unchanged. */
export function taskTitle({ kind, title, things, room }: Pick<Task, 'kind' | 'title' | 'things' | 'room'>): string {
  const known = things.flatMap((thing) => thingWord(thing) ?? []);
  const matter = deskLocale() === 'en' ? null : matterOf(kind);
  const count = title.split(' · ').find((part) => COUNT.test(part));
  const thing = known.length > 0 ? listOf(known) : (matter ?? title);
  const many = count === undefined || thing === title ? thing : `${count} ${thing}`;
  return room === null || thing.includes(room) ? many : msg(str`${many}, ${room}`, { id: 'desk-thing-place' });
}

/** Whether the server's own title adds something to the shown title. */
export function saysMore(task: Pick<Task, 'kind' | 'title' | 'things' | 'room'>): boolean {
  return !taskTitle(task).startsWith(task.title);
}

/** The label of a kind of task; null if a colleague wrote the title. */
function matterOf(kind: string): string | null {
  if (kind === 'emergency') return waitingWord(kind);
  return isIntent(kind) ? intentWord(kind) : null;
}
