import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { GUEST_OPERATIONS } from '../../../bff/http/docs/guest-operations.ts';
import { createOpenApi } from '../../../bff/http/docs/openapi.ts';
import { createRoutes } from '../../../bff/http/routes/table.ts';

const text = createOpenApi([...createRoutes(), ...GUEST_OPERATIONS], 'https://chat.example');
const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  operationId: z.string(),
  description: z.string().min(5),
  parameters: z.array(z.looseObject({ name: z.string(), description: z.string().min(3) })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.object({ schema })).optional() })),
});
const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), schema) }),
  })
  .parse(JSON.parse(text));
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

it('the OpenAPI description passes the linter without findings', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
  // The health call has no input that could be wrong.
  expect([...new Set(told)]).toEqual([]);
});

it('the OpenAPI description names every body and every answer', () => {
  for (const { operationId, requestBody, responses } of operations) {
    const body = requestBody?.content['application/json']?.schema;
    if (body !== undefined) expect(body['$ref'] ?? body['oneOf'], operationId).toBeDefined();
    const answer = Object.values(responses).flatMap(({ content }) => Object.entries(content ?? {}));
    for (const [type, { schema: told }] of answer)
      expect(type === 'text/event-stream' || told['$ref'] !== undefined, `${operationId} ${type}`).toBe(true);
  }
});

it('every property in the OpenAPI description has a description, and an example unless it is composed', () => {
  const silent: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const parsed = z.object({ properties: z.record(z.string(), schema) }).safeParse(value);
    const properties = parsed.success ? parsed.data.properties : {};
    for (const [name, property] of Object.entries(properties)) {
      if (String(property['description'] ?? '').length < 2) silent.push(`${place}.${name} has no description`);
      const isNamed = JSON.stringify({ ...property, description: '' }).includes('"$ref"');
      if (!isNamed && !('examples' in property) && property['properties'] === undefined)
        silent.push(`${place}.${name} has no example`);
      look(property, `${place}.${name}`);
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'properties') look(inner, place);
  };
  for (const [name, one] of Object.entries(document.components.schemas)) look(one, name);
  expect(silent, 'say it in bff/http/openapi/words.ts or words-of-records.ts').toEqual([]);
});

it('every example in the OpenAPI description is accepted by its schema', async () => {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: formats } = await import('ajv-formats');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('base64', true);
  ajv.addSchema({ $id: 'doc', components: document.components });
  const wrong: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('examples' in value && Array.isArray(value.examples)) {
      const whole = JSON.stringify(value).replaceAll('"#/components', '"doc#/components');
      const validate = ajv.compile(JSON.parse(whole));
      for (const example of value.examples) if (!validate(example)) wrong.push(`${place}: ${JSON.stringify(example)}`);
    }
    for (const [key, inner] of Object.entries(value)) look(inner, `${place}/${key}`);
  };
  look(document.components.schemas, '');
  expect(wrong).toEqual([]);
});

it('examples in the OpenAPI description are real values: no filler, and ids of the right kind', () => {
  const wrong: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const told = JSON.stringify('examples' in value ? value.examples : 'example' in value ? value.example : null);
    const isOneOfSome = 'enum' in value || 'const' in value; // here `text` is a type, as in `"type":"text"`
    if (!isOneOfSome && /(?<!"type":)"text"(?!:)|\{\}|\[\]/.test(told)) wrong.push(`${place}: ${told}`);
    const said = 'description' in value ? String(value.description) : '';
    if ('type' in value && value.type === 'boolean' && /how many|^The (?:first|last) day/i.test(said))
      wrong.push(`${place}: ${said}`);
    for (const [key, inner] of Object.entries(value)) if (!/^examples?$/.test(key)) look(inner, `${place}/${key}`);
  };
  look(document.components.schemas, '');
  for (const [path, calls] of Object.entries(document.paths))
    for (const { parameters } of Object.values(calls))
      for (const parameter of parameters) {
        look(parameter, `${path} ${parameter.name}`);
        if (parameter['in'] === 'path' && parameter['example'] === undefined) wrong.push(`${path} has no example`);
      }
  expect(wrong).toEqual([]);
  const example = (path: string): unknown => document.paths[path]?.['get']?.parameters[0]?.['example'];
  expect(example('/api/tasks/{id}')).toMatch(/^tsk_/);
  expect(example('/api/conversations/{id}')).toMatch(/^cnv_/);
  const hours = JSON.stringify(document.components.schemas['Card']);
  expect(hours).toMatch(/"from":\{[^}]*"examples":\["08:00"\]/);
});

it('the OpenAPI generator invents no descriptions or examples for unknown fields', () => {
  const made = JSON.parse(
    createOpenApi(
      createRoutes()
        .filter(({ path, method }) => path === '/api/labels' && method === 'POST')
        .map((route) => ({ ...route, answer: z.object({ frobnicated: z.string() }) })),
      'https://chat.example',
    ),
  );
  expect(JSON.stringify(made.components.schemas)).toContain('"frobnicated":{"type":"string"}');
});

it('the OpenAPI description marks streams as streams, and has no keys of the converter', () => {
  const streamed = document.paths['/chat/events']?.['get']?.responses['200']?.content;
  expect(Object.keys(streamed ?? {})).toEqual(['text/event-stream']);
  expect(text).not.toMatch(/"\$(?:schema|id|defs)"|"~standard"|"_zod"/);
});

it('the operations in the OpenAPI description have the names of the contract', () => {
  expect(operations.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining([
      'register',
      'connectPms',
      'mapRoomTypes',
      'enableSync',
      'connectWhatsApp',
      'configureProperty',
      'trainAi',
      'activate',
    ]),
  );
});
