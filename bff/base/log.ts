import { pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = pino.Logger;

/** Structured logs on stderr; stdout is for the command's own output. Callers log ids and never a guest's words. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => describeError(error) },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
