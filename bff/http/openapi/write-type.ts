import { z } from 'zod';

const schema = z.looseObject({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  description: z.string().optional(),
});
type Schema = z.infer<typeof schema>;

/** A JSON Schema as a type of TypeScript. `prefix`: before the names it refers to. */
export function writeType(value: unknown, prefix = '', indent = ''): string {
  if (typeof value !== 'object' || value === null) return 'unknown';
  const told = schema.parse(value);
  const write = (inner: unknown): string => writeType(inner, prefix, indent);
  if (told.$ref !== undefined) return prefix + (told.$ref.split('/').at(-1) ?? '');
  if ('const' in told) return JSON.stringify(told.const);
  if (told.enum !== undefined) return told.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = told.anyOf ?? told.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(write))].map(bracketed).join(' | ');
  if (told.allOf !== undefined) return told.allOf.map(write).map(bracketed).join(' & ');
  const kinds = Array.isArray(told.type) ? told.type : [told.type ?? 'any'];
  return kinds.map((kind) => writeKind(kind, told, prefix, indent)).join(' | ');
}

function writeKind(kind: string, told: Schema, prefix: string, indent: string): string {
  switch (kind) {
    case 'string':
    case 'boolean':
    case 'null':
      return kind;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      if (told.prefixItems !== undefined)
        return `[${told.prefixItems.map((item) => writeType(item, prefix, indent)).join(', ')}]`;
      return `${bracketed(writeType(told.items, prefix, indent))}[]`;
    case 'object':
      return writeObject(told, prefix, indent);
    default:
      return 'unknown';
  }
}

function writeObject(told: Schema, prefix: string, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = told;
  const others =
    typeof additionalProperties === 'object'
      ? `Record<string, ${writeType(additionalProperties, prefix, indent)}>`
      : null;
  const entries = Object.entries(properties);
  if (entries.length === 0) return others ?? 'Record<string, never>';
  const inner = `${indent}  `;
  const lines = entries.map(([name, value]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const { description } = schema.parse(value ?? {});
    const said = description === undefined ? '' : `${inner}/** ${description.replaceAll('*/', '* /')} */\n`;
    return `${said}${inner}${key}${required.includes(name) ? '' : '?'}: ${writeType(value, prefix, inner)};\n`;
  });
  const object = `{\n${lines.join('')}${indent}}`;
  return others === null ? object : `${object} & ${others}`;
}

function bracketed(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
}
