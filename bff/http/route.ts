import { z } from 'zod';
import type { Right } from '../../shared/domain/staff/rights.ts';
import { type ErrorCode, type FieldError, ServiceError } from '../base/errors.ts';
import { toFieldErrors } from '../base/field-errors.ts';
import type { Call } from './request/call.ts';
import type { LimitName } from './request/limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Everything about a route, for requests, documentation and tests. */
export interface RouteSpec<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  method: Method;
  /** The path, with `{name}` for variable parts. */
  path: string;
  /** A right; `session`: anybody signed in at the desk; `public`: everybody. There is no default. */
  access: Right | 'session' | 'public';
  /**
   * Further rights that are needed, because the call grants somebody what these rights allow: nobody can give what they
   * do not have.
   */
  also?: readonly Right[];
  /** Whether the route acts on one property, which is named by the key or `X-Property-Id`, or is the account's only one. */
  property?: boolean;
  /** The quota that is charged before the request is read. */
  limit?: LimitName;
  summary: string;
  /** The status of a successful answer. */
  status: 200 | 201 | 202 | 204;
  query?: Q;
  body?: B;
  /** The body may also be wrapped in an object with this single key: `{ "sync": { … } }`. */
  wrapper?: string;
  bodyBytesMax?: number;
  /** The body may also be sent as a plain file of this type; it then becomes the field `content`. */
  bodyType?: string;
  /** The answer is a text of this type instead of JSON. */
  answerType?: string;
  /** The answer is binary: the handler returns it as a Latin-1 string. */
  isBinary?: boolean;
  /** Null if the answer has no body. */
  answer: A | null;
  /** Errors besides those that follow from the other fields. */
  errors?: readonly ErrorCode[];
  handler(call: Call<z.output<Q>, z.output<B>>): Promise<z.input<A> | undefined>;
}

/** A route without the types of its bodies, for the route table. */
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
  /** Validates query and body, and runs the handler. Throws `validation_failed` with every fault. */
  run(call: Call<unknown, unknown>): Promise<unknown>;
}

const WITH_BODY: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** Whether the route reads a body. A DELETE does only if it declares one. */
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
      const unwrapped = unwrap(call.body, spec.wrapper);
      const body = check<B>(spec.body, unwrapped.value, (error) => ({
        ...error,
        pointer: unwrapped.at + error.pointer,
      }));
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
  if (parsed.success) return parsed.data as z.output<S>; // the output of this very schema
  const fields = toFieldErrors(parsed.error.issues).map(convert);
  const where = fields.map(({ pointer, parameter }) => parameter ?? (pointer === '' ? 'the body' : pointer));
  throw new ServiceError('validation_failed', `Look at ${[...new Set(where)].slice(0, 5).join(', ')}`, { fields });
}

/** The value inside the wrapper, with the pointer to it; an unwrapped value stays as it is. */
function unwrap(value: unknown, wrapper: string | undefined): { value: unknown; at: string } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const [only, ...others] = isObject ? Object.entries(value) : [];
  if (wrapper === undefined || only?.[0] !== wrapper || others.length > 0) return { value, at: '' };
  return { value: only[1], at: `/${wrapper}` };
}

function asParameter({ pointer, code, detail }: FieldError): FieldError {
  return { pointer: '', parameter: pointer.slice(1), code, detail };
}
