import { z } from 'zod';
import { checksSchema } from './checks.ts';
import { cuesSchema } from './cues.ts';
import { grammarSchema } from './grammar.ts';
import { lexiconSchema, repliesSchema, searchSchema } from './pack.ts';
import { safetySchema } from './safety.ts';

/** The schema of each file in a language's folder. */
export const SCHEMAS = {
  'grammar.json': grammarSchema,
  'lexicon.json': lexiconSchema,
  'search.json': searchSchema,
  'cues.json': cuesSchema,
  'safety.json': safetySchema,
  'checks.json': checksSchema,
  'replies.json': repliesSchema,
} as const;

/** A file's schema as JSON Schema text, for editors. */
export function toJsonSchema(file: keyof typeof SCHEMAS): string {
  const schema = z.toJSONSchema(SCHEMAS[file], { io: 'input' });
  // Each file may name its schema in `$schema`.
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  const { propertyNames } = schema;
  const names = typeof propertyNames === 'object' && propertyNames.enum !== undefined ? propertyNames.enum : null;
  const whole = {
    ...schema,
    properties,
    ...(names === null ? {} : { propertyNames: { enum: ['$schema', ...names] } }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
