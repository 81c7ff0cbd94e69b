import { describe, expect, it } from 'vitest';
import {
  areBlocked,
  countLoss,
  countWelcome,
  isFinal,
  type Loss,
  NO_TRIES,
  oneMoreSocket,
  type Tries,
  waitMs,
} from '../../../shared/client/connection/tries.ts';
import { LOST } from '../../../shared/client/world.ts';
import { CLOSE } from '../../../shared/protocol/close.ts';

const LOSS: Loss = { code: LOST, wasOnline: false, overHttp: false, hasNetwork: true };
const countAll = (...losses: Partial<Loss>[]): Tries =>
  losses.reduce<Tries>((tries, loss) => countLoss(tries, { ...LOSS, ...loss }), NO_TRIES);

describe('sockets count as blocked', () => {
  it.each<[boolean, string, Partial<Loss>[]]>([
    [false, 'after one failed socket', [{}]],
    [true, 'after two sockets without a welcome', [{}, {}]],
    [false, 'after two sockets of which one had been online', [{}, { wasOnline: true }]],
    [false, 'while there is no network', [{ hasNetwork: false }, { hasNetwork: false }]],
    [false, 'if the server closed the sockets', [{ code: CLOSE.overload }, { code: CLOSE.overload }]],
    [false, 'after HTTP failed as well', [{}, {}, { overHttp: true }]],
  ])('%s: %s (losses: %j)', (blocked, _, losses) => expect(areBlocked(countAll(...losses))).toBe(blocked));

  it('until a socket is welcomed; a welcome over HTTP does not suffice', () => {
    const tries = countAll({}, {});
    expect(areBlocked(countWelcome(tries, true))).toBe(true);
    expect(areBlocked(countWelcome(tries, false))).toBe(false);
  });

  it('again at once if the socket that was tried later fails', () => {
    const tried = oneMoreSocket(countAll({}, {}));
    expect(areBlocked(tried)).toBe(false);
    expect(areBlocked(countLoss(tried, LOSS))).toBe(true);
  });
});

describe('the client stops retrying', () => {
  it.each<[boolean, string, number[]]>([
    [true, 'if the property refuses the guest', [CLOSE.refused]],
    [true, 'if the conversation was deleted', [CLOSE.gone]],
    [true, 'if the server speaks another version', [CLOSE.versionNotSpoken]],
    [false, 'if one hello was unreadable', [CLOSE.badFrame]],
    [true, 'if a second hello was unreadable too', [CLOSE.badFrame, CLOSE.badFrame]],
    [false, 'if one session was unknown', [CLOSE.sessionUnknown]],
    [true, 'if the next session was unknown too', [CLOSE.sessionUnknown, CLOSE.sessionUnknown]],
    [false, 'if the network is down', [LOST, LOST, LOST, LOST]],
  ])('%s: %s (close codes: %j)', (final, _, codes) => {
    const before = countAll(...codes.slice(0, -1).map((code) => ({ code })));
    const code = codes.at(-1) ?? 0;
    expect(isFinal(code, before, countLoss(before, { ...LOSS, code }))).toBe(final);
  });
});

it('an overloaded server is not called for five seconds more', () => {
  const tries = countAll({}, {});
  expect(waitMs(LOST, tries, () => 0.5)).toBe(1_000);
  expect(waitMs(CLOSE.overload, tries, () => 0.5)).toBe(6_000);
  expect(waitMs(CLOSE.tooMany, tries, () => 0)).toBe(5_000);
});
