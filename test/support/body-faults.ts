import { z } from 'zod';

/** One way in which a body can be wrong, and what the answer has to point at. */
export interface BodyFault {
  name: string;
  pointer: string;
  /** Any of these codes tells the truth. */
  codes: string[];
  body: unknown;
}

type Schema = Record<string, unknown>;

/**
 * Every fault that a schema knows of: each field missing, of the wrong type, empty, too long, and an unknown field in
 * each object. Made from the schema itself, so that a new field is tested by being there.
 */
export function bodyFaults(schema: z.ZodType, example: unknown): BodyFault[] {
  const json: Schema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return faultsOf(json, example, [], (changed) => changed);
}

function faultsOf(schema: Schema, example: unknown, path: string[], put: (changed: unknown) => unknown): BodyFault[] {
  const pointer = path.map((step) => `/${step}`).join('');
  const inside = variantOf(schema);
  const fault = (name: string, codes: string[], changed: unknown): BodyFault => ({
    name: `${pointer || '(the body)'} ${name}`,
    pointer,
    codes,
    body: put(changed),
  });
  const found: BodyFault[] = [fault('of the wrong type', ['invalid_type'], wrongType(inside['type']))];
  if (inside['type'] === 'string') {
    const { minLength, maxLength } = inside;
    const mayBeEmpty = typeof minLength !== 'number' && inside['enum'] === undefined && inside['format'] === undefined;
    if (!mayBeEmpty) found.push(fault('empty', ['too_short', 'invalid_format'], ''));
    if (typeof maxLength === 'number') found.push(fault('too long', ['too_long'], 'x'.repeat(maxLength + 1)));
    else if (inside['enum'] === undefined) throw new Error(`${pointer}: a text without a limit`);
  }
  if (inside['type'] === 'array') {
    const { minItems, maxItems } = inside;
    if (typeof minItems === 'number' && minItems > 0) found.push(fault('empty', ['too_short'], []));
    if (typeof maxItems !== 'number') throw new Error(`${pointer}: a list without a limit`);
    if (!Array.isArray(example) || example.length === 0) throw new Error(`${pointer}: the example has no entry`);
    found.push(fault('too long', ['too_long'], Array<unknown>(maxItems + 1).fill(example[0])));
    const [, ...rest] = example;
    found.push(...faultsOf(asSchema(inside['items']), example[0], [...path, '0'], (item) => put([item, ...rest])));
  }
  if (inside['type'] === 'object') found.push(...objectFaults(inside, asObject(example), path, put));
  return found;
}

function objectFaults(
  schema: Schema,
  example: Record<string, unknown>,
  path: string[],
  put: (changed: unknown) => unknown,
): BodyFault[] {
  const pointer = path.map((step) => `/${step}`).join('');
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const { additionalProperties: entries } = schema;
  // What others define, such as WebAuthn's answers, may hold more than we know.
  const isOpen = typeof entries === 'object' && entries !== null && Object.keys(entries).length === 0;
  if (typeof entries === 'object' && entries !== null && !isOpen)
    return entryFaults(asSchema(entries), example, path, put);
  const unknown: BodyFault = {
    name: `${pointer}/unknownField unknown`,
    pointer: `${pointer}/unknownField`,
    codes: ['unknown_field'],
    body: put({ ...example, unknownField: 1 }),
  };
  const found: BodyFault[] = isOpen ? [] : [unknown];
  for (const [name, field] of Object.entries(asSchema(schema['properties'] ?? {}))) {
    const { [name]: value, ...others } = example;
    // What stands in another's place cannot be in the same example: it is tested where it is used.
    if (value === undefined && variantOf(asSchema(field))['type'] === 'object') continue;
    if (required.includes(name))
      found.push({
        name: `${pointer}/${name} missing`,
        pointer: `${pointer}/${name}`,
        codes: ['required'],
        body: put(others),
      });
    found.push(...faultsOf(asSchema(field), value, [...path, name], (changed) => put({ ...example, [name]: changed })));
  }
  return found;
}

/** Of an object whose names are free: what its values can be like. */
function entryFaults(
  schema: Schema,
  example: Record<string, unknown>,
  path: string[],
  put: (changed: unknown) => unknown,
): BodyFault[] {
  const [first] = Object.entries(example);
  if (first === undefined) throw new Error('The example has no entry');
  const [name, value] = first;
  return faultsOf(schema, value, [...path, name], (changed) => put({ ...example, [name]: changed }));
}

/** The part of `T | null` that is not null. */
function variantOf(schema: Schema): Schema {
  const variants = schema['anyOf'];
  if (!Array.isArray(variants)) return schema;
  return asSchema(variants.find((variant) => asSchema(variant)['type'] !== 'null'));
}

function wrongType(type: unknown): unknown {
  return type === 'string' ? 5 : 'a text';
}

function asSchema(value: unknown): Schema {
  return asObject(value);
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('The example lacks something the schema has');
  return { ...value };
}
