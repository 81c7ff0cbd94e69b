import type { z } from 'zod';

/** Reads a JSON column through its schema: what the store holds is trusted no further than its shape. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
