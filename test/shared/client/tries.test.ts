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

describe('sockets are considered blocked', () => {
  it.each<[boolean, string, Partial<Loss>[]]>([
    [false, 'not after one that failed', [{}]],
    [true, 'after two that never welcomed', [{}, {}]],
    [false, 'not where one of them had been online', [{}, { wasOnline: true }]],
    [false, 'not while there is no network at all', [{ hasNetwork: false }, { hasNetwork: false }]],
    [false, 'not where the server closed them', [{ code: CLOSE.overload }, { code: CLOSE.overload }]],
    [false, 'not any more where HTTP failed as well', [{}, {}, { overHttp: true }]],
  ])('%s: %s', (blocked, _, losses) => expect(areBlocked(countAll(...losses))).toBe(blocked));

  it('until a socket is welcomed, but not after a welcome over HTTP', () => {
    const tries = countAll({}, {});
    expect(areBlocked(countWelcome(tries, true))).toBe(true);
    expect(areBlocked(countWelcome(tries, false))).toBe(false);
  });

  it('again at once if the socket tried after a while fails', () => {
    const tried = oneMoreSocket(countAll({}, {}));
    expect(areBlocked(tried)).toBe(false);
    expect(areBlocked(countLoss(tried, LOSS))).toBe(true);
  });
});

describe('a further attempt is useless', () => {
  it.each<[boolean, string, number[]]>([
    [true, 'where the property refuses', [CLOSE.refused]],
    [true, 'where the conversation is gone', [CLOSE.gone]],
    [true, 'where another version is spoken', [CLOSE.versionNotSpoken]],
    [false, 'where one hello could not be read', [CLOSE.badFrame]],
    [true, 'where a second could not be read either', [CLOSE.badFrame, CLOSE.badFrame]],
    [false, 'where a session was forgotten', [CLOSE.sessionUnknown]],
    [true, 'where the next was forgotten as well', [CLOSE.sessionUnknown, CLOSE.sessionUnknown]],
    [false, 'where the network is gone', [LOST, LOST, LOST, LOST]],
  ])('%s: %s', (final, _, codes) => {
    const before = countAll(...codes.slice(0, -1).map((code) => ({ code })));
    const code = codes.at(-1) ?? 0;
    expect(isFinal(code, before, countLoss(before, { ...LOSS, code }))).toBe(final);
  });
});

it('the client waits five seconds more for an overloaded server', () => {
  const tries = countAll({}, {});
  expect(waitMs(LOST, tries, () => 0.5)).toBe(1_000);
  expect(waitMs(CLOSE.overload, tries, () => 0.5)).toBe(6_000);
  expect(waitMs(CLOSE.tooMany, tries, () => 0)).toBe(5_000);
});
