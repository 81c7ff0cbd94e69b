import type { Json, JsonObject } from '../port.ts';

const PLACE = /\[(\d+)\]/g;

/** The value at a mapping's path (`profile.emails[0].value`); undefined where the record has no such place. */
export function readPath(record: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = record;
  for (const step of path.replace(PLACE, '.$1').split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
    else value = Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/** Every path of a record that leads to a text, number or flag, as a mapping writes it; at most `max`. */
export function listPaths(record: JsonObject, max = 200): { path: string; value: string }[] {
  const found: { path: string; value: string }[] = [];
  const visit = (value: Json | undefined, path: string): void => {
    if (value === undefined || value === null || found.length >= max) return;
    if (Array.isArray(value)) visit(value[0], `${path}[0]`);
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`);
    else found.push({ path, value: String(value) });
  };
  visit(record, '');
  return found;
}
