/** The places of a template's words, each once. */
export function placesIn(body: string): string[] {
  return [...new Set([...body.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
}
