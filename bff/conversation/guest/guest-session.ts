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

/** The claims of a guest's token: access to one conversation of one property. */
export interface GuestSession {
  propertyId: string;
  conversationId: string;
  sessionId: string;
  issuedAt: Date;
  /** The conversation's session level when the token was made (see session-level.ts). */
  level: number;
}

/** A session with a new conversation id. The conversation itself is stored with the guest's first message. */
export function newGuestSession(propertyId: string, now: Date): GuestSession {
  return { propertyId, conversationId: newId('conversation'), sessionId: newId('session'), issuedAt: now, level: 0 };
}

/** Writes the signed token that a page keeps. */
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

/** Null if the token's signature is wrong or it is older than 30 days. */
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
