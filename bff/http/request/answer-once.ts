import type { Context } from 'koa';
import type { ConversationDeps } from '../../conversation/deps.ts';
import { findKeptAnswer, keepAnswer, oneAtATime, type RequestIdentity, readIdempotencyKey } from './idempotency.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets'>;

/**
 * Answers a frame sent by HTTP, or repeats the answer stored under its Idempotency-Key. The answer is stored after its effect,
 * not in the same transaction: after a crash in between the frame may be sent again, and a message's id makes it count once.
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
    const stored = await findKeptAnswer(deps, deps.db, identity);
    if (stored !== null) ctx.set('Idempotent-Replayed', 'true');
    const body = stored === null ? await work() : stored.body;
    const status = body === undefined ? 204 : done;
    if (stored === null)
      await deps.writer.write((trx) => keepAnswer(deps, trx, identity, status, { body, headers: {} }));
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
