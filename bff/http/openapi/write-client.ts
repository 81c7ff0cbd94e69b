import { z } from 'zod';
import { writeType } from './write-type.ts';

/** The parts of an OpenAPI document that the client library is made from. */
const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean().default(false),
      description: z.string(),
      schema,
    }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
type Operation = z.infer<typeof operation>;
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

const MADE = '// Made of the API’s description by `npm run client`; changes are made there.\n';

/** Writes two files of the client library: the types, and a class with a method for each call. */
export function writeClient(openApi: string, codes: readonly string[]): { types: string; calls: string } {
  const { paths, components } = document.parse(JSON.parse(openApi));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  const queries = operations.filter(({ parameters }) => parameters.some((one) => one.in === 'query'));
  const files = new Set(operations.flatMap(fileSchemas)); // a `Blob` in TypeScript
  const types = [
    MADE,
    `/** Why the server says no. */\nexport type ApiErrorCode =\n${codes.map((code) => `  | '${code}'`).join('\n')};\n`,
    ...Object.entries(components.schemas)
      .filter(([name]) => !files.has(name))
      .map(([name, definition]) => `export type ${name} = ${writeType(definition)};\n`),
    ...queries.map((operation) => `export type ${queryName(operation)} = ${writeType(querySchema(operation))};\n`),
  ].join('\n');
  const methods = operations.map((operation) => writeMethod(operation, components.schemas));
  const calls = [
    MADE,
    "import { ApiClient, type CallOptions } from '../api-client.ts';",
    "import type * as t from './api-types.ts';\n",
    '/** A method for every call of the API. */',
    `export class ApiCalls extends ApiClient {\n${methods.join('\n\n')}\n}\n`,
  ].join('\n');
  return { types, calls };
}

/** The schema names of bodies and answers that are not JSON: forms with a file, and files. */
function fileSchemas({ requestBody, responses }: Operation): string[] {
  const contents = [requestBody?.content, ...Object.values(responses).map((response) => response.content)];
  return contents
    .flatMap((content) => Object.entries(content ?? {}))
    .filter(([type]) => !/json|event-stream|text\/csv/.test(type))
    .map(([, body]) => nameOf(body.schema));
}

function nameOf(reference: z.infer<typeof schema>): string {
  return (
    String(reference['$ref'] ?? '')
      .split('/')
      .at(-1) ?? ''
  );
}

type Call = Operation & { path: string; method: string };

function writeMethod(call: Call, schemas: z.infer<typeof document>['components']['schemas']): string {
  const { operationId, path, method, parameters, requestBody, responses } = call;
  const hasQuery = parameters.some((one) => one.in === 'query');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  const body = requestBody?.content['application/json']?.schema;
  const takesFile = requestBody?.content['multipart/form-data'] !== undefined;
  const pathLiteral = `\`${path.replace(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``;
  const query = parameters.filter((one) => one.in === 'query');
  const mayBeEmpty = query.every(({ required }) => !required);
  const argumentNames = [
    ...(hasQuery ? ['query'] : []),
    ...(body === undefined ? [] : ['body']),
    ...(takesFile ? ['file'] : []),
  ].join(', ');
  const parameterList = [
    ...names.map((name) => `${name}: string`),
    ...(takesFile ? ['file: Blob'] : []),
    ...(body === undefined ? [] : [`body: ${writeType(body, 't.')}${mayBeEmptyBody(body, schemas) ? ' = {}' : ''}`]),
    ...(hasQuery ? [`query: t.${queryName(call)}${mayBeEmpty ? ' = {}' : ''}`] : []),
    'options: CallOptions = {}',
  ].join(', ');
  const callArguments = `${names.length > 0 ? pathLiteral : `'${path}'`}, ${argumentNames === '' ? '{}' : `{ ${argumentNames} }`}, options`;
  const stream = content['text/event-stream']?.schema['contentSchema'];
  if (stream !== undefined) {
    const item = writeType(stream, 't.');
    return `${comment(call)}  ${operationId}(${parameterList}): AsyncGenerator<${item}, void> {\n    return this.stream(${callArguments});\n  }`;
  }
  if (Object.keys(content).some((type) => type !== 'application/json'))
    return `${comment(call)}  ${operationId}(${parameterList}): Promise<Blob> {\n    return this.file(${callArguments});\n  }`;
  const answer =
    content['application/json'] === undefined ? 'void' : writeType(content['application/json'].schema, 't.');
  return `${comment(call)}  ${operationId}(${parameterList}): Promise<${answer}> {\n    return this.call('${method}', ${callArguments});\n  }`;
}

function comment({ summary, description, method, path }: Call): string {
  return `  /**\n   * ${summary}. ${description}\n   *\n   * \`${method} ${path}\`\n   */\n`;
}

/** Whether the body can be empty. */
function mayBeEmptyBody(
  body: z.infer<typeof schema>,
  schemas: z.infer<typeof document>['components']['schemas'],
): boolean {
  const { type, required = [] } = schemas[nameOf(body)] ?? {};
  return type === 'object' && Array.isArray(required) && required.length === 0;
}

function queryName({ operationId }: Operation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
}

function querySchema({ parameters }: Operation): z.infer<typeof schema> {
  const query = parameters.filter((one) => one.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map((one) => [one.name, { ...one.schema, description: one.description }])),
    required: query.filter((one) => one.required).map(({ name }) => name),
  };
}
