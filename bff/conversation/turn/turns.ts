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
/** So many turns are worked on together: the threads of the engine have enough to do, and acks go before the rest. */
const THINKING_AT_ONCE = 3;
/** What was read when a message was stored is believed so long. */
const FRESH_MS = 1_000;
/** A message that the engine did not come to an end with so often is not tried again. */
const OVERRUNS_MAX = 2;
/** Between two looks whether another node has answered what came before, and how long that is waited for. */
const ELSEWHERE_LOOK_MS = 150;
const ELSEWHERE_MS_MAX = 15_000;

/**
 * Answers what is owed. Turns of one conversation run one after another; those of different conversations together.
 * What a crash or a failure left open is found in the outbox and tried again, ever less often, for ever; a message that the
 * engine cannot read in its time is tried twice and then handed to staff.
 */
export interface Turns {
  /**
   * Begins to answer a message that was just stored; settles when that is done or put off. `fresh` is what was read for
   * storing it; left out, it is read.
   */
  begin(message: Message, fresh?: Fresh): Promise<void>;
  /** Looks once for turns that are due. */
  sweep(): Promise<void>;
  /** Looks for them now, without being waited for, and regularly until closed: an answer that is owed holds up nobody's start. */
  start(): void;
  /** Waits for what was begun, a look as well. */
  close(): Promise<void>;
}

export function createTurns(deps: ConversationDeps): Turns {
  const gate = new Gate(THINKING_AT_ONCE);
  const running = new Map<string, Promise<void>>();
  /** The messages whose turn is under way or waits for room. */
  const underWay = new Map<string, Promise<void>>();
  let closed = false;

  /** A look that finds again what waits for room already waits with it: a long queue is not made longer by each. */
  function enqueue(conversationId: string, turn: Turn): Promise<void> {
    const known = underWay.get(turn.messageId);
    if (known !== undefined) return known;
    const added = addToQueue(conversationId, turn).finally(() => underWay.delete(turn.messageId));
    underWay.set(turn.messageId, added);
    return added;
  }

  function addToQueue(conversationId: string, turn: Turn): Promise<void> {
    const before = running.get(conversationId) ?? Promise.resolve();
    const done = before
      .then(() => waitForOthers(deps, conversationId, turn, () => closed))
      .then((waited) => {
        if (waited === 'stopped') return; // it stays owed, and is free with this node's end
        return takeTurn(deps, gate, waited === 'no' ? turn : { ...turn, fresh: undefined });
      });
    running.set(conversationId, done);
    return done.finally(() => {
      if (running.get(conversationId) === done) running.delete(conversationId);
    });
  }

  async function sweep(): Promise<void> {
    const due = await listOwn(deps);
    await Promise.all(
      due.map(({ propertyId, key, payload }) => {
        const { conversationId } = JSON.parse(payload);
        return enqueue(conversationId, { propertyId, messageId: key });
      }),
    );
  }

  const looks = createLooks(sweep, deps);

  return {
    begin(message, read) {
      const { conversationId, propertyId, id: messageId } = message;
      // A turn that must wait for others looks afresh: staff may change how the AI answers meanwhile.
      const fresh = running.has(conversationId) ? undefined : read;
      return enqueue(conversationId, { propertyId, messageId, fresh });
    },
    sweep,
    start: looks.start,
    async close() {
      closed = true;
      await looks.close();
      await Promise.all(running.values());
    },
  };
}

/** Looks at once and then regularly; a look that fails is told of, and the next one comes. */
function createLooks(sweep: () => Promise<void>, { log }: Pick<ConversationDeps, 'log'>) {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();

  function look(): void {
    looking = sweep().catch((error: unknown) => log.error({ err: error }, 'looking for open turns failed'));
  }

  return {
    start(): void {
      if (timer !== null) return;
      timer = setInterval(look, SWEEP_MS);
      timer.unref();
      look();
    },
    async close(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      await looking;
    },
  };
}

/** What is due and this node's to answer: where there are others, what none of those alive is at. */
async function listOwn({ db, writer, clock, nodes }: ConversationDeps): Promise<OutboxRow[]> {
  const now = clock().toISOString();
  const limit = SWEEP_TURNS_MAX;
  if (nodes.id === null) return listDueWork(db, 'turn', now, limit);
  const asked = { nodeId: nodes.id, now, limit };
  const free = await listFreeWork(db, 'turn', asked);
  if (free.every(({ claimedBy }) => claimedBy === nodes.id)) return free;
  return writer.write((trx) => claimFreeWork(trx, 'turn', asked));
}

/**
 * A guest who reached another node with an earlier message is answered that first. Where that was waited for, what was read before
 * holds no more. Never rejects: where it cannot be asked, the transaction that stores the reply still sees all.
 */
async function waitForOthers(
  { db, log, nodes }: ConversationDeps,
  conversationId: string,
  turn: Turn,
  isStopping: () => boolean,
): Promise<'no' | 'yes' | 'stopped'> {
  const { id: nodeId } = nodes;
  if (nodeId === null || nodes.countOthers() === 0) return 'no';
  const asked = { messageId: turn.messageId, conversationId, nodeId };
  const end = performance.now() + ELSEWHERE_MS_MAX;
  try {
    for (let isFirst = true; performance.now() < end; isFirst = false) {
      if (!(await isEarlierTurnElsewhere(db, asked))) return isFirst ? 'no' : 'yes';
      if (isStopping()) return 'stopped';
      await new Promise((resolve) => setTimeout(resolve, ELSEWHERE_LOOK_MS));
    }
  } catch (error) {
    log.warn({ err: error, messageId: turn.messageId }, 'it could not be seen whether another node answers first');
  }
  return 'yes';
}

/** A turn where there is room for it. What was read for it long before holds no more. */
async function takeTurn(deps: ConversationDeps, gate: Gate, turn: Turn): Promise<void> {
  const came = performance.now();
  const leave = await gate.enter();
  await deps.acks.quiet(came);
  const isLate = performance.now() - came > FRESH_MS;
  try {
    await attempt(deps, isLate ? { ...turn, fresh: undefined } : turn, leave);
  } finally {
    leave();
  }
}

/** Never rejects: a turn that fails stays owed, and is tried again later. */
async function attempt(deps: ConversationDeps, turn: Turn, leave: Leave): Promise<void> {
  try {
    if (await answerInTime(deps, turn, leave)) return;
    const { propertyId, messageId, fresh } = turn;
    const again: Turn = { propertyId, messageId }; // it took its time: what was read before may hold no more
    for (let overruns = fresh?.isOverrun === true ? 2 : 1; overruns < OVERRUNS_MAX; overruns++)
      if (await answerInTime(deps, again, leave)) return;
    await parkTurn(deps, again);
  } catch (error) {
    deps.log.error({ err: error, messageId: turn.messageId }, 'a guest’s message could not be answered yet');
    await postpone(deps, turn).catch((cause: unknown) => deps.log.error({ err: cause }, 'a turn could not be put off'));
  }
}

/** False where the engine did not come to an end. */
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
