import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../bff/simulators/server/serve.ts';
import { createApiDescription, readApiDescription } from '../../support/pms/openapi.ts';

const three = createApiDescription({
  openapi: '3.0.3',
  servers: [{ url: 'https://api.example.org/v1' }],
  paths: {
    '/rooms/{id}': {
      get: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'nights', in: 'query', required: true, schema: { type: 'integer' } },
        ],
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Room' } } } } },
      },
      post: {
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Room' } },
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { beds: { type: 'array', items: { type: 'integer' } } } },
            },
          },
        },
        responses: { 204: {} },
      },
    },
  },
  components: {
    schemas: {
      Room: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, floor: { type: 'integer', nullable: true } },
      },
    },
  },
});

const two = createApiDescription({
  swagger: '2.0',
  consumes: ['application/json'],
  paths: {
    '/rooms': {
      post: {
        parameters: [
          { name: 'x-key', in: 'header', required: true, type: 'string' },
          { name: 'body', in: 'body', schema: { $ref: '#/definitions/Room' } },
        ],
        responses: { 201: { schema: { $ref: '#/definitions/Room' } } },
      },
    },
  },
  definitions: { Room: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
});

function exchange(
  request: { method?: string; path: string; query?: string; type?: string; headers?: object; body?: string },
  status: number,
  body?: unknown,
): Exchange {
  return {
    request: {
      method: request.method ?? 'GET',
      path: request.path,
      query: new URLSearchParams(request.query),
      headers: { ...(request.type === undefined ? {} : { 'content-type': request.type }), ...request.headers },
      body: request.body ?? '',
      bytes: Buffer.from(request.body ?? ''),
    },
    answer: {
      status,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? '' : JSON.stringify(body),
    },
    fault: null,
  };
}

describe('the check against a published description', () => {
  it('accepts a request that matches the description', () => {
    const room = { id: '1', floor: null };
    expect(three.check(exchange({ path: '/v1/rooms/1', query: 'nights=2' }, 200, room))).toEqual([]);
    const form = { method: 'POST', path: '/v1/rooms/1', type: 'application/x-www-form-urlencoded', body: 'beds[0]=2' };
    expect(three.check(exchange(form, 204))).toEqual([]);
    const json = { method: 'POST', path: '/rooms', type: 'application/json', headers: { 'x-key': 'a' } };
    expect(two.check(exchange({ ...json, body: '{"id":"1"}' }, 201, { id: '1' }))).toEqual([]);
  });

  it.each([
    ['an unknown path', exchange({ path: '/v1/Rooms/1' }, 200), /not described/],
    ['a missing parameter', exchange({ path: '/v1/rooms/1' }, 200, { id: '1' }), /nights is missing/],
    ['a wrong parameter', exchange({ path: '/v1/rooms/1', query: 'nights=x' }, 200, { id: '1' }), /must be integer/],
    ['an unknown one', exchange({ path: '/v1/rooms/1', query: 'nights=1&a=1' }, 200, { id: '1' }), /query a/],
    ['a wrong answer', exchange({ path: '/v1/rooms/1', query: 'nights=1' }, 200, { id: 1 }), /answer\/id/],
    ['a wrong status', exchange({ path: '/v1/rooms/1', query: 'nights=1' }, 418, {}), /status 418/],
    [
      'a wrong body',
      exchange({ method: 'POST', path: '/v1/rooms/1', type: 'application/json', body: '{}' }, 204),
      /required property 'id'/,
    ],
    ['a wrong type', exchange({ method: 'POST', path: '/v1/rooms/1', type: 'text/plain', body: 'a' }, 204), /type/],
  ])('reports %s', (_, given, expected) => {
    expect(three.check(given).join('; ')).toMatch(expected);
  });

  it('reads Swagger 2.0 as well', () => {
    const wrong = two.check(
      exchange({ method: 'POST', path: '/rooms', type: 'application/json', body: '{}' }, 201, {}),
    );
    expect(wrong.join('; ')).toMatch(/x-key is missing.*body.*id.*answer.*id/);
  });
});

describe('the published descriptions', () => {
  // Without the descriptions a run names them. The adapters' tests skip what needs them.
  const names = ['opera', 'cloudbeds', 'apaleo'] as const;
  it.skipIf(readApiDescription('opera') === null)(
    'are here, and every exchange of the adapters is held against them',
    () => {
      for (const name of names) expect(readApiDescription(name), name).not.toBeNull();
    },
  );
});
