import { SECOND_MS } from '../../shared/domain/time.ts';
import type { ChannelSession, OutgoingPart, SendResult } from '../channels/port.ts';
import { beginPart, type ChannelPart } from '../store/channels/parts.ts';
import type { MessagingDeps } from './deps.ts';
import { findHindranceOf, findReach } from './reach.ts';

/** An attempt without an outcome after this time was interrupted by a crash. */
export const LOST_AFTER_MS = 150 * SECOND_MS;

/** The result of an attempt that ended before a request was sent. */
const NOT_SENT = {
  kind: 'refused',
  reason: 'channel_unreachable',
  message: 'The call was not made',
  code: null,
  retryAfterMs: 0,
  blocksConnection: false,
} as const satisfies SendResult;

/**
 * Makes one attempt to send a part. The attempt is counted when this server's rate limits release it: if the server stops earlier,
 * the part was certainly not sent and is still due. Null: the part was not sent and must be read again.
 */
export async function attempt(
  deps: MessagingDeps,
  session: Pick<ChannelSession, 'send'>,
  part: ChannelPart,
  outgoing: OutgoingPart,
  signal: AbortSignal,
): Promise<SendResult | null> {
  const attempted: { isBegun: boolean | null; fault: unknown } = { isBegun: null, fault: null };
  const begin = async () => {
    if (attempted.isBegun === true) return; // a second request of the same attempt
    signal.throwIfAborted();
    attempted.isBegun = await beginNow(deps, part).catch((error: unknown) => {
      attempted.fault = error;
      return false;
    });
    if (!attempted.isBegun) throw new Error('The part is not to go any more');
  };
  const result = await session.send(outgoing, begin, signal);
  if (attempted.fault !== null) throw attempted.fault;
  if (attempted.isBegun === false || (attempted.isBegun === null && signal.aborted)) return null;
  return attempted.isBegun === null && result.kind === 'unsure' ? NOT_SENT : result;
}

/** Counts the attempt. False if the guest opted out, or the channel was held back, while the attempt waited. */
function beginNow({ writer, clock }: MessagingDeps, part: ChannelPart): Promise<boolean> {
  const now = clock();
  const times = { at: now.toISOString(), retryAt: new Date(+now + LOST_AFTER_MS).toISOString() };
  return writer.write(async (trx) => {
    const reach = await findReach(trx, part);
    if (reach === undefined || findHindranceOf(part, reach, now) !== undefined) return false;
    return beginPart(trx, part.id, times);
  });
}
