import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { parseAnswer, requireOk } from '../net/answer.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { createTokenSource } from '../net/token.ts';

export const AUTH_STYLES = ['bearer', 'basic', 'apiKeyHeader', 'oauth2ClientCredentials'] as const;
const style = z.enum(AUTH_STYLES);
const token = z.looseObject({ access_token: z.string().min(1), expires_in: z.number().nullish() });
const HEADER_NAME = /^[A-Za-z][\w-]{0,63}$/;

/** Sends a request with our authentication. */
export type SendAuthorized = (request: NetRequest, signal: AbortSignal) => Promise<NetAnswer>;

/** Throws `bad_settings` if a field of the chosen style is missing. */
export function createAuthorization(
  net: Net,
  credentials: Readonly<Record<string, string>>,
  clock: Clock,
): SendAuthorized {
  const parsedStyle = style.safeParse(credentials['auth'] || 'bearer');
  if (!parsedStyle.success) throw new PmsError('bad_settings', `The log-in must be one of ${AUTH_STYLES.join(', ')}`);
  const authStyle = parsedStyle.data;
  const requireField = (key: string, what: string): string => {
    const value = credentials[key] ?? '';
    if (value === '') throw new PmsError('bad_settings', `The log-in by ${authStyle} needs ${what}`);
    return value;
  };
  const withHeader =
    (name: string, value: string): SendAuthorized =>
    (request, signal) =>
      net.send({ ...request, headers: { ...request.headers, [name]: value } }, signal);

  switch (authStyle) {
    case 'bearer':
      return withHeader('authorization', `Bearer ${requireField('token', 'a token')}`);
    case 'basic':
      return withHeader(
        'authorization',
        `Basic ${encodePair(requireField('user', 'a user'), requireField('password', 'a password'))}`,
      );
    case 'apiKeyHeader': {
      const name = credentials['headerName'] || 'X-API-Key';
      if (!HEADER_NAME.test(name))
        throw new PmsError('bad_settings', 'The header’s name may hold letters, digits and -');
      return withHeader(name.toLowerCase(), requireField('token', 'a key'));
    }
    case 'oauth2ClientCredentials': {
      const pair = encodePair(requireField('clientId', 'a client id'), requireField('clientSecret', 'a client secret'));
      const url = requireField('tokenUrl', 'the address that gives tokens');
      const scope = credentials['scope'] ?? '';
      const tokens = createTokenSource({
        clock,
        fetchToken: (signal) => fetchToken(net, { url, pair, scope }, signal),
      });
      return (request, signal) => tokens.send(net, request, signal);
    }
    default:
      return authStyle satisfies never;
  }
}

/** Fetches a token by client credentials (RFC 6749, 4.4) with Basic authentication. */
async function fetchToken(
  net: Net,
  { url, pair, scope }: { url: string; pair: string; scope: string },
  signal: AbortSignal,
): Promise<{ value: string; lastsMs: number | null }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === '' ? {} : { scope }) });
  const headers = { authorization: `Basic ${pair}`, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await net.send({ method: 'POST', url, headers, body: String(form), effect: 'read' }, signal);
  if (answer.status === 400 || answer.status === 401)
    throw new PmsError('rejected_credentials', 'token: the bridge does not know the client id and secret', {
      status: answer.status,
    });
  const { access_token, expires_in } = parseAnswer(requireOk(answer, 'token'), token, 'token');
  return { value: access_token, lastsMs: expires_in == null ? null : expires_in * 1_000 };
}

function encodePair(user: string, password: string): string {
  return Buffer.from(`${user}:${password}`).toString('base64');
}
