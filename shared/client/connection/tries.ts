import { CLOSE } from '../../protocol/close.ts';
import { backoffMs } from '../backoff.ts';
import { LOST } from '../world.ts';

const SOCKET_TRIES = 2;
const BAD_HELLOS_MAX = 2;
const OVERLOAD_WAIT_MS_MIN = 5_000;
const FINAL: readonly number[] = [CLOSE.refused, CLOSE.gone, CLOSE.versionNotSpoken];

/** What went wrong so far. Nothing here is changed in place. */
export interface Tries {
  /** Sockets in a row that were lost before the welcome: they may be blocked here. */
  readonly failedSockets: number;
  /** Losses in a row; the wait grows with them. */
  readonly failures: number;
  /** Hellos in a row that the server could not read. */
  readonly badHellos: number;
  /** The server forgot the session and another was begun: it does so once. */
  readonly renewed: boolean;
}

export const NO_TRIES: Tries = { failedSockets: 0, failures: 0, badHellos: 0, renewed: false };

/** One connection that was lost, and what it was. */
export interface Loss {
  code: number;
  wasOnline: boolean;
  overHttp: boolean;
  /** Is there a network, as far as the browser knows? */
  hasNetwork: boolean;
}

/** A lost socket that never welcomed may be blocked; where HTTP fails as well, it is the network that is gone. */
export function countLoss(tries: Tries, { code, wasOnline, overHttp, hasNetwork }: Loss): Tries {
  const isSuspect = !wasOnline && hasNetwork && code === LOST;
  return {
    failedSockets: isSuspect ? (overHttp ? 0 : tries.failedSockets + 1) : tries.failedSockets,
    failures: tries.failures + 1,
    badHellos: tries.badHellos + (code === CLOSE.badFrame ? 1 : 0),
    renewed: tries.renewed || code === CLOSE.sessionUnknown,
  };
}

/** Is there no use in trying again? `before`: this loss was counted. */
export function isFinal(code: number, before: Tries, after: Tries): boolean {
  return FINAL.includes(code) || after.badHellos >= BAD_HELLOS_MAX || (code === CLOSE.sessionUnknown && before.renewed);
}

/** How long to wait before the next try, where the server did not say. */
export function waitMs(code: number, { failures }: Tries, random: () => number): number {
  const floorMs = code === CLOSE.overload || code === CLOSE.tooMany ? OVERLOAD_WAIT_MS_MIN : 0;
  return floorMs + backoffMs(failures, random);
}

/** Are sockets taken for blocked? */
export function areBlocked({ failedSockets }: Tries): boolean {
  return failedSockets >= SOCKET_TRIES;
}

/** One more socket: where it fails, they are taken for blocked again at once. */
export function oneMoreSocket(tries: Tries): Tries {
  return { ...tries, failedSockets: SOCKET_TRIES - 1 };
}

export function countWelcome(tries: Tries, overHttp: boolean): Tries {
  return { ...tries, badHellos: 0, failedSockets: overHttp ? tries.failedSockets : 0 };
}
