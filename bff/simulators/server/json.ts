/** Undefined for what is no JSON: the vendor's own refusal follows. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
