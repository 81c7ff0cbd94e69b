import type { z } from 'zod';

/** Parses a JSON column with its schema. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
