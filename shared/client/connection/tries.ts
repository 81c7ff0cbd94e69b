import { CLOSE } from '../../protocol/close.ts';
import { backoffMs } from '../backoff.ts';
import { LOST } from '../world.ts';

const SOCKET_TRIES = 2;
const BAD_HELLOS_MAX = 2;
const OVERLOAD_WAIT_MS_MIN = 5_000;
const FINAL: readonly number[] = [CLOSE.refused, CLOSE.gone, CLOSE.versionNotSpoken];

/** Counts of failures. Immutable. */
export interface Tries {
  /** Sockets in a row lost before the welcome; perhaps the network blocks them. */
  readonly failedSockets: number;
  /** Connections lost in a row; the wait grows with them. */
  readonly failures: number;
  /** Hellos in a row that the server rejected as invalid. */
  readonly badHellos: number;
  /** A new session was started after the server forgot the old one; done only once. */
  readonly renewed: boolean;
}

export const NO_TRIES: Tries = { failedSockets: 0, failures: 0, badHellos: 0, renewed: false };

/** A lost connection. */
export interface Loss {
  code: number;
  wasOnline: boolean;
  overHttp: boolean;
  /** Whether the browser reports a network. */
  hasNetwork: boolean;
}

/** The counts after a loss. A socket without a welcome may be blocked; when HTTP fails too, the network is down. */
export function countLoss(tries: Tries, { code, wasOnline, overHttp, hasNetwork }: Loss): Tries {
  const isSuspect = !wasOnline && hasNetwork && code === LOST;
  return {
    failedSockets: isSuspect ? (overHttp ? 0 : tries.failedSockets + 1) : tries.failedSockets,
    failures: tries.failures + 1,
    badHellos: tries.badHellos + (code === CLOSE.badFrame ? 1 : 0),
    renewed: tries.renewed || code === CLOSE.sessionUnknown,
  };
}

/** Whether to give up. `before`: counts without this loss. */
export function isFinal(code: number, before: Tries, after: Tries): boolean {
  return FINAL.includes(code) || after.badHellos >= BAD_HELLOS_MAX || (code === CLOSE.sessionUnknown && before.renewed);
}

/** Wait before the next attempt, unless the server requested another. */
export function waitMs(code: number, { failures }: Tries, random: () => number): number {
  const floorMs = code === CLOSE.overload || code === CLOSE.tooMany ? OVERLOAD_WAIT_MS_MIN : 0;
  return floorMs + backoffMs(failures, random);
}

/** Whether sockets count as blocked. */
export function areBlocked({ failedSockets }: Tries): boolean {
  return failedSockets >= SOCKET_TRIES;
}

/** Allows one more socket; if it fails, sockets count as blocked again. */
export function oneMoreSocket(tries: Tries): Tries {
  return { ...tries, failedSockets: SOCKET_TRIES - 1 };
}

export function countWelcome(tries: Tries, overHttp: boolean): Tries {
  return { ...tries, badHellos: 0, failedSockets: overHttp ? tries.failedSockets : 0 };
}
