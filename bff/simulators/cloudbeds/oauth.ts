import { randomUUID } from 'node:crypto';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { PROPERTY_ID } from './ids.ts';

const CODE_MS = 10 * 60_000;
/** Which number the real one gives is not documented: clients go by `expires_in`. */
const TOKEN_SECONDS = 28_800;
const KEY_GRANT = 'urn:ietf:params:oauth:grant-type:api-key';
const EXPIRED = 'The authorization code is invalid or has expired.';

/** Codes, tokens and keys of a partner's app (the vendor's pages on OAuth 2.0 and API keys). */
export interface OAuth {
  readonly app: { clientId: string; clientSecret: string; redirectUri: string };
  /** As if somebody of the hotel allowed the connection: the code from the address they are sent back to. */
  authorise(): string;
  /** `POST /access_token`. */
  handle(request: SimRequest): SimAnswer;
  /** Is it an access token that has not ended, or a key that was made here? */
  knows(bearer: string): boolean;
  expireTokens(): void;
  /** How often a refresh token was used. */
  refreshes(): number;
}

export function createOAuth(now: () => number): OAuth {
  const app = {
    clientId: `app_${randomUUID().slice(0, 8)}`,
    clientSecret: randomUUID(),
    redirectUri: 'https://partner.example.org/cloudbeds',
  };
  const codes = new Map<string, number>();
  const tokens = new Map<string, number>();
  const keys = new Set<string>();
  let refreshToken = '';
  let refreshed = 0;

  function give(): SimAnswer {
    const access = randomUUID();
    refreshToken = randomUUID(); // the one before is good no more, nor are its tokens
    tokens.clear();
    tokens.set(access, now() + TOKEN_SECONDS * 1_000);
    return answer(200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      refresh_token: refreshToken,
      resources: [{ type: 'property', id: PROPERTY_ID }],
    });
  }

  function redeem(code: string | null): boolean {
    const goodUntil = codes.get(code ?? '') ?? 0;
    codes.delete(code ?? '');
    return goodUntil > now();
  }

  return {
    app,
    authorise() {
      const code = randomUUID();
      codes.set(code, now() + CODE_MS);
      return code;
    },
    handle({ method, headers, body }) {
      if (method !== 'POST') return answer(405, { error: 'invalid_request' });
      if (!(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
        return answer(400, { error: 'invalid_request', error_description: 'The request must be a form.' });
      const form = new URLSearchParams(body);
      if (form.get('client_id') !== app.clientId || form.get('client_secret') !== app.clientSecret)
        return answer(401, { error: 'invalid_client', error_description: 'Client authentication failed.' });
      if (form.get('redirect_uri') !== app.redirectUri)
        return answer(400, { error: 'invalid_request', error_description: 'The redirect URI is not registered.' });
      switch (form.get('grant_type')) {
        case 'authorization_code':
          return redeem(form.get('code')) ? give() : answer(401, { error: 'server_error', error_description: EXPIRED });
        case KEY_GRANT: {
          if (!redeem(form.get('code'))) return answer(401, { error: 'server_error', error_description: EXPIRED });
          const key = `cbat_${randomUUID().replaceAll('-', '')}`;
          keys.add(key);
          return answer(200, { access_token: key, token_type: 'Bearer' });
        }
        case 'refresh_token': {
          const isCurrent = refreshToken !== '' && form.get('refresh_token') === refreshToken;
          if (!isCurrent)
            return answer(401, { error: 'invalid_grant', error_description: 'The refresh token is invalid.' });
          refreshed += 1;
          return give();
        }
        default:
          return answer(400, { error: 'unsupported_grant_type' });
      }
    },
    knows: (bearer) => keys.has(bearer) || (tokens.get(bearer) ?? 0) > now(),
    expireTokens: () => tokens.clear(),
    refreshes: () => refreshed,
  };
}

function answer(status: number, body: object): SimAnswer {
  return { status, headers: { 'x-request-id': randomUUID() }, body };
}
