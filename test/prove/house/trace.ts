/** What a tracer saw of one call of the operating system that counts here. */
type Call = { kind: 'log written' } | { kind: 'log flushed' } | { kind: 'ack sent'; id: string };

const ACK = /\\"type\\":\\"ack\\",\\"id\\":\\"([\w-]+)\\"/g;

/**
 * The acks of a trace (`strace -f -y`) that left before what they promise was on the disk: since the last ack nothing was written to
 * the log of the store, or what was written last was not flushed. `acks`: how many left.
 */
export function findEarlyAcks(lines: Iterable<string>): { acks: number; early: string[] } {
  const early: string[] = [];
  const waiting = new Map<string, string>();
  let acks = 0;
  let isWritten = false;
  let isFlushed = false;
  for (const line of lines) {
    for (const call of readCalls(line, waiting)) {
      if (call.kind === 'log written') [isWritten, isFlushed] = [true, false];
      else if (call.kind === 'log flushed') isFlushed = true;
      else {
        acks += 1;
        if (!isWritten || !isFlushed) early.push(call.id);
        [isWritten, isFlushed] = [false, false];
      }
    }
  }
  return { acks, early };
}

/** A flush counts where it ended, all else where it began. */
function readCalls(line: string, waiting: Map<string, string>): Call[] {
  const [, thread = '', rest = ''] = /^(?:\[pid\s+)?(\d+)\]?\s+(.*)$/.exec(line) ?? [];
  const isUnfinished = rest.endsWith('<unfinished ...>');
  const resumed = /^<\.\.\. (\w+) resumed>.*= 0/.exec(rest);
  if (resumed !== null) {
    const began = waiting.get(thread);
    waiting.delete(thread);
    return began === resumed[1] ? [{ kind: 'log flushed' }] : [];
  }
  const [, name = ''] = /^(\w+)\(/.exec(rest) ?? [];
  if (/^p?writev?(?:64)?$/.test(name) && /^\w+\(\d+<[^>]*-wal>/.test(rest)) return [{ kind: 'log written' }];
  if (/^f(?:data)?sync$/.test(name) && /-wal>/.test(rest)) {
    if (!isUnfinished) return /= 0/.test(rest) ? [{ kind: 'log flushed' }] : [];
    waiting.set(thread, name);
    return [];
  }
  if (!/^(?:write|writev|sendto|sendmsg)$/.test(name)) return [];
  return [...rest.matchAll(ACK)].map(([, id = '']) => ({ kind: 'ack sent', id }));
}
