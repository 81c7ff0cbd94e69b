import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { Exchange } from '../../../bff/simulators/server/serve.ts';

/** A vendor's published description (OpenAPI 3.0 or Swagger 2.0) and what it says of an exchange. */
export interface ApiDescription {
  /** What is wrong with request and answer; empty: both are as described. Query, headers, bodies, statuses. */
  check(exchange: Exchange): string[];
  /** Is the path described at all? */
  knows(method: string, path: string): boolean;
}

const schemaSchema = z.record(z.string(), z.unknown());
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header', 'cookie', 'body', 'formData']),
  required: z.boolean().default(false),
  schema: schemaSchema.optional(),
  // Swagger 2.0 keeps these in the parameter itself.
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  items: schemaSchema.optional(),
});
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() }));
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  consumes: z.array(z.string()).optional(),
  requestBody: z.object({ required: z.boolean().default(false), content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ schema: schemaSchema.optional(), content: contentSchema.optional() })),
});
const descriptionSchema = z.object({
  consumes: z.array(z.string()).default(['application/json']),
  servers: z.array(z.object({ url: z.string() })).default([]),
  basePath: z.string().default(''),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const sharedSchema = z.object({ components: z.record(z.string(), schemaSchema) });
type Operation = z.infer<typeof operationSchema>;
type Parameter = z.infer<typeof parameterSchema>;

/** Descriptions lie beside the checkout, where a machine has them: were this file moved, they would be looked for elsewhere and never found. */
const CHECKOUT = join(import.meta.dirname, '../../..');
if (!existsSync(join(CHECKOUT, 'package.json')))
  throw new Error(`${CHECKOUT} is not the checkout: published descriptions would be looked for in the wrong place`);

/**
 * The folder of published descriptions, where this machine has it: tests that need it run only then. Where SHARED_DIR names it,
 * it has to be there: a wrong name would pass everything unseen.
 */
function findFolder(family: 'pms' | 'channels'): string | null {
  const shared = process.env['SHARED_DIR'] ?? join(CHECKOUT, '../shared');
  const folder = join(shared, 'facts', family, 'openapi');
  if (existsSync(folder)) return folder;
  if (process.env['SHARED_DIR'] !== undefined)
    throw new Error(`SHARED_DIR holds no facts/${family}/openapi: ${shared}`);
  return null;
}

/** Reads `NAME.json` of the published descriptions; null where there is none. */
export function readApiDescription(name: string, family: 'pms' | 'channels' = 'pms'): ApiDescription | null {
  const folder = findFolder(family);
  const path = folder === null ? '' : join(folder, `${name}.json`);
  if (!existsSync(path)) return null;
  return createApiDescription(JSON.parse(readFileSync(path, 'utf8')));
}

export function createApiDescription(published: unknown): ApiDescription {
  const document = withOpenParts(withSharedParts(published, published));
  const { paths, servers, basePath, consumes } = descriptionSchema.parse(document);
  const bases = [...servers.map(({ url }) => URL.parse(url)?.pathname ?? ''), basePath]
    .map((base) => base.replace(/\/$/, ''))
    .filter((base) => base !== '');
  const routes = Object.entries(paths)
    .map(([path, item]) => ({ path, item, pattern: toPattern(path), braces: path.split('{').length }))
    .sort((a, b) => a.braces - b.braces);
  const strictValues = createAjv(document, false);
  const looseValues = createAjv(document, true);
  /** Each is read once: a schema that is the same object is compiled once. */
  const operations = new Map<string, Operation>();

  function find(method: string, path: string): { operation: Operation; pointer: string } | null {
    const base = bases.find((one) => path.startsWith(`${one}/`)) ?? '';
    const inside = path.slice(base.length);
    for (const route of routes) {
      const published = route.item[method.toLowerCase()];
      if (published === undefined || !route.pattern.test(inside)) continue;
      const pointer = `/paths/${escapePointer(route.path)}/${method.toLowerCase()}`;
      const operation = operations.get(pointer) ?? operationSchema.parse(published);
      operations.set(pointer, operation);
      return { operation, pointer };
    }
    return null;
  }

  return {
    knows: (method, path) => find(method, path) !== null,
    check({ request, answer }) {
      const found = find(request.method, request.path);
      if (found === null) return [`${request.method} ${request.path} is not described`];
      const { operation, pointer } = found;
      const wrong: string[] = [];
      const judge = (ajv: Ajv, schemaPointer: string, value: unknown, where: string) => {
        const validate = ajv.getSchema(`doc#${schemaPointer}`);
        if (validate === undefined) throw new Error(`No schema at ${schemaPointer}`);
        if (validate(value) === true) return;
        for (const { instancePath, message } of validate.errors ?? [])
          wrong.push(`${where}${instancePath} ${message ?? 'is wrong'}`);
      };

      const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
      const known = new Set(queries.map(({ name }) => name));
      for (const name of new Set(request.query.keys()))
        if (!known.has(name) && !known.has(`${name}[]`)) wrong.push(`query ${name} is not described`);
      operation.parameters.forEach((parameter, index) => {
        const given = giveParameter(parameter, request);
        if (given === undefined) {
          if (parameter.required && parameter.in !== 'path' && parameter.in !== 'body')
            if (parameter.in !== 'formData') wrong.push(`${parameter.in} ${parameter.name} is missing`);
          return;
        }
        if (parameter.schema === undefined) wrong.push(...judgePlain(looseValues, parameter, given));
        else judge(looseValues, `${pointer}/parameters/${index}/schema`, given, `${parameter.in} ${parameter.name}`);
      });

      const bodyIndex = operation.parameters.findIndex((parameter) => parameter.in === 'body');
      const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
      if (operation.requestBody !== undefined) {
        const { content, required } = operation.requestBody;
        if (request.body === '' && !required) {
          // nothing was sent, and nothing had to be
        } else if (content[type] === undefined) wrong.push(`body of type ${type || 'none'} is not described`);
        else {
          const isForm = type === 'application/x-www-form-urlencoded';
          const schemaPointer = `${pointer}/requestBody/content/${escapePointer(type)}/schema`;
          judge(isForm ? looseValues : strictValues, schemaPointer, readBody(request.body, isForm), 'body');
        }
      } else if (bodyIndex >= 0) {
        if (!(operation.consumes ?? consumes).includes(type)) wrong.push(`body of type ${type || 'none'}`);
        judge(strictValues, `${pointer}/parameters/${bodyIndex}/schema`, readBody(request.body, false), 'body');
      } else if (operation.parameters.some((parameter) => parameter.in === 'formData')) {
        wrong.push(...checkForm(operation, request.body));
      } else if (request.body !== '') wrong.push('body is not described');

      if (answer === null) return wrong;
      const status = operation.responses[answer.status] === undefined ? 'default' : String(answer.status);
      const response = operation.responses[status];
      if (response === undefined) return [...wrong, `status ${answer.status} is not described`];
      const media = Object.keys(response.content ?? {}).find((name) => name.includes('json'));
      const isJson = (answer.headers['content-type'] ?? '').includes('json');
      const schemaPointer =
        response.schema !== undefined
          ? `${pointer}/responses/${status}/schema`
          : media !== undefined && response.content?.[media]?.schema !== undefined
            ? `${pointer}/responses/${status}/content/${escapePointer(media)}/schema`
            : null;
      if (schemaPointer !== null && isJson) judge(strictValues, schemaPointer, JSON.parse(answer.body), 'answer');
      else if (schemaPointer !== null) wrong.push('answer is not JSON');
      return wrong;
    },
  };
}

function createAjv(document: unknown, coerce: boolean): Ajv {
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, coerceTypes: coerce ? 'array' : false });
  addFormats.default(ajv);
  ajv.addFormat('time', /^\d{2}:\d{2}(:\d{2})?$/); // hotels' hours carry no offset
  // Vendors of hotels write local times with a blank (`2026-03-02 16:00:00.0`) under this name.
  ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/);
  ajv.addSchema(schemaSchema.parse(withoutShortDates(document)), 'doc');
  return ajv;
}

/** Parameters, answers and bodies that are kept elsewhere in the document stand where they are named. */
function withSharedParts(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withSharedParts(one, document));
  if (typeof value !== 'object' || value === null) return value;
  const place =
    '$ref' in value ? /^#\/components\/(parameters|responses|requestBodies)\/(.+)$/.exec(String(value.$ref)) : null;
  if (place !== null) {
    const [, kind = '', name = ''] = place;
    const { components } = sharedSchema.parse(document);
    return withSharedParts(components[kind]?.[name], document);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSharedParts(inner, document)]));
}

/** Where a value has to be several schemas at once, one that takes its own fields alone would refuse the others'. */
function withOpenParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOpenParts);
  if (typeof value !== 'object' || value === null) return value;
  const opened = Object.entries(value).map(([key, inner]) => {
    const parts = key === 'allOf' && Array.isArray(inner) && inner.length > 1 ? inner.map(withoutClosing) : inner;
    return [key, withOpenParts(parts)];
  });
  return Object.fromEntries(opened);
}

function withoutClosing(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'additionalProperties'));
}

/** Oracle's description gives dates of ten letters a longest length of eight: that one is passed over. */
function withoutShortDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutShortDates);
  if (typeof value !== 'object' || value === null) return value;
  const isDate = 'format' in value && value.format === 'date' && 'maxLength' in value;
  const kept = Object.entries(value).filter(([key]) => !(isDate && key === 'maxLength'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutShortDates(inner)]));
}

/** What is asked of a Swagger 2.0 parameter's value; ajv compiles a schema once for each object. */
const plainSchemas = new WeakMap<Parameter, object>();

function plainSchemaOf(parameter: Parameter): object {
  const { type, format, enum: values, items } = parameter;
  const parts = Object.entries({ type, format, enum: values, items }).filter(([, part]) => part !== undefined);
  const schema = plainSchemas.get(parameter) ?? Object.fromEntries(parts);
  plainSchemas.set(parameter, schema);
  return schema;
}

function judgePlain(ajv: Ajv, parameter: Parameter, given: unknown): string[] {
  if (ajv.validate(plainSchemaOf(parameter), given)) return [];
  return (ajv.errors ?? []).map(({ message }) => `${parameter.in} ${parameter.name} ${message ?? 'is wrong'}`);
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.$*+?^()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function giveParameter(parameter: Parameter, { query, headers }: Exchange['request']): string | string[] | undefined {
  if (parameter.in === 'header') return headers[parameter.name.toLowerCase()];
  if (parameter.in !== 'query') return undefined;
  const all = [...query.getAll(parameter.name), ...query.getAll(`${parameter.name}[]`)];
  if (all.length === 0) return undefined;
  const isList = (parameter.schema?.['type'] ?? parameter.type) === 'array';
  return isList ? all.flatMap((text) => text.split(',')) : all.join(',');
}

function checkForm(operation: Operation, body: string): string[] {
  const form = new URLSearchParams(body);
  const fields = operation.parameters.filter((parameter) => parameter.in === 'formData');
  const missing = fields.filter(({ name, required }) => required && !form.has(name)).map(({ name }) => name);
  const unknown = [...form.keys()].filter((name) => !fields.some((field) => field.name === name));
  return [
    ...missing.map((name) => `form ${name} is missing`),
    ...unknown.map((name) => `form ${name} is not described`),
  ];
}

/** JSON, or a form whose brackets (`rooms[0][id]`) make lists and objects. Unreadable JSON is its own text. */
function readBody(body: string, isForm: boolean): unknown {
  if (!isForm) {
    try {
      return JSON.parse(body);
    } catch {
      return body;
    }
  }
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.replaceAll(']', '').split('[');
    let place: Tree = root;
    for (const step of steps.slice(0, -1)) {
      const next = place[step];
      const inner: Tree = typeof next === 'object' ? next : {};
      place[step] = inner;
      place = inner;
    }
    place[steps.at(-1) ?? ''] = value;
  }
  return toLists(root);
}

interface Tree {
  [name: string]: Tree | string;
}

function toLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([name, value]) => [name, toLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d*$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const published = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({
          requestBody: z.object({
            content: z.object({
              'application/json': z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })) }),
            }),
          }),
        })
        .optional()
        .catch(undefined),
    }),
  ),
});

/** The examples that are published of what is posted to a path, by their names; none where this machine has no description. */
export function readExamples(name: string, family: 'pms' | 'channels', path: string): Record<string, unknown> {
  const folder = findFolder(family);
  if (folder === null) return {};
  const { paths } = published.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  const examples = paths[path]?.post?.requestBody.content['application/json'].examples ?? {};
  return Object.fromEntries(Object.entries(examples).map(([key, { value }]) => [key, value]));
}
