import { z } from 'zod';

/** One way in which a body can be wrong, and what the answer must point at. */
export interface BodyFault {
  name: string;
  pointer: string;
  /** Each of these codes is a correct answer. */
  codes: string[];
  body: unknown;
}

type Schema = Record<string, unknown>;

/**
 * Every fault that the schema allows to test: each field missing, of the wrong type, empty and too long, and an unknown
 * field in each object. The faults are made from the schema, so a new field is tested without further work.
 */
export function bodyFaults(schema: z.ZodType, example: unknown): BodyFault[] {
  const json: Schema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return faultsOf(json, example, [], (changed) => changed);
}

function faultsOf(schema: Schema, example: unknown, path: string[], put: (changed: unknown) => unknown): BodyFault[] {
  const pointer = path.map((step) => `/${step}`).join('');
  const variant = variantOf(schema);
  const fault = (name: string, codes: string[], changed: unknown): BodyFault => ({
    name: `${pointer || '(the body)'} ${name}`,
    pointer,
    codes,
    body: put(changed),
  });
  const faults: BodyFault[] = [fault('of the wrong type', ['invalid_type'], wrongType(variant['type']))];
  if (variant['type'] === 'string') {
    const { minLength, maxLength } = variant;
    const mayBeEmpty =
      typeof minLength !== 'number' && variant['enum'] === undefined && variant['format'] === undefined;
    if (!mayBeEmpty) faults.push(fault('empty', ['too_short', 'invalid_format'], ''));
    if (typeof maxLength === 'number') faults.push(fault('too long', ['too_long'], 'x'.repeat(maxLength + 1)));
    else if (variant['enum'] === undefined) throw new Error(`${pointer}: a text without a limit`);
  }
  if (variant['type'] === 'array') {
    const { minItems, maxItems } = variant;
    if (typeof minItems === 'number' && minItems > 0) faults.push(fault('empty', ['too_short'], []));
    if (typeof maxItems !== 'number') throw new Error(`${pointer}: a list without a limit`);
    if (!Array.isArray(example) || example.length === 0) throw new Error(`${pointer}: the example has no entry`);
    faults.push(fault('too long', ['too_long'], Array<unknown>(maxItems + 1).fill(example[0])));
    const [, ...rest] = example;
    faults.push(...faultsOf(asSchema(variant['items']), example[0], [...path, '0'], (item) => put([item, ...rest])));
  }
  if (variant['type'] === 'object') faults.push(...objectFaults(variant, asObject(example), path, put));
  return faults;
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
  // Objects defined by others, such as WebAuthn's answers, may have fields that we do not know.
  const isOpen = typeof entries === 'object' && entries !== null && Object.keys(entries).length === 0;
  if (typeof entries === 'object' && entries !== null && !isOpen)
    return entryFaults(asSchema(entries), example, path, put);
  const unknown: BodyFault = {
    name: `${pointer}/unknownField unknown`,
    pointer: `${pointer}/unknownField`,
    codes: ['unknown_field'],
    body: put({ ...example, unknownField: 1 }),
  };
  const faults: BodyFault[] = isOpen ? [] : [unknown];
  for (const [name, field] of Object.entries(asSchema(schema['properties'] ?? {}))) {
    const { [name]: value, ...others } = example;
    // The example cannot hold both alternatives of a field. The missing one is tested by the tests of its own feature.
    if (value === undefined && variantOf(asSchema(field))['type'] === 'object') continue;
    if (required.includes(name))
      faults.push({
        name: `${pointer}/${name} missing`,
        pointer: `${pointer}/${name}`,
        codes: ['required'],
        body: put(others),
      });
    faults.push(
      ...faultsOf(asSchema(field), value, [...path, name], (changed) => put({ ...example, [name]: changed })),
    );
  }
  return faults;
}

/** The faults of one value in an object with free names. */
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
