import { randomUUID } from 'node:crypto';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { Tokens } from '../server/tokens.ts';
import { PROPERTY_ID } from './ids.ts';

const CODE_MS = 10 * 60_000;
/** The vendor does not document the duration; clients must use `expires_in`. */
const TOKEN_SECONDS = 28_800;
const KEY_GRANT = 'urn:ietf:params:oauth:grant-type:api-key';
const EXPIRED = 'The authorization code is invalid or has expired.';

/** Codes, tokens and API keys of a partner's app (the vendor's pages on OAuth 2.0 and API keys). */
export class OAuth {
  readonly app = {
    clientId: `app_${randomUUID().slice(0, 8)}`,
    clientSecret: randomUUID(),
    redirectUri: 'https://partner.example.org/cloudbeds',
  };
  readonly #now: () => number;
  readonly #tokens: Tokens;
  readonly #codes = new Map<string, number>();
  readonly #keys = new Set<string>();
  #refreshToken = '';
  #refreshes = 0;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
    this.#tokens = new Tokens(now);
  }

  /** Authorises the app, as hotel staff would. Returns the code from the redirect. */
  authorise(): string {
    const code = randomUUID();
    this.#codes.set(code, this.#now() + CODE_MS);
    return code;
  }

  /** `POST /access_token`. */
  handle({ method, headers, body }: SimRequest): SimAnswer {
    if (method !== 'POST') return answer(405, { error: 'invalid_request' });
    if (!(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
      return refuse(400, 'invalid_request', 'The request must be a form.');
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== this.app.clientId || form.get('client_secret') !== this.app.clientSecret)
      return refuse(401, 'invalid_client', 'Client authentication failed.');
    if (form.get('redirect_uri') !== this.app.redirectUri)
      return refuse(400, 'invalid_request', 'The redirect URI is not registered.');
    return this.#grant(form);
  }

  /** Whether it is a valid access token, or a key that was created here. */
  knows(bearer: string): boolean {
    return this.#keys.has(bearer) || this.#tokens.isGood(bearer);
  }

  expireTokens(): void {
    this.#tokens.expire();
  }

  /** How often refresh tokens were used. */
  refreshes(): number {
    return this.#refreshes;
  }

  #grant(form: URLSearchParams): SimAnswer {
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return this.#redeem(form.get('code')) ? this.#give() : refuse(401, 'server_error', EXPIRED);
      case KEY_GRANT: {
        if (!this.#redeem(form.get('code'))) return refuse(401, 'server_error', EXPIRED);
        const key = `cbat_${randomUUID().replaceAll('-', '')}`;
        this.#keys.add(key);
        return answer(200, { access_token: key, token_type: 'Bearer' });
      }
      case 'refresh_token': {
        const isCurrent = this.#refreshToken !== '' && form.get('refresh_token') === this.#refreshToken;
        if (!isCurrent) return refuse(401, 'invalid_grant', 'The refresh token is invalid.');
        this.#refreshes += 1;
        return this.#give();
      }
      default:
        return answer(400, { error: 'unsupported_grant_type' });
    }
  }

  #redeem(code: string | null): boolean {
    const goodUntil = this.#codes.get(code ?? '') ?? 0;
    this.#codes.delete(code ?? '');
    return goodUntil > this.#now();
  }

  /** Issues tokens and revokes the earlier refresh token with its access tokens. */
  #give(): SimAnswer {
    const access = randomUUID();
    this.#refreshToken = randomUUID();
    this.#tokens.expire();
    this.#tokens.give(access, TOKEN_SECONDS * 1_000);
    return answer(200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      refresh_token: this.#refreshToken,
      resources: [{ type: 'property', id: PROPERTY_ID }],
    });
  }
}

function refuse(status: number, error: string, description: string): SimAnswer {
  return answer(status, { error, error_description: description });
}

function answer(status: number, body: object): SimAnswer {
  return { status, headers: { 'x-request-id': randomUUID() }, body };
}
