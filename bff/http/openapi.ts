import { z } from 'zod';
import { problem } from '../../shared/api/common.ts';
import { ERRORS, type ErrorCode } from '../base/errors.ts';
import type { Route } from './route.ts';

type JsonObject = Record<string, unknown>;
/** What is said of a call, whoever runs it. */
export type Described = Omit<Route, 'run' | 'wrapper'> & Partial<Pick<Route, 'wrapper'>>;

const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** OpenAPI 3.1, made of the route table and of the schemas that validate, as JSON text. */
export function createOpenApi(routes: readonly Described[], baseUrl: string): string {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, { [route.method.toLowerCase()]: describeOperation(route) });
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'ServiceChat',
      version: '1',
      description: 'Guest communication for hotels. Answers may gain fields; none is renamed.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Problem: answerSchema(problem) },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key: sck_…' },
        desk: {
          type: 'apiKey',
          in: 'cookie',
          name: 'service-chat',
          description: 'With X-CSRF-Token on unsafe methods',
        },
      },
    },
  });
}

/** The error codes a route may answer with: its own and those that follow from what it takes. */
export function errorsOf(route: Described): ErrorCode[] {
  const body = WITH_BODY.includes(route.method);
  const codes: ErrorCode[] = ['rate_limited', 'internal', ...route.errors];
  if (route.access !== 'public') codes.push('unauthorized', 'forbidden');
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

function describeOperation(route: Described): JsonObject {
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: route.summary,
    tags: [route.path.split('/')[route.path.startsWith('/api/') ? 2 : 1]],
    'x-access': [route.access, ...route.also].join(' and '),
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: bodySchema(route.body, route.wrapper) },
              ...(route.bodyType === undefined ? {} : { [route.bodyType]: { schema: { type: 'string' } } }),
            },
          },
        }),
    responses: { [String(route.status)]: describeAnswer(route), ...describeErrors(errorsOf(route)) },
  };
}

function securityOf({ access, also }: Described): JsonObject[] {
  if (access === 'public') return [];
  return access === 'session' ? [{ desk: [] }] : [{ key: [access, ...also] }, { desk: [] }];
}

function parametersOf(route: Described): JsonObject[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = route.query === undefined ? {} : requestSchema(route.query);
  const inQuery = Object.entries(isObject(query['properties']) ? query['properties'] : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const inHeader = [
    ...(route.property ? ['X-Property-Id'] : []),
    ...(route.method === 'POST' ? ['Idempotency-Key'] : []),
  ].map((name) => ({ name, in: 'header', schema: { type: 'string' } }));
  return [...inPath, ...inQuery, ...inHeader];
}

function describeAnswer({ answer, answerType = 'application/json', summary }: Described): JsonObject {
  const headers = { 'X-Request-Id': { schema: { type: 'string' } } };
  if (answer === null) return { description: 'Done', headers };
  return { description: summary, headers, content: { [answerType]: { schema: answerSchema(answer) } } };
}

function describeErrors(codes: readonly ErrorCode[]): JsonObject {
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function bodySchema(body: z.ZodType, wrapper: string | undefined): JsonObject {
  const bare = requestSchema(body);
  if (wrapper === undefined) return bare;
  const wrapped = { type: 'object', properties: { [wrapper]: bare }, required: [wrapper], additionalProperties: false };
  return { oneOf: [bare, wrapped] };
}

function requestSchema(schema: z.ZodType): JsonObject {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: dropDialect });
}

/** Answers may gain fields: they are checked strictly here and described openly to clients. */
function answerSchema(schema: z.ZodType): JsonObject {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override(context) {
      delete context.jsonSchema.additionalProperties;
      dropDialect(context);
    },
  });
}

function dropDialect({ jsonSchema }: { jsonSchema: JsonObject }): void {
  delete jsonSchema['$schema']; // OpenAPI 3.1 names it for the whole document
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
