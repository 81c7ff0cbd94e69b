import { readDescription } from './described.ts';

type Json = Record<string, unknown>;

const DEPTH_MAX = 6;

/** A type in a few words of Markdown; named schemas are links. */
export function sayType(schema: Json, depth = 0): string {
  const name = nameOf(schema);
  if (name !== null) return `[${name}](/api/schemas#${name.toLowerCase()})`;
  if (depth > DEPTH_MAX) return 'object';
  const choices = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'];
  if (Array.isArray(choices))
    return [...new Set(choices.map((one) => sayType(isObject(one) ? one : {}, depth + 1)))].join(' or ');
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum']))
    return schema['enum']
      .map((one) => `\`${JSON.stringify(one)}\``)
      .join(' or ')
      .replaceAll('|', '\\|');
  if (schema['type'] === 'array')
    return `list of ${sayType(isObject(schema['items']) ? schema['items'] : {}, depth + 1)}`;
  const { type, format } = schema;
  if (type === 'object' && isObject(schema['properties']))
    return `{ ${Object.keys(schema['properties'])
      .map((key) => `\`${key}\``)
      .join(', ')} }`;
  if (type === 'object' && isObject(schema['additionalProperties']))
    return `names with ${sayType(schema['additionalProperties'], depth + 1)}`;
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? (typeof format === 'string' ? `${type} (${format})` : type) : 'any JSON';
}

/**
 * A value that fits the schema, put together from the examples of its parts. For a body that is sent, it holds only the
 * required fields.
 */
export function exampleOf(schema: Json, use: 'sent' | 'answered', depth = 0): unknown {
  const name = nameOf(schema);
  if (name !== null)
    return depth > DEPTH_MAX ? {} : exampleOf(readDescription().components.schemas[name] ?? {}, use, depth + 1);
  const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  if (example !== undefined) return example;
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return exampleOf(isObject(choices[0]) ? choices[0] : {}, use, depth + 1);
  if (schema['type'] === 'array')
    return depth > DEPTH_MAX || !isObject(schema['items']) ? [] : [exampleOf(schema['items'], use, depth + 1)];
  if (isObject(schema['properties'])) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const shown = Object.entries(schema['properties']).filter(
      ([key]) => (use === 'sent' ? required.length === 0 : depth < 2) || required.includes(key),
    );
    return Object.fromEntries(shown.map(([key, one]) => [key, exampleOf(isObject(one) ? one : {}, use, depth + 1)]));
  }
  const type = schema['type'];
  return type === 'boolean'
    ? true
    : type === 'integer' || type === 'number'
      ? 1
      : type === 'string'
        ? 'text'
        : type === 'null'
          ? null
          : {};
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf({ $ref }: Json): string | null {
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null;
}
