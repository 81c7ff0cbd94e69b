import { z } from 'zod';
import { problem } from '../../../shared/api/common.ts';
import { ERRORS, type ErrorCode } from '../../base/errors.ts';
import { Components } from '../openapi/components.ts';
import { describeParameter } from '../openapi/describe-properties.ts';
import type { JsonObject } from '../openapi/json.ts';
import { nameOperation } from '../openapi/operation-names.ts';
import { ownerInPath } from '../openapi/owner.ts';
import { PARTS } from '../openapi/parts.ts';
import { type Route, takesBody } from '../route.ts';

/**
 * The description of a call. `stream`: the answer consists of many frames, as server-sent events. `multipart`: the body
 * is a form with a file. `isGuests`: a guest makes the call, with the session of their conversation.
 */
export type Described = Omit<Route, 'run' | 'wrapper' | 'isBinary'> &
  Partial<Pick<Route, 'wrapper' | 'isBinary'>> & { stream?: boolean; multipart?: boolean; isGuests?: boolean };

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const refer = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });

/** Makes the OpenAPI 3.1 document as JSON text, from the routes and the schemas that validate their bodies. */
export function createOpenApi(routes: readonly Described[], baseUrl: string): string {
  const components = new Components();
  components.answer(problem, 'Problem');
  const paths: Record<string, JsonObject> = {};
  const responses: JsonObject = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, {
      [route.method.toLowerCase()]: describeOperation(route, components, responses),
    });
  }
  const tags = [...new Set(routes.map(tagOf))].sort();
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'ServiceChat',
      version: '1',
      description: 'Guest communication for hotels. Responses may gain fields; no field is ever renamed.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: tags.map((name) => ({ name, description: describePart(name) })),
    paths,
    components: { schemas: components.toJson(), responses, headers: HEADERS, securitySchemes: SECURITY },
  });
}

const SECURITY = {
  guest: { type: 'http', scheme: 'bearer', description: 'The session token from the guest’s `welcome` frame' },
  key: { type: 'http', scheme: 'bearer', description: 'An API key: sck_…' },
  desk: {
    type: 'apiKey',
    in: 'cookie',
    name: 'service-chat',
    description: 'Unsafe methods also need the header X-CSRF-Token',
  },
};

const HEADERS = {
  RequestId: header(
    'The id of this call in the server’s log; if the request has an X-Request-Id, that id is used',
    'req_7Zs1',
  ),
  RateLimit: header('The remaining quota: r calls in t seconds', '"default";r=99;t=60'),
  RateLimitPolicy: header('The quota: q calls in w seconds', '"default";q=100;w=60'),
  RetryAfter: header('The seconds to wait before the next attempt', '5'),
  IdempotentReplayed: header('true: the stored response of an earlier call with the same Idempotency-Key', 'true'),
};

function header(description: string, example: string): JsonObject {
  return { description, schema: { type: 'string' }, example };
}

/** The error codes of a route: those it names, and those that follow from what it takes. */
export function errorsOf(route: Described): ErrorCode[] {
  const body = takesBody(route);
  const codes: ErrorCode[] = ['rate_limited', 'internal', ...route.errors];
  if (route.access !== 'public')
    codes.push('unauthorized', 'forbidden', 'second_factor_setup_required', 'network_refused');
  if (route.access !== 'public' && route.method !== 'GET') codes.push('csrf_failed');
  if (route.property) codes.push('property_required', 'not_found');
  if (route.path.includes('{')) codes.push('not_found');
  if (body) codes.push('malformed_json', 'payload_too_large', 'unsupported_media_type');
  if (body || route.query !== undefined) codes.push('validation_failed');
  if (route.query !== undefined) codes.push('bad_request');
  if (route.method === 'POST') codes.push('idempotency_mismatch', 'bad_request');
  if (route.method !== 'GET') codes.push('store_unavailable');
  return [...new Set(codes)];
}

/** The operation id of a call, such as `listTasks`. */
export function operationIdOf({ method, path, answer }: Described): string {
  const isList = answer instanceof z.ZodObject && 'items' in answer.shape;
  return nameOperation(method, path, isList);
}

function describeOperation(route: Described, components: Components, responses: JsonObject): JsonObject {
  const operationId = operationIdOf(route);
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return {
    operationId,
    summary: route.summary,
    description: describeUse(route),
    tags: [tagOf(route)],
    'x-access': [route.access, ...route.also].join(' and '),
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: describeBody(route, bodySchema(route.body, route.wrapper, name, components)),
          },
        }),
    responses: {
      [String(route.status)]: describeAnswer(route, name, components),
      ...describeErrors(errorsOf(route), responses),
    },
  };
}

/** Says who may make the call and which quota it counts against. */
function describeUse({ access, also, property, limit, isGuests }: Described): string {
  const needs = [access, ...also].map((right) => `\`${right}\``).join(' and ');
  return [
    isGuests === true
      ? 'For guests, authenticated by the session token from the `welcome` frame.'
      : access === 'public'
        ? 'Needs no authentication.'
        : access === 'session'
          ? 'Needs a signed-in staff user.'
          : `Needs ${needs}.`,
    ...(property ? ['Acts on one property.'] : []),
    ...(limit === undefined ? [] : [`Counts against the quota \`${limit}\`.`]),
  ].join(' ');
}

function describePart(name: string): string {
  const words = PARTS[name];
  if (words === undefined) throw new Error(`What are the calls under ${name} about? Say it in openapi/parts.ts`);
  return words;
}

function tagOf({ path }: Described): string {
  const [part = ''] = path.split('/').slice(path.startsWith('/api/') ? 2 : 1);
  return part.replace(/\.\w+$/, ''); // `analytics.pdf` belongs to `analytics`
}

function securityOf({ access, also, isGuests }: Described): JsonObject[] {
  if (isGuests === true) return [{ guest: [] }];
  if (access === 'public') return [];
  return access === 'session' ? [{ desk: [] }] : [{ key: [access, ...also] }, { desk: [] }];
}

function parametersOf(route: Described): JsonObject[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...describeParameter(name, { type: 'string' }, ownerInPath(route.path, name)),
    schema: { type: 'string' },
  }));
  const query = route.query === undefined ? {} : querySchema(route.query);
  const required = Array.isArray(query['required']) ? query['required'] : [];
  const inQuery = Object.entries(isObject(query['properties']) ? query['properties'] : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...describeParameter(name, isObject(schema) ? schema : {}, 'query'),
    schema: isObject(schema) ? withoutDescription(schema) : {},
  }));
  const inHeader = [
    ...(route.property ? ['X-Property-Id'] : []),
    ...(route.method === 'POST' ? ['Idempotency-Key'] : []),
  ].map((name) => ({
    name,
    in: 'header',
    ...describeParameter(name, { type: 'string' }, 'header'),
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function describeBody({ multipart, bodyType }: Described, schema: JsonObject): JsonObject {
  if (multipart === true) return { 'multipart/form-data': { schema } };
  const json = { 'application/json': { schema } };
  return bodyType === undefined ? json : { ...json, [bodyType]: { schema: { type: 'string' } } };
}

function describeAnswer(route: Described, name: string, components: Components): JsonObject {
  const { answer, answerType = 'application/json', summary, method, limit, stream } = route;
  const headers = {
    'X-Request-Id': refer('RequestId'),
    ...(limit === undefined ? {} : { RateLimit: refer('RateLimit'), 'RateLimit-Policy': refer('RateLimitPolicy') }),
    ...(method === 'POST' ? { 'Idempotent-Replayed': refer('IdempotentReplayed') } : {}),
  };
  if (answer === null) return { description: 'Done', headers };
  const schema = components.answer(answer, nameAnswer(name));
  if (stream !== true) return { description: summary, headers, content: { [answerType]: { schema } } };
  // OpenAPI 3.1 cannot describe the parts of a stream: it is a text, and its description names the schema of a part.
  const description = `${summary}. Each \`data\` field holds a ${String(schema['$ref']).split('/').at(-1)} as JSON`;
  const text = { type: 'string', description, contentMediaType: 'application/json', contentSchema: schema };
  return { description, headers, content: { 'text/event-stream': { schema: text } } };
}

function nameAnswer(operation: string): string {
  return operation.startsWith('List') ? `${operation.slice('List'.length)}Page` : `${operation}Answer`;
}

/** References to the error answers. Each set of codes is described once, in `described`. */
function describeErrors(codes: readonly ErrorCode[], sharedResponses: JsonObject): JsonObject {
  const byStatus = Map.groupBy(codes.toSorted(), (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, codesOfStatus]) => {
      const name = codesOfStatus.map(toPascal).join('Or');
      sharedResponses[name] ??= {
        description: codesOfStatus.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('; '),
        headers: {
          'X-Request-Id': refer('RequestId'),
          ...(['429', '503'].includes(status) ? { 'Retry-After': refer('RetryAfter') } : {}),
        },
        content: PROBLEM,
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function toPascal(code: string): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function bodySchema(body: z.ZodType, wrapper: string | undefined, name: string, components: Components): JsonObject {
  const bare = components.body(body, `${name}Body`);
  if (wrapper === undefined) return bare;
  const wrapped = {
    type: 'object',
    description: 'The same body as the only property of an object',
    properties: { [wrapper]: bare },
    required: [wrapper],
    additionalProperties: false,
  };
  return { oneOf: [bare, wrapped] };
}

function querySchema(schema: z.ZodType): JsonObject {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function withoutDescription({ description, ...schema }: JsonObject): JsonObject {
  return schema;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
