import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { Exchange } from '../../../bff/simulators/server/serve.ts';

/** A vendor's published description (OpenAPI 3.0 or Swagger 2.0), and the check of an exchange against it. */
export interface ApiDescription {
  /**
   * What is wrong with a request and its answer: query, headers, bodies and status. Empty if both match the
   * description.
   */
  check(exchange: Exchange): string[];
  /** Whether the path is in the description. */
  knows(method: string, path: string): boolean;
}

const schemaSchema = z.record(z.string(), z.unknown());
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header', 'cookie', 'body', 'formData']),
  required: z.boolean().default(false),
  schema: schemaSchema.optional(),
  // Swagger 2.0 has these fields in the parameter itself.
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

/**
 * Descriptions are in a folder beside the checkout, on machines that have them. The check below stops this file from
 * being moved, which would make it look in the wrong folder.
 */
const CHECKOUT = join(import.meta.dirname, '../../..');
if (!existsSync(join(CHECKOUT, 'package.json')))
  throw new Error(`${CHECKOUT} is not the checkout: published descriptions would be looked for in the wrong place`);

/**
 * The folder of published descriptions, or null if this machine has none; tests that need it are then skipped. If
 * SHARED_DIR is set, the folder must exist, because a wrong name would skip those tests unnoticed.
 */
function findFolder(family: 'pms' | 'channels'): string | null {
  const shared = process.env['SHARED_DIR'] ?? join(CHECKOUT, '../shared');
  const folder = join(shared, 'facts', family, 'openapi');
  if (existsSync(folder)) return folder;
  if (process.env['SHARED_DIR'] !== undefined)
    throw new Error(`SHARED_DIR holds no facts/${family}/openapi: ${shared}`);
  return null;
}

/** Reads `NAME.json` of the published descriptions; null if there is none. */
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
  /** Parsed operations by pointer. Ajv compiles a schema once per object, so each is parsed once. */
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
      const match = find(request.method, request.path);
      if (match === null) return [`${request.method} ${request.path} is not described`];
      const { operation, pointer } = match;
      const faults: string[] = [];
      const validateAt = (ajv: Ajv, schemaPointer: string, value: unknown, where: string) => {
        const validate = ajv.getSchema(`doc#${schemaPointer}`);
        if (validate === undefined) throw new Error(`No schema at ${schemaPointer}`);
        if (validate(value) === true) return;
        for (const { instancePath, message } of validate.errors ?? [])
          faults.push(`${where}${instancePath} ${message ?? 'is wrong'}`);
      };

      const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
      const knownQueries = new Set(queries.map(({ name }) => name));
      for (const name of new Set(request.query.keys()))
        if (!knownQueries.has(name) && !knownQueries.has(`${name}[]`)) faults.push(`query ${name} is not described`);
      operation.parameters.forEach((parameter, index) => {
        const value = readParameter(parameter, request);
        if (value === undefined) {
          if (parameter.required && parameter.in !== 'path' && parameter.in !== 'body')
            if (parameter.in !== 'formData') faults.push(`${parameter.in} ${parameter.name} is missing`);
          return;
        }
        if (parameter.schema === undefined) faults.push(...checkPlain(looseValues, parameter, value));
        else
          validateAt(looseValues, `${pointer}/parameters/${index}/schema`, value, `${parameter.in} ${parameter.name}`);
      });

      const bodyIndex = operation.parameters.findIndex((parameter) => parameter.in === 'body');
      const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
      if (operation.requestBody !== undefined) {
        const { content, required } = operation.requestBody;
        if (request.body === '' && !required) {
          // no body was sent, and none is required
        } else if (content[type] === undefined) faults.push(`body of type ${type || 'none'} is not described`);
        else {
          const isForm = type === 'application/x-www-form-urlencoded';
          const schemaPointer = `${pointer}/requestBody/content/${escapePointer(type)}/schema`;
          validateAt(isForm ? looseValues : strictValues, schemaPointer, readBody(request.body, isForm), 'body');
        }
      } else if (bodyIndex >= 0) {
        if (!(operation.consumes ?? consumes).includes(type)) faults.push(`body of type ${type || 'none'}`);
        validateAt(strictValues, `${pointer}/parameters/${bodyIndex}/schema`, readBody(request.body, false), 'body');
      } else if (operation.parameters.some((parameter) => parameter.in === 'formData')) {
        faults.push(...checkForm(operation, request.body));
      } else if (request.body !== '') faults.push('body is not described');

      if (answer === null) return faults;
      const status = operation.responses[answer.status] === undefined ? 'default' : String(answer.status);
      const response = operation.responses[status];
      if (response === undefined) return [...faults, `status ${answer.status} is not described`];
      const media = Object.keys(response.content ?? {}).find((name) => name.includes('json'));
      const isJson = (answer.headers['content-type'] ?? '').includes('json');
      const schemaPointer =
        response.schema !== undefined
          ? `${pointer}/responses/${status}/schema`
          : media !== undefined && response.content?.[media]?.schema !== undefined
            ? `${pointer}/responses/${status}/content/${escapePointer(media)}/schema`
            : null;
      if (schemaPointer !== null && isJson) validateAt(strictValues, schemaPointer, JSON.parse(answer.body), 'answer');
      else if (schemaPointer !== null) faults.push('answer is not JSON');
      return faults;
    },
  };
}

function createAjv(document: unknown, coerce: boolean): Ajv {
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, coerceTypes: coerce ? 'array' : false });
  addFormats.default(ajv);
  ajv.addFormat('time', /^\d{2}:\d{2}(:\d{2})?$/); // hotels' times have no offset
  // Hotel software uses this format for local times with a space (`2026-03-02 16:00:00.0`).
  ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/);
  ajv.addSchema(schemaSchema.parse(withoutShortDates(document)), 'doc');
  return ajv;
}

/** Replaces references to shared parameters, responses and request bodies by what they refer to. */
function withSharedParts(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withSharedParts(one, document));
  if (typeof value !== 'object' || value === null) return value;
  const reference =
    '$ref' in value ? /^#\/components\/(parameters|responses|requestBodies)\/(.+)$/.exec(String(value.$ref)) : null;
  if (reference !== null) {
    const [, kind = '', name = ''] = reference;
    const { components } = sharedSchema.parse(document);
    return withSharedParts(components[kind]?.[name], document);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSharedParts(inner, document)]));
}

/** Opens the schemas of an `allOf`: a schema that allows only its own fields would refuse those of the others. */
function withOpenParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOpenParts);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const parts = key === 'allOf' && Array.isArray(inner) && inner.length > 1 ? inner.map(withoutClosing) : inner;
    return [key, withOpenParts(parts)];
  });
  return Object.fromEntries(entries);
}

function withoutClosing(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'additionalProperties'));
}

/** Drops the length limit of dates: Oracle's description limits dates of ten characters to eight. */
function withoutShortDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutShortDates);
  if (typeof value !== 'object' || value === null) return value;
  const isDate = 'format' in value && value.format === 'date' && 'maxLength' in value;
  const entries = Object.entries(value).filter(([key]) => !(isDate && key === 'maxLength'));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutShortDates(inner)]));
}

/** Schemas of Swagger 2.0 parameters. Ajv compiles a schema once per object, so they are kept. */
const plainSchemas = new WeakMap<Parameter, object>();

function plainSchemaOf(parameter: Parameter): object {
  const { type, format, enum: values, items } = parameter;
  const parts = Object.entries({ type, format, enum: values, items }).filter(([, part]) => part !== undefined);
  const schema = plainSchemas.get(parameter) ?? Object.fromEntries(parts);
  plainSchemas.set(parameter, schema);
  return schema;
}

function checkPlain(ajv: Ajv, parameter: Parameter, value: unknown): string[] {
  if (ajv.validate(plainSchemaOf(parameter), value)) return [];
  return (ajv.errors ?? []).map(({ message }) => `${parameter.in} ${parameter.name} ${message ?? 'is wrong'}`);
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.$*+?^()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

function escapePointer(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function readParameter(parameter: Parameter, { query, headers }: Exchange['request']): string | string[] | undefined {
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

/** Parses JSON, or a form whose brackets (`rooms[0][id]`) make lists and objects. Invalid JSON is returned as text. */
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
    let node: Tree = root;
    for (const step of steps.slice(0, -1)) {
      const next = node[step];
      const inner: Tree = typeof next === 'object' ? next : {};
      node[step] = inner;
      node = inner;
    }
    node[steps.at(-1) ?? ''] = value;
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

/** The published examples of what is posted to a path, by name. Empty if this machine has no description. */
export function readExamples(name: string, family: 'pms' | 'channels', path: string): Record<string, unknown> {
  const folder = findFolder(family);
  if (folder === null) return {};
  const { paths } = published.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  const examples = paths[path]?.post?.requestBody.content['application/json'].examples ?? {};
  return Object.fromEntries(Object.entries(examples).map(([key, { value }]) => [key, value]));
}
