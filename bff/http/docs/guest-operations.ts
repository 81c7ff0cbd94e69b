import { z } from 'zod';
import { chatLookNow } from '../../../shared/api/account/operation.ts';
import {
  ackFrame,
  guestServerFrame,
  helloFrame,
  sendFrame,
  welcomeFrame,
} from '../../../shared/protocol/guest-frames.ts';
import type { Described } from './openapi.ts';

const events = z.strictObject({
  after: z.int().min(0).optional(),
  epoch: z.string().optional(),
  wait: z.int().min(0).max(25).optional(),
});
const open = { access: 'public', also: [], property: false, limit: undefined, bodyBytesMax: 0 } as const;
const guest = { ...open, isGuests: true } as const;

/** The guest's calls, which are served beside the route table. */
export const GUEST_OPERATIONS: readonly Described[] = [
  {
    ...open,
    method: 'POST',
    path: '/chat/session',
    summary: 'Open or resume a guest’s conversation where sockets are blocked; the body is a hello frame',
    status: 200,
    query: undefined,
    body: helloFrame.partial({ type: true }),
    answer: welcomeFrame,
    errors: ['unauthorized', 'identity_rejected', 'origin_refused', 'not_found', 'chats_limited'],
  },
  {
    ...guest,
    method: 'POST',
    path: '/chat/messages',
    summary: 'Send a guest’s message',
    status: 200,
    query: undefined,
    body: sendFrame.partial({ type: true }),
    answer: ackFrame,
    errors: ['unauthorized', 'consent_required', 'id_conflict', 'chats_limited'],
  },
  {
    ...guest,
    method: 'GET',
    path: '/chat/events',
    summary:
      'Stream the frames after a sequence number as server-sent events; with `wait`, the response ends after the first frames',
    status: 200,
    query: events,
    body: undefined,
    answer: guestServerFrame,
    stream: true,
    errors: ['unauthorized'],
  },
  {
    ...open,
    method: 'GET',
    path: '/chat/config/{propertyId}/changes',
    summary:
      'Stream the appearance of the launcher, now and after each change, as server-sent events; with too many listeners the response ends and states when to retry',
    status: 200,
    query: undefined,
    body: undefined,
    answer: chatLookNow,
    stream: true,
    errors: ['not_found'],
  },
];
