import { z } from 'zod';
import type { World } from '../world/world.ts';
import type { MewsStore } from './store.ts';

/** The fields of every body (guidelines/requests). */
export const common = {
  ClientToken: z.string(),
  AccessToken: z.string(),
  Client: z.string().min(1),
  LanguageCode: z.string().nullish(),
  CultureCode: z.string().nullish(),
};
const INTERVAL_MS_MAX = 92 * 86_400_000; // Three months.

export const ids = z.array(z.guid()).max(1_000).optional();
export const limitation = z.strictObject({
  Count: z.int().min(1).max(1_000),
  Cursor: z.guid().nullish(),
});
/** An interval of UTC instants of at most three months. */
export const interval = z
  .strictObject({ StartUtc: z.iso.datetime().nullish(), EndUtc: z.iso.datetime().nullish() })
  .refine(({ StartUtc, EndUtc }) => Date.parse(EndUtc ?? '') - Date.parse(StartUtc ?? '') <= INTERVAL_MS_MAX)
  .optional();

export interface OperationWorld {
  world: World;
  store: MewsStore;
  now: () => Date;
}

/** An operation: its accepted body (unknown fields are refused) and its answer. */
export interface Operation {
  handle(world: OperationWorld, body: unknown): Outcome;
}
/** `error`: the status and the message of a refusal. */
export type Outcome = { body: object } | { error: number; message: string };

export function define<Shape extends z.ZodRawShape>(
  shape: Shape,
  work: (world: OperationWorld, body: z.infer<z.ZodObject<Shape>>) => Outcome,
): Operation {
  const schema = z.strictObject({ ...common, ...shape });
  const inner = z.object(shape);
  return {
    handle(world, body) {
      const parsed = schema.safeParse(body);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const at = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
        return { error: 400, message: `Invalid ${at ?? 'request'}.` };
      }
      return work(world, inner.parse(body));
    },
  };
}

export type Limitation = z.infer<typeof limitation>;

/** A page, newest first, beginning after the cursor's record. `Cursor` is null only if nothing is left. */
export function paginate<T>(
  list: { length: number; slice(start: number, end: number): T[] },
  { Count, Cursor }: Limitation,
  idOf: (item: T) => string,
  show: (item: T) => object,
  /** Finds the cursor's position without creating all records. Default: searches all of them. */
  placeOf: (id: string) => number = (id) => list.slice(0, list.length).findIndex((item) => idOf(item) === id),
): { items: object[]; cursor: string | null } {
  const end = Cursor == null ? list.length : Math.max(0, placeOf(Cursor));
  const page = list.slice(Math.max(0, end - Count), end).reverse();
  const last = page.at(-1);
  return { items: page.map(show), cursor: last === undefined ? null : idOf(last) };
}

/** Whether an instant lies in the interval. Without an interval, true. */
export function isIn(instant: string | null | undefined, span: z.infer<typeof interval>): boolean {
  if (span === undefined) return true;
  const at = Date.parse(instant ?? '');
  const from = span.StartUtc == null ? Number.NEGATIVE_INFINITY : Date.parse(span.StartUtc);
  const to = span.EndUtc == null ? Number.POSITIVE_INFINITY : Date.parse(span.EndUtc);
  return at >= from && at <= to;
}

/** Whether two time spans overlap or touch. */
export function collides(startUtc: string, endUtc: string, span: z.infer<typeof interval>): boolean {
  if (span === undefined) return true;
  const [from, to] = [Date.parse(span.StartUtc ?? ''), Date.parse(span.EndUtc ?? '')];
  return Date.parse(startUtc) <= to && Date.parse(endUtc) >= from;
}
