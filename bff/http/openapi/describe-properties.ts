import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { exampleOfId } from './id-examples.ts';
import type { JsonObject } from './json.ts';
import { ownerOf } from './owner.ts';
import { WORDS } from './words.ts';
import { WORDS_IN_PLACE } from './words-in-place.ts';
import { WORDS_OF_RECORDS } from './words-of-records.ts';

/** Examples of what a format or a pattern asks for. */
const OF_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2026-11-20T14:05:00.000Z',
  date: '2026-12-24',
  email: 'guest@mail.example',
  uri: 'https://www.hotel.example',
  uuid: '0b2f4c1e-6a57-4d0e-9d0c-2b9f4f6f5a11',
};

/** What patterns of the API ask for, the first that fits is shown. */
const OF_PATTERN: readonly string[] = [
  ...[
    '12-24',
    '15:00',
    '4711',
    '/rooms',
    FALLBACK_LANGUAGE,
    'EUR',
    'dGV4dA',
    '#0b6e4f',
    '+4983825501',
    'v23.0',
    'pool.hours',
  ],
  ...['prp_01J00000000000000000000000', `AC${'0'.repeat(32)}`, `MG${'0'.repeat(32)}`],
];
const DEPTH_MAX = 6;

/** Where a value stands: what it is called, and what it belongs to. */
interface Place {
  name: string;
  owner: string;
}

/**
 * Gives every property of a schema, at any depth, a description, and an example where it is no named schema nor made of some, where
 * its own schema says none: by what the property is called and, where one word means two things, by what it belongs to (`owner`).
 * What has no words stays without, and a test names it: nothing is made up.
 */
export function describeProperties(schema: unknown, owner: string): void {
  if (Array.isArray(schema)) for (const part of schema) describeProperties(part, owner);
  if (!isObject(schema) || Array.isArray(schema)) return;
  const properties = schema['properties'];
  for (const [key, inner] of Object.entries(schema)) if (key !== 'properties') describeProperties(inner, owner);
  if (!isObject(properties)) return; // names and not a schema: one may well be called `properties`
  for (const [name, property] of Object.entries(properties)) {
    if (isObject(property)) describe({ name, owner }, property);
    describeProperties(property, ownerOf(name, owner));
  }
}

/** The same of a parameter of a query, a path or a header, which holds its description beside its schema. */
export function describeParameter(
  name: string,
  schema: JsonObject,
  owner: string,
): { description?: string; example?: unknown } {
  const { description, ...rest } = schema;
  const example = findExample({ name, owner }, rest);
  const said = typeof description === 'string' ? description : sayOf({ name, owner });
  return {
    ...(said === undefined ? {} : { description: said }),
    ...(example === undefined ? {} : { example }),
  };
}

function describe(place: Place, property: JsonObject): void {
  const said = sayOf(place);
  if (said !== undefined) property['description'] ??= said;
  if (property['$ref'] !== undefined || property['examples'] !== undefined) return;
  const example = findExample(place, property);
  if (example !== undefined) property['examples'] = [example];
}

function wordsOf({ name, owner }: Place): readonly [said: string, example?: unknown] | undefined {
  return WORDS_IN_PLACE[`${owner}.${name}`] ?? WORDS[name] ?? WORDS_OF_RECORDS[name];
}

/** Undefined where nobody wrote what it is. */
function sayOf(place: Place): string | undefined {
  const { name } = place;
  const [said] = wordsOf(place) ?? [];
  if (said !== undefined) return said;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  if (/(?:At|Since|Until)$/.test(name)) return `When: ${words} (UTC)`;
  if (/Ms$/.test(name)) return `${capital(words.replace(/ ms$/, ''))}, in milliseconds`;
  if (/Id$/.test(name)) return `The id of the ${words.replace(/ id$/, '')}`;
  return undefined;
}

/** Undefined where the value is a named schema, which has examples of its own, or nobody knows what it holds. */
function findExample(place: Place, property: JsonObject, depth = 0): unknown {
  if (property['$ref'] !== undefined || depth > DEPTH_MAX) return undefined;
  if (Array.isArray(property['examples'])) return property['examples'][0];
  if (property['const'] !== undefined) return property['const'];
  const choices = property['anyOf'] ?? property['oneOf'];
  if (Array.isArray(choices)) {
    const own = choices.filter((choice): choice is JsonObject => isObject(choice) && choice['type'] !== 'null');
    return own.map((choice) => findExample(place, choice, depth + 1)).find((example) => example !== undefined);
  }
  const [, known] = wordsOf(place) ?? [];
  const { enum: values } = property;
  if (Array.isArray(values)) return values.includes(known) ? known : values[0];
  const { type: types } = property;
  const type = Array.isArray(types) ? types.find((one) => one !== 'null') : types;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return typeof known === 'boolean' ? known : true;
    case 'integer':
    case 'number':
      return inRange(typeof known === 'number' ? known : 1, property);
    case 'string':
      return exampleOfText(place, known, property);
    case 'array':
      return exampleOfList(place, known, property, depth);
    case 'object':
      return exampleOfObject(place, known, property, depth);
    default:
      return undefined;
  }
}

function exampleOfList(
  { name, owner }: Place,
  known: unknown,
  { items, prefixItems }: JsonObject,
  depth: number,
): unknown {
  const places = Array.isArray(prefixItems) ? prefixItems : [items];
  if (Array.isArray(known) && isObject(items) && items['type'] === 'string') return known;
  const each = places.map((place) =>
    isObject(place) ? findExample({ name: ownerOf(name, owner), owner }, place, depth + 1) : undefined,
  );
  return each.every((example) => example !== undefined) ? each : undefined;
}

/** What must be in it, or all where nothing must; undefined where that is a named schema, or where nobody knows what is in it. */
function exampleOfObject(
  { name: around, owner }: Place,
  known: unknown,
  { properties, required }: JsonObject,
  depth: number,
): unknown {
  if (isObject(known) && !Array.isArray(known)) return known;
  if (!isObject(properties)) return undefined;
  const needed = Array.isArray(required) ? required.map(String) : [];
  const names = needed.length > 0 ? needed : Object.keys(properties);
  const values = names.map((name) => {
    const property = properties[name];
    return [
      name,
      isObject(property) ? findExample({ name, owner: ownerOf(around, owner) }, property, depth + 1) : undefined,
    ] as const;
  });
  if (needed.length > 0 && values.some(([, value]) => value === undefined)) return undefined;
  const told = values.filter(([, value]) => value !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function exampleOfText(
  { name, owner }: Place,
  known: unknown,
  { format, pattern, minLength, maxLength }: JsonObject,
): string | undefined {
  const formatted = typeof format === 'string' ? OF_FORMAT[format] : undefined;
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? text.length);
  if (fits(known)) return known;
  const [, usual] = WORDS[name] ?? [];
  if (fits(usual)) return usual;
  if (typeof formatted === 'string') return formatted;
  if (/(?:At|Since|Until)$/.test(name) && typeof pattern !== 'string') return String(OF_FORMAT['date-time']);
  const id = exampleOfId(name, owner);
  if (fits(id)) return id;
  return typeof pattern === 'string' ? OF_PATTERN.find(fits) : undefined;
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
