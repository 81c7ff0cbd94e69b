import type { Context } from 'koa';
import type { ConversationDeps } from '../../conversation/deps.ts';
import { findKeptAnswer, keepAnswer, oneAtATime, type RequestIdentity, readIdempotencyKey } from './idempotency.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets'>;

/**
 * Answers, or gives the answer kept under the Idempotency-Key. It is kept after its effect, not with it: what comes
 * between leaves a frame that may be sent again, for a message's own id sees to it that it counts once.
 */
export async function answerOnce(
  ctx: Context,
  { deps, inFlight }: { deps: Deps; inFlight: Map<string, Promise<unknown>> },
  done: 200 | 201,
  { scope, propertyId, bodyText }: Pick<RequestIdentity, 'scope' | 'propertyId' | 'bodyText'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const key = readIdempotencyKey(ctx.get('Idempotency-Key') || undefined);
  if (key === null) return answer(ctx, done, await work());
  const identity = { scope, propertyId, bodyText, key, route: `${ctx.method} ${ctx.path}` };
  await oneAtATime(inFlight, identity, async () => {
    const kept = await findKeptAnswer(deps, deps.db, identity);
    if (kept !== null) ctx.set('Idempotent-Replayed', 'true');
    const body = kept === null ? await work() : kept.body;
    const status = body === undefined ? 204 : done;
    if (kept === null) await deps.writer.write((trx) => keepAnswer(deps, trx, identity, status, { body, headers: {} }));
    answer(ctx, done, body);
  });
}

function answer(ctx: Context, done: number, body: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  if (body === undefined) {
    ctx.status = 204;
    return;
  }
  ctx.status = done;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify(body);
}
