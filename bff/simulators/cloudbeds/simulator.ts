import { randomUUID } from 'node:crypto';
import { createPerSecond } from '../server/limiter.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import { CALLS, type Call } from './calls.ts';
import { callHooks } from './hooks.ts';
import { createIds, PROPERTY_ID } from './ids.ts';
import { OAuth } from './oauth.ts';
import { PREFERENCES } from './read-guests.ts';
import { type CloudbedsState, type Given, parseForm, Refusal } from './state.ts';

const BASE_PATH = '/api/v1.3/';
/** Per property key (the vendor's FAQ). */
const REQUESTS_PER_SECOND = 5;
/** The vendor waits two seconds for the answer to a webhook and retries five times ("webhooks" page). */
const WEBHOOK_TIMEOUT_MS = 2_000;
const WEBHOOK_RETRY_DELAYS_MS = [20, 40, 80, 160, 320];
const TOO_MANY: SimAnswer = { status: 429, body: { success: false, message: 'Too many requests' } };

export interface CloudbedsOptions extends SimulatorOptions {
  requestsPerSecond?: number;
  /** Whether the hotel already has the field for guests' preferences. Default: yes. */
  preferencesField?: boolean;
  /** The kind of credentials: an API key, or a code of a partner's app. Default: a key. */
  login?: 'api_key' | 'oauth' | 'oauth_key';
}

export interface CloudbedsSimulator extends Simulator {
  /** Merges reservations of the world into one booking. */
  join(first: number, ...others: number[]): void;
  /** Removes a scope from the credentials: `write:item`. */
  withhold(scope: string): void;
  /** Housekeeping's comment on a room. */
  roomComment(number: string): string;
  subscriptions(): readonly { object: string; action: string; endpoint: string }[];
  /** Deletes all subscriptions, as another program might. */
  dropSubscriptions(): void;
  /** Deletes a note, as hotel staff might. */
  deleteNote(writtenId: string): void;
  /** The codes and tokens of partners' apps. */
  oauth: OAuth;
}

/** Cloudbeds' PMS API v1.3: form bodies, envelopes, errors with status 200, unsigned webhooks. */
export async function startSimulator(options: CloudbedsOptions): Promise<CloudbedsSimulator> {
  const { world, clock = world.clock, login = 'api_key' } = options;
  const hooks = { timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: WEBHOOK_RETRY_DELAYS_MS };
  const stage = createStage({ ...options, clock }, hooks);
  const cloudbeds = new Cloudbeds(stage, options);
  const { state, oauth, apiKey } = cloudbeds;
  const stopListening = world.onChange((change) => callHooks(state, stage.webhooks, change));
  const server = await stage.serve({
    handle: (request) => cloudbeds.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(TOO_MANY, retryAfter),
  });
  cloudbeds.url = server.url;
  return {
    ...server,
    provider: 'cloudbeds',
    world,
    credentials: {
      propertyId: PROPERTY_ID,
      apiUrl: server.url,
      ...(login === 'api_key' ? { apiKey } : { login, ...oauth.app, code: oauth.authorise() }),
    },
    oauth,
    expireTokens: () => oauth.expireTokens(), // An API key is valid until it is revoked.
    revoke: (value = true) => stage.tokens.revoke(value),
    setWebhook: null,
    join: state.ids.join,
    withhold: (scope) => cloudbeds.withheld.add(scope),
    roomComment: (number) => state.roomComments.get(number) ?? '',
    subscriptions: () => state.hooks,
    dropSubscriptions() {
      state.hooks.length = 0;
    },
    deleteNote: (writtenId) => world.writes.change(writtenId, { gone: true }),
    async close() {
      stopListening();
      await server.close();
    },
  };
}

class Cloudbeds {
  url = '';
  readonly apiKey = `cbat_${randomUUID().replaceAll('-', '')}`;
  readonly oauth: OAuth;
  readonly state: CloudbedsState;
  /** The scopes that the hotel removed. */
  readonly withheld = new Set<string>();
  readonly #stage: Stage;
  readonly #isTooMany: () => boolean;

  constructor(
    stage: Stage,
    { world, preferencesField = true, requestsPerSecond = REQUESTS_PER_SECOND }: CloudbedsOptions,
  ) {
    this.#stage = stage;
    this.#isTooMany = createPerSecond(stage.limits ? requestsPerSecond : Number.POSITIVE_INFINITY);
    this.oauth = new OAuth(() => +stage.now());
    const field = { name: PREFERENCES, applyTo: 'guest', maxCharacters: 1_000 };
    this.state = {
      world,
      faults: stage.faults,
      ids: createIds(),
      url: () => this.url,
      fields: new Map(preferencesField ? [[PREFERENCES, field]] : []),
      roomComments: new Map(),
      hooks: [],
      appState: 'installing',
    };
  }

  handle(request: SimRequest): SimAnswer {
    if (this.#isTooMany()) return TOO_MANY;
    const name = request.path.startsWith(BASE_PATH) ? request.path.slice(BASE_PATH.length) : '';
    if (name === 'access_token') return this.oauth.handle(request);
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (call === undefined) return html(404, 'Not Found');
    if (call.method !== request.method) return html(405, 'Method Not Allowed');
    const key = request.headers['x-api-key'] ?? request.headers['authorization']?.replace(/^Bearer /, '');
    if (key !== this.apiKey && !this.oauth.knows(key ?? ''))
      return json(401, { error: 'access_denied', message: 'Access denied. Invalid API key' });
    try {
      return json(200, { success: true, ...this.#answer(call, request) });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.message, name);
      throw error;
    }
  }

  #answer(call: Call, request: SimRequest): object {
    if (this.#stage.tokens.isRevoked) throw new Refusal('User who approved this connection is not active anymore');
    if (call.scope !== null && this.withheld.has(call.scope))
      throw new Refusal(`You do not have permission for this call (scope ${call.scope})`);
    return call.answer(this.state, readGiven(request, call));
  }
}

/** Reads the query of a GET or the form of a write. Unknown fields and other properties are refused. */
function readGiven(request: SimRequest, { method, fields }: Call): Given {
  const byForm = method === 'POST' || method === 'PUT';
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (byForm && !isForm) throw new Refusal('Content-Type must be application/x-www-form-urlencoded');
  const given = parseForm(byForm ? new URLSearchParams(request.body) : request.query);
  const known = fields.split(' ').map((field) => field.replace('!', ''));
  for (const name of Object.keys(given)) if (!known.includes(name)) throw new Refusal(`Unknown parameter ${name}`);
  for (const field of fields.split(' '))
    if (field.endsWith('!') && given[field.slice(0, -1)] === undefined)
      throw new Refusal(`Parameter ${field.slice(0, -1)} is required`);
  for (const name of ['propertyID', 'propertyIDs']) {
    const property = given[name];
    if (typeof property === 'string' && !property.split(',').includes(PROPERTY_ID))
      throw new Refusal('You do not have permission for this property');
  }
  return given;
}

function json(status: number, body: unknown): SimAnswer {
  return { status, headers: { 'x-request-id': randomUUID() }, body };
}

/** An error with status 200. Only `oauth/metadata` has `success` as text, as published. */
function refuse(message: string, call: string): SimAnswer {
  return json(200, { success: call === 'oauth/metadata' ? 'false' : false, message });
}

function html(status: number, text: string): SimAnswer {
  return { status, headers: { 'content-type': 'text/html' }, body: `<html><body>${text}</body></html>` };
}
