import type { Context } from 'koa';
import { CLOSE } from '../../../shared/protocol/close.ts';
import type { HelloFrame } from '../../../shared/protocol/guest-frames.ts';
import { type ErrorCode, ServiceError } from '../../base/errors.ts';
import { isOwnOrigin } from '../../base/network/own-origin.ts';
import type { ConversationDeps } from '../../conversation/deps.ts';
import { type GuestSession, readGuestToken } from '../../conversation/guest/guest-session.ts';
import { type OpenedSession, openSession } from '../../conversation/guest/open-session.ts';
import type { HttpDeps } from '../deps.ts';

type Deps = ConversationDeps & Pick<HttpDeps, 'config'>;

/** Checks a hello as the socket does, with the close codes turned into problems. */
export async function openGuest(deps: Deps, ctx: Context, hello: HelloFrame): Promise<OpenedSession> {
  const origin = ctx.get('Origin') || undefined;
  const { baseUrl, baseUrlIsGuessed = false } = deps.config;
  const opened = await openSession(deps, hello, { origin, isOwn: isOwnOrigin(origin, baseUrl, baseUrlIsGuessed) });
  if (!('refused' in opened)) return opened;
  const codes: Partial<Record<number, ErrorCode>> = {
    [CLOSE.refused]: 'origin_refused',
    [CLOSE.gone]: 'not_found',
    [CLOSE.sessionUnknown]: 'unauthorized',
  };
  throw new ServiceError(codes[opened.refused] ?? 'bad_request', `Refused: ${opened.reason}`);
}

/** The guest's token of a request; empty if there is none. */
export function bearer(ctx: Context): string {
  return /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
}

/** The session of the guest's token. Throws `unauthorized`. */
export function authenticateGuest(deps: Pick<Deps, 'secrets' | 'clock'>, ctx: Context): GuestSession {
  const session = readGuestToken(deps.secrets, bearer(ctx), deps.clock());
  if (session === null) throw new ServiceError('unauthorized', 'Send Authorization: Bearer and the welcome’s session');
  return session;
}

/** Makes a hello from a session, to check a later call like the first one. */
export function toHello({ propertyId }: GuestSession, session: string): HelloFrame {
  return { type: 'hello', propertyId, session };
}
