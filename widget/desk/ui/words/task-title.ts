import { msg, str } from '@lit/localize';
import { isIntent } from '../../../../shared/domain/intents.ts';
import type { Task } from '../../data/read/types.ts';
import { deskLocale, listOf } from './format.ts';
import { intentWord } from './intent-words.ts';
import { thingWord } from './thing-words.ts';
import { waitingWord } from './words.ts';

/** How many of it, as the engine ends its titles: "2 ×". */
const COUNT = /^\d[\d +]*×$/;

/**
 * What a task is headed with, in the desk's language: the thing, how many, and the place to go to ("Shower, 204"). What a
 * colleague wrote stays as they wrote it.
 */
export function taskTitle({ kind, title, things, room }: Pick<Task, 'kind' | 'title' | 'things' | 'room'>): string {
  const known = things.flatMap((thing) => thingWord(thing) ?? []);
  const matter = deskLocale() === 'en' ? null : matterOf(kind);
  const count = title.split(' · ').find((part) => COUNT.test(part));
  const what = known.length > 0 ? listOf(known) : (matter ?? title);
  const many = count === undefined || what === title ? what : `${count} ${what}`;
  return room === null || what.includes(room) ? many : msg(str`${many}, ${room}`, { id: 'desk-thing-place' });
}

/** Is the server's own title still to be read, beside what the task is headed with? */
export function saysMore(task: Pick<Task, 'kind' | 'title' | 'things' | 'room'>): boolean {
  return !taskTitle(task).startsWith(task.title);
}

/** What a task of the server's own is about, in the desk's language; null: a colleague wrote it. */
function matterOf(kind: string): string | null {
  if (kind === 'emergency') return waitingWord(kind);
  return isIntent(kind) ? intentWord(kind) : null;
}
