import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FrameSink } from '../../conversation/guest/guest-stream.ts';

const BUFFER_BYTES_MAX = 256 * 1024;
const DROPPABLE_BYTES_MAX = 64 * 1024;
const COMMENT_EVERY_MS = 15_000;
/** Some proxies and browsers buffer the first bytes of an answer. This fills their buffer. */
const PADDING = `:${' '.repeat(2_048)}\n\n`;

/**
 * An open answer in SSE framing. A reader that leaves too many bytes unread is disconnected, and resumes from the last
 * number.
 */
export interface EventStream extends FrameSink {
  /** Ends the answer properly. */
  end(): void;
  /** Runs `work` when the answer is over, whichever side ended it. */
  onEnd(work: () => void): void;
}

/** Options of an answer that differs from the usual. */
export interface StreamOptions {
  /** How often a comment is sent, so that no proxy closes the connection as idle. */
  commentEveryMs?: number;
  /** The first bytes, instead of the padding. */
  first?: string;
}

/** Opens the answer. `poll`: it ends after `waitMs`, or right after the first numbered frames. */
export function openEventStream(
  response: ServerResponse,
  poll: { waitMs: number } | null,
  { commentEveryMs = COMMENT_EVERY_MS, first = poll === null ? PADDING : ':\n\n' }: StreamOptions = {},
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
  response.on('error', () => undefined); // `close` follows

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
      // frames of the same event-loop turn are sent too
    } else if (poll !== null && seq !== '') ending ??= setImmediate(end);
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
