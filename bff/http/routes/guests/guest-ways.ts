import type Router from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import {
  conversationLink,
  followUp,
  followUpBody,
  linkConversationBody,
  mailedTranscript,
  mailTranscriptBody,
} from '../../../../shared/api/conversations.ts';
import { ServiceError } from '../../../base/errors.ts';
import { toFieldErrors } from '../../../base/field-errors.ts';
import { networkBucket } from '../../../base/network/address-bucket.ts';
import { forgetAddress, leaveAddress } from '../../../conversation/guest/follow-up.ts';
import type { GuestSession } from '../../../conversation/guest/guest-session.ts';
import {
  queueTranscript,
  recipientOf,
  writeTranscript,
} from '../../../conversation/guest/transcript/mail-transcript.ts';
import { makeLink } from '../../../links/make-link.ts';
import { findConversation } from '../../../store/conversations/conversations.ts';
import { findFollowUp } from '../../../store/conversations/follow-ups.ts';
import type { Dispatch } from '../../dispatch.ts';
import type { Described } from '../../docs/openapi.ts';
import { readJsonBody } from '../../request/body.ts';
import { authenticateGuest, bearer, openGuest, toHello } from '../../request/guest-caller.ts';

const BODY_BYTES_MAX = 8_192;
const FOLLOW_UP = '/chat/follow-up';
const described = {
  access: 'public',
  isGuests: true,
  also: [],
  property: false,
  limit: undefined,
  bodyBytesMax: BODY_BYTES_MAX,
  query: undefined,
} as const;
const sessionErrors = ['unauthorized', 'origin_refused', 'not_found'] as const;

/** The calls with which a guest continues on another device or channel, for the documentation. */
export const guestWayOperations: readonly Described[] = [
  {
    ...described,
    method: 'POST',
    path: '/chat/link',
    summary: 'Create a link and QR code with which the chat continues elsewhere; usable once',
    status: 201,
    body: linkConversationBody,
    answer: conversationLink,
    errors: [...sessionErrors, 'conflict', 'channel_not_connected', 'rate_limited'],
  },
  {
    ...described,
    method: 'POST',
    path: '/chat/transcript',
    summary: 'Send a copy of the conversation by e-mail',
    status: 202,
    body: mailTranscriptBody,
    answer: mailedTranscript,
    errors: [...sessionErrors, 'conflict', 'channel_not_connected', 'rate_limited'],
  },
  {
    ...described,
    method: 'GET',
    path: FOLLOW_UP,
    summary: 'Return the e-mail address for replies after the guest has left the page',
    status: 200,
    body: undefined,
    answer: followUp,
    errors: sessionErrors,
  },
  {
    ...described,
    method: 'PUT',
    path: FOLLOW_UP,
    summary: 'Set the e-mail address for replies after the guest has left the page',
    status: 200,
    body: followUpBody,
    answer: followUp,
    errors: [...sessionErrors, 'conflict', 'consent_required', 'channel_not_connected', 'rate_limited'],
  },
  {
    ...described,
    method: 'DELETE',
    path: FOLLOW_UP,
    summary: 'Delete the e-mail address for replies',
    status: 204,
    body: undefined,
    answer: null,
    errors: sessionErrors,
  },
];

/**
 * How a guest continues on another device, on WhatsApp or by e-mail. These calls are not in the route table, because a
 * guest's session is no principal.
 */
export function addGuestWays(router: Router, { deps, limits }: Pick<Dispatch, 'deps' | 'limits'>): void {
  router.post('/chat/link', async (ctx) => {
    const { propertyId, conversationId } = await enter(ctx);
    ctx.set(await limits.take('link', conversationId));
    const { purpose } = await readBody(ctx, linkConversationBody);
    const { secrets, config, writer, clock, db } = deps;
    const conversation = await findConversation(db, propertyId, conversationId);
    if (conversation === undefined)
      throw new ServiceError('conflict', 'Write something first: there is nothing to carry on yet');
    const request = { purpose, now: clock() };
    answer(
      ctx,
      201,
      await writer.write((trx) => makeLink(trx, { secrets, baseUrl: config.baseUrl }, conversation, request)),
    );
  });

  router.post('/chat/transcript', async (ctx) => {
    const session = await enter(ctx);
    const request = await readBody(ctx, mailTranscriptBody);
    ctx.set(await limits.take('transcripts', networkBucket(ctx.state['address'])));
    ctx.set(await limits.take('transcript', session.conversationId));
    const copy = await writeTranscript(deps, session, request);
    // Shared limits are charged only once there is something to send, so that failing calls use up nobody else's.
    ctx.set(await limits.take('propertyTranscripts', session.propertyId));
    ctx.set(await limits.take('transcript', recipientOf(deps.secrets, request.email)));
    await queueTranscript(deps, session, copy);
    answer(ctx, 202, { email: copy.mail.to });
  });

  router.get(FOLLOW_UP, async (ctx) => {
    const { conversationId } = await enter(ctx);
    answer(ctx, 200, { email: (await findFollowUp(deps.db, conversationId))?.address ?? null });
  });

  router.put(FOLLOW_UP, async (ctx) => {
    const session = await enter(ctx);
    const request = await readBody(ctx, followUpBody);
    await leaveAddress(deps, session, request);
    answer(ctx, 200, { email: request.email.toLowerCase() });
  });

  router.delete(FOLLOW_UP, async (ctx) => {
    await forgetAddress(deps, await enter(ctx));
    ctx.status = 204;
  });

  /** The calling guest, admitted by the same checks as at the socket. */
  async function enter(ctx: Context): Promise<GuestSession> {
    const session = authenticateGuest(deps, ctx);
    ctx.set(await limits.take('chatOther', session.sessionId));
    await openGuest(deps, ctx, toHello(session, bearer(ctx)));
    return session;
  }
}

async function readBody<T>(ctx: Context, schema: z.ZodType<T>): Promise<T> {
  const { value } = await readJsonBody(ctx.req, BODY_BYTES_MAX);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ServiceError('validation_failed', 'The body is not as the documents say', {
    fields: toFieldErrors(parsed.error.issues),
  });
}

function answer(ctx: Context, status: 200 | 201 | 202, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify(body);
}
