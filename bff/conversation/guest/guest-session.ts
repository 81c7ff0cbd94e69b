import { z } from 'zod';
import { newId } from '../../base/ids.ts';
import type { Secrets } from '../../base/secrets/secrets.ts';

const PREFIX = 'scs_';
const PURPOSE = 'guest-session';
const VALID_MS = 30 * 24 * 60 * 60 * 1_000;

const claims = z.object({
  property: z.string(),
  conversation: z.string(),
  session: z.string(),
  issuedAt: z.number(),
  level: z.number().default(0),
});

/** Whom a guest's token speaks for: one conversation of one property, and nothing else. */
export interface GuestSession {
  propertyId: string;
  conversationId: string;
  sessionId: string;
  issuedAt: Date;
  /** What the session was worth when the token was made: it counts up with each booking opened or closed (open-session.ts). */
  level: number;
}

/** A session for a conversation that begins when its guest first writes: until then the store knows nothing of it. */
export function newGuestSession(propertyId: string, now: Date): GuestSession {
  return { propertyId, conversationId: newId('conversation'), sessionId: newId('session'), issuedAt: now, level: 0 };
}

/** The token a page keeps: the claims and their signature. */
export function writeGuestToken(secrets: Secrets, session: GuestSession): string {
  const body = Buffer.from(
    JSON.stringify({
      property: session.propertyId,
      conversation: session.conversationId,
      session: session.sessionId,
      issuedAt: +session.issuedAt,
      level: session.level,
    }),
  ).toString('base64url');
  return `${PREFIX}${body}.${secrets.sign(PURPOSE, body)}`;
}

/** Null for a token that was not signed here, was changed, or is older than 30 days. */
export function readGuestToken(secrets: Secrets, token: string, now: Date): GuestSession | null {
  const [body = '', signature = ''] = token.startsWith(PREFIX) ? token.slice(PREFIX.length).split('.') : [];
  if (!secrets.verify(PURPOSE, body, signature)) return null;
  const { property, conversation, session, issuedAt, level } = claims.parse(
    JSON.parse(Buffer.from(body, 'base64url').toString()),
  );
  if (+now - issuedAt > VALID_MS) return null;
  return {
    propertyId: property,
    conversationId: conversation,
    sessionId: session,
    issuedAt: new Date(issuedAt),
    level,
  };
}
