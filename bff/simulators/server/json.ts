/** Parses JSON; undefined if it is invalid, so that the vendor's own error is sent. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
