import { SECOND_MS } from '../../shared/domain/time.ts';
import type { ChannelSession, OutgoingPart, SendResult } from '../channels/port.ts';
import { beginPart, type ChannelPart } from '../store/channels/parts.ts';
import type { MessagingDeps } from './deps.ts';
import { findHindranceOf, findReach } from './reach.ts';

/** A try without an outcome after this time was interrupted by a crash. */
export const LOST_AFTER_MS = 150 * SECOND_MS;

/** The result of a try that ended before anything was sent. */
const NOT_MADE = {
  kind: 'refused',
  reason: 'channel_unreachable',
  message: 'The call was not made',
  code: null,
  retryAfterMs: 0,
  blocksConnection: false,
} as const satisfies SendResult;

/**
 * Tries to send a part once. The try is counted only when our rate limits let it go: if the server stops before that, the
 * part was surely not sent and is still due. Null: it was not sent and must be read again.
 */
export async function attempt(
  deps: MessagingDeps,
  session: Pick<ChannelSession, 'send'>,
  part: ChannelPart,
  outgoing: OutgoingPart,
  signal: AbortSignal,
): Promise<SendResult | null> {
  const tried: { begun: boolean | null; fault: unknown } = { begun: null, fault: null };
  const begin = async () => {
    if (tried.begun === true) return; // a second request of the same try
    signal.throwIfAborted();
    tried.begun = await beginNow(deps, part).catch((error: unknown) => {
      tried.fault = error;
      return false;
    });
    if (!tried.begun) throw new Error('The part is not to go any more');
  };
  const result = await session.send(outgoing, begin, signal);
  if (tried.fault !== null) throw tried.fault;
  if (tried.begun === false || (tried.begun === null && signal.aborted)) return null;
  return tried.begun === null && result.kind === 'unsure' ? NOT_MADE : result;
}

/** Counts the try. False if the guest has opted out, or the channel was held back, while it waited. */
function beginNow({ writer, clock }: MessagingDeps, part: ChannelPart): Promise<boolean> {
  const now = clock();
  const times = { at: now.toISOString(), retryAt: new Date(+now + LOST_AFTER_MS).toISOString() };
  return writer.write(async (trx) => {
    const reach = await findReach(trx, part);
    if (reach === undefined || findHindranceOf(part, reach, now) !== undefined) return false;
    return beginPart(trx, part.id, times);
  });
}
