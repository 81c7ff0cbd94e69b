import { z } from 'zod';
import type { Letter } from './letter.ts';

/** Mail programs need the first and the newest references; those between are left out (RFC 5322, 3.6.4). */
const REFERENCES_MAX = 10;
const SUBJECT_CHARACTERS_MAX = 200;
const ID = /^[^\s<>]{1,200}$/;

const shape = z.object({ id: z.string(), subject: z.string(), references: z.array(z.string()) });
export type Thread = z.infer<typeof shape>;

/** Writes the parts of a guest's mail that are stored, so that mail programs show our answer in the same thread. */
export function writeThread({ messageId, subject, references }: Letter): string {
  const known = references.filter((id) => ID.test(id)).toReversed();
  const thread: Thread = {
    id: ID.test(messageId) ? messageId : '',
    subject: subject.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_CHARACTERS_MAX),
    references: known.length <= REFERENCES_MAX ? known : [...known.slice(0, 1), ...known.slice(1 - REFERENCES_MAX)],
  };
  return JSON.stringify(thread);
}

/** Reads a stored thread; undefined if none is stored. */
export function readThread(stored: string | null): Thread | undefined {
  return stored === null ? undefined : shape.parse(JSON.parse(stored));
}
