import type { Json, JsonObject } from '../port.ts';

const INDEX = /\[(\d+)\]/g;

/** Reads the value at a mapping's path (`profile.emails[0].value`); undefined if the record has no such field. */
export function readPath(record: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = record;
  for (const step of path.replace(INDEX, '.$1').split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
    else value = Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/** Lists the paths of a record's texts, numbers and flags, in the form that mappings use; at most `max`. */
export function listPaths(record: JsonObject, max = 200): { path: string; value: string }[] {
  const leaves: { path: string; value: string }[] = [];
  const visit = (value: Json | undefined, path: string): void => {
    if (value === undefined || value === null || leaves.length >= max) return;
    if (Array.isArray(value)) visit(value[0], `${path}[0]`);
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`);
    else leaves.push({ path, value: String(value) });
  };
  visit(record, '');
  return leaves;
}
