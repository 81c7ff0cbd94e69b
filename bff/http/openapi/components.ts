import { z } from 'zod';
import { describeProperties } from './describe-properties.ts';
import type { JsonObject } from './json.ts';
import { ownerOf } from './owner.ts';
import { namedSchemas } from './schema-names.ts';

type Use = 'body' | 'answer';

const ROOT = '#/components/schemas/';

/**
 * The named schemas of a description. What is asked for is registered first and made at the end, so that one that stands in
 * another is referred to. Bodies are strict, answers may gain fields: where a schema is both, the body's name ends in `Input`.
 */
export class Components {
  readonly #shared = namedSchemas();
  readonly #names: Record<Use, Map<z.ZodType, string>> = { body: new Map(), answer: new Map() };
  readonly #taken = new Map<string, z.ZodType>();

  /** A reference to a body's schema; `name` is used where the schema has none of its own. */
  body(schema: z.ZodType, name: string): JsonObject {
    return { $ref: ROOT + this.#name('body', schema, name) };
  }

  answer(schema: z.ZodType, name: string): JsonObject {
    return { $ref: ROOT + this.#name('answer', schema, name) };
  }

  /** Every schema that was asked for, and what these refer to. */
  toJson(): JsonObject {
    const wanted = [...this.#names.answer.values(), ...this.#names.body.values()];
    const all = new Map([...this.#convert('answer'), ...this.#convert('body')]);
    const found = new Map<string, JsonObject>();
    for (const name of wanted) collect(name, all, found);
    for (const [name, schema] of found) describeProperties(schema, ownerOf(name));
    return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #name(use: Use, schema: z.ZodType, fallback: string): string {
    const known = this.#names[use].get(schema);
    if (known !== undefined) return known;
    const own = this.#shared.get(schema);
    const name = [own, fallback, `${fallback}Of${own ?? 'Call'}`]
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
        writeOut(jsonSchema);
      },
    });
    return Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]);
  }
}

/** A record whose keys are known is an object with these: generators know no names by a list of values. */
function writeOut(schema: JsonObject): void {
  const { propertyNames, additionalProperties: value } = schema;
  if (typeof propertyNames !== 'object' || propertyNames === null || !('enum' in propertyNames)) return;
  if (!Array.isArray(propertyNames.enum) || typeof value !== 'object' || value === null) return;
  schema['properties'] = Object.fromEntries(propertyNames.enum.map((name) => [name, structuredClone(value)]));
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
}

/** What is not a body by its name already. */
function spell(use: Use, name: string): string {
  return use === 'answer' || /(?:Body|Query|Frame)$/.test(name) ? name : `${name}Input`;
}

function collect(name: string, all: ReadonlyMap<string, JsonObject>, found: Map<string, JsonObject>): void {
  if (found.has(name)) return;
  const schema = all.get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name}`);
  found.set(name, schema);
  for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
    collect(inner, all, found);
}
