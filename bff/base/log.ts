import { pino } from 'pino';

export type Log = pino.Logger;

/** Structured logs on stderr: stdout belongs to the command. Callers log ids, never a guest's words. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: false }),
  );
}
