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
import type { Writer } from '../store/sqlite/writer.ts';

/** How long is waited for what. */
export interface NodePace {
  /** Between two beats of a node. */
  beatMs: number;
  /** A node is dead that did not beat for so long while another looked so often, and the store was there all the time. */
  silentMs: number;
  looksMin: number;
  /** After its last beat a node trusts for so long that it counts as alive: less than it takes to be taken for dead. */
  trustMs: number;
  /** Between two looks into the tables where Redis does not tell, and where it does. */
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

/** Who is alive, and who does which work, as this node saw it last. */
export interface Membership {
  /** Beats for the first time. Rejects where the store does not take it. */
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
  /** In milliseconds, from any moment on. */
  now?: () => number;
}

/**
 * Every node counts its row on. Who sees another's row stand still for long enough, over several looks, takes it out of the table, and
 * with it all that node had claimed. No clock of one machine is held against another's, and while the store is away nobody is declared dead.
 */
export function createMembership(deps: MembershipDeps): Membership {
  const { writer, log, id, name, startedAt, pace, now = () => performance.now() } = deps;
  const seen = new Map<string, { beat: number; since: number; looks: number }>();
  const taking = new Map<string, Promise<boolean>>();
  let owners = new Map<string, string>();
  let others = 0;
  let beat = 0;
  let beatAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let beating: Promise<void> = Promise.resolve();
  let closed = false;

  async function beatOnce(): Promise<void> {
    const begunAt = now();
    beat += 1;
    const silent = [...seen].filter(
      ([, { since, looks }]) => begunAt - since >= pace.silentMs && looks >= pace.looksMin,
    );
    const { nodes, claims, dead } = await writer.write(async (trx) => {
      const dead: string[] = [];
      for (const [other, { beat: last }] of silent) {
        if (await removeDeadNode(trx, { id: other, beat: last })) dead.push(other);
      }
      await beatNode(trx, { id, name, beat, startedAt });
      return { nodes: await listNodes(trx), claims: await listClaims(trx), dead };
    });
    beatAt = begunAt;
    for (const node of dead) log.warn({ node }, 'a node stopped without a word: its work is taken over');
    owners = new Map(claims.map(({ work, nodeId }) => [work, nodeId]));
    noteSeen(nodes, now()); // later than any beat that was seen
  }

  function noteSeen(nodes: readonly NodeRow[], at: number): void {
    const alive = nodes.filter((node) => node.id !== id);
    for (const known of seen.keys()) if (!alive.some((node) => node.id === known)) seen.delete(known);
    for (const { id: other, beat: now } of alive) {
      const last = seen.get(other);
      if (last?.beat === now) last.looks += 1;
      else seen.set(other, { beat: now, since: at, looks: 1 });
    }
    others = alive.length;
  }

  function beatRegularly(): void {
    timer = setTimeout(() => {
      beating = beatOnce()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'this node could not say that it is alive');
          seen.clear(); // nor could others perhaps: they have all their time again
        })
        .finally(() => {
          if (!closed) beatRegularly();
        });
    }, pace.beatMs);
    timer.unref();
  }

  const isTrusted = () => !closed && now() - beatAt < pace.trustMs;

  async function take(work: string): Promise<boolean> {
    const owner = await writer.write((trx) => claimWork(trx, work, id));
    owners.set(work, owner);
    return owner === id && isTrusted();
  }

  return {
    async start() {
      await beatOnce();
      beatRegularly();
    },
    countOthers: () => others,
    async takes(work) {
      if (!isTrusted()) return false;
      const owner = owners.get(work);
      if (owner !== undefined) return owner === id;
      const under = taking.get(work) ?? take(work).finally(() => taking.delete(work));
      taking.set(work, under);
      return under.catch(() => false); // the store does not take it now: at the next look it may
    },
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await beating;
      await Promise.allSettled(taking.values());
      await writer
        .write((trx) => removeNode(trx, id))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'this node could not say that it stops: others find out');
        });
    },
  };
}
