import { z } from 'zod';
import type { JsonObject } from '../port.ts';
import { type BridgeOperation, COMPONENTS, type ComponentName, OPERATIONS } from './operations.ts';

const json = z.custom<JsonObject>(); // toJSONSchema returns JSON

/** The bridge's contract as an OpenAPI 3.1 document. A test keeps docs/pms/bridge.openapi.json equal to it. */
export function describeBridge(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of OPERATIONS) {
    const [method = '', path = ''] = operation.call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ServiceChat PMS Bridge',
      version: '1.0.0',
      description: 'What a hotel’s own PMS, or a small proxy in front of it, answers to ServiceChat. See bridge.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://pms.example.net/servicechat/v1', description: 'Any base address' }],
    security: [{ bearer: [] }, { basic: [] }, { apiKeyHeader: [] }, { oauth2: [] }],
    paths,
    webhooks: {
      notice: {
        post: {
          summary: 'Something changed: posted to the address that was registered, signed as Standard Webhooks has it',
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: refer('Notice') } } },
          responses: { '2XX': { description: 'Taken; anything else: send it again later' } },
        },
      },
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        apiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        oauth2: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: 'https://pms.example.net/oauth/token', scopes: {} } },
        },
      },
      schemas: describeComponents(),
    },
  };
}

function describeComponents(): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(COMPONENTS)) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { uri: (name) => `#/components/schemas/${name}`, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id: _, $schema: __, ...rest } = json.parse(schema);
      return [name, rest];
    }),
  );
}

function describeOperation(
  { call, summary, capability, query, body, answer }: BridgeOperation,
  path: string,
): JsonObject {
  const isList = answer !== null && typeof answer === 'object';
  const content = answer === null ? null : typeof answer === 'object' ? describeList(answer.list) : refer(answer);
  const success = content === null ? { description: 'Done' } : describeAnswer('Done', content);
  const successResponses =
    content === null ? { '204': success } : { '200': success, ...(body === undefined ? {} : { '201': success }) };
  return {
    operationId: nameCall(call),
    summary,
    ...(capability === null ? {} : { description: `With the capability \`${capability}\`.` }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', maxLength: 128 },
      })),
      ...Object.entries({ ...query, ...(isList ? PAGING : {}) }).map(([name, format]) => ({
        name,
        in: 'query',
        required: format.endsWith('*'),
        schema: FORMATS[format.replace('*', '')] ?? { type: 'string' },
      })),
      ...(call.startsWith('POST ') ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: refer(body) } } } }),
    responses: {
      ...successResponses,
      default: describeAnswer('Refused', refer('Problem'), 'application/problem+json'),
    },
  };
}

const PAGING = { limit: 'count', cursor: 'text' };
const FORMATS: Record<string, JsonObject> = {
  count: { type: 'integer', minimum: 1, maximum: 200, default: 100 },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
};
const IDEMPOTENCY_KEY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same again: answer as before, do nothing',
  schema: { type: 'string', maxLength: 64 },
};

function refer(name: ComponentName): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

function describeList(name: ComponentName): JsonObject {
  return {
    type: 'object',
    required: ['items', 'nextCursor'],
    properties: { items: { type: 'array', items: refer(name) }, nextCursor: { type: ['string', 'null'] } },
  };
}

function describeAnswer(description: string, schema: JsonObject, type = 'application/json'): JsonObject {
  return { description, content: { [type]: { schema } } };
}

/** `GET /rooms/{id}` → `getRoomsById`. */
function nameCall(call: string): string {
  return call
    .toLowerCase()
    .replace(/\{(\w+)\}/g, 'by $1')
    .replace(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');
}
