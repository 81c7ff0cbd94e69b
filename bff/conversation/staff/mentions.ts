import { listAnswering } from '../../store/account/user-names.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import type { Actor } from '../deps.ts';

/** A letter or digit after a name: "@Miami" does not mention "@Mia". */
const GOES_ON = /^[\p{L}\p{N}]/u;

/** Notifies each colleague mentioned with an @ in a note: at their desk, or on their phone if the desk is closed. */
export async function ringMentioned(
  trx: Trx,
  announce: Announce,
  {
    propertyId,
    conversationId,
    text,
    actor,
  }: { propertyId: string; conversationId: string; text: string; actor: Actor },
): Promise<void> {
  if (!text.includes('@')) return;
  for (const { id } of findMentioned(text, await listAnswering(trx, propertyId)))
    if (id !== actor.userId)
      await announce.desk(propertyId, 'alert', conversationId, { kind: 'mentioned', userId: id, detail: actor.name });
}

/** The people mentioned by @ and their full name, in any case. "@Mia Berg" does not mention "Mia". */
export function findMentioned<T extends { name: string }>(text: string, people: readonly T[]): T[] {
  const byLength = people.filter(({ name }) => name.trim() !== '').toSorted((a, b) => b.name.length - a.name.length);
  const spots = [...text.matchAll(/@/g)].map(({ index }) => text.slice(index + 1).toLowerCase());
  const mentionedColleagues = spots.flatMap((after) => {
    const matchingColleagues = byLength.filter(
      ({ name }) => after.startsWith(name.toLowerCase()) && !GOES_ON.test(after.slice(name.length)),
    );
    return matchingColleagues.filter(({ name }) => name.length === matchingColleagues[0]?.name.length);
  });
  return [...new Set(mentionedColleagues)];
}
