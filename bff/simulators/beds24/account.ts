import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Clock } from '../../base/clock.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { refuse } from './answers.ts';

const REFRESH_MS = 30 * DAY_MS;
const LONG_LIFE_MS = 90 * DAY_MS;
const ALL_SCOPES = ['read:bookings', 'read:bookings-personal', 'read:properties', 'read:inventory'];

/** Invite codes (valid for a day, once), refresh tokens (valid while used) and access tokens (valid for a day). */
export interface Account {
  /** Creates an invite code. */
  invite(): string;
  setScopes(scopes: readonly string[]): void;
  makeLongLifeToken(): string;
  setUp(code: string | undefined): SimAnswer;
  giveToken(refreshToken: string | undefined): SimAnswer;
  describe(token: string | undefined): SimAnswer;
  /** The refusal of the request; null: it is allowed. */
  open(request: SimRequest, scope: string): SimAnswer | null;
  mayRead(scope: string): boolean;
}

export function createAccount(clock: Clock): Account {
  const codes = new Map<string, number>();
  const refreshTokens = new Map<string, number>();
  const tokens = new Map<string, number>();
  const longLife = new Set<string>();
  let scopes: readonly string[] = ALL_SCOPES;
  const isGood = (known: ReadonlyMap<string, number>, one: string | undefined): one is string =>
    one !== undefined && (known.get(one) ?? 0) > +clock();
  const make = (known: Map<string, number>, lastsMs: number) => {
    const one = `SIMULATED-${randomUUID()}`;
    known.set(one, +clock() + lastsMs);
    return one;
  };
  const mayRead = (scope: string) => scopes.includes(`read:${scope}`) || scopes.includes(`all:${scope}`);

  return {
    mayRead,
    invite: () => make(codes, DAY_MS),
    setScopes(changed) {
      scopes = changed;
    },
    makeLongLifeToken() {
      const one = make(tokens, LONG_LIFE_MS);
      longLife.add(one);
      return one;
    },
    setUp(code) {
      if (!isGood(codes, code)) return refuse(400, 'Invite code is not valid');
      codes.delete(code);
      const refreshToken = make(refreshTokens, REFRESH_MS);
      return { status: 200, body: { token: make(tokens, DAY_MS), expiresIn: DAY_MS / 1_000, refreshToken } };
    },
    giveToken(refreshToken) {
      if (!isGood(refreshTokens, refreshToken)) return refuse(400, 'Refresh token is not valid');
      refreshTokens.set(refreshToken, +clock() + REFRESH_MS);
      return { status: 200, body: { token: make(tokens, DAY_MS), expiresIn: DAY_MS / 1_000 } };
    },
    describe(token) {
      if (!isGood(tokens, token)) return { status: 200, body: { validToken: false } };
      const expiresIn = Math.ceil(((tokens.get(token) ?? 0) - +clock()) / 1_000);
      return { status: 200, body: { validToken: true, token: { expiresIn, scopes, deviceName: 'ServiceChat' } } };
    },
    open({ headers: { token } }, scope) {
      if (token === undefined) return refuse(401, 'Token is missing');
      if (!isGood(tokens, token)) return refuse(401, 'Token not valid');
      if (longLife.has(token)) tokens.set(token, +clock() + LONG_LIFE_MS);
      return mayRead(scope) ? null : refuse(403, 'Token does not have the scope for this');
    },
  };
}
