import { z } from 'zod';
import type { Right } from '../../shared/domain/staff/rights.ts';
import { type ErrorCode, type FieldError, ServiceError } from '../base/errors.ts';
import { toFieldErrors } from '../base/field-errors.ts';
import type { Call } from './request/call.ts';
import type { LimitName } from './request/limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Everything about a path that requests, documents and tests need, in one place. */
export interface RouteSpec<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  method: Method;
  /** With `{name}` where a part varies. */
  path: string;
  /** A right; `session` for whoever is signed in at the desk; `public` for everybody. There is no default. */
  access: Right | 'session' | 'public';
  /** Further rights, where what it does gives somebody what these open: nobody gives what they do not have. */
  also?: readonly Right[];
  /** Does it act on one property, which the key, `X-Property-Id` or the account's only one names? */
  property?: boolean;
  /** The quota it takes from before anything is read. */
  limit?: LimitName;
  summary: string;
  /** What it answers when all is well. */
  status: 200 | 201 | 202 | 204;
  query?: Q;
  body?: B;
  /** The body may as well stand alone in an object under this name: `{ "sync": { … } }`. */
  wrapper?: string;
  bodyBytesMax?: number;
  /** The body may as well be sent bare in this type, as the file that else stands in it under `content`. */
  bodyType?: string;
  /** The answer is a text of this type, and no JSON. */
  answerType?: string;
  /** … or bytes, each a letter of the text that the handler gives (Latin-1). */
  isBinary?: boolean;
  /** Null where the answer has no body. */
  answer: A | null;
  /** Errors beyond those that follow from the rest. */
  errors?: readonly ErrorCode[];
  handler(call: Call<z.output<Q>, z.output<B>>): Promise<z.input<A> | undefined>;
}

/** A route without the types of its bodies: what the table holds. */
export interface Route {
  method: Method;
  path: string;
  access: Right | 'session' | 'public';
  also: readonly Right[];
  property: boolean;
  limit: LimitName | undefined;
  summary: string;
  status: number;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  wrapper: string | undefined;
  bodyBytesMax: number;
  bodyType?: string | undefined;
  answerType?: string | undefined;
  isBinary: boolean;
  answer: z.ZodType | null;
  errors: readonly ErrorCode[];
  /** Validates and runs. Throws `validation_failed` with every fault. */
  run(call: Call<unknown, unknown>): Promise<unknown>;
}

const WITH_BODY: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** Is a body read for it? A DELETE has one only where it says so. */
export function takesBody({ method, body }: Pick<Route, 'method' | 'body'>): boolean {
  return WITH_BODY.includes(method) || body !== undefined;
}

const BODY_BYTES_MAX = 256 * 1024;
const nothing = z.unknown();

export function route<
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  A extends z.ZodType = typeof nothing,
>(spec: RouteSpec<Q, B, A>): Route {
  if (spec.access === undefined) throw new Error(`${spec.method} ${spec.path} names no right`);
  return {
    ...spec,
    also: spec.also ?? [],
    property: spec.property ?? false,
    limit: spec.limit,
    query: spec.query,
    body: spec.body,
    wrapper: spec.wrapper,
    bodyBytesMax: spec.bodyBytesMax ?? BODY_BYTES_MAX,
    bodyType: spec.bodyType,
    answerType: spec.answerType,
    isBinary: spec.isBinary ?? false,
    errors: spec.errors ?? [],
    async run(call) {
      const query = check<Q>(spec.query, call.query, asParameter);
      const inside = unwrap(call.body, spec.wrapper);
      const body = check<B>(spec.body, inside.value, (error) => ({ ...error, pointer: inside.at + error.pointer }));
      return spec.handler({ ...call, query, body });
    },
  };
}

function check<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  convert: (error: FieldError) => FieldError,
): z.output<S> {
  const parsed = (schema ?? nothing).safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data as z.output<S>; // what this very schema gave
  const fields = toFieldErrors(parsed.error.issues).map(convert);
  const where = fields.map(({ pointer, parameter }) => parameter ?? (pointer === '' ? 'the body' : pointer));
  throw new ServiceError('validation_failed', `Look at ${[...new Set(where)].slice(0, 5).join(', ')}`, { fields });
}

/** What stands alone under the wrapper's name, and the pointer to it; anything else as it is. */
function unwrap(value: unknown, wrapper: string | undefined): { value: unknown; at: string } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const [only, ...others] = isObject ? Object.entries(value) : [];
  if (wrapper === undefined || only?.[0] !== wrapper || others.length > 0) return { value, at: '' };
  return { value: only[1], at: `/${wrapper}` };
}

function asParameter({ pointer, code, detail }: FieldError): FieldError {
  return { pointer: '', parameter: pointer.slice(1), code, detail };
}
