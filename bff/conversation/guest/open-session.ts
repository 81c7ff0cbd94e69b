import { ATTACHMENT_BYTES_MAX, ATTACHMENT_TYPES } from '../../../shared/domain/attachment.ts';
import { CLOSE, type CloseCode } from '../../../shared/protocol/close.ts';
import type { GuestServerFrame, HelloFrame } from '../../../shared/protocol/guest-frames.ts';
import { HEARTBEAT_MS, SNAPSHOT_EVENTS, TEXT_CHARACTERS_MAX } from '../../../shared/protocol/limits.ts';
import { findConversation, isErased } from '../../store/conversations/conversations.ts';
import { findEpoch } from '../../store/sqlite/meta.ts';
import { findServing, type Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { describeProperty } from '../house/describe-property.ts';
import { type GuestSession, newGuestSession, readGuestToken, writeGuestToken } from './guest-session.ts';
import { recordSite } from './record-site.ts';
import { lacksConsent } from './require-consent.ts';
import { isRevoked, noteShown, renewSession } from './session-level.ts';

/** A page that missed more events than this gets only the newest and pages back for the rest. */
const RESUME_EVENTS_MAX = 500;

/** An accepted page: its first frames, and the event number after which the stream begins. */
export interface OpenedSession {
  session: GuestSession;
  /** `welcome`, then `reset` if the page's cursor is not valid here. */
  frames: GuestServerFrame[];
  after: number;
}

/** A refused page, with the socket's close code. */
export interface RefusedSession {
  refused: CloseCode;
  reason: string;
}

/** The connecting page. `isOwn`: this server's preview page, where staff try the chat. */
export interface FromPage {
  origin: string | undefined;
  isOwn: boolean;
}

const UPLOAD_TYPES = Object.keys(ATTACHMENT_TYPES);

const NO_PAGE: FromPage = { origin: undefined, isOwn: false };

/**
 * Answers a `hello`: checks the property, the page's origin and the session, and decides whether the page resumes or
 * starts with a snapshot. Stores only that the token was used (session-level.ts) and the page's site.
 */
export async function openSession(
  deps: ConversationDeps,
  hello: HelloFrame,
  { origin, isOwn }: FromPage = NO_PAGE,
): Promise<OpenedSession | RefusedSession> {
  const serving = await findServing(deps.db, hello.propertyId);
  if (serving === undefined) return { refused: CLOSE.gone, reason: 'no such property' };
  if (!isOwn && !mayEmbed(serving, origin)) return { refused: CLOSE.refused, reason: 'origin not listed' };
  const { active, channels } = serving.activation;
  if (!active || !channels.includes('widget')) return { refused: CLOSE.gone, reason: 'channel off' };

  const session =
    hello.session === undefined
      ? newGuestSession(hello.propertyId, deps.clock())
      : readGuestToken(deps.secrets, hello.session, deps.clock());
  if (session === null || session.propertyId !== hello.propertyId) {
    return { refused: CLOSE.sessionUnknown, reason: 'session unknown' };
  }
  const conversation = await findConversation(deps.db, session.propertyId, session.conversationId);
  if (conversation === undefined && (await isErased(deps.db, session.conversationId))) {
    return { refused: CLOSE.gone, reason: 'conversation erased' };
  }
  if (conversation !== undefined && conversation.endedAt !== null) {
    return { refused: CLOSE.sessionUnknown, reason: 'conversation ended' };
  }
  if (conversation !== undefined && isRevoked(session, conversation)) {
    return { refused: CLOSE.sessionUnknown, reason: 'session revoked' };
  }
  await recordSite(deps, hello.propertyId, origin ?? null);
  if (conversation !== undefined) await noteShown(deps, session, conversation);
  const present = { ...session, level: conversation?.sessionLevel ?? session.level };
  const epoch = await findEpoch(deps.db);
  const newest = conversation?.guestSeq ?? 0;
  const start = chooseStart(hello, newest, epoch);
  const welcome: GuestServerFrame = {
    type: 'welcome',
    session: writeGuestToken(deps.secrets, present),
    conversationId: session.conversationId,
    epoch,
    seq: newest,
    mode: newest === 0 && start.reset === undefined ? 'new' : start.mode,
    property: await describeProperty(deps, serving, {
      locale: hello.locale ?? conversation?.language ?? conversation?.locale ?? undefined,
      conversationId: conversation?.id,
    }),
    limits: { textLength: TEXT_CHARACTERS_MAX, uploadBytes: ATTACHMENT_BYTES_MAX, uploadTypes: [...UPLOAD_TYPES] },
    heartbeatMs: HEARTBEAT_MS,
  };
  const reset: GuestServerFrame[] = start.reset === undefined ? [] : [{ type: 'reset', reason: start.reset }];
  return { session: present, frames: [welcome, ...reset], after: start.after };
}

/**
 * The first frames after a page's identity was accepted: the welcome carries a new token. If the identity led to another
 * conversation, the page gets a snapshot of that one.
 */
export async function renewOpened(
  deps: ConversationDeps,
  opened: OpenedSession,
  accepted: GuestSession = opened.session,
): Promise<OpenedSession> {
  const { session, token } = await renewSession(deps, accepted);
  const { conversationId, propertyId } = session;
  const [welcome] = opened.frames;
  if (conversationId === opened.session.conversationId || welcome?.type !== 'welcome') {
    const frames = opened.frames.map((frame) => (frame.type === 'welcome' ? { ...frame, session: token } : frame));
    return { session, frames, after: opened.after };
  }
  const newest = (await findConversation(deps.db, propertyId, conversationId))?.guestSeq ?? 0;
  const mode = newest === 0 ? 'new' : 'snapshot';
  const serving = await findServing(deps.db, propertyId);
  const consentRequired = serving !== undefined && (await lacksConsent(deps.db, conversationId, serving));
  const property = { ...welcome.property, consentRequired };
  const frames: GuestServerFrame[] = [{ ...welcome, session: token, conversationId, seq: newest, mode, property }];
  return { session, frames, after: Math.max(0, newest - SNAPSHOT_EVENTS) };
}

/** Resumes if the page's last number is valid and recent; else sends the newest events, after a reset if it was invalid. */
function chooseStart(
  { lastSeq, epoch: known }: HelloFrame,
  newest: number,
  epoch: string,
): { mode: 'resume' | 'snapshot'; after: number; reset?: string } {
  const snapshot = { mode: 'snapshot' as const, after: Math.max(0, newest - SNAPSHOT_EVENTS) };
  if (lastSeq === undefined) return snapshot;
  if (known !== undefined && known !== epoch) return { ...snapshot, reset: 'epoch' };
  if (lastSeq > newest) return { ...snapshot, reset: 'ahead' };
  if (newest - lastSeq > RESUME_EVENTS_MAX) return { ...snapshot, reset: 'behind' };
  return { mode: 'resume', after: lastSeq };
}

/** An empty list allows any origin. A client without an origin is not a browser, so the check does not apply. */
function mayEmbed({ property }: Serving, origin: string | undefined): boolean {
  return origin === undefined || property.origins.length === 0 || property.origins.includes(origin);
}
