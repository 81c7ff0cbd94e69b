import { expect, it } from 'vitest';
import { z } from 'zod';
import { type SCHEMAS, toJsonSchema } from '../../../../bff/language/pack/schemas.ts';

const read = (file: keyof typeof SCHEMAS) =>
  z
    .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).optional() })
    .loose()
    .parse(JSON.parse(toJsonSchema(file)));

it('a language file may name its schema and must contain all other keys', () => {
  const { properties, required } = read('grammar.json');
  expect(Object.keys(properties)).toContain('$schema');
  expect(required).not.toContain('$schema');
  expect(required).toContain('functionWords');
});

it('the schema of a lexicon lists all concepts', () => {
  const { propertyNames } = read('lexicon.json');
  expect(propertyNames).toMatchObject({ enum: expect.arrayContaining(['$schema', 'towel']) });
});
