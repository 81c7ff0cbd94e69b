import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { between, pick } from '../random.ts';

/** What a network does to a connection. */
export const NETWORK_FAULTS = [
  'none',
  'slow',
  'in slices of a byte',
  'cut at a byte',
  'cut before an ack',
  'reset',
  'half closed',
  'silent',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

const CUT_BYTES_MAX = 4_000;
const SLOW_MS_MAX = 250;
const SLICED_BYTES = 300;
const LIFE_MS_MAX = 4_000;
/** A connection that is black is ended by the far side, or by this when the test is long over. */
const SILENT_MS = 20_000;

/** A way between guests and a server on which things go wrong, and which can be made good. */
export interface FaultProxy {
  baseUrl: string;
  /** How often each fault was met. */
  counts: Record<NetworkFault, number>;
  /** From now on nothing goes wrong, and what was broken is cut. */
  heal(): void;
  close(): Promise<void>;
}

/** Each connection draws what becomes of it. */
export async function startFaultProxy(
  port: number,
  random: () => number,
  faults: readonly NetworkFault[] = NETWORK_FAULTS,
): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const counts: Record<NetworkFault, number> = {
    none: 0,
    slow: 0,
    'in slices of a byte': 0,
    'cut at a byte': 0,
    'cut before an ack': 0,
    reset: 0,
    'half closed': 0,
    silent: 0,
  };
  let isHealed = false;

  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const socket of [client, target]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    const fault = isHealed ? 'none' : pick(random, faults);
    if (fault !== 'cut before an ack') counts[fault] += 1; // that one where it is met
    carry({ client, target }, fault, { random, onCutAck: () => (counts['cut before an ack'] += 1) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    counts,
    heal() {
      isHealed = true;
      for (const socket of open) socket.destroy();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Ends {
  client: Socket;
  target: Socket;
}
interface Luck {
  random: () => number;
  onCutAck(): void;
}

function carry({ client, target }: Ends, fault: NetworkFault, { random, onCutAck }: Luck): void {
  const cut = () => {
    client.destroy();
    target.destroy();
  };
  const later = (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms);
    client.once('close', () => clearTimeout(timer));
  };
  if (fault === 'silent') {
    client.resume(); // it is taken, and nobody hears of it
    later(cut, SILENT_MS);
    return;
  }
  if (fault === 'reset') later(() => client.resetAndDestroy(), between(random, 1, LIFE_MS_MAX));
  if (fault === 'half closed') later(() => target.end(), between(random, 1, LIFE_MS_MAX));
  const [up, down] = [throughOf(fault, random), throughOf(fault, random)];
  move(client, target, up, cut);
  move(target, client, fault === 'cut before an ack' ? cutAtAck(onCutAck) : down, cut);
}

/** What goes on of a piece, in pieces, each after its wait; null: the connection is cut there. */
type Through = (bytes: Buffer) => AsyncIterable<Buffer | null> | Iterable<Buffer | null>;

function throughOf(fault: NetworkFault, random: () => number): Through {
  if (fault === 'slow')
    return async function* slow(bytes) {
      await pause(between(random, 1, SLOW_MS_MAX));
      yield bytes;
    };
  if (fault === 'in slices of a byte')
    return function* sliced(bytes) {
      for (let at = 0; at < Math.min(bytes.length, SLICED_BYTES); at++) yield bytes.subarray(at, at + 1);
      yield bytes.subarray(SLICED_BYTES);
    };
  if (fault === 'cut at a byte') {
    let left = between(random, 1, CUT_BYTES_MAX);
    return function* cutAtByte(bytes) {
      yield bytes.subarray(0, left);
      left -= bytes.length;
      if (left < 0) yield null;
    };
  }
  return (bytes) => [bytes];
}

/** Cuts right before the first ack that would pass: the sender cannot know that its message is stored. */
function cutAtAck(onCut: () => void): Through {
  return function* through(bytes) {
    if (bytes.includes('{"type":"ack"')) {
      onCut();
      yield null;
    } else yield bytes;
  };
}

/** Carries one direction, piece after piece, and its end. */
function move(from: Socket, to: Socket, through: Through, cut: () => void): void {
  let moving = Promise.resolve();
  from.on('data', (bytes) => {
    moving = moving.then(async () => {
      for await (const piece of through(bytes)) {
        if (piece === null) return cut();
        if (piece.length > 0 && !to.destroyed) to.write(piece);
      }
    });
  });
  from.on('end', () => {
    moving = moving.then(() => void to.end());
  });
}
