import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { exampleOfId } from './id-examples.ts';
import type { JsonObject } from './json.ts';
import { ownerOf } from './owner.ts';
import { WORDS } from './words.ts';
import { WORDS_BY_OWNER } from './words-by-owner.ts';
import { WORDS_OF_RECORDS } from './words-of-records.ts';

/** Example values by format. */
const FORMAT_EXAMPLES: Readonly<Record<string, unknown>> = {
  'date-time': '2026-11-20T14:05:00.000Z',
  date: '2026-12-24',
  email: 'guest@mail.example',
  uri: 'https://www.hotel.example',
  uuid: '0b2f4c1e-6a57-4d0e-9d0c-2b9f4f6f5a11',
};

/** Example values for the patterns of the API. The first that matches is shown. */
const PATTERN_EXAMPLES: readonly string[] = [
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

/** A field: its name and the object it belongs to. */
interface FieldPlace {
  name: string;
  owner: string;
}

/**
 * Adds a description and an example to every property of a schema, at any depth, unless the schema has its own. Both
 * are looked up by the property's name and, if the name has several meanings, by the `owner` too. References get no
 * example. A property without words stays undescribed, and a test names it.
 */
export function describeProperties(schema: unknown, owner: string): void {
  if (Array.isArray(schema)) for (const part of schema) describeProperties(part, owner);
  if (!isObject(schema) || Array.isArray(schema)) return;
  const properties = schema['properties'];
  for (const [key, inner] of Object.entries(schema)) if (key !== 'properties') describeProperties(inner, owner);
  if (!isObject(properties)) return; // a map of names, not a schema: a property may be called `properties`
  for (const [name, property] of Object.entries(properties)) {
    if (isObject(property)) describe({ name, owner }, property);
    describeProperties(property, ownerOf(name, owner));
  }
}

/**
 * As `describeProperties`, for a parameter of a query, a path or a header, which holds its description beside its
 * schema.
 */
export function describeParameter(
  name: string,
  schema: JsonObject,
  owner: string,
): { description?: string; example?: unknown } {
  const { description, ...rest } = schema;
  const example = findExample({ name, owner }, rest);
  const ownDescription = typeof description === 'string' ? description : findDescription({ name, owner });
  return {
    ...(ownDescription === undefined ? {} : { description: ownDescription }),
    ...(example === undefined ? {} : { example }),
  };
}

function describe(place: FieldPlace, property: JsonObject): void {
  const description = findDescription(place);
  if (description !== undefined) property['description'] ??= description;
  if (property['$ref'] !== undefined || property['examples'] !== undefined) return;
  const example = findExample(place, property);
  if (example !== undefined) property['examples'] = [example];
}

function findWords({ name, owner }: FieldPlace): readonly [description: string, example?: unknown] | undefined {
  return WORDS_BY_OWNER[`${owner}.${name}`] ?? WORDS[name] ?? WORDS_OF_RECORDS[name];
}

/** The description of a field; undefined if there is none. */
function findDescription(place: FieldPlace): string | undefined {
  const { name } = place;
  const [text] = findWords(place) ?? [];
  if (text !== undefined) return text;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  if (/(?:At|Since|Until)$/.test(name)) return `The time (ISO 8601, UTC): ${words}`;
  if (/Ms$/.test(name)) return `${capital(words.replace(/ ms$/, ''))}, in milliseconds`;
  if (/Id$/.test(name)) return `The id of the ${words.replace(/ id$/, '')}`;
  return undefined;
}

/**
 * An example for a field; undefined if the field is a named schema, which has its own examples, or if none is known.
 */
function findExample(place: FieldPlace, property: JsonObject, depth = 0): unknown {
  if (property['$ref'] !== undefined || depth > DEPTH_MAX) return undefined;
  if (Array.isArray(property['examples'])) return property['examples'][0];
  if (property['const'] !== undefined) return property['const'];
  const choices = property['anyOf'] ?? property['oneOf'];
  if (Array.isArray(choices)) {
    const ownChoices = choices.filter((choice): choice is JsonObject => isObject(choice) && choice['type'] !== 'null');
    return ownChoices.map((choice) => findExample(place, choice, depth + 1)).find((example) => example !== undefined);
  }
  const [, example] = findWords(place) ?? [];
  const { enum: values } = property;
  if (Array.isArray(values)) return values.includes(example) ? example : values[0];
  const { type: types } = property;
  const type = Array.isArray(types) ? types.find((one) => one !== 'null') : types;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return typeof example === 'boolean' ? example : true;
    case 'integer':
    case 'number':
      return inRange(typeof example === 'number' ? example : 1, property);
    case 'string':
      return exampleOfText(place, example, property);
    case 'array':
      return exampleOfList(place, example, property, depth);
    case 'object':
      return exampleOfObject(place, example, property, depth);
    default:
      return undefined;
  }
}

function exampleOfList(
  { name, owner }: FieldPlace,
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

/**
 * An object of the required properties, or of all if none is required. Undefined if an example is missing for a
 * required one.
 */
function exampleOfObject(
  { name: around, owner }: FieldPlace,
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
  const complete = values.filter(([, value]) => value !== undefined);
  return complete.length > 0 ? Object.fromEntries(complete) : undefined;
}

function exampleOfText(
  { name, owner }: FieldPlace,
  known: unknown,
  { format, pattern, minLength, maxLength }: JsonObject,
): string | undefined {
  const formatted = typeof format === 'string' ? FORMAT_EXAMPLES[format] : undefined;
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? text.length);
  if (fits(known)) return known;
  const [, wordsExample] = WORDS[name] ?? [];
  if (fits(wordsExample)) return wordsExample;
  if (typeof formatted === 'string') return formatted;
  if (/(?:At|Since|Until)$/.test(name) && typeof pattern !== 'string') return String(FORMAT_EXAMPLES['date-time']);
  const id = exampleOfId(name, owner);
  if (fits(id)) return id;
  return typeof pattern === 'string' ? PATTERN_EXAMPLES.find(fits) : undefined;
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
