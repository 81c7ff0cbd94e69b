import type { Clock } from '../../base/clock.ts';
import { parseAnswer, toError } from '../net/answer.ts';
import { PmsError } from '../net/errors.ts';
import type { Net, NetAnswer, NetRequest } from '../net/net.ts';
import { quoteReason } from '../net/reason.ts';
import { createTokenSource, type Token, type TokenSource } from '../net/token.ts';
import type { SessionWorld } from '../port.ts';
import { encodeForm } from '../values/form.ts';
import { oauthFailure, tokens } from './schema.ts';

/**
 * The grant type with which partners' apps exchange an authorisation code for a key (the vendor's "API keys
 * authentication guide").
 */
const KEY_GRANT = 'urn:ietf:params:oauth:grant-type:api-key';

/** Sends a request with a key, or with an access token that is renewed. */
export type Login = (net: Net, request: NetRequest, signal: AbortSignal) => Promise<NetAnswer>;

export interface LoginWorld {
  net: Net;
  clock: Clock;
  credentials: Readonly<Record<string, string>>;
  keep: SessionWorld['keep'];
  /** `…/access_token`. */
  tokenUrl: string;
}

/**
 * A key is sent as it is. With OAuth, the code (valid once, for ten minutes) is exchanged for tokens or a key. A
 * refresh token is valid once too, so the next one is stored before it is used (the vendor's "alternative OAuth 2.0
 * authentication method").
 */
export function createLogin(world: LoginWorld): Login {
  const { credentials, clock } = world;
  const kind = credentials['login'] || 'api_key';
  if (kind === 'api_key') return withKey(() => Promise.resolve(credentials['apiKey'] ?? ''));
  if (kind === 'oauth_key') return withKey(createKeySource(world));
  let refreshToken = credentials['refreshToken'] ?? '';
  const source: TokenSource = createTokenSource({
    clock,
    async fetchToken(signal): Promise<Token> {
      const grant: Record<string, string> =
        refreshToken === ''
          ? { grant_type: 'authorization_code', code: credentials['code'] ?? '' }
          : { grant_type: 'refresh_token', refresh_token: refreshToken };
      const answer = await askForTokens(world, grant, signal);
      const next = answer.refresh_token ?? '';
      if (next !== '' && next !== refreshToken) {
        refreshToken = next;
        await world.keep({ refreshToken: next, code: '' });
      }
      return { value: answer.access_token, lastsMs: answer.expires_in == null ? null : answer.expires_in * 1_000 };
    },
  });
  return (net, request, signal) => source.send(net, request, signal);
}

/** Exchanges the code for a key, once; concurrent calls wait for the same exchange. */
function createKeySource(world: LoginWorld): () => Promise<string> {
  let key: Promise<string> | null = null;
  const exchange = async () => {
    const storedKey = world.credentials['apiKey'] ?? '';
    if (storedKey !== '') return storedKey;
    const grant = { grant_type: KEY_GRANT, code: world.credentials['code'] ?? '' };
    const { access_token: newKey } = await askForTokens(world, grant, new AbortController().signal);
    await world.keep({ apiKey: newKey, code: '' });
    return newKey;
  };
  return () => {
    key ??= exchange().catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
}

function withKey(findKey: () => Promise<string>): Login {
  return async (net, request, signal) => {
    const headers = { ...request.headers, authorization: `Bearer ${await findKey()}` };
    return net.send({ ...request, headers }, signal);
  };
}

/** Calls `access_token`. Never repeated, because a code or refresh token is valid only once. */
async function askForTokens(
  { net, credentials, tokenUrl }: LoginWorld,
  grant: Record<string, string>,
  signal: AbortSignal,
) {
  const client = {
    client_id: credentials['clientId'] ?? '',
    client_secret: credentials['clientSecret'] ?? '',
    redirect_uri: credentials['redirectUri'] ?? '',
  };
  const answer = await net.send(
    {
      method: 'POST',
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: encodeForm({ ...client, ...grant }),
      effect: 'append', // a code or refresh token is valid only once
    },
    signal,
  );
  const failure = oauthFailure.safeParse(readJson(answer.body));
  const reasonText = failure.success
    ? (failure.data.error_description ?? failure.data.message ?? failure.data.error ?? '')
    : '';
  const isRefused = failure.success && (failure.data.error != null || failure.data.success === false);
  if ([400, 401, 403].includes(answer.status) || (answer.status === 200 && isRefused))
    throw new PmsError(
      'rejected_credentials',
      `access_token: ${quoteReason(reasonText) || 'Cloudbeds does not accept these credentials'}. Allow the connection again and enter the new code`,
      { status: answer.status },
    );
  if (answer.status < 200 || answer.status > 299) throw toError(answer, 'access_token', quoteReason(reasonText));
  return parseAnswer(answer, tokens, 'access_token');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the schema of a good answer will report it
  }
}
