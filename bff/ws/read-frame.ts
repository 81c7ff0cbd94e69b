import { z } from 'zod';

/** A parsed frame, or what is wrong with it and the id of its message. */
export type ReadFrame<T> = { frame: T; fault: '' } | { frame: null; fault: string; id?: string };

const withId = z.object({ id: z.string().max(64) });

/** Parses text from outside into a typed frame or a described fault. Never throws. */
export function readFrame<T>(schema: z.ZodType<T>, text: string): ReadFrame<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { frame: null, fault: 'A frame is one JSON object' };
  }
  const read = schema.safeParse(value);
  if (read.success) return { frame: read.data, fault: '' };
  const [issue] = read.error.issues;
  const id = withId.safeParse(value);
  return {
    frame: null,
    fault: issue === undefined ? 'not a frame' : `${issue.path.join('.') || 'frame'}: ${issue.message}`,
    ...(id.success ? { id: id.data.id } : {}),
  };
}
