import { writeSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { ConversationEngine } from '../../../bff/conversation/turn/engine-port.ts';
import type { Trx } from '../../../bff/store/schema/schema.ts';
import type { Writer } from '../../../bff/store/sqlite/writer.ts';

/** Where a server that answers guests can be made to die, in the order in which a message meets them. */
export const CRASH_POINTS = [
  'before the transaction',
  'message inserted',
  'message committed',
  'before the ack',
  'after the ack',
  'turn taken',
  'reply composed',
  'reply inserted',
  'reply committed',
  'before the reply is shown',
  'after the reply was shown',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Dies when it comes to the point for the `after`th time. */
export interface Death {
  point: CrashPoint;
  after: number;
}

/** The hooks that make this process die there, to be handed to the server; the others do nothing. */
export class CrashPoints {
  readonly #death: Death | null;
  #met = 0;

  constructor(death: Death | null) {
    this.#death = death;
    this.#watchSockets();
  }

  #meet(point: CrashPoint): void {
    if (this.#death?.point !== point) return;
    this.#met += 1;
    if (this.#met >= this.#death.after) dieAt(point);
  }

  /** A writer that meets the points around a transaction. */
  readonly wrapWriter = (writer: Writer): Writer => ({
    close: () => writer.close(),
    write: async (work) => {
      let added = { messages: 0, decisions: 0 };
      this.#meet('before the transaction');
      const value = await writer.write(async (trx, together) => {
        const before = await countRows(trx);
        const made = await work(trx, together);
        const after = await countRows(trx);
        added = { messages: after.messages - before.messages, decisions: after.decisions - before.decisions };
        if (added.messages > 0) this.#meet('message inserted');
        if (added.decisions > 0) this.#meet('reply inserted');
        return made;
      });
      if (added.messages > 0) this.#meet('message committed');
      if (added.decisions > 0) this.#meet('reply committed');
      return value;
    },
  });

  /** An engine that meets the points of a turn. */
  wrapEngine(engine: ConversationEngine): ConversationEngine {
    return {
      ...engine,
      read: (...asked) => {
        this.#meet('turn taken');
        return engine.read(...asked);
      },
      decide: async (...asked) => {
        const considered = await engine.decide(...asked);
        this.#meet('reply composed');
        return considered;
      },
    };
  }

  #watchSockets(): void {
    const send = WebSocket.prototype.send;
    const meet = (point: CrashPoint) => this.#meet(point);
    const watched = function watched(this: WebSocket, data: Parameters<typeof send>[0], ...rest: unknown[]): void {
      const text = String(data);
      const isAck = text.startsWith('{"type":"ack"');
      const isReply = text.startsWith('{"type":"message"') && text.includes('"author":"ai"');
      if (isAck) meet('before the ack');
      if (isReply) meet('before the reply is shown');
      Reflect.apply(send, this, [data, ...rest]);
      // Once the bytes are the system's.
      if (isAck || isReply) setImmediate(() => meet(isAck ? 'after the ack' : 'after the reply was shown'));
    };
    WebSocket.prototype.send = watched;
  }
}

/** Says where, and ends this process as `kill -9` does. */
export function dieAt(point: string): never {
  writeSync(1, `died ${point}\n`);
  process.kill(process.pid, 'SIGKILL');
  for (;;); // nothing more is done until the signal is here
}

async function countRows(trx: Trx): Promise<{ messages: number; decisions: number }> {
  const { fn } = trx;
  const messages = await trx
    .selectFrom('message')
    .select(fn.countAll<number>().as('rows'))
    .where('author', '=', 'guest')
    .executeTakeFirstOrThrow();
  const decisions = await trx.selectFrom('decision').select(fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return { messages: Number(messages.rows), decisions: Number(decisions.rows) };
}
