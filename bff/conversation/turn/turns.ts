import { Gate, type Leave } from '../../base/gate.ts';
import type { Message } from '../../store/conversations/messages.ts';
import {
  claimFreeWork,
  findWork,
  isEarlierTurnElsewhere,
  listDueWork,
  listFreeWork,
  type OutboxRow,
  postponeWork,
} from '../../store/sqlite/outbox.ts';
import type { ConversationDeps } from '../deps.ts';
import { answerTurn, type Fresh, type Turn } from './answer.ts';
import { EngineOverrun } from './engine-port.ts';
import { parkTurn } from './park.ts';

const RETRY_MS = [5_000, 30_000, 120_000, 600_000];
const SWEEP_MS = 5_000;
const SWEEP_TURNS_MAX = 100;
/** The number of turns that run at the same time. More turns would not be faster (the engine has few threads) and would delay acks. */
const TURNS_AT_ONCE = 3;
/** Rows read while storing a message are reused for its answer no longer than this; after that they are read again. */
const FRESH_MS = 1_000;
/** If the engine has run out of time on a message this often, the message goes to staff. */
const OVERRUNS_MAX = 2;
/** The interval and the time limit of the check whether another node has answered the guest's earlier message. */
const ELSEWHERE_CHECK_MS = 150;
const ELSEWHERE_MS_MAX = 15_000;

/**
 * The queue of guests' messages waiting for an answer. Turns of one conversation run one after another, turns of
 * different conversations side by side. Turns left open by a crash or an error are found in the outbox and retried,
 * with growing pauses and without a limit. A message the engine cannot read in time is tried twice, then given to staff.
 */
export interface Turns {
  /**
   * Starts answering a message that was just stored. Settles when it is answered or postponed. `fresh`: the rows read
   * while storing it; without them they are read again.
   */
  begin(message: Message, fresh?: Fresh): Promise<void>;
  /** Runs the turns that are due now. */
  sweep(): Promise<void>;
  /** Sweeps now and then at an interval until closed. Returns at once, so that open turns do not delay the server's start. */
  start(): void;
  /** Stops sweeping and waits for the running turns. */
  close(): Promise<void>;
}

export function createTurns(deps: ConversationDeps): Turns {
  const gate = new Gate(TURNS_AT_ONCE);
  const running = new Map<string, Promise<void>>();
  /** Turns that run or wait in the queue, by message id. */
  const queued = new Map<string, Promise<void>>();
  let closed = false;

  /** A turn that is already queued is not queued again: otherwise each sweep would lengthen the queue. */
  function enqueue(conversationId: string, turn: Turn): Promise<void> {
    const existing = queued.get(turn.messageId);
    if (existing !== undefined) return existing;
    const added = addToQueue(conversationId, turn).finally(() => queued.delete(turn.messageId));
    queued.set(turn.messageId, added);
    return added;
  }

  function addToQueue(conversationId: string, turn: Turn): Promise<void> {
    const previousTurn = running.get(conversationId) ?? Promise.resolve();
    const done = previousTurn
      .then(() => waitForOthers(deps, conversationId, turn, () => closed))
      .then((waited) => {
        if (waited === 'stopped') return; // The turn stays in the outbox; other nodes may take it once this one has ended.
        return takeTurn(deps, gate, waited === 'no' ? turn : { ...turn, fresh: undefined });
      });
    running.set(conversationId, done);
    return done.finally(() => {
      if (running.get(conversationId) === done) running.delete(conversationId);
    });
  }

  async function sweep(): Promise<void> {
    const due = await listDueTurns(deps);
    await Promise.all(
      due.map(({ propertyId, key, payload }) => {
        const { conversationId } = JSON.parse(payload);
        return enqueue(conversationId, { propertyId, messageId: key });
      }),
    );
  }

  const sweeps = repeatSweep(sweep, deps);

  return {
    begin(message, freshRows) {
      const { conversationId, propertyId, id: messageId } = message;
      // A turn that has to wait reads everything again: staff may change how the AI answers meanwhile.
      const fresh = running.has(conversationId) ? undefined : freshRows;
      return enqueue(conversationId, { propertyId, messageId, fresh });
    },
    sweep,
    start: sweeps.start,
    async close() {
      closed = true;
      await sweeps.close();
      await Promise.all(running.values());
    },
  };
}

/** Sweeps at once and then at an interval. A sweep that fails is logged; the next one follows as usual. */
function repeatSweep(sweep: () => Promise<void>, { log }: Pick<ConversationDeps, 'log'>) {
  let timer: NodeJS.Timeout | null = null;
  let current: Promise<void> = Promise.resolve();

  function run(): void {
    current = sweep().catch((error: unknown) => log.error({ err: error }, 'looking for open turns failed'));
  }

  return {
    start(): void {
      if (timer !== null) return;
      timer = setInterval(run, SWEEP_MS);
      timer.unref();
      run();
    },
    async close(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      await current;
    },
  };
}

/** The due turns that this node may run: with several nodes, those that no other living node has claimed. */
async function listDueTurns({ db, writer, clock, nodes }: ConversationDeps): Promise<OutboxRow[]> {
  const now = clock().toISOString();
  const limit = SWEEP_TURNS_MAX;
  if (nodes.id === null) return listDueWork(db, 'turn', now, limit);
  const query = { nodeId: nodes.id, now, limit };
  const free = await listFreeWork(db, 'turn', query);
  if (free.every(({ claimedBy }) => claimedBy === nodes.id)) return free;
  return writer.write((trx) => claimFreeWork(trx, 'turn', query));
}

/**
 * Waits while another node still answers an earlier message of this conversation. `yes`: it waited, so rows read before
 * are stale; `stopped`: this node is shutting down. Never rejects: if the store cannot be read, the turn continues,
 * because the transaction that stores the reply checks everything again.
 */
async function waitForOthers(
  { db, log, nodes }: ConversationDeps,
  conversationId: string,
  turn: Turn,
  isStopping: () => boolean,
): Promise<'no' | 'yes' | 'stopped'> {
  const { id: nodeId } = nodes;
  if (nodeId === null || nodes.countOthers() === 0) return 'no';
  const query = { messageId: turn.messageId, conversationId, nodeId };
  const end = performance.now() + ELSEWHERE_MS_MAX;
  try {
    for (let isFirst = true; performance.now() < end; isFirst = false) {
      if (!(await isEarlierTurnElsewhere(db, query))) return isFirst ? 'no' : 'yes';
      if (isStopping()) return 'stopped';
      await new Promise((resolve) => setTimeout(resolve, ELSEWHERE_CHECK_MS));
    }
  } catch (error) {
    log.warn({ err: error, messageId: turn.messageId }, 'it could not be seen whether another node answers first');
  }
  return 'yes';
}

/** Waits for a free slot, then runs the turn. After a long wait the rows read before are dropped. */
async function takeTurn(deps: ConversationDeps, gate: Gate, turn: Turn): Promise<void> {
  const queuedAt = performance.now();
  const leave = await gate.enter();
  await deps.acks.quiet(queuedAt);
  const isLate = performance.now() - queuedAt > FRESH_MS;
  try {
    await attempt(deps, isLate ? { ...turn, fresh: undefined } : turn, leave);
  } finally {
    leave();
  }
}

/** Never rejects: a turn that fails stays in the outbox and is retried later. */
async function attempt(deps: ConversationDeps, turn: Turn, leave: Leave): Promise<void> {
  try {
    if (await answerInTime(deps, turn, leave)) return;
    const { propertyId, messageId, fresh } = turn;
    const retry: Turn = { propertyId, messageId }; // time has passed: without `fresh`, everything is read again
    for (let overruns = fresh?.isOverrun === true ? 2 : 1; overruns < OVERRUNS_MAX; overruns++)
      if (await answerInTime(deps, retry, leave)) return;
    await parkTurn(deps, retry);
  } catch (error) {
    deps.log.error({ err: error, messageId: turn.messageId }, 'a guest’s message could not be answered yet');
    await postpone(deps, turn).catch((cause: unknown) => deps.log.error({ err: cause }, 'a turn could not be put off'));
  }
}

/** False if the engine ran out of time. */
async function answerInTime(deps: ConversationDeps, turn: Turn, leave: Leave): Promise<boolean> {
  try {
    await answerTurn(deps, turn, leave);
    return true;
  } catch (error) {
    if (!(error instanceof EngineOverrun)) throw error;
    deps.log.warn({ err: error, messageId: turn.messageId }, 'a guest’s message was not read in its time');
    return false;
  }
}

async function postpone({ db, writer, clock }: ConversationDeps, { messageId }: Turn): Promise<void> {
  const row = await findWork(db, 'turn', messageId);
  if (row === undefined) return;
  const waitMs = RETRY_MS[Math.min(row.attempts, RETRY_MS.length - 1)] ?? 0;
  await writer.write((trx) =>
    postponeWork(trx, row.id, new Date(+clock() + waitMs).toISOString(), 'the answer failed'),
  );
}
