import type { JsonObject } from './json.ts';
import { WORDS } from './words.ts';

/** Examples of what a format or a pattern asks for. */
const OF_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2026-11-20T14:05:00.000Z',
  date: '2026-12-24',
  email: 'guest@mail.example',
  uri: 'https://www.hotel.example',
  uuid: '0b2f4c1e-6a57-4d0e-9d0c-2b9f4f6f5a11',
};

/**
 * Gives every property of a schema, at any depth, a description and those that hold one value an example, where its own schema
 * says none: by what the property is called, for one word means one thing in the whole API.
 */
export function describeProperties(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) describeProperties(part);
  if (!isObject(schema) || Array.isArray(schema)) return;
  const properties = schema['properties'];
  for (const [key, inner] of Object.entries(schema)) if (key !== 'properties') describeProperties(inner);
  if (!isObject(properties)) return; // names and not a schema: one may well be called `properties`
  for (const [name, property] of Object.entries(properties)) {
    if (isObject(property)) describe(name, property);
    describeProperties(property);
  }
}

/** The same of a parameter of a query, a path or a header, which holds its description beside its schema. */
export function describeParameter(name: string, schema: JsonObject): { description: string; example?: unknown } {
  const { description, ...rest } = schema;
  const example = findExample(name, rest);
  return {
    description: typeof description === 'string' ? description : sayOf(name),
    ...(example === undefined ? {} : { example }),
  };
}

function describe(name: string, property: JsonObject): void {
  property['description'] ??= sayOf(name);
  if (property['$ref'] !== undefined || property['examples'] !== undefined) return;
  const example = findExample(name, property);
  if (example !== undefined) property['examples'] = [example];
}

function sayOf(name: string): string {
  const [said] = WORDS[name] ?? [];
  if (said !== undefined) return said;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  if (/(?:At|Since|Until)$/.test(name)) return `When: ${words} (UTC)`;
  if (/Ms$/.test(name)) return `${capital(words.replace(/ ms$/, ''))}, in milliseconds`;
  if (/Id$/.test(name)) return `The id of the ${words.replace(/ id$/, '')}`;
  return capital(words);
}

/** Undefined where the property holds more than one value, or nobody knows what it holds. */
function findExample(name: string, property: JsonObject): unknown {
  if (property['const'] !== undefined) return property['const'];
  const choices = property['anyOf'];
  if (Array.isArray(choices)) {
    const one = choices.find((choice) => isObject(choice) && choice['type'] !== 'null' && choice['$ref'] === undefined);
    return isObject(one) ? findExample(name, one) : undefined;
  }
  if (Array.isArray(property['enum'])) return property['enum'][0];
  const [, known] = WORDS[name] ?? [];
  switch (property['type']) {
    case 'boolean':
      return typeof known === 'boolean' ? known : true;
    case 'integer':
    case 'number':
      return inRange(typeof known === 'number' ? known : 1, property);
    case 'string':
      return exampleOfText(name, known, property);
    default:
      return undefined;
  }
}

function exampleOfText(name: string, known: unknown, { format, pattern }: JsonObject): string | undefined {
  const formatted = typeof format === 'string' ? OF_FORMAT[format] : undefined;
  if (typeof known === 'string' && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(known))) return known;
  if (typeof formatted === 'string') return formatted;
  if (/(?:At|Since|Until)$/.test(name)) return String(OF_FORMAT['date-time']);
  return typeof pattern === 'string' ? undefined : 'text';
}

function inRange(value: number, { minimum, maximum }: JsonObject): number {
  const low = typeof minimum === 'number' ? Math.max(minimum, value) : value;
  return typeof maximum === 'number' ? Math.min(maximum, low) : low;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
