import type { Context } from 'koa';
import { authenticateKey } from '../../auth/api-keys.ts';
import { actAt, may, type Principal } from '../../auth/principal.ts';
import { findOpenSession, type OpenSession } from '../../auth/sessions.ts';
import { ServiceError } from '../../base/errors.ts';
import { equalInConstantTime } from '../../base/secrets/secrets.ts';
import { touchStaffSession } from '../../store/account/staff-sessions.ts';
import { findPropertyOf, listPropertyIds, type StoredProperty } from '../../store/house/properties.ts';
import type { HttpDeps } from '../deps.ts';
import type { Route } from '../route.ts';
import { sessionCookieName } from './cookies.ts';

const TOUCH_MS = 60_000;
const SAFE = new Set(['GET', 'HEAD']);
/** The routes by which users manage their own sign-in. */
const OWN_SIGN_IN = '/auth/';

export interface Caller {
  who: Principal;
  session: OpenSession | null;
}

/** Authenticates the caller; null without valid credentials. Throws `csrf_failed` for an unsafe request with only the cookie. */
export async function authenticate(ctx: Context, deps: HttpDeps, now: Date): Promise<Caller | null> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
  if (ctx.get('Authorization') !== '') {
    const principal = bearer === undefined ? null : await authenticateKey(deps, now, bearer);
    return principal === null ? null : { who: principal, session: null };
  }
  const token = ctx.cookies.get(sessionCookieName(deps.config.baseUrl));
  const open = token === undefined ? null : await findOpenSession(deps.db, now, token);
  if (open === null) return null;
  if (!SAFE.has(ctx.method)) guardAgainstForgery(ctx, open);
  if (+now - Date.parse(open.session.lastSeenAt) > TOUCH_MS)
    await deps.writer.write((trx) => touchStaffSession(trx, open.session.id, now.toISOString()));
  return { who: open.principal, session: open };
}

/** Throws `second_factor_setup_required`, or `forbidden` if the caller lacks the route's rights. */
export function authorise(
  { who, session }: Caller,
  { access, also, path }: Pick<Route, 'access' | 'also' | 'path'>,
): void {
  if (access === 'public') return;
  if (who.lacksFactor && !(access === 'session' && path.startsWith(OWN_SIGN_IN)))
    throw new ServiceError('second_factor_setup_required', 'Your account asks for a second factor: set one up first');
  if (access === 'session') {
    if (session === null) throw new ServiceError('forbidden', 'This needs somebody signed in at the desk, not a key');
    return;
  }
  for (const right of [access, ...also])
    if (!may(who, right)) throw new ServiceError('forbidden', `This needs ${right} on the whole of what it touches`);
}

/**
 * The property a request acts on, and the caller with their rights there. Throws `property_required`, `not_found` for a
 * property of somebody else, or `forbidden` if they lack the route's rights there.
 */
export async function enterProperty(
  ctx: Context,
  { db }: HttpDeps,
  caller: Caller,
  route: Pick<Route, 'access' | 'also' | 'path'>,
): Promise<{ who: Principal; on: StoredProperty }> {
  const propertyHeader = ctx.get('X-Property-Id');
  const id = propertyHeader === '' ? await onlyProperty(db, caller.who) : propertyHeader;
  const principal = actAt(caller.who, id);
  const on = principal === null ? undefined : await findPropertyOf(db, principal.accountId, id);
  if (principal === null || on === undefined) throw new ServiceError('not_found', 'There is no such property');
  authorise({ ...caller, who: principal }, route);
  return { who: principal, on };
}

/**
 * As enterProperty, for a file: an image tag cannot send a property header, so without one the file's property is used. Null
 * if it is not the caller's.
 */
export async function enterPropertyOf(
  ctx: Context,
  { db }: HttpDeps,
  caller: Caller,
  route: Pick<Route, 'access' | 'also' | 'path'>,
  { propertyId }: { propertyId: string },
): Promise<Principal | null> {
  const propertyHeader = ctx.get('X-Property-Id') || propertyId;
  const principal = propertyHeader === propertyId ? actAt(caller.who, propertyId) : null;
  if (principal === null || (await findPropertyOf(db, principal.accountId, propertyId)) === undefined) return null;
  authorise({ ...caller, who: principal }, route);
  return principal;
}

async function onlyProperty(db: HttpDeps['db'], { accountId, places }: Principal): Promise<string> {
  const [first, second] = places === null ? await listPropertyIds(db, accountId, 2) : places.keys();
  if (first === undefined) throw new ServiceError('not_found', 'You have no property here');
  if (second !== undefined)
    throw new ServiceError('property_required', 'Send X-Property-Id: you have several properties');
  return first;
}

function guardAgainstForgery(ctx: Context, { session }: OpenSession): void {
  const foreign = ctx.get('Sec-Fetch-Site') === 'cross-site';
  if (foreign || !equalInConstantTime(ctx.get('X-CSRF-Token'), session.csrfToken))
    throw new ServiceError('csrf_failed', 'Send the csrfToken of the sign-in as X-CSRF-Token');
}
