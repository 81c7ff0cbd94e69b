import { randomUUID } from 'node:crypto';
import { createFaults } from '../server/faults.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import { CALLS, type Call } from './calls.ts';
import { callHooks } from './hooks.ts';
import { createIds, PROPERTY_ID } from './ids.ts';
import { createOAuth, type OAuth } from './oauth.ts';
import { PREFERENCES } from './read-guests.ts';
import { type CloudbedsState, type Given, parseForm, Refusal } from './state.ts';

const BASE_PATH = '/api/v1.3/';
/** Of a property's key (the vendor's FAQ). */
const REQUESTS_PER_SECOND = 5;
/** A delivery must be answered in two seconds and is tried five times more (the vendor's "webhooks" page). */
const WEBHOOK_TIMEOUT_MS = 2_000;
const WEBHOOK_RETRY_DELAYS_MS = [20, 40, 80, 160, 320];

export interface CloudbedsOptions extends SimulatorOptions {
  requestsPerSecond?: number;
  /** Has the hotel the field for guests' preferences already? Default: yes. */
  preferencesField?: boolean;
  /** What the credentials to connect with hold: a key, or a code of a partner's app. Default: a key. */
  login?: 'api_key' | 'oauth' | 'oauth_key';
}

export interface CloudbedsSimulator extends Simulator {
  /** Makes one booking of several rooms of the world's reservations. */
  join(first: number, ...others: number[]): void;
  /** The hotel takes a right away: `write:item`. */
  withhold(scope: string): void;
  /** What housekeeping reads about a room. */
  roomComment(number: string): string;
  subscriptions(): readonly { object: string; action: string; endpoint: string }[];
  /** As if another program had taken them all away. */
  dropSubscriptions(): void;
  /** Somebody in the hotel deletes a note. */
  deleteNote(writtenId: string): void;
  /** Partners' apps, their codes and tokens. */
  oauth: OAuth;
}

/** Cloudbeds' PMS API v1.3 over the world: forms, envelopes, refusals with status 200, webhooks without signatures. */
export async function startSimulator(options: CloudbedsOptions): Promise<CloudbedsSimulator> {
  const { world, clock = world.clock, limits = true, login = 'api_key' } = options;
  const requestsPerSecond = limits ? (options.requestsPerSecond ?? REQUESTS_PER_SECOND) : Number.POSITIVE_INFINITY;
  const faults = createFaults();
  const webhooks = createWebhooks({
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    retryDelaysMs: options.webhookRetryDelaysMs ?? WEBHOOK_RETRY_DELAYS_MS,
  });
  const apiKey = `cbat_${randomUUID().replaceAll('-', '')}`;
  const oauth = createOAuth(() => +clock() + faults.clockSkewMs);
  const withheld = new Set<string>();
  const recent: number[] = [];
  let revoked = false;
  let url = '';
  const field = { name: PREFERENCES, applyTo: 'guest', maxCharacters: 1_000 };
  const state: CloudbedsState = {
    world,
    faults,
    ids: createIds(),
    url: () => url,
    fields: new Map(options.preferencesField === false ? [] : [[PREFERENCES, field]]),
    roomComments: new Map(),
    hooks: [],
    appState: 'installing',
  };

  function isTooMany(): boolean {
    const now = performance.now();
    while ((recent[0] ?? now) <= now - 1_000) recent.shift();
    recent.push(now);
    return recent.length > requestsPerSecond;
  }

  function handle(request: SimRequest): SimAnswer {
    if (isTooMany()) return tooMany();
    const name = request.path.startsWith(BASE_PATH) ? request.path.slice(BASE_PATH.length) : '';
    if (name === 'access_token') return oauth.handle(request);
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (call === undefined) return html(404, 'Not Found');
    if (call.method !== request.method) return html(405, 'Method Not Allowed');
    const key = request.headers['x-api-key'] ?? request.headers['authorization']?.replace(/^Bearer /, '');
    if (key !== apiKey && !oauth.knows(key ?? ''))
      return json(401, { error: 'access_denied', message: 'Access denied. Invalid API key' });
    try {
      if (revoked) throw new Refusal('User who approved this connection is not active anymore');
      if (call.scope !== null && withheld.has(call.scope))
        throw new Refusal(`You do not have permission for this call (scope ${call.scope})`);
      const given = readGiven(request, call);
      return json(200, { success: true, ...call.answer(state, given) });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.message, name);
      throw error;
    }
  }

  const stopListening = world.onChange((change) => callHooks(state, webhooks, change));
  const server = await serveSimulator({
    handle,
    faults,
    clock,
    rateLimited: (retryAfter) => tooMany(retryAfter),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  url = server.url;
  return {
    ...server,
    provider: 'cloudbeds',
    world,
    credentials: {
      propertyId: PROPERTY_ID,
      apiUrl: url,
      ...(login === 'api_key' ? { apiKey } : { login, ...oauth.app, code: oauth.authorise() }),
    },
    oauth,
    expireTokens: () => oauth.expireTokens(), // an API key is good until it is revoked
    revoke(value = true) {
      revoked = value;
    },
    setWebhook: null,
    webhooks,
    join: state.ids.join,
    withhold: (scope) => withheld.add(scope),
    roomComment: (number) => state.roomComments.get(number) ?? '',
    subscriptions: () => state.hooks,
    dropSubscriptions() {
      state.hooks.length = 0;
    },
    deleteNote: (writtenId) => world.writes.change(writtenId, { gone: true }),
    async close() {
      stopListening();
      webhooks.close();
      await server.close();
    },
  };
}

/** Reads by query, writes by form; a field that the call does not take is refused, as is another property. */
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

/** Refused with status 200. `oauth/metadata` alone writes `success` as a text, as published. */
function refuse(message: string, call: string): SimAnswer {
  return json(200, { success: call === 'oauth/metadata' ? 'false' : false, message });
}

function html(status: number, text: string): SimAnswer {
  return { status, headers: { 'content-type': 'text/html' }, body: `<html><body>${text}</body></html>` };
}

function tooMany(retryAfter?: string): SimAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status: 429, headers, body: { success: false, message: 'Too many requests' } };
}
