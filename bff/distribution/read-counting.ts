import type { z } from 'zod';

/**
 * Parses a value by a schema of strict objects, and counts unknown fields instead of refusing them, because senders add fields at
 * any time. Other errors are reported as usual.
 */
export function readCounting<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { data: T; ignored: number } | { issues: z.core.$ZodIssue[] } {
  const copy: unknown = structuredClone(value);
  const first = schema.safeParse(copy, { reportInput: true });
  if (first.success) return { data: first.data, ignored: 0 };
  let ignored = 0;
  for (const issue of first.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<unknown>((within, key) => childOf(within, key), copy);
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key of issue.keys) Reflect.deleteProperty(holder, key);
    ignored += issue.keys.length;
  }
  const second = schema.safeParse(copy, { reportInput: true });
  return second.success ? { data: second.data, ignored } : { issues: second.error.issues };
}

function childOf(within: unknown, key: PropertyKey): unknown {
  return typeof within === 'object' && within !== null ? Reflect.get(within, key) : undefined;
}
