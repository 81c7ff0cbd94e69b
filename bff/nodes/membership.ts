import type { Log } from '../base/log.ts';
import {
  beatNode,
  claimWork,
  listClaims,
  listNodes,
  type NodeRow,
  removeDeadNode,
  removeNode,
} from '../store/nodes/nodes.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Intervals and timeouts. */
export interface NodePace {
  /** Interval of a node's beats. */
  beatMs: number;
  /** A node is dead if it did not beat for this long, over several checks, while the store was available. */
  silentMs: number;
  looksMin: number;
  /** A node trusts its own claims for this long after its last beat; shorter than the time after which others take over. */
  trustMs: number;
  /** Intervals of checking the tables, without and with Redis. */
  lookMs: number;
  sweepMs: number;
}

/** A dead node's work is free 12 to 16 seconds after its last beat. */
export const NODE_PACE: NodePace = {
  beatMs: 2_000,
  silentMs: 12_000,
  looksMin: 4,
  trustMs: 8_000,
  lookMs: 300,
  sweepMs: 3_000,
};

/** Which nodes are alive and which work they do, as of the last check. */
export interface Membership {
  /** First beat. Rejects if the store fails. */
  start(): Promise<void>;
  countOthers(): number;
  takes(work: string): Promise<boolean>;
  close(): Promise<void>;
}

interface MembershipDeps {
  writer: Writer;
  log: Log;
  id: string;
  name: string;
  startedAt: string;
  pace: NodePace;
  /** Monotonic milliseconds. */
  now?: () => number;
}

/**
 * Each node increments a counter in its row. If another node's counter does not change over several checks, its row and claims
 * are deleted. Clocks of machines are never compared, and nobody is declared dead while the store is down.
 */
export function createMembership(deps: MembershipDeps): Membership {
  const { writer, log, id, name, startedAt, pace, now = () => performance.now() } = deps;
  const others = new OtherNodes(id, pace);
  let beat = 0;
  let beatAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> = Promise.resolve();
  let closed = false;
  const isTrusted = () => !closed && now() - beatAt < pace.trustMs;
  const claimed = createClaims(deps, isTrusted);

  async function beatOnce(): Promise<void> {
    const begunAt = now();
    beat += 1;
    const row = { id, name, beat, startedAt };
    const silent = others.listSilent(begunAt);
    const { nodes, claims, dead } = await writer.write((trx) => beatAndLook(trx, row, silent));
    beatAt = begunAt;
    for (const node of dead) log.warn({ node }, 'a node stopped without a word: its work is taken over');
    claimed.replace(claims);
    others.note(nodes, now()); // later than any beat that was seen
  }

  function beatRegularly(): void {
    timer = setTimeout(() => {
      beating = beatOnce()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'this node could not say that it is alive');
          others.forget(); // the others may have been unable to write too, so their time starts again
        })
        .finally(() => {
          if (!closed) beatRegularly();
        });
    }, pace.beatMs);
    timer.unref();
  }

  return {
    async start() {
      await beatOnce();
      beatRegularly();
    },
    countOthers: () => others.count,
    takes: claimed.takes,
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await beating;
      await claimed.settle();
      await writer
        .write((trx) => removeNode(trx, id))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'this node could not say that it stops: others find out');
        });
    },
  };
}

/** One beat: removes dead nodes, increments our counter, and reads nodes and claims. */
async function beatAndLook(trx: Trx, row: NodeRow, silent: readonly Pick<NodeRow, 'id' | 'beat'>[]) {
  const dead: string[] = [];
  for (const other of silent) if (await removeDeadNode(trx, other)) dead.push(other.id);
  await beatNode(trx, row);
  return { nodes: await listNodes(trx), claims: await listClaims(trx), dead };
}

/** The other nodes' rows, and since when each is unchanged. */
class OtherNodes {
  readonly #id: string;
  readonly #pace: NodePace;
  readonly #seen = new Map<string, { beat: number; since: number; looks: number }>();
  #count = 0;

  constructor(id: string, pace: NodePace) {
    this.#id = id;
    this.#pace = pace;
  }

  /** Number of nodes alive at the last successful check. */
  get count(): number {
    return this.#count;
  }

  listSilent(at: number): Pick<NodeRow, 'id' | 'beat'>[] {
    const { silentMs, looksMin } = this.#pace;
    return [...this.#seen]
      .filter(([, { since, looks }]) => at - since >= silentMs && looks >= looksMin)
      .map(([id, { beat }]) => ({ id, beat }));
  }

  note(nodes: readonly NodeRow[], at: number): void {
    const alive = nodes.filter((node) => node.id !== this.#id);
    for (const id of this.#seen.keys()) if (!alive.some((node) => node.id === id)) this.#seen.delete(id);
    for (const { id, beat } of alive) {
      const last = this.#seen.get(id);
      if (last?.beat === beat) last.looks += 1;
      else this.#seen.set(id, { beat, since: at, looks: 1 });
    }
    this.#count = alive.length;
  }

  /** Restarts the timers of all nodes. */
  forget(): void {
    this.#seen.clear();
  }
}

/** Which node does which work, as of the last beat or claim. */
function createClaims({ writer, id }: Pick<MembershipDeps, 'writer' | 'id'>, isTrusted: () => boolean) {
  const taking = new Map<string, Promise<boolean>>();
  let owners = new Map<string, string>();

  async function take(work: string): Promise<boolean> {
    const owner = await writer.write((trx) => claimWork(trx, work, id));
    owners.set(work, owner);
    return owner === id && isTrusted();
  }

  return {
    replace(claims: readonly { work: string; nodeId: string }[]): void {
      owners = new Map(claims.map(({ work, nodeId }) => [work, nodeId]));
    },
    async takes(work: string): Promise<boolean> {
      if (!isTrusted()) return false;
      const owner = owners.get(work);
      if (owner !== undefined) return owner === id;
      const under = taking.get(work) ?? take(work).finally(() => taking.delete(work));
      taking.set(work, under);
      return under.catch(() => false); // the store failed: tried again at the next check
    },
    /** Waits for claims being made. */
    async settle(): Promise<void> {
      await Promise.allSettled(taking.values());
    },
  };
}
