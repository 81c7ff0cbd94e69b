import type { AuditAction } from '../../../shared/domain/staff/audit.ts';
import type { Principal } from '../../auth/principal.ts';
import type { OpenSession } from '../../auth/sessions.ts';
import { type FieldError, ServiceError } from '../../base/errors.ts';
import type { AuditEntry } from '../../store/account/audit.ts';
import type { StoredProperty } from '../../store/house/properties.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { HttpDeps } from '../deps.ts';
import type { Limits } from './limits.ts';

/** One request, for a route's handler. */
export interface Call<Q, B> {
  deps: HttpDeps;
  limits: Limits;
  now: Date;
  address: string;
  /** The User-Agent header. */
  userAgent: string;
  /** The origin of the calling page; null if the browser does not send it, or it is not a browser. */
  site: string | null;
  /** The values of the path's `{name}` placeholders. */
  params: Record<string, string>;
  query: Q;
  body: B;
  /** Null only on public routes. */
  who: Principal | null;
  /** Set if the caller is signed in with the desk's cookie. */
  session: OpenSession | null;
  /** Set if the route acts on a property. */
  on: StoredProperty | null;
  /** Further headers of the answer. Set them before `write` settles, so that a repeated request gets them too. */
  headers: Record<string, string>;
  /**
   * Changes the store. The work's result is the route's answer and is stored under the request's idempotency key in the same
   * transaction, so that a repeated request gets the same answer and happens once.
   */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** For commands with a transaction of their own: stores the answer under the idempotency key. */
  record(trx: Trx, answer: unknown): Promise<void>;
}

/** The caller. Throws on a public route: that is a bug. */
export function principalOf({ who }: Call<unknown, unknown>): Principal {
  if (who === null) throw new Error('A public route asked who acts');
  return who;
}

/** The property acted on. Throws if the route does not declare that it acts on one: that is a bug. */
export function propertyOf({ on }: Call<unknown, unknown>): StoredProperty {
  if (on === null) throw new Error('A route that names no property asked for it');
  return on;
}

/** The caller's session. Throws if the route does not require one: that is a bug. */
export function sessionOf({ session }: Call<unknown, unknown>): OpenSession {
  if (session === null) throw new Error('A route for signed-in users ran without a session');
  return session;
}

/** Changes something that guests' pages show, and lets open pages reload it after the commit. */
export async function writeAndRefreshPages<T>(
  call: Call<unknown, unknown>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
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

/** Throws 404 if nothing was found. Things of other accounts look as if they did not exist. */
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
  const principal = principalOf(call);
  const { address } = call;
  return {
    accountId: principal.accountId,
    propertyId: call.on?.id ?? null,
    actor: principal.id,
    action,
    subject,
    detail,
    address,
  };
}
