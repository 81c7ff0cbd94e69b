import type { Exchange } from '../pms/net/net-client.ts';
import { appendLogs, type IntegrationSource, type PmsLogLine } from '../store/pms/logs.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { SyncDeps } from './deps.ts';
import { currentRun } from './pull/run-context.ts';

const WAITING_MAX = 1_000;

type Waiting = PmsLogLine & { at: string };

/** Log lines of one property's integration, collected until a transaction stores them. */
export interface LogBook {
  /** Adds a line to the current run. */
  add(line: Omit<PmsLogLine, 'syncId'>): void;
  exchange(exchange: Exchange): void;
  /** Stores the lines in a running transaction; a rollback loses them. */
  store(trx: Trx): Promise<void>;
  /** Stores the lines in their own transaction. */
  flush(): Promise<void>;
}

export function createLogBook(
  { clock, writer, log }: Pick<SyncDeps, 'clock' | 'writer' | 'log'>,
  propertyId: string,
  source: IntegrationSource = 'pms',
): LogBook {
  let waiting: Waiting[] = [];
  const add = (line: Omit<PmsLogLine, 'syncId'>) => {
    waiting.push({ ...line, syncId: currentRun(), at: clock().toISOString() });
    if (waiting.length > WAITING_MAX) waiting = waiting.filter(({ level }) => level !== 'debug').slice(-WAITING_MAX);
  };
  const store = async (trx: Trx) => {
    const lines = waiting;
    waiting = [];
    await appendLogs(trx, propertyId, lines, source);
  };
  return {
    add,
    store,
    exchange({ method, address, status, attempt, durationMs, bytes, error }) {
      const failed = status === null || status >= 400;
      add({
        level: failed ? 'warn' : 'debug',
        event: 'exchange',
        message: `${method} ${address} → ${status ?? error ?? 'no answer'}`,
        detail: { attempt, durationMs, bytes },
      });
    },
    async flush() {
      if (waiting.length === 0) return;
      const lines = waiting;
      waiting = [];
      await writer
        .write((trx) => appendLogs(trx, propertyId, lines, source))
        .catch((error: unknown) => log.warn({ err: error, propertyId }, 'lines of an integration’s log were lost'));
    },
  };
}
