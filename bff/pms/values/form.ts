/** The value of a form field. Lists and objects become `name[0][inner]`; undefined values are left out. */
export type FormValue = string | number | boolean | undefined | FormValue[] | { [name: string]: FormValue };

/** Encodes a body as `application/x-www-form-urlencoded` with bracketed lists, as PHP-like APIs expect. */
export function encodeForm(fields: { [name: string]: FormValue }): string {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (value === undefined) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return form.toString();
}
