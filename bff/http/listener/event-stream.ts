import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FrameSink } from '../../conversation/guest/guest-stream.ts';

const BUFFER_BYTES_MAX = 256 * 1024;
const DROPPABLE_BYTES_MAX = 64 * 1024;
const COMMENT_EVERY_MS = 15_000;
/** Some proxies and browsers hold back an answer's first bytes: these are for them. */
const PADDING = `:${' '.repeat(2_048)}\n\n`;

/** A held answer in SSE framing. A reader that leaves too much unread is cut off, and resumes by number. */
export interface EventStream extends FrameSink {
  /** Ends the answer in good order. */
  end(): void;
  /** Runs once the answer is over, whoever ended it. */
  onEnd(work: () => void): void;
}

/** How an answer is held, where it is not as usual. */
export interface Manner {
  /** How often something is said so that nobody between takes the answer for dead. */
  commentEveryMs?: number;
  /** What comes first, in place of the padding. */
  first?: string;
}

/** Begins to answer. `poll`: the answer ends after `waitMs`, or right after the first numbered frames. */
export function openEventStream(
  response: ServerResponse,
  poll: { waitMs: number } | null,
  { commentEveryMs = COMMENT_EVERY_MS, first = poll === null ? PADDING : ':\n\n' }: Manner = {},
): EventStream {
  let isClosing = false;
  let ending: NodeJS.Immediate | null = null;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(first);
  const comments = setInterval(() => response.write(':\n\n'), commentEveryMs);
  const patience = poll === null ? null : setTimeout(end, poll.waitMs);
  response.once('close', () => {
    isClosing = true;
    clearInterval(comments);
    if (patience !== null) clearTimeout(patience);
    if (ending !== null) clearImmediate(ending);
  });
  response.on('error', () => undefined); // a close follows

  function end(): void {
    if (isClosing) return;
    isClosing = true;
    response.end();
  }

  function send(frame: object): void {
    if (isClosing) return;
    const seq = 'seq' in frame && Number.isInteger(frame.seq) ? `id: ${String(frame.seq)}\n` : '';
    response.write(`${seq}data: ${JSON.stringify(frame)}\n\n`);
    if (response.writableLength > BUFFER_BYTES_MAX) {
      isClosing = true;
      response.destroy();
    } else if (poll !== null && seq !== '') ending ??= setImmediate(end); // what comes in the same turn goes along
  }

  return {
    get isClosing() {
      return isClosing;
    },
    send,
    sendIfIdle(frame) {
      if (response.writableLength < DROPPABLE_BYTES_MAX) send(frame);
    },
    async ready() {
      if (isClosing || response.writableLength < DROPPABLE_BYTES_MAX) return;
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    },
    close: end,
    end,
    onEnd: (work) => response.once('close', work),
  };
}
