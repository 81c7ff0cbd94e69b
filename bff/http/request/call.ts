import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import type { Principal } from '../../auth/principal.ts';
import type { OpenSession } from '../../auth/sessions.ts';
import { type FieldError, ServiceError } from '../../base/errors.ts';
import type { AuditEntry } from '../../store/account/audit.ts';
import type { StoredProperty } from '../../store/house/properties.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { HttpDeps } from '../deps.ts';
import type { Limits } from './limits.ts';

/** One request as a route's handler sees it. */
export interface Call<Q, B> {
  deps: HttpDeps;
  limits: Limits;
  now: Date;
  address: string;
  /** What the caller's browser says it is. */
  userAgent: string;
  /** The site whose page asks, as its browser says; null: not a page, or it keeps it to itself. */
  site: string | null;
  /** The values of the path's `{name}` parts. */
  params: Record<string, string>;
  query: Q;
  body: B;
  /** Null only on public routes. */
  who: Principal | null;
  /** Set where the desk's cookie was presented. */
  session: OpenSession | null;
  /** Set where the route acts on a property. */
  on: StoredProperty | null;
  /** More headers for the answer. Set them before the write settles: a repeated request gets them too. */
  headers: Record<string, string>;
  /**
   * Changes the store. What the work returns is the route's answer, and is kept under the request's idempotency key in
   * the same transaction: a repeated request gets it, and its effect happens once.
   */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** For commands that open the transaction themselves: keeps the answer under the idempotency key. */
  record(trx: Trx, answer: unknown): Promise<void>;
}

/** Who acts. A bug where the route is public. */
export function principalOf({ who }: Call<unknown, unknown>): Principal {
  if (who === null) throw new Error('A public route asked who acts');
  return who;
}

/** The property acted on. A bug where the route does not say that it acts on one. */
export function propertyOf({ on }: Call<unknown, unknown>): StoredProperty {
  if (on === null) throw new Error('A route that names no property asked for it');
  return on;
}

/** The session of who is signed in. A bug where the route does not ask for one. */
export function openOf({ session }: Call<unknown, unknown>): OpenSession {
  if (session === null) throw new Error('A route for signed-in users ran without a session');
  return session;
}

/** Changes what guests' pages show of the property, and has the open ones look again once it is stored. */
export async function writeShown<T>(call: Call<unknown, unknown>, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done = await call.write(work);
  call.deps.feed.publishProperty(propertyOf(call).id);
  return done;
}

/** A part of the path. */
export function param({ params }: Call<unknown, unknown>, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The path has no {${name}}`);
  return value;
}

/** `call`, or 404 where there is none: what belongs to others looks like what does not exist. */
export function orNotFound<T>(found: T | null | undefined, what: string): T {
  if (found === undefined || found === null) throw new ServiceError('not_found', `There is no such ${what}`);
  return found;
}

/** A fault that only the store can see, told like one of the schema's. */
export function fieldFault(pointer: string, code: string, detail: string): ServiceError {
  const fields: FieldError[] = [{ pointer, code, detail: `${pointer.slice(1).replaceAll('/', '.')}: ${detail}` }];
  return new ServiceError('validation_failed', `Look at ${pointer}`, { fields });
}

/** The audit entry of what this call does. */
export function auditEntry(
  call: Call<unknown, unknown>,
  action: AuditAction,
  subject: string,
  detail?: AuditEntry['detail'],
): AuditEntry {
  const who = principalOf(call);
  const { address } = call;
  return { accountId: who.accountId, propertyId: call.on?.id ?? null, actor: who.id, action, subject, detail, address };
}
