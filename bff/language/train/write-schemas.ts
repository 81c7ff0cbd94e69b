import { mkdirSync, writeFileSync } from 'node:fs';
import { SCHEMAS, toJsonSchema } from '../pack/schemas.ts';

/** Writes the JSON schemas that the languages' files refer to, so that editors mark mistakes. */
const FOLDER = new URL('../data/schema/', import.meta.url);
mkdirSync(FOLDER, { recursive: true });
for (const file of Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])
  writeFileSync(new URL(file, FOLDER), toJsonSchema(file));
