import { z } from 'zod';
import { describeProperties } from './describe-properties.ts';
import type { JsonObject } from './json.ts';
import { ownerOf } from './owner.ts';
import { namedSchemas } from './schema-names.ts';

type Use = 'body' | 'answer';

const ROOT = '#/components/schemas/';

/**
 * The named schemas of an OpenAPI document. Schemas are registered first and converted at the end, so that a schema
 * inside another becomes a reference. Bodies are strict, answers may gain fields: if a schema is used as both, the
 * body's name ends in `Input`.
 */
export class Components {
  readonly #shared = namedSchemas();
  readonly #names: Record<Use, Map<z.ZodType, string>> = { body: new Map(), answer: new Map() };
  readonly #taken = new Map<string, z.ZodType>();

  /** A reference to a body's schema. `name` is used if the schema has no name of its own. */
  body(schema: z.ZodType, name: string): JsonObject {
    return { $ref: ROOT + this.#name('body', schema, name) };
  }

  answer(schema: z.ZodType, name: string): JsonObject {
    return { $ref: ROOT + this.#name('answer', schema, name) };
  }

  /** All registered schemas, and those they refer to. */
  toJson(): JsonObject {
    const registered = [...this.#names.answer.values(), ...this.#names.body.values()];
    const all = new Map([...this.#convert('answer'), ...this.#convert('body')]);
    const schemasByName = new Map<string, JsonObject>();
    for (const name of registered) collect(name, all, schemasByName);
    for (const [name, schema] of schemasByName) describeProperties(schema, ownerOf(name));
    return Object.fromEntries([...schemasByName].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #name(use: Use, schema: z.ZodType, fallback: string): string {
    const registeredName = this.#names[use].get(schema);
    if (registeredName !== undefined) return registeredName;
    const sharedName = this.#shared.get(schema);
    const name = [sharedName, fallback, `${fallback}Of${sharedName ?? 'Call'}`]
      .flatMap((one) => (one === undefined ? [] : [spell(use, one)]))
      .find((one) => (this.#taken.get(one) ?? schema) === schema);
    if (name === undefined) throw new Error(`Two schemas are called ${spell(use, fallback)}`);
    this.#taken.set(name, schema);
    this.#names[use].set(schema, name);
    return name;
  }

  #convert(use: Use): [string, JsonObject][] {
    const registry = z.registry<{ id: string }>();
    const names = new Map<z.ZodType, string>();
    for (const [schema, name] of this.#shared) names.set(schema, spell(use, name));
    for (const [schema, name] of this.#names[use]) names.set(schema, name);
    for (const [schema, id] of names) registry.add(schema, { id });
    const { schemas } = z.toJSONSchema(registry, {
      uri: (id) => ROOT + id,
      io: use === 'body' ? 'input' : 'output',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (use === 'answer' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        expandKnownKeys(jsonSchema);
      },
    });
    return Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]);
  }
}

/**
 * Writes a record with known keys as an object with these properties, because client generators ignore `propertyNames`.
 */
function expandKnownKeys(schema: JsonObject): void {
  const { propertyNames, additionalProperties: value } = schema;
  if (typeof propertyNames !== 'object' || propertyNames === null || !('enum' in propertyNames)) return;
  if (!Array.isArray(propertyNames.enum) || typeof value !== 'object' || value === null) return;
  schema['properties'] = Object.fromEntries(propertyNames.enum.map((name) => [name, structuredClone(value)]));
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
}

/** Adds `Input` to a body's name, unless the name already says that it is a body. */
function spell(use: Use, name: string): string {
  return use === 'answer' || /(?:Body|Query|Frame)$/.test(name) ? name : `${name}Input`;
}

function collect(name: string, all: ReadonlyMap<string, JsonObject>, collected: Map<string, JsonObject>): void {
  if (collected.has(name)) return;
  const schema = all.get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name}`);
  collected.set(name, schema);
  for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
    collect(inner, all, collected);
}
