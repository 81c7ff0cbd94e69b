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

/** Writes a JSON Schema as a TypeScript type. `prefix` is put before the names it refers to. */
export function writeType(value: unknown, prefix = '', indent = ''): string {
  if (typeof value !== 'object' || value === null) return 'unknown';
  const parsed = schema.parse(value);
  const write = (inner: unknown): string => writeType(inner, prefix, indent);
  if (parsed.$ref !== undefined) return prefix + (parsed.$ref.split('/').at(-1) ?? '');
  if ('const' in parsed) return JSON.stringify(parsed.const);
  if (parsed.enum !== undefined) return parsed.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = parsed.anyOf ?? parsed.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(write))].map(inBrackets).join(' | ');
  if (parsed.allOf !== undefined) return parsed.allOf.map(write).map(inBrackets).join(' & ');
  const kinds = Array.isArray(parsed.type) ? parsed.type : [parsed.type ?? 'any'];
  return kinds.map((kind) => writeKind(kind, parsed, prefix, indent)).join(' | ');
}

function writeKind(kind: string, parsed: Schema, prefix: string, indent: string): string {
  switch (kind) {
    case 'string':
    case 'boolean':
    case 'null':
      return kind;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      if (parsed.prefixItems !== undefined)
        return `[${parsed.prefixItems.map((item) => writeType(item, prefix, indent)).join(', ')}]`;
      return `${inBrackets(writeType(parsed.items, prefix, indent))}[]`;
    case 'object':
      return writeObject(parsed, prefix, indent);
    default:
      return 'unknown';
  }
}

function writeObject(parsed: Schema, prefix: string, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = parsed;
  const indexType =
    typeof additionalProperties === 'object'
      ? `Record<string, ${writeType(additionalProperties, prefix, indent)}>`
      : null;
  const entries = Object.entries(properties);
  if (entries.length === 0) return indexType ?? 'Record<string, never>';
  const inner = `${indent}  `;
  const lines = entries.map(([name, value]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const { description } = schema.parse(value ?? {});
    const docComment = description === undefined ? '' : `${inner}/** ${description.replaceAll('*/', '* /')} */\n`;
    return `${docComment}${inner}${key}${required.includes(name) ? '' : '?'}: ${writeType(value, prefix, inner)};\n`;
  });
  const object = `{\n${lines.join('')}${indent}}`;
  return indexType === null ? object : `${object} & ${indexType}`;
}

function inBrackets(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
}
