import type { Context } from 'koa';
import { requireNetwork } from '../auth/network.ts';
import type { Principal } from '../auth/principal.ts';
import { ServiceError } from '../base/errors.ts';
import { addressBucket } from '../base/network/address-bucket.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { HttpDeps } from './deps.ts';
import { readBody } from './request/body.ts';
import type { Call } from './request/call.ts';
import {
  AlreadyAnswered,
  findKeptAnswer,
  type KeptAnswer,
  keepAnswer,
  oneAtATime,
  type RequestIdentity,
  readIdempotencyKey,
} from './request/idempotency.ts';
import type { Limits } from './request/limits.ts';
import { type Route, takesBody } from './route.ts';
import { authenticate, authorise, type Caller, enterProperty } from './signing-in/credentials.ts';

/** Things shared by all requests. */
export interface Dispatch {
  deps: HttpDeps;
  limits: Limits;
  /** Running requests by idempotency key, so that a duplicate waits for the first. */
  inFlight: Map<string, Promise<unknown>>;
}

/** Checks a request's limits, credentials, rights, property and body, calls its route, and writes the answer. */
export async function dispatch(ctx: Context, route: Route, params: Record<string, string>, shared: Dispatch) {
  const { deps, limits } = shared;
  const now = deps.clock();
  const address: string = ctx.state['address'];
  const bucket = addressBucket(address);
  if (route.limit !== undefined) ctx.set(await limits.take(route.limit, bucket));
  const caller = await admit(ctx, route, shared);
  const entered = route.property && caller !== null ? await enterProperty(ctx, deps, caller, route) : null;
  const principal = entered?.who ?? caller?.who ?? null;
  const on = entered?.on ?? null;
  const body = takesBody(route) ? await readBody(ctx.req, route) : { text: '', value: {} };
  const key = route.method === 'POST' ? readIdempotencyKey(ctx.get('Idempotency-Key') || undefined) : null;
  const identity: RequestIdentity | null =
    key === null
      ? null
      : {
          scope: scopeOf(principal, bucket),
          key,
          route: `${ctx.method} ${ctx.path}`,
          propertyId: on?.id ?? null,
          bodyText: body.text,
        };
  const call: Omit<Call<unknown, unknown>, 'write' | 'record' | 'headers'> = {
    deps,
    limits,
    now,
    address,
    userAgent: ctx.get('User-Agent'),
    site: readSite(ctx),
    params,
    query: { ...ctx.query },
    body: body.value,
    who: principal,
    session: caller?.session ?? null,
    on,
  };
  const { answer, replayed } = await oneAtATime(shared.inFlight, identity, () => answerOnce(route, call, identity));
  if (replayed) ctx.set('Idempotent-Replayed', 'true');
  ctx.set(answer.headers);
  ctx.status = route.status;
  if (route.answer === null) {
    ctx.body = null;
    ctx.status = route.status; // once more, since Koa sets 204 for an empty body
    return;
  }
  if (route.isBinary) {
    ctx.type = route.answerType ?? 'application/octet-stream';
    ctx.body = Buffer.from(String(answer.body), 'latin1');
    return;
  }
  ctx.type = `${route.answerType ?? 'application/json'}; charset=utf-8`;
  ctx.body = route.answerType === undefined ? JSON.stringify(answer.body) : String(answer.body);
}

async function admit(ctx: Context, route: Route, shared: Dispatch): Promise<Caller | null> {
  if (route.access !== 'public') return admitCaller(ctx, route, shared);
  if (route.limit === undefined) ctx.set(await shared.limits.take('public', addressBucket(ctx.state['address'])));
  return null;
}

/**
 * Authenticates the caller, and checks their network and rights. Throws `unauthorized`, `network_refused`, `rate_limited`,
 * `csrf_failed` or `forbidden`.
 */
export async function admitCaller(
  ctx: Context,
  route: Pick<Route, 'access' | 'also' | 'path'>,
  { deps, limits }: Dispatch,
): Promise<Caller> {
  const address: string = ctx.state['address'];
  const caller = await authenticate(ctx, deps, deps.clock());
  if (caller === null) {
    if (ctx.get('Authorization') !== '')
      deps.log.warn({ path: route.path }, 'a call came with a key that is not valid');
    await limits.take('badCredentials', addressBucket(address));
    throw new ServiceError('unauthorized', 'Send Authorization: Bearer sck_…, or sign in at the desk');
  }
  await requireNetwork(deps.db, caller.who.accountId, address);
  ctx.set(await limits.take('api', caller.who.id));
  try {
    authorise(caller, route);
  } catch (error) {
    const { id, kind } = caller.who;
    deps.log.warn({ who: id, kind, path: route.path }, 'a call was refused: its caller may not do this');
    throw error;
  }
  return caller;
}

/** Answers, or repeats the answer stored under the idempotency key. Failures are not stored, so they can be retried. */
async function answerOnce(
  route: Route,
  request: Omit<Call<unknown, unknown>, 'write' | 'record' | 'headers'>,
  identity: RequestIdentity | null,
): Promise<{ answer: KeptAnswer; replayed: boolean }> {
  const { deps } = request;
  const storedAnswer = identity === null ? null : await findKeptAnswer(deps, deps.db, identity);
  if (storedAnswer !== null) return { answer: storedAnswer, replayed: true };
  const headers: Record<string, string> = {};
  let recorded = identity === null;
  const record = async (trx: Trx, body: unknown) => {
    if (identity !== null) await keepAnswer(deps, trx, identity, route.status, { body, headers });
    recorded = true;
  };
  const call: Call<unknown, unknown> = {
    ...request,
    headers,
    record,
    write: (work) =>
      deps.writer.write(async (trx) => {
        const body = await work(trx);
        await record(trx, body);
        return body;
      }),
  };
  try {
    const body = await route.run(call);
    if (!recorded) await deps.writer.write((trx) => record(trx, body));
    return { answer: { body, headers }, replayed: false };
  } catch (error) {
    const first = error instanceof AlreadyAnswered ? error.answer : await findAfterFailure(deps, identity);
    if (first === null) throw error;
    return { answer: first, replayed: true };
  }
}

/** After a failure: looks whether the same request succeeded meanwhile at another node. */
async function findAfterFailure(deps: HttpDeps, identity: RequestIdentity | null): Promise<KeptAnswer | null> {
  return identity === null ? null : findKeptAnswer(deps, deps.db, identity).catch(() => null);
}

function scopeOf(who: Principal | null, bucket: string): string {
  return who?.id ?? `public:${bucket}`;
}

/** The page's origin: browsers name it in Origin to other hosts, and within Referer to their own. */
function readSite(ctx: Context): string | null {
  const pageAddress = ctx.get('Origin') || ctx.get('Referer');
  const url = URL.canParse(pageAddress) ? new URL(pageAddress) : null;
  return url === null || !/^https?:$/.test(url.protocol) ? null : url.origin;
}
